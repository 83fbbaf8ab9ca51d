/**
 * @title Table with column visibility and density
 * @description A wide table whose columns can be hidden and sorted, with two densities and a first column that stays.
 * @keywords show and hide columns, column picker, toggle columns, compact rows, data grid, sticky column, analytics
 * @minHeight 540
 * @opens Columns
 * @order 8
 * @part AUI-C38-8
 */
import { useState } from 'react'
import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react'
import { ArrowDownIcon, ArrowUpIcon, CheckIcon, ChevronUpDownIcon } from '@heroicons/react/16/solid'
import { Bars3Icon, Bars4Icon, ViewColumnsIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

type Column = 'visits' | 'orders' | 'rate' | 'revenue' | 'perOrder' | 'change'

const columns: { id: Column; name: string }[] = [
  { id: 'revenue', name: 'Revenue' },
  { id: 'change', name: 'vs. Aug' },
  { id: 'orders', name: 'Orders' },
  { id: 'perOrder', name: 'Per order' },
  { id: 'visits', name: 'Visits' },
  { id: 'rate', name: 'Conversion' },
]

const channels = [
  { name: 'Organic search', revenue: 64320, change: 21, orders: 879, perOrder: 73, visits: 29950, rate: 2.9 },
  { name: 'Newsletter', revenue: 37206, change: 18, orders: 470, perOrder: 79, visits: 7340, rate: 6.4 },
  { name: 'Direct', revenue: 53130, change: -2, orders: 694, perOrder: 77, visits: 17280, rate: 4 },
  { name: 'Social', revenue: 10560, change: -11, orders: 176, perOrder: 60, visits: 15950, rate: 1.1 },
  { name: 'Partner sites', revenue: 11392, change: 9, orders: 134, perOrder: 85, visits: 4180, rate: 3.2 },
  { name: 'Paid search', revenue: 22100, change: 0, orders: 325, perOrder: 68, visits: 11700, rate: 2.8 },
]
const total = { revenue: 198708, change: 8, orders: 2678, perOrder: 74, visits: 86400, rate: 3.1 }

const densities = [
  { id: 'comfortable', name: 'Comfortable', icon: Bars3Icon },
  { id: 'compact', name: 'Compact', icon: Bars4Icon },
]

function format(id: Column, value: number) {
  if (id === 'rate') return `${value.toFixed(1)}%`
  if (id === 'change') return value > 0 ? `+${value}%` : value < 0 ? `−${Math.abs(value)}%` : '0%'
  return `${id === 'revenue' || id === 'perOrder' ? '$' : ''}${value.toLocaleString('en-US')}`
}

export default function TableWithColumnVisibilityAndDensity() {
  const [hidden, setHidden] = useState<Column[]>(['perOrder'])
  const [density, setDensity] = useState('comfortable')
  const [sortedBy, setSortedBy] = useState<Column>('revenue')
  const [descending, setDescending] = useState(true)
  const shownColumns = columns.filter((column) => !hidden.includes(column.id))
  const lastShown = shownColumns[shownColumns.length - 1]?.id
  const rows = channels.toSorted((a, z) => (descending ? z[sortedBy] - a[sortedBy] : a[sortedBy] - z[sortedBy]))

  function toggle(id: Column) {
    setHidden(hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id])
  }

  function sortBy(id: Column) {
    setDescending(sortedBy === id ? !descending : true)
    setSortedBy(id)
  }

  return (
    <section
      aria-labelledby="channels-heading"
      className="mx-auto max-w-5xl rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4 sm:px-6">
        <div>
          <h2 id="channels-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
            Channels
          </h2>
          <p role="status" className="text-sm/6 text-secondary-600 tabular-nums dark:text-secondary-400">
            September 2026, {shownColumns.length} of {columns.length} columns
          </p>
        </div>
        <div className="relative flex flex-wrap items-center gap-2">
          <div role="group" aria-label="Density" className="flex rounded-lg bg-secondary-950/5 p-0.5 dark:bg-white/10">
            {densities.map((each) => (
              <button
                key={each.id}
                type="button"
                aria-pressed={density === each.id}
                onClick={() => setDensity(each.id)}
                className={clsx(
                  'grid size-10 place-items-center rounded-md transition duration-150 focus-visible:outline-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:size-9 dark:focus-visible:outline-primary-400',
                  density === each.id
                    ? 'bg-white text-secondary-950 shadow-xs dark:bg-secondary-700 dark:text-white'
                    : 'text-secondary-600 hover:text-secondary-950 dark:text-secondary-400 dark:hover:text-white',
                )}
              >
                <span className="sr-only">{each.name}</span>
                <each.icon aria-hidden="true" className="size-5" />
              </button>
            ))}
          </div>
          <Popover>
            <PopoverButton className="inline-flex items-center gap-2 rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 data-open:bg-secondary-50 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:data-open:bg-white/10">
              <ViewColumnsIcon aria-hidden="true" className="size-5 text-secondary-500 dark:text-secondary-400" />
              Columns
            </PopoverButton>
            <PopoverPanel
              transition
              className="absolute end-0 z-20 mt-1 w-56 rounded-xl bg-white p-1.5 shadow-lg ring-1 ring-secondary-950/10 transition data-closed:scale-95 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none dark:bg-secondary-800 dark:ring-white/10"
            >
              <fieldset>
                <legend className="sr-only">Columns that show</legend>
                {columns.map((column) => (
                  <label
                    key={column.id}
                    className="flex items-center gap-3 rounded-lg px-2.5 py-2.5 text-sm/5 text-secondary-900 hover:bg-secondary-950/5 sm:py-2 dark:text-white dark:hover:bg-white/10"
                  >
                    <span className="grid place-items-center">
                      <input
                        type="checkbox"
                        checked={!hidden.includes(column.id)}
                        onChange={() => toggle(column.id)}
                        className="peer col-start-1 row-start-1 size-4 appearance-none rounded-sm border border-secondary-500 bg-white checked:border-primary-600 checked:bg-primary-600 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:border-white/40 dark:bg-white/5 dark:checked:border-primary-600 dark:checked:bg-primary-600 dark:focus-visible:outline-primary-400 forced-colors:appearance-auto"
                      />
                      <CheckIcon
                        aria-hidden="true"
                        className="pointer-events-none invisible col-start-1 row-start-1 size-3.5 text-white peer-checked:visible forced-colors:hidden"
                      />
                    </span>
                    <span>{column.name}</span>
                  </label>
                ))}
              </fieldset>
              <div className="mt-1.5 border-t border-secondary-950/10 pt-1.5 dark:border-white/10">
                <button
                  type="button"
                  onClick={() => setHidden([])}
                  className="w-full rounded-lg px-2.5 py-2.5 text-start text-sm/5 font-semibold text-primary-700 hover:bg-primary-50 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 sm:py-2 dark:text-primary-300 dark:hover:bg-primary-400/10 dark:focus-visible:outline-primary-400"
                >
                  Show all
                </button>
              </div>
            </PopoverPanel>
          </Popover>
        </div>
      </div>
      <div
        role="group"
        aria-labelledby="channels-heading"
        tabIndex={0}
        className="overflow-x-auto rounded-b-xl focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 dark:focus-visible:outline-primary-400"
      >
        <table className="w-full text-sm/6 text-secondary-600 tabular-nums dark:text-secondary-400">
          <caption className="sr-only">Channels in September 2026; the buttons in the headings sort them</caption>
          <thead>
            <tr>
              <th
                scope="col"
                className="sticky start-0 border-y border-secondary-950/10 bg-secondary-50 py-2 ps-5 pe-3 text-start font-medium sm:ps-6 dark:border-white/10 dark:bg-secondary-800"
              >
                Channel
              </th>
              {shownColumns.map((column) => (
                <th
                  key={column.id}
                  scope="col"
                  aria-sort={sortedBy === column.id ? (descending ? 'descending' : 'ascending') : 'none'}
                  className={clsx(
                    'border-y border-secondary-950/10 bg-secondary-50 py-0 ps-2 text-end font-medium whitespace-nowrap sm:ps-3 dark:border-white/10 dark:bg-secondary-800',
                    column.id === lastShown ? 'pe-5 sm:pe-6' : 'pe-2 sm:pe-3',
                  )}
                >
                  <button
                    type="button"
                    onClick={() => sortBy(column.id)}
                    className="-me-1.5 inline-flex min-h-10 items-center gap-1 rounded-lg px-1.5 transition duration-150 hover:text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:hover:text-white dark:focus-visible:outline-primary-400"
                  >
                    {sortedBy === column.id && descending && (
                      <ArrowDownIcon aria-hidden="true" className="size-4 text-primary-600 dark:text-primary-400" />
                    )}
                    {sortedBy === column.id && !descending && (
                      <ArrowUpIcon aria-hidden="true" className="size-4 text-primary-600 dark:text-primary-400" />
                    )}
                    {sortedBy !== column.id && (
                      <ChevronUpDownIcon
                        aria-hidden="true"
                        className="size-4 text-secondary-500 dark:text-secondary-400"
                      />
                    )}
                    <span>{column.name}</span>
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <th
                  scope="row"
                  className={clsx(
                    'sticky start-0 border-b border-secondary-950/10 bg-white ps-5 pe-3 text-start font-medium whitespace-nowrap text-secondary-950 sm:ps-6 dark:border-white/10 dark:bg-secondary-900 dark:text-white',
                    density === 'compact' ? 'py-1' : 'py-3',
                  )}
                >
                  {row.name}
                </th>
                {shownColumns.map((column) => (
                  <td
                    key={column.id}
                    className={clsx(
                      'border-b border-secondary-950/10 ps-2 text-end whitespace-nowrap sm:ps-3 dark:border-white/10',
                      density === 'compact' ? 'py-1' : 'py-3',
                      column.id === lastShown ? 'pe-5 sm:pe-6' : 'pe-2 sm:pe-3',
                      column.id === 'change' && row.change > 0
                        ? 'text-green-800 dark:text-green-300'
                        : column.id === 'change' && row.change < 0
                          ? 'text-red-700 dark:text-red-300'
                          : column.id === sortedBy
                            ? 'font-medium text-secondary-950 dark:text-white'
                            : 'text-secondary-600 dark:text-secondary-400',
                    )}
                  >
                    {format(column.id, row[column.id])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot className="font-semibold text-secondary-950 dark:text-white">
            <tr>
              <th
                scope="row"
                className={clsx(
                  'sticky start-0 bg-white ps-5 pe-3 text-start whitespace-nowrap sm:ps-6 dark:bg-secondary-900',
                  density === 'compact' ? 'py-1.5' : 'py-3',
                )}
              >
                All channels
              </th>
              {shownColumns.map((column) => (
                <td
                  key={column.id}
                  className={clsx(
                    'ps-2 text-end whitespace-nowrap sm:ps-3',
                    density === 'compact' ? 'py-1.5' : 'py-3',
                    column.id === lastShown ? 'pe-5 sm:pe-6' : 'pe-2 sm:pe-3',
                  )}
                >
                  {format(column.id, total[column.id])}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  )
}
