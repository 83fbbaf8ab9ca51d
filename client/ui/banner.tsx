import { CheckCircleIcon, ExclamationTriangleIcon, XMarkIcon } from '@heroicons/react/20/solid'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { BannerStyle } from '#shared/page-props.ts'
import { IconButton } from './icon-button.tsx'

const looks: Record<BannerStyle, { box: string; icon: typeof CheckCircleIcon }> = {
  success: { box: 'bg-accent-wash text-accent', icon: CheckCircleIcon },
  danger: { box: 'bg-danger-wash text-danger', icon: ExclamationTriangleIcon },
}

type Props = { bannerStyle: BannerStyle; onDismiss: () => void; children: ReactNode }

/** A sentence across the page that can be put away. */
export function Banner({ bannerStyle, onDismiss, children }: Props) {
  const { box, icon: Icon } = looks[bannerStyle]

  return (
    <div className={clsx('flex flex-wrap items-start gap-x-3 rounded-lg py-1 ps-4 pe-1', box)}>
      <Icon aria-hidden className="mt-2.5 size-5 shrink-0" />
      <p className="flex-1 basis-32 py-2 text-sm font-medium wrap-anywhere">{children}</p>
      <IconButton icon={XMarkIcon} label="Dismiss" onClick={onDismiss} className="text-current" />
    </div>
  )
}
