import { CheckIcon, MinusIcon } from '@heroicons/react/16/solid'
import { usePage } from '@inertiajs/react'
import { useMenu } from '#client/hooks/use-menu.ts'
import { accesses, accessTitles, comparison } from './comparison.ts'

/** Access by access, row by row; on phones the first column stays while the others pass under the finger. */
export function ComparisonTable() {
  const { counts } = usePage().props.site
  const rows = comparison(counts, useMenu())

  return (
    <section
      aria-label="Comparison of the licences"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the focus
      tabIndex={0}
      className="-mx-5 overflow-x-auto px-5 sm:-mx-8 sm:px-8"
    >
      <table className="w-full min-w-[40rem] border-collapse text-start">
        <caption className="sr-only">What a free account and each licence open</caption>
        <thead>
          <tr className="border-b border-line-strong text-sm">
            <th
              scope="col"
              className="sticky inset-s-0 w-[34%] bg-page pb-4 text-start font-normal text-muted max-sm:w-40"
            >
              What it opens
            </th>
            {accesses.map((access) => (
              <th key={access} scope="col" className="ps-4 pb-4 text-start font-semibold text-ink">
                {accessTitles[access]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, note, cells }) => (
            <tr key={title} className="border-b border-line align-baseline">
              <th
                scope="row"
                className="sticky inset-s-0 bg-page py-4 pe-4 text-start font-normal max-sm:w-40 max-sm:min-w-40"
              >
                <span className="block text-base font-medium text-ink">{title}</span>
                {note && <span className="block text-sm text-muted">{note}</span>}
              </th>
              {accesses.map((access) => (
                <td key={access} className="py-4 ps-4 text-base text-muted tabular-nums">
                  <Cell value={cells[access]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Cell({ value }: { value: boolean | string }) {
  if (typeof value === 'string') return value
  const Icon = value ? CheckIcon : MinusIcon
  return (
    <>
      <Icon aria-hidden className={value ? 'inline size-4 text-accent' : 'inline size-4 text-faint'} />
      <span className="sr-only">{value ? 'yes' : 'no'}</span>
    </>
  )
}
