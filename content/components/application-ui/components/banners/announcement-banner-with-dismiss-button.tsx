/**
 * @title Announcement banner with dismiss button
 * @description An announcement banner across the top of an app with one message, a link and a close button.
 * @keywords announcement bar, notification bar, top bar, promo bar, message strip
 * @free
 * @layout padded
 * @order 1
 * @part AUI-C05-1
 */
import { useState } from 'react'
import { ArrowRightIcon, PlusIcon, XMarkIcon } from '@heroicons/react/20/solid'

const pages = ['Overview', 'Invoices', 'Expenses', 'Reports']

const invoices = [
  { customer: 'Maison Delorme', currency: 'Euro', due: 'Due September 24', amount: '€2,460.00' },
  { customer: 'Takumi Ceramics', currency: 'Japanese yen', due: 'Due September 28', amount: '¥184,000' },
  { customer: 'Kestrel Cycling Club', currency: 'US dollar', due: 'Due October 1', amount: '$640.00' },
]

export default function AnnouncementBannerWithDismissButton() {
  const [open, setOpen] = useState(true)

  return (
    <div className="mx-auto max-w-5xl overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
      {open && (
        <section
          aria-label="Announcement"
          className="flex items-start gap-3 bg-primary-700 px-4 py-3.5 text-base/6 text-white sm:items-center sm:px-6 dark:bg-primary-800"
        >
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-6 gap-y-3">
            <p className="flex-1 basis-72 text-balance">
              <span className="me-1.5 inline-block rounded-full bg-white px-2.5 text-sm/6 font-semibold text-primary-800">
                New
              </span>{' '}
              <strong className="me-1.5 text-lg/7 font-semibold">Invoices in 12 currencies</strong>{' '}
              <span className="block text-primary-100 lg:inline">Exchange rates are fixed on the day you send.</span>
            </p>
            <a
              href="#"
              className="inline-flex items-center gap-1.5 rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-primary-800 transition duration-150 hover:bg-primary-100 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none sm:py-1.5"
            >
              See how it works
              <ArrowRightIcon aria-hidden="true" className="size-4 shrink-0 rtl:-scale-x-100" />
            </a>
          </div>
          <button
            type="button"
            onClick={() => setOpen(false)}
            className="-my-1 -me-3 rounded-lg p-2.5 transition duration-150 hover:bg-white/15 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-white motion-reduce:transition-none sm:-me-2 sm:p-1.5"
          >
            <span className="sr-only">Dismiss announcement</span>
            <XMarkIcon aria-hidden="true" className="size-5" />
          </button>
        </section>
      )}

      {/* The app under the banner */}
      <header className="flex flex-wrap items-center gap-x-8 border-b border-secondary-950/10 px-4 sm:px-6 dark:border-white/10">
        <img
          src="/media/logos/tidewell.svg"
          alt="Tidewell"
          width={128}
          height={40}
          className="h-7 w-auto max-sm:mt-3 dark:invert"
        />
        <nav aria-label="Main" className="-mx-2 flex flex-wrap max-sm:w-full sm:-mx-3 sm:flex-1">
          {pages.map((page) => (
            <a
              key={page}
              href="#"
              aria-current={page === 'Invoices' ? 'page' : undefined}
              className="border-b-2 border-transparent px-2 py-3 text-sm/6 font-medium text-secondary-600 hover:text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 aria-[current=page]:border-primary-600 aria-[current=page]:text-secondary-950 sm:px-3 dark:text-secondary-400 dark:hover:text-white dark:focus-visible:outline-primary-400 dark:aria-[current=page]:border-primary-400 dark:aria-[current=page]:text-white"
            >
              {page}
            </a>
          ))}
        </nav>
      </header>
      <main>
        <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-4 sm:px-6">
          <h1 className="text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">Open invoices</h1>
          <a
            href="#"
            className="inline-flex items-center gap-1.5 rounded-lg bg-white py-2 ps-2.5 pe-3.5 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:py-1.5 dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
          >
            <PlusIcon aria-hidden="true" className="size-5 text-secondary-500 dark:text-secondary-400" />
            New invoice
          </a>
        </div>
        <ul role="list">
          {invoices.map((invoice) => (
            <li
              key={invoice.customer}
              className="grid grid-cols-2 gap-x-6 border-t border-secondary-950/10 px-4 py-3 text-sm/6 text-secondary-600 sm:grid-cols-4 sm:px-6 dark:border-white/10 dark:text-secondary-400"
            >
              <span className="font-medium text-secondary-950 dark:text-white">{invoice.customer}</span>
              <span className="max-sm:hidden">{invoice.currency}</span>
              <span className="max-sm:order-last max-sm:col-span-2">{invoice.due}</span>
              <span className="text-end font-medium text-secondary-950 tabular-nums dark:text-white">
                {invoice.amount}
              </span>
            </li>
          ))}
        </ul>
      </main>
    </div>
  )
}
