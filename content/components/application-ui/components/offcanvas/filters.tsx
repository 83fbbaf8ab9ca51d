/**
 * @title Filters from the side
 * @description Use when a list has more filters than fit above it: set several, see the count, apply them at once.
 * @layout padded
 * @minHeight 640
 * @order 1
 */
import { useState, type FormEvent } from 'react'
import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { AdjustmentsHorizontalIcon, XMarkIcon } from '@heroicons/react/20/solid'

const statuses = [
  { id: 'open', name: 'Open', count: 24 },
  { id: 'overdue', name: 'Overdue', count: 7 },
  { id: 'paid', name: 'Paid', count: 182 },
  { id: 'draft', name: 'Draft', count: 5 },
]

const none: string[] = []

export default function FiltersFromTheSide() {
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState(['open', 'overdue'])
  const [least, setLeast] = useState('')
  const shown = statuses.filter((status) => chosen.length === 0 || chosen.includes(status.id))
  const total = shown.reduce((sum, status) => sum + status.count, 0)

  function toggle(id: string) {
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  }

  function clear() {
    setChosen(none)
    setLeast('')
  }

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setOpen(false)
  }

  return (
    <div className="mx-auto flex max-w-5xl flex-wrap items-center justify-between gap-4">
      <h1 className="text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">Invoices</h1>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="inline-flex items-center gap-2 rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
      >
        <AdjustmentsHorizontalIcon
          aria-hidden="true"
          className="-ms-0.5 size-5 text-secondary-500 dark:text-secondary-400"
        />
        Filters
      </button>

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
                  className="-me-1.5 rounded-lg p-1.5 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
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
                        className="flex items-center gap-3 py-1.5 text-sm/5 text-secondary-950 dark:text-white"
                      >
                        <input
                          type="checkbox"
                          checked={chosen.includes(status.id)}
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
                    Amount of at least
                  </label>
                  <div className="grid grid-cols-1">
                    <input
                      id="filter-least"
                      type="number"
                      min={0}
                      step={50}
                      inputMode="numeric"
                      value={least}
                      onChange={(event) => setLeast(event.target.value)}
                      className="col-start-1 row-start-1 w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 ps-7 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
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
                  <select
                    id="filter-customer"
                    defaultValue=""
                    className="w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
                  >
                    <option value="">All customers</option>
                    <option value="halden">Halden Print</option>
                    <option value="northwind">Northwind Pediatrics</option>
                    <option value="osei">Osei Logistics</option>
                  </select>
                </div>
              </div>
              <div className="flex gap-3 px-5 py-4 sm:px-6">
                <button
                  type="button"
                  onClick={clear}
                  className="rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
                >
                  Clear
                </button>
                <button
                  type="submit"
                  className="flex-1 rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
                >
                  Show {total} invoices
                </button>
              </div>
            </form>
          </DialogPanel>
        </div>
      </Dialog>
    </div>
  )
}
