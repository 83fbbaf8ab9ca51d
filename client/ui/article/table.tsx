/* oxlint-disable react/no-array-index-key -- a published text never changes under the reader's eyes */
import type { Inline } from '#shared/article.ts'
import { plainText } from '#shared/article.ts'
import { Inlines } from './inlines.tsx'

type Props = { head: Inline[][]; rows: Inline[][][] }

/** A table in a scroll area of its own; the first cell of each row names it. */
export function ArticleTable({ head, rows }: Props) {
  return (
    <section
      aria-label={`Table: ${head.map(plainText).filter(Boolean).join(', ')}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the focus
      tabIndex={0}
      className="mt-5 overflow-x-auto not-print:scroll-edges"
    >
      <table className="w-full min-w-lg text-start text-sm/6 not-print:[&_code]:whitespace-nowrap">
        <thead>
          <tr className="border-b border-line-strong">
            {head.map((cell, index) => (
              <th key={index} scope="col" className="py-2 pe-6 text-start font-semibold text-ink last:pe-0">
                <Inlines parts={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = [], ...cells], row) => (
            <tr key={row} className="border-b border-line align-top">
              <th scope="row" className="py-2.5 pe-6 text-start font-medium text-ink">
                <Inlines parts={first} />
              </th>
              {cells.map((cell, index) => (
                <td key={index} className="py-2.5 pe-6 last:pe-0">
                  <Inlines parts={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
