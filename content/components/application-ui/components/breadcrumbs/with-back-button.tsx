/**
 * @title Breadcrumb with back button
 * @description A breadcrumb on a dark page head that ends in the page's large title, behind a button that leads up one level; on phones the button has that level's name.
 * @keywords path, back link, navigation trail, page hierarchy, parent link, mobile breadcrumb
 * @layout padded
 * @order 2
 * @part AUI-C06-2
 */
import { ArrowLeftIcon } from '@heroicons/react/20/solid'

const pages = ['Customers', 'Café Lumière']

const facts = [
  { name: 'Open', value: '$612.80' },
  { name: 'Paid in 2026', value: '$8,140.00' },
  { name: 'Terms', value: '30 days' },
]

const invoices = [
  { id: 'INV-2079', text: 'Wine list, 60 copies', due: 'Due Oct 21', amount: '$612.80' },
  { id: 'INV-2061', text: 'Menus for summer', due: 'Paid Jul 8', amount: '$1,940.00' },
  { id: 'INV-2044', text: 'Sign for the terrace', due: 'Paid May 12', amount: '$6,200.00' },
]

export default function BreadcrumbWithBackButton() {
  return (
    <div className="mx-auto max-w-xl overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
      <div className="bg-primary-950 p-5 sm:p-6">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <a
            href="#"
            className="inline-flex min-w-0 items-center gap-2 rounded-lg bg-white p-2.5 font-semibold text-primary-900 transition duration-150 hover:bg-primary-100 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none"
          >
            <ArrowLeftIcon aria-hidden="true" className="size-5 shrink-0 rtl:-scale-x-100" />
            <span className="min-w-0 pe-1 wrap-break-word sm:sr-only">
              <span className="sr-only">Back to </span>Café Lumière
            </span>
          </a>
          <nav aria-label="Breadcrumb" className="max-sm:w-full">
            <ol role="list" className="flex flex-wrap items-baseline gap-x-3 text-lg/7">
              {pages.map((page) => (
                <li key={page} className="hidden items-center gap-3 sm:flex">
                  <a
                    href="#"
                    className="rounded-sm py-2 text-primary-200 transition duration-150 hover:text-white hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none"
                  >
                    {page}
                  </a>
                  <span aria-hidden="true" className="text-primary-400">
                    /
                  </span>
                </li>
              ))}
              <li aria-current="page">
                <h1 className="text-3xl font-semibold tracking-tight text-white">Billing</h1>
              </li>
            </ol>
          </nav>
        </div>
        <dl className="mt-5 flex flex-wrap gap-x-6 gap-y-3">
          {facts.map((fact) => (
            <div key={fact.name} className="flex-1 whitespace-nowrap">
              <dt className="text-sm/6 text-primary-200">{fact.name}</dt>
              <dd className="text-lg/7 font-semibold text-white tabular-nums">
                <bdi>{fact.value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <ul role="list">
        {invoices.map((invoice) => (
          <li
            key={invoice.id}
            className="flex flex-wrap items-center gap-x-4 border-t border-secondary-950/10 px-5 text-sm/5 sm:px-6 dark:border-white/10"
          >
            <a
              href="#"
              className="me-auto rounded-sm py-3 font-semibold text-secondary-950 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-white dark:focus-visible:outline-primary-400"
            >
              {invoice.text}
            </a>
            <span className="text-secondary-600 max-sm:hidden dark:text-secondary-400">{invoice.due}</span>
            <span className="min-w-24 text-end font-semibold text-secondary-950 tabular-nums dark:text-white">
              {invoice.amount}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
