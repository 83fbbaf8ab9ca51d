/**
 * @title Table with checkboxes, bulk actions and status
 * @description A data table with checkboxes, a bar of bulk actions and status badges; on phones the middle columns fold into the outer two.
 * @keywords data table, data grid, selectable rows, row selection, admin table, orders table, batch actions
 * @free
 * @order 1
 * @part AUI-C38-1
 */
import { useState } from 'react'
import clsx from 'clsx'
import { ArrowDownTrayIcon, CheckIcon, MinusIcon, PaperAirplaneIcon } from '@heroicons/react/16/solid'

const invoices = [
  {
    id: 'INV-2081',
    customer: 'Adeyemi & Sons Joinery',
    due: 'Sep 30, 2026',
    status: 'Draft',
    amount: 1860,
  },
  {
    id: 'INV-2080',
    customer: 'Northwind Pediatrics',
    due: 'Sep 24, 2026',
    status: 'Open',
    amount: 4325.5,
  },
  {
    id: 'INV-2079',
    customer: 'Café Lumière',
    due: 'Sep 21, 2026',
    status: 'Open',
    amount: 612.8,
  },
  {
    id: 'INV-2078',
    customer: 'Hansen Maritime Surveying',
    due: 'Sep 1, 2026',
    status: 'Overdue',
    amount: 12480,
  },
  {
    id: 'INV-2077',
    customer: 'Studio Nakamura',
    due: 'Aug 28, 2026',
    status: 'Paid',
    amount: 2940,
  },
  {
    id: 'INV-2076',
    customer: 'Riverside Community Garden',
    due: 'Aug 26, 2026',
    status: 'Paid',
    amount: 385.25,
  },
]

const statusStyles: Record<string, string> = {
  Draft:
    'bg-secondary-100 text-secondary-800 ring-secondary-950/10 dark:bg-white/10 dark:text-secondary-200 dark:ring-white/10',
  Open: 'bg-sky-50 text-sky-900 ring-sky-700/20 dark:bg-sky-400/10 dark:text-sky-200 dark:ring-sky-400/20',
  Overdue: 'bg-red-50 text-red-900 ring-red-700/20 dark:bg-red-400/10 dark:text-red-200 dark:ring-red-400/20',
  Paid: 'bg-green-50 text-green-900 ring-green-700/20 dark:bg-green-400/10 dark:text-green-200 dark:ring-green-400/20',
}

const unpaidInvoices = invoices.filter((invoice) => invoice.status === 'Open' || invoice.status === 'Overdue')

function formatAmount(amount: number) {
  return amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
}

function totalOf(list: { amount: number }[]) {
  return formatAmount(list.reduce((total, invoice) => total + invoice.amount, 0))
}

export default function TableWithCheckboxesBulkActionsAndStatus() {
  const [selected, setSelected] = useState(['INV-2080', 'INV-2079'])
  const allSelected = selected.length === invoices.length
  const someSelected = selected.length > 0
  const selectedInvoices = invoices.filter((invoice) => selected.includes(invoice.id))

  function toggle(id: string) {
    setSelected(selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id])
  }

  function toggleAll() {
    setSelected(allSelected ? [] : invoices.map((invoice) => invoice.id))
  }

  return (
    <section
      aria-labelledby="invoices-heading"
      className="rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5 sm:p-6">
        <div className="min-w-0">
          <h2 id="invoices-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
            Invoices
          </h2>
          <p aria-live="polite" className="text-sm/6 text-secondary-600 tabular-nums dark:text-secondary-400">
            <bdi>
              {someSelected
                ? `${selected.length} of ${invoices.length} selected, ${totalOf(selectedInvoices)}`
                : 'Select invoices to download or send them.'}
            </bdi>
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <button
            type="button"
            disabled={!someSelected}
            className="inline-flex items-center gap-2 rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
          >
            <ArrowDownTrayIcon aria-hidden="true" className="size-4 text-secondary-500 dark:text-secondary-400" />
            Download
          </button>
          <button
            type="button"
            disabled={!someSelected}
            className="inline-flex items-center gap-2 rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
          >
            <PaperAirplaneIcon aria-hidden="true" className="size-4 rtl:-scale-x-100" />
            Send
          </button>
        </div>
      </div>
      <div className="relative overflow-x-auto">
        <table className="w-full text-sm/6">
          <caption className="sr-only">Invoices with customer, due date, status and amount</caption>
          <thead className="border-y border-secondary-950/10 bg-secondary-50 text-secondary-600 dark:border-white/10 dark:bg-white/5 dark:text-secondary-400">
            <tr>
              <td className="w-0 py-1 ps-2 pe-0 sm:ps-3">
                <button
                  type="button"
                  role="checkbox"
                  aria-label="Select all invoices"
                  aria-checked={allSelected ? 'true' : someSelected ? 'mixed' : 'false'}
                  onClick={toggleAll}
                  className="grid size-10 place-items-center rounded-lg focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 dark:focus-visible:outline-primary-400"
                >
                  <span
                    className={clsx(
                      'grid size-4 place-items-center rounded-sm border text-white',
                      someSelected
                        ? 'border-primary-600 bg-primary-600'
                        : 'border-secondary-500 bg-white dark:border-white/40 dark:bg-white/5',
                    )}
                  >
                    {allSelected && <CheckIcon aria-hidden="true" className="size-3.5" />}
                    {someSelected && !allSelected && <MinusIcon aria-hidden="true" className="size-3.5" />}
                  </span>
                </button>
              </td>
              <th scope="col" className="px-2 py-2 text-start font-medium">
                Invoice
              </th>
              <th scope="col" className="hidden px-2 py-2 text-start font-medium md:table-cell">
                Customer
              </th>
              <th scope="col" className="hidden px-2 py-2 text-start font-medium md:table-cell">
                Due
              </th>
              <th scope="col" className="hidden px-2 py-2 text-start font-medium md:table-cell">
                Status
              </th>
              <th scope="col" className="py-2 ps-2 pe-5 text-end font-medium sm:pe-6">
                Amount
              </th>
            </tr>
          </thead>
          <tbody>
            {invoices.map((invoice) => (
              <tr
                key={invoice.id}
                className="border-b border-secondary-950/10 align-top transition duration-150 hover:bg-secondary-50 has-checked:bg-primary-50 motion-reduce:transition-none dark:border-white/10 dark:hover:bg-white/5 dark:has-checked:bg-primary-400/10"
              >
                <td className="py-2 ps-2 pe-0 sm:ps-3">
                  <label className="grid size-10 place-items-center">
                    <span className="sr-only">Select {invoice.id}</span>
                    <input
                      type="checkbox"
                      checked={selected.includes(invoice.id)}
                      onChange={() => toggle(invoice.id)}
                      className="peer col-start-1 row-start-1 size-4 appearance-none rounded-sm border border-secondary-500 bg-white checked:border-primary-600 checked:bg-primary-600 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:border-white/40 dark:bg-white/5 dark:checked:border-primary-600 dark:checked:bg-primary-600 dark:focus-visible:outline-primary-400 forced-colors:appearance-auto"
                    />
                    <CheckIcon
                      aria-hidden="true"
                      className="pointer-events-none invisible col-start-1 row-start-1 size-3.5 text-white peer-checked:visible forced-colors:hidden"
                    />
                  </label>
                </td>
                <th scope="row" className="px-2 py-4 text-start font-medium text-secondary-950 dark:text-white">
                  <a
                    href="#"
                    className="relative rounded-sm py-3 whitespace-nowrap hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:static sm:py-0 dark:focus-visible:outline-primary-400"
                  >
                    {invoice.id}
                  </a>
                  <dl className="font-normal text-secondary-600 md:hidden dark:text-secondary-400">
                    <dt className="sr-only">Customer</dt>
                    <dd>{invoice.customer}</dd>
                    <dt className="sr-only">Due</dt>
                    <dd className="tabular-nums">{invoice.due}</dd>
                  </dl>
                </th>
                <td className="hidden px-2 py-4 text-secondary-600 md:table-cell dark:text-secondary-400">
                  {invoice.customer}
                </td>
                <td className="hidden px-2 py-4 whitespace-nowrap text-secondary-600 tabular-nums md:table-cell dark:text-secondary-400">
                  {invoice.due}
                </td>
                <td className="hidden px-2 py-4 md:table-cell">
                  <span
                    className={clsx(
                      'inline-block rounded-full px-2 py-0.5 text-xs/5 font-medium ring-1 ring-inset',
                      statusStyles[invoice.status],
                    )}
                  >
                    {invoice.status}
                  </span>
                </td>
                <td className="py-4 ps-2 pe-5 text-end text-secondary-950 tabular-nums sm:pe-6 dark:text-white">
                  {formatAmount(invoice.amount)}
                  <div className="mt-1 md:hidden">
                    <span
                      className={clsx(
                        'inline-block rounded-full px-2 py-0.5 text-xs/5 font-medium ring-1 ring-inset',
                        statusStyles[invoice.status],
                      )}
                    >
                      {invoice.status}
                    </span>
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot className="text-secondary-950 tabular-nums dark:text-white">
            <tr>
              <th
                scope="row"
                colSpan={2}
                className="py-0 ps-5 pe-2 pt-4 text-start font-normal text-secondary-600 sm:ps-6 dark:text-secondary-400"
              >
                Outstanding
              </th>
              <td colSpan={3} className="hidden p-0 md:table-cell" />
              <td className="py-0 ps-2 pe-5 pt-4 text-end sm:pe-6">{totalOf(unpaidInvoices)}</td>
            </tr>
            <tr>
              <th scope="row" colSpan={2} className="ps-5 pe-2 pt-1 pb-4 text-start font-semibold sm:ps-6">
                Total
              </th>
              <td colSpan={3} className="hidden p-0 md:table-cell" />
              <td className="ps-2 pe-5 pt-1 pb-4 text-end font-semibold sm:pe-6">{totalOf(invoices)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  )
}
