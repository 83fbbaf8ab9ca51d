import { CheckCircleIcon, ExclamationTriangleIcon, XMarkIcon } from '@heroicons/react/20/solid'
import { usePage } from '@inertiajs/react'
import { clsx } from 'clsx'
import { useState } from 'react'
import type { BannerStyle } from '#shared/page-props.ts'
import { IconButton } from './icon-button.tsx'

const looks: Record<BannerStyle, { box: string; icon: typeof CheckCircleIcon }> = {
  success: { box: 'bg-accent-wash text-accent', icon: CheckCircleIcon },
  danger: { box: 'bg-danger-wash text-danger', icon: ExclamationTriangleIcon },
}

/** What the server has to say about the last action, until it is put away. */
export function FlashBanner({ className }: { className?: string }) {
  const { flash } = usePage().props
  const [dismissed, setDismissed] = useState<typeof flash | null>(null)
  const shown = flash.banner !== null && dismissed !== flash
  const { box, icon: Icon } = looks[flash.bannerStyle]

  // The live region stands before its words do, or they would not be read aloud.
  return (
    <div role={flash.bannerStyle === 'danger' ? 'alert' : 'status'} className={className}>
      {shown && (
        <div className={clsx('flex flex-wrap items-start gap-x-3 rounded-lg py-1 ps-4 pe-1', box)}>
          <Icon aria-hidden className="mt-2.5 size-5 shrink-0" />
          <p className="flex-1 basis-32 py-2 text-sm font-medium wrap-anywhere">{flash.banner}</p>
          <IconButton icon={XMarkIcon} label="Dismiss" onClick={() => setDismissed(flash)} className="text-current" />
        </div>
      )}
    </div>
  )
}
