/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- on a phone the table is laid out as a grid, which takes its own roles from it */
import { CheckIcon, MinusIcon } from '@heroicons/react/16/solid'
import { usePage } from '@inertiajs/react'
import { useMenu } from '#client/hooks/use-menu.ts'
import { accesses, accessTitles, comparison } from './comparison.ts'

/**
 * Access by access, row by row. A phone has no room for five columns: there each row is a block, whose cells say whose
 * they are.
 */
export function ComparisonTable() {
  const { counts, sale } = usePage().props.site
  const rows = comparison(counts, useMenu(), sale)

  return (
    <table role="table" className="w-full border-collapse text-start max-sm:block">
      <caption className="sr-only">What a free account and each licence open</caption>
      <thead role="rowgroup" className="max-sm:sr-only">
        <tr role="row" className="border-b border-line-strong text-sm">
          <th role="columnheader" scope="col" className="w-[34%] pb-4 text-start font-normal text-muted">
            What differs
          </th>
          {accesses.map((access) => (
            <th
              key={access}
              role="columnheader"
              scope="col"
              className="ps-4 pb-4 text-start align-bottom font-semibold text-ink"
            >
              {accessTitles[access]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-sm:block max-sm:border-t max-sm:border-line-strong">
        {rows.map(({ title, note, cells }) => (
          <tr
            key={title}
            role="row"
            className="border-b border-line align-baseline max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:gap-y-2 max-sm:py-5"
          >
            <th
              role="rowheader"
              scope="row"
              className="text-start font-normal max-sm:col-span-2 max-sm:pb-1 sm:py-4 sm:pe-4"
            >
              <span className="block text-base font-medium text-ink">{title}</span>
              {note && <span className="block text-sm text-muted">{note}</span>}
            </th>
            {accesses.map((access) => (
              <td
                key={access}
                role="cell"
                className="text-base text-muted tabular-nums max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-1.5 max-sm:text-[0.9375rem] max-sm:*:last:ms-auto sm:py-4 sm:ps-4"
              >
                <span aria-hidden className="text-sm text-faint sm:hidden">
                  {accessTitles[access]}
                </span>
                <Cell value={cells[access]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell({ value }: { value: boolean | string }) {
  if (typeof value === 'string') return <span className="text-ink">{value}</span>
  const Icon = value ? CheckIcon : MinusIcon
  return (
    <span>
      <Icon aria-hidden className={value ? 'inline size-4 text-accent' : 'inline size-4 text-faint'} />
      <span className="sr-only">{value ? 'yes' : 'no'}</span>
    </span>
  )
}
