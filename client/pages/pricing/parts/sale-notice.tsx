import { usePage } from '@inertiajs/react'
import { whenFree } from '#client/pages/parts/sale-words.ts'
import { describePlaces } from '#shared/sale.ts'

/** The sale that is on, with how much of it is left. */
export function SaleNotice() {
  const { sale } = usePage().props.site
  if (!sale) return null

  return (
    <p className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-2 rounded-xl bg-ink px-5 py-3.5 text-base text-page print:bg-transparent print:text-ink print:ring-1">
      <span>
        <strong className="font-semibold">{sale.title}.</strong>{' '}
        {sale.isOpen
          ? `The prices below are ${sale.percent}% lower than usual.`
          : `No place is free just now, so the prices below are the usual ones. ${whenFree}`}
      </span>
      {sale.max !== null && (
        <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1 text-sm tabular-nums sm:ms-auto">
          <progress value={sale.sold} max={sale.max} aria-hidden data-print="no" className="sale-progress h-1.5 w-32" />
          {describePlaces(sale)}
        </span>
      )}
    </p>
  )
}
