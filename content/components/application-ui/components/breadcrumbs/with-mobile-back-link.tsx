/**
 * @title Breadcrumb with mobile back link
 * @description A breadcrumb behind a back link; phones keep only the link, with the name of the level above.
 * @keywords path, back button, navigation trail, page hierarchy, parent link
 * @layout padded
 * @order 2
 * @part AUI-C06-2
 */
import { ArrowLeftIcon } from '@heroicons/react/20/solid'

const pages = ['Customers', 'Kowalczyk Family Dentistry']

const facts = [
  { name: 'Open balance', value: '$1,240.00' },
  { name: 'Payment terms', value: '30 days' },
  { name: 'Next invoice', value: 'October 1' },
]

export default function BreadcrumbWithMobileBackLink() {
  return (
    <div className="mx-auto max-w-5xl">
      <div className="flex min-w-0 items-center gap-3 text-sm/6">
        <a
          href="#"
          className="inline-flex min-h-10 min-w-0 items-center gap-2 rounded-lg bg-white px-2.5 py-1.5 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:min-h-9 sm:px-2 dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
        >
          <ArrowLeftIcon
            aria-hidden="true"
            className="size-5 shrink-0 text-secondary-500 rtl:-scale-x-100 dark:text-secondary-400"
          />
          <span className="min-w-0 wrap-break-word sm:sr-only">
            <span className="sr-only">Back to </span>Kowalczyk Family Dentistry
          </span>
        </a>
        <nav aria-label="Breadcrumb" className="hidden sm:block">
          <ol role="list" className="flex flex-wrap gap-x-3">
            {pages.map((page) => (
              <li key={page} className="flex gap-3">
                <a
                  href="#"
                  className="rounded-sm text-secondary-600 transition duration-150 hover:text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-400 dark:hover:text-white dark:focus-visible:outline-primary-400"
                >
                  {page}
                </a>
                <span aria-hidden="true" className="text-secondary-400 dark:text-secondary-500">
                  /
                </span>
              </li>
            ))}
            <li aria-current="page" className="font-medium text-secondary-950 dark:text-white">
              Billing
            </li>
          </ol>
        </nav>
      </div>
      <h1 className="mt-5 text-2xl/8 font-semibold tracking-tight text-balance text-secondary-950 dark:text-white">
        Billing
      </h1>
      <dl className="mt-4 flex flex-wrap gap-x-6 gap-y-4 border-t border-secondary-950/10 pt-4 text-sm/6 dark:border-white/10">
        {facts.map((fact) => (
          <div key={fact.name} className="min-w-28 flex-1">
            <dt className="text-secondary-600 dark:text-secondary-400">{fact.name}</dt>
            <dd className="text-lg/7 font-semibold text-secondary-950 tabular-nums dark:text-white">{fact.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
