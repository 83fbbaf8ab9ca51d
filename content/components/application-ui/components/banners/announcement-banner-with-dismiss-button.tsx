/**
 * @title Announcement banner with dismiss button
 * @description An announcement banner across the top of an app with one message, a link and a close button.
 * @keywords announcement bar, notification bar, top bar, promo bar, message strip
 * @free
 * @layout full
 * @order 1
 * @part AUI-C05-1
 */
import { useState } from 'react'
import { ArrowRightIcon, XMarkIcon } from '@heroicons/react/20/solid'

export default function AnnouncementBannerWithDismissButton() {
  const [open, setOpen] = useState(true)

  return (
    <>
      {open && (
        <section
          aria-label="Announcement"
          className="flex items-start gap-3 bg-primary-700 px-4 py-2.5 text-sm/6 text-white sm:items-center sm:px-6 lg:px-8 dark:bg-primary-800"
        >
          <div className="flex min-w-0 flex-1 flex-wrap gap-x-4 gap-y-1 sm:justify-center">
            <p className="text-pretty">
              <strong className="font-semibold">Invoices in 12 currencies.</strong> Exchange rates are fixed on the day
              you send.
            </p>
            <a
              href="#"
              className="-my-2 inline-flex items-center gap-1 rounded-sm py-2 font-semibold underline decoration-white/50 underline-offset-4 hover:decoration-white focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white sm:my-0 sm:py-0"
            >
              See how it works
              <ArrowRightIcon aria-hidden="true" className="size-4 shrink-0 rtl:-scale-x-100" />
            </a>
          </div>
          <button
            type="button"
            onClick={() => setOpen(false)}
            className="-my-1 -me-3 rounded-lg p-2.5 transition duration-150 hover:bg-white/15 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-white motion-reduce:transition-none sm:my-0 sm:-me-2 sm:p-1.5"
          >
            <span className="sr-only">Dismiss announcement</span>
            <XMarkIcon aria-hidden="true" className="size-5" />
          </button>
        </section>
      )}
    </>
  )
}
