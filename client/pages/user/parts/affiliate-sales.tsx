import { describeDay } from '#client/day.ts'
import { Badge } from '#client/ui/badge.tsx'
import type { AffiliateSale } from '#shared/affiliate.ts'

const marks = {
  waiting: { tone: 'neutral', label: 'Waiting' },
  owed: { tone: 'success', label: 'Earned' },
  reversed: { tone: 'neutral', label: 'Refunded' },
} as const

/** The orders that came by somebody's link, the newest first. */
export function AffiliateSales({ sales }: { sales: AffiliateSale[] }) {
  if (sales.length === 0) return <p className="text-sm text-muted">There are no sales through your link yet.</p>
  return (
    <ul className="divide-y divide-line rounded-xl ring-1 ring-line">
      {sales.map(({ date, product, commission, before, state }, index) => (
        <li key={index} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 text-sm">
          <div className="min-w-0 flex-1 basis-56">
            <p className="flex flex-wrap items-center gap-x-2 font-medium text-ink">
              {product}
              <Badge tone={marks[state].tone}>{marks[state].label}</Badge>
            </p>
            <p className="text-muted">
              {describeDay(date)}
              {before !== null && ' · less after a part was refunded'}
            </p>
          </div>
          <p className="font-medium text-ink tabular-nums">
            {before !== null && <s className="me-2 font-normal text-muted">{before}</s>}
            {state === 'reversed' ? <s className="font-normal text-muted">{commission}</s> : commission}
          </p>
        </li>
      ))}
    </ul>
  )
}
