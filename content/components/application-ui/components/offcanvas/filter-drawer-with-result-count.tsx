/**
 * @title Filter drawer with result count
 * @description A drawer with several filters, a live count of results and buttons that apply or reset them all.
 * @keywords offcanvas, slide-over, sheet, side panel, facets, mobile filters
 * @layout padded
 * @minHeight 640
 * @opens Filters
 * @order 1
 * @part AUI-C29-1
 */
import { useState, type FormEvent } from 'react'
import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { AdjustmentsHorizontalIcon, ChevronDownIcon, XMarkIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const invoices = [
  { id: 'INV-2081', customer: 'Adeyemi & Sons Joinery', date: 'Sep 30', status: 'draft', amount: 1860 },
  { id: 'INV-2080', customer: 'Northwind Pediatrics', date: 'Sep 24', status: 'open', amount: 4325.5 },
  { id: 'INV-2079', customer: 'Café Lumière', date: 'Sep 21', status: 'open', amount: 612.8 },
  { id: 'INV-2078', customer: 'Hansen Maritime Surveying', date: 'Sep 1', status: 'overdue', amount: 12480 },
  { id: 'INV-2077', customer: 'Studio Nakamura', date: 'Aug 28', status: 'paid', amount: 2940 },
  { id: 'INV-2076', customer: 'Riverside Community Garden', date: 'Aug 26', status: 'paid', amount: 385.25 },
]

const statuses = [
  { id: 'draft', name: 'Draft', count: 1 },
  { id: 'open', name: 'Open', count: 2 },
  { id: 'overdue', name: 'Overdue', count: 1 },
  { id: 'paid', name: 'Paid', count: 2 },
]

const customers = invoices.map((invoice) => invoice.customer)

const statusStyles: Record<string, string> = {
  draft:
    'bg-secondary-100 text-secondary-800 ring-secondary-950/10 dark:bg-white/10 dark:text-secondary-200 dark:ring-white/10',
  open: 'bg-sky-50 text-sky-900 ring-sky-700/20 dark:bg-sky-400/10 dark:text-sky-200 dark:ring-sky-400/20',
  overdue: 'bg-red-50 text-red-900 ring-red-700/20 dark:bg-red-400/10 dark:text-red-200 dark:ring-red-400/20',
  paid: 'bg-green-50 text-green-900 ring-green-700/20 dark:bg-green-400/10 dark:text-green-200 dark:ring-green-400/20',
}

// The smallest first, for the bars above the minimum.
const byAmount = invoices.toSorted((a, z) => a.amount - z.amount)

const everything = { statuses: [] as string[], least: '', customer: '' }

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

function matches(invoice: { customer: string; status: string; amount: number }, filters: typeof everything) {
  return (
    (filters.statuses.length === 0 || filters.statuses.includes(invoice.status)) &&
    invoice.amount >= Number(filters.least) &&
    (filters.customer === '' || invoice.customer === filters.customer)
  )
}

export default function FilterDrawerWithResultCount() {
  const [open, setOpen] = useState(false)
  const [applied, setApplied] = useState({ statuses: ['open', 'overdue'], least: '500', customer: '' })
  const [draft, setDraft] = useState(everything)
  const shown = invoices.filter((invoice) => matches(invoice, applied))
  const found = invoices.filter((invoice) => matches(invoice, draft)).length
  const inUse =
    (applied.statuses.length > 0 ? 1 : 0) + (applied.least === '' ? 0 : 1) + (applied.customer === '' ? 0 : 1)

  function start() {
    setDraft(applied)
    setOpen(true)
  }

  function toggle(id: string) {
    setDraft({
      ...draft,
      statuses: draft.statuses.includes(id) ? draft.statuses.filter((each) => each !== id) : [...draft.statuses, id],
    })
  }

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setApplied(draft)
    setOpen(false)
  }

  return (
    <div className="mx-auto max-w-3xl">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h2 className="text-lg/7 font-semibold text-secondary-950 dark:text-white">Invoices</h2>
          <p role="status" className="text-sm/6 text-secondary-600 tabular-nums dark:text-secondary-400">
            <bdi>
              {shown.length} of {invoices.length} shown
            </bdi>
          </p>
        </div>
        <button
          type="button"
          onClick={start}
          className="inline-flex items-center gap-2 rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
        >
          <AdjustmentsHorizontalIcon
            aria-hidden="true"
            className="-ms-0.5 size-5 text-secondary-500 dark:text-secondary-400"
          />
          Filters
          {inUse > 0 && (
            <span className="rounded-full bg-primary-50 px-2 text-xs/5 text-primary-800 tabular-nums dark:bg-primary-400/15 dark:text-primary-200">
              {inUse}
              <span className="sr-only"> in use</span>
            </span>
          )}
        </button>
      </div>

      <ul
        role="list"
        className="mt-4 overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
      >
        {shown.map((invoice) => (
          <li
            key={invoice.id}
            className="-mt-px grid grid-cols-3 items-center gap-x-2 border-t border-secondary-950/10 px-4 py-3 text-sm/6 sm:grid-cols-4 sm:gap-x-4 sm:px-6 dark:border-white/10"
          >
            <div className="col-span-2 min-w-0">
              <p className="font-medium wrap-break-word text-secondary-950 dark:text-white">{invoice.customer}</p>
              <p className="text-secondary-600 tabular-nums dark:text-secondary-400">
                {invoice.id}, due {invoice.date}
              </p>
            </div>
            <p className="row-span-2 text-end font-medium text-secondary-950 tabular-nums sm:order-1 dark:text-white">
              {money.format(invoice.amount)}
            </p>
            <p>
              <span
                className={clsx(
                  'inline-block rounded-full px-2 py-0.5 text-xs/5 font-medium capitalize ring-1 ring-inset',
                  statusStyles[invoice.status],
                )}
              >
                {invoice.status}
              </span>
            </p>
          </li>
        ))}
      </ul>
      {shown.length === 0 && (
        <p className="py-10 text-center text-sm/6 text-secondary-600 dark:text-secondary-400">
          No invoices match these filters.
        </p>
      )}

      <Dialog open={open} onClose={setOpen} className="relative z-10">
        <DialogBackdrop
          transition
          className="fixed inset-0 bg-secondary-950/50 transition-opacity data-closed:opacity-0 data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none dark:bg-secondary-950/75"
        />
        <div className="fixed inset-0 flex justify-end ps-8">
          <DialogPanel
            transition
            className="flex w-full max-w-sm flex-col bg-white text-start shadow-lg ring-1 ring-secondary-950/10 transition data-closed:translate-x-full data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none rtl:data-closed:-translate-x-full dark:bg-secondary-800 dark:ring-white/10"
          >
            <form onSubmit={apply} className="flex min-h-0 flex-1 flex-col">
              <div className="flex items-center justify-between gap-4 px-5 py-4 sm:px-6">
                <DialogTitle className="text-base/7 font-semibold text-secondary-950 dark:text-white">
                  Filters
                </DialogTitle>
                <button
                  type="button"
                  data-autofocus
                  onClick={() => setOpen(false)}
                  className="-my-1 -me-2.5 rounded-lg p-2.5 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:my-0 sm:-me-1.5 sm:p-1.5 dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
                >
                  <span className="sr-only">Close filters</span>
                  <XMarkIcon aria-hidden="true" className="size-5" />
                </button>
              </div>
              <div className="grid flex-1 content-start gap-6 overflow-y-auto border-y border-secondary-950/10 px-5 py-6 sm:px-6 dark:border-white/10">
                <fieldset>
                  <legend className="text-sm/6 font-medium text-secondary-950 dark:text-white">Status</legend>
                  <div className="mt-2 grid gap-1">
                    {statuses.map((status) => (
                      <label
                        key={status.id}
                        className="flex items-center gap-3 py-2.5 text-sm/5 text-secondary-950 sm:py-1.5 dark:text-white"
                      >
                        <input
                          type="checkbox"
                          checked={draft.statuses.includes(status.id)}
                          onChange={() => toggle(status.id)}
                          className="size-4 accent-primary-600 dark:accent-primary-500"
                        />
                        {status.name}
                        <span className="ms-auto text-secondary-600 tabular-nums dark:text-secondary-300">
                          {status.count}
                        </span>
                      </label>
                    ))}
                  </div>
                </fieldset>
                <div className="grid gap-1.5">
                  <label htmlFor="filter-least" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
                    Minimum amount
                  </label>
                  <div aria-hidden="true" className="flex h-14 items-end gap-1.5">
                    {byAmount.map((invoice) => (
                      <span
                        key={invoice.id}
                        style={{ height: `${10 + invoice.amount / 140}%` }}
                        className={clsx(
                          'flex-1 rounded-t-md',
                          invoice.amount >= Number(draft.least)
                            ? 'bg-primary-600 dark:bg-primary-500'
                            : 'bg-secondary-200 dark:bg-white/15',
                        )}
                      />
                    ))}
                  </div>
                  <div className="grid grid-cols-1">
                    <input
                      id="filter-least"
                      type="number"
                      min={0}
                      inputMode="numeric"
                      value={draft.least}
                      onChange={(event) => setDraft({ ...draft, least: event.target.value })}
                      className="col-start-1 row-start-1 w-full rounded-lg border border-secondary-500 bg-white py-2 ps-7 pe-3 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
                    />
                    <span
                      aria-hidden="true"
                      className="pointer-events-none col-start-1 row-start-1 ms-3 self-center text-base/6 text-secondary-600 sm:text-sm/6 dark:text-secondary-300"
                    >
                      $
                    </span>
                  </div>
                </div>
                <div className="grid gap-1.5">
                  <label htmlFor="filter-customer" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
                    Customer
                  </label>
                  <div className="grid grid-cols-1 items-center">
                    <select
                      id="filter-customer"
                      value={draft.customer}
                      onChange={(event) => setDraft({ ...draft, customer: event.target.value })}
                      className="col-start-1 row-start-1 w-full appearance-none rounded-lg border border-secondary-500 bg-white py-2 ps-3 pe-10 text-base/6 text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:*:bg-secondary-800 dark:focus-visible:outline-primary-400"
                    >
                      <option value="">All customers</option>
                      {customers.map((customer) => (
                        <option key={customer} value={customer}>
                          {customer}
                        </option>
                      ))}
                    </select>
                    <ChevronDownIcon
                      aria-hidden="true"
                      className="pointer-events-none col-start-1 row-start-1 me-3 size-5 justify-self-end text-secondary-500 dark:text-secondary-400"
                    />
                  </div>
                </div>
              </div>
              <div className="flex gap-3 px-5 py-4 sm:px-6">
                <button
                  type="button"
                  onClick={() => setDraft(everything)}
                  className="rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
                >
                  Clear
                </button>
                <button
                  type="submit"
                  className="flex-1 rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white tabular-nums shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
                >
                  Show {found} {found === 1 ? 'invoice' : 'invoices'}
                </button>
              </div>
            </form>
          </DialogPanel>
        </div>
      </Dialog>
    </div>
  )
}
