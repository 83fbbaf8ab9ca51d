/**
 * @title Expandable grouped table with totals
 * @description A table whose groups of rows open and close, with a bar and a total for each group and for all.
 * @keywords nested table, collapsible rows, row groups, subtotals, tree table, accordion table, budget
 * @layout padded
 * @minHeight 600
 * @opens Service
 * @order 3
 * @part AUI-C38-3
 */
import { useState } from 'react'
import { ChevronRightIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const departments = [
  {
    id: 'kitchen',
    name: 'Kitchen',
    lines: [
      { name: 'Vegetables and fruit', budget: 6200, spent: 5840 },
      { name: 'Fish and meat', budget: 9400, spent: 10120 },
      { name: 'Gas', budget: 1100, spent: 985 },
    ],
  },
  {
    id: 'service',
    name: 'Service',
    lines: [
      { name: 'Wages', budget: 14800, spent: 14310 },
      { name: 'Linen and laundry', budget: 720, spent: 655 },
    ],
  },
  {
    id: 'house',
    name: 'House',
    lines: [
      { name: 'Rent', budget: 5200, spent: 5200 },
      { name: 'Electricity and water', budget: 1350, spent: 1490 },
      { name: 'Repairs', budget: 600, spent: 120 },
    ],
  },
]

function totalOf(lines: { budget: number; spent: number }[]) {
  return {
    budget: lines.reduce((sum, line) => sum + line.budget, 0),
    spent: lines.reduce((sum, line) => sum + line.spent, 0),
  }
}

const everyDepartment = ['kitchen', 'service', 'house']

const groups = departments.map((department) => ({ ...department, ...totalOf(department.lines) }))
const total = totalOf(groups)

function dollars(amount: number) {
  return amount.toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
}

function difference(budget: number, spent: number) {
  if (spent === budget) return 'On budget'
  return spent > budget ? `${dollars(spent - budget)} over` : `${dollars(budget - spent)} under`
}

export default function ExpandableGroupedTableWithTotals() {
  const [open, setOpen] = useState(['kitchen'])

  function toggle(id: string) {
    setOpen(open.includes(id) ? open.filter((each) => each !== id) : [...open, id])
  }

  return (
    <section
      aria-labelledby="costs-heading"
      className="mx-auto max-w-4xl rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 p-5 sm:px-6">
        <div>
          <h2 id="costs-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
            Costs in August
          </h2>
          <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">
            <bdi>
              {dollars(total.spent)} of {dollars(total.budget)} budgeted
            </bdi>
          </p>
        </div>
        <button
          type="button"
          onClick={() => setOpen(open.length === everyDepartment.length ? [] : everyDepartment)}
          className="-mx-2.5 -my-0.5 min-h-9 rounded-lg p-2.5 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:my-0 sm:py-1.5 dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
        >
          {open.length === everyDepartment.length ? 'Collapse all' : 'Expand all'}
        </button>
      </div>
      <div className="overflow-x-auto">
        <table className="w-full text-sm/6 tabular-nums">
          <caption className="sr-only">Costs by department, with budget, amount spent and the difference</caption>
          <thead className="border-y border-secondary-950/10 bg-secondary-50 text-secondary-600 dark:border-white/10 dark:bg-white/5 dark:text-secondary-400">
            <tr>
              <th scope="col" className="py-2 ps-4 pe-1.5 text-start font-medium sm:ps-6">
                Department
              </th>
              <th scope="col" className="hidden px-3 py-2 text-end font-medium sm:table-cell">
                Budget
              </th>
              <th scope="col" className="hidden px-3 py-2 text-start font-medium md:table-cell">
                Used
              </th>
              <th scope="col" className="px-1.5 py-2 text-end font-medium sm:px-3">
                Spent
              </th>
              <th scope="col" className="py-2 ps-1.5 pe-4 text-end font-medium sm:ps-3 sm:pe-6">
                Difference
              </th>
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group.id} className="border-b border-secondary-950/10 dark:border-white/10">
              <tr className="text-secondary-950 dark:text-white">
                <th scope="rowgroup" className="py-2 ps-2.5 pe-1.5 text-start font-semibold sm:ps-4">
                  <button
                    type="button"
                    aria-expanded={open.includes(group.id)}
                    onClick={() => toggle(group.id)}
                    className="group -my-px flex min-h-10 w-full items-center gap-1.5 rounded-lg px-1.5 text-start focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:focus-visible:outline-primary-400"
                  >
                    <ChevronRightIcon
                      aria-hidden="true"
                      className="size-5 shrink-0 text-secondary-500 transition duration-150 group-aria-expanded:rotate-90 motion-reduce:transition-none rtl:-scale-x-100 dark:text-secondary-400"
                    />
                    {group.name}
                  </button>
                </th>
                <td className="hidden px-3 py-2 text-end sm:table-cell">{dollars(group.budget)}</td>
                <td className="hidden w-44 px-3 py-2 md:table-cell">
                  <div
                    aria-hidden="true"
                    className="h-2 overflow-hidden rounded-full bg-secondary-200 dark:bg-white/15"
                  >
                    <div
                      style={{ width: `${Math.min(100, (group.spent / group.budget) * 100)}%` }}
                      className={clsx(
                        'h-full rounded-full',
                        group.spent > group.budget
                          ? 'bg-red-600 dark:bg-red-400'
                          : 'bg-primary-600 dark:bg-primary-500',
                      )}
                    />
                  </div>
                </td>
                <td className="px-1.5 py-2 text-end font-semibold sm:px-3">{dollars(group.spent)}</td>
                <td
                  className={clsx(
                    'py-2 ps-1.5 pe-4 text-end sm:ps-3 sm:pe-6',
                    group.spent > group.budget && 'font-medium text-red-700 dark:text-red-400',
                  )}
                >
                  <bdi>{difference(group.budget, group.spent)}</bdi>
                </td>
              </tr>
              {group.lines.map((line) => (
                <tr
                  key={line.name}
                  className={clsx('text-secondary-600 dark:text-secondary-400', !open.includes(group.id) && 'hidden')}
                >
                  <th scope="row" className="py-2 ps-10 pe-1.5 text-start font-normal sm:ps-12">
                    {line.name}
                  </th>
                  <td className="hidden px-3 py-2 text-end sm:table-cell">{dollars(line.budget)}</td>
                  <td className="hidden w-44 px-3 py-2 md:table-cell">
                    <div
                      aria-hidden="true"
                      className="h-1 overflow-hidden rounded-full bg-secondary-200 dark:bg-white/15"
                    >
                      <div
                        style={{ width: `${Math.min(100, (line.spent / line.budget) * 100)}%` }}
                        className={clsx(
                          'h-full rounded-full',
                          line.spent > line.budget
                            ? 'bg-red-600 dark:bg-red-400'
                            : 'bg-primary-600 dark:bg-primary-500',
                        )}
                      />
                    </div>
                  </td>
                  <td className="px-1.5 py-2 text-end sm:px-3">{dollars(line.spent)}</td>
                  <td
                    className={clsx(
                      'py-2 ps-1.5 pe-4 text-end sm:ps-3 sm:pe-6',
                      line.spent > line.budget && 'text-red-700 dark:text-red-400',
                    )}
                  >
                    <bdi>{difference(line.budget, line.spent)}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          ))}
          <tfoot className="font-semibold text-secondary-950 dark:text-white">
            <tr>
              <th scope="row" className="py-4 ps-4 pe-1.5 text-start sm:ps-6">
                Total
              </th>
              <td className="hidden px-3 py-4 text-end sm:table-cell">{dollars(total.budget)}</td>
              <td className="hidden px-3 py-4 text-start md:table-cell">
                {Math.round((total.spent / total.budget) * 100)}%
              </td>
              <td className="px-1.5 py-4 text-end sm:px-3">{dollars(total.spent)}</td>
              <td className="py-4 ps-1.5 pe-4 text-end sm:ps-3 sm:pe-6">
                <bdi>{difference(total.budget, total.spent)}</bdi>
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  )
}
