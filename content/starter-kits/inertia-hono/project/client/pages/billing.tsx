import { DocumentTextIcon } from '@heroicons/react/24/outline'
import PageHeading from '#client/components/page-heading.tsx'
import type { Pages } from '#shared/pages.ts'
import AppFrame from '#client/layouts/app-frame.tsx'
import SidebarLayout from '#client/layouts/sidebar-layout.tsx'

export default function Billing({ invoices }: Pages['billing']) {
  return (
    <>
      <PageHeading title="Billing" description="What you sent, and what is still open." />
      <div className="mt-8">
        {invoices.length === 0 ? (
          <section
            aria-labelledby="no-invoices"
            className="rounded-xl border border-dashed border-secondary-300 px-5 py-14 text-center sm:px-6 dark:border-white/20"
          >
            <DocumentTextIcon
              aria-hidden="true"
              className="mx-auto size-10 text-secondary-400 dark:text-secondary-500"
            />
            <h2 id="no-invoices" className="mt-3 text-base/7 font-semibold text-secondary-950 dark:text-white">
              No invoices yet
            </h2>
            <p className="mx-auto mt-1 max-w-sm text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400">
              Your first invoice shows here on the day it is sent.
            </p>
          </section>
        ) : (
          <ul role="list" className="divide-y divide-secondary-950/10 text-sm/6 dark:divide-white/10">
            {invoices.map((invoice) => (
              <li key={invoice.number} className="flex flex-wrap justify-between gap-x-6 py-3">
                <span className="font-medium text-secondary-950 dark:text-white">{invoice.customer}</span>
                <span className="text-secondary-600 tabular-nums dark:text-secondary-400">
                  {invoice.number} · {invoice.total}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}

Billing.layout = [AppFrame, SidebarLayout]
