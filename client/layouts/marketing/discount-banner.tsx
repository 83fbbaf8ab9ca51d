import { usePage } from '@inertiajs/react'
import { Link } from '#client/router-link.tsx'
import { describePlaces } from '#shared/sale.ts'
import { urls } from '#shared/urls.ts'

/** A sale, above the header of every public page but the one it leads to. */
export function DiscountBanner() {
  const { props, url } = usePage()
  const { sale } = props.site
  if (!sale || url.replace(/[?#].*$/, '') === urls.pricing()) return null

  return (
    <Link
      href={urls.pricing()}
      className="block bg-ink px-[min(1.25rem,6vw)] py-2 text-page transition-opacity hover:opacity-90 focus-visible:-outline-offset-4 focus-visible:outline-page"
    >
      <span className="mx-auto flex max-w-7xl flex-wrap items-center justify-center gap-x-4 gap-y-1 text-center text-sm">
        <span>
          <strong className="font-semibold">{sale.title}:</strong>{' '}
          {sale.isOpen ? `${sale.percent}% off every licence` : 'no place is free just now'}
        </span>
        {sale.max !== null && (
          <span className="inline-flex items-center gap-2 text-xs tabular-nums">
            <progress value={sale.sold} max={sale.max} aria-hidden className="sale-progress h-1 w-20 max-sm:hidden" />
            {describePlaces(sale)}
          </span>
        )}
      </span>
    </Link>
  )
}
