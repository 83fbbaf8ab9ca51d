import { usePage } from '@inertiajs/react'
import { useState } from 'react'
import { Banner } from './banner.tsx'

/** What the server has to say about the last action, until it is put away. */
export function FlashBanner({ className }: { className?: string }) {
  const { flash } = usePage().props
  const [dismissed, setDismissed] = useState<typeof flash | null>(null)
  const shown = flash.banner !== null && dismissed !== flash

  // The live region stands before its words do, or they would not be read aloud.
  return (
    <div data-print="no" role={flash.bannerStyle === 'danger' ? 'alert' : 'status'} className={className}>
      {shown && (
        <Banner bannerStyle={flash.bannerStyle} onDismiss={() => setDismissed(flash)}>
          {flash.banner}
        </Banner>
      )}
    </div>
  )
}
