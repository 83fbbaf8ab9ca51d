import { usePage } from '@inertiajs/react'
import { tiers } from '#shared/licences.ts'
import { salePrice } from '#shared/sale.ts'
import { site } from '#shared/site.ts'
import { tierAnchor } from './tier-anchor.ts'

/** The three prices in one line, where the licences themselves stand one below the other. */
export function PricesAtAGlance() {
  const { sale } = usePage().props.site

  return (
    <nav aria-label="Licences on this page" className="md:hidden">
      <ul className="grid grid-cols-3 divide-x divide-line overflow-hidden rounded-xl ring-1 ring-line">
        {tiers.map(({ name, title }) => (
          <li key={name} className="min-w-0">
            <a
              href={`#${tierAnchor(name)}`}
              className="flex h-full flex-col px-3 py-2.5 wrap-break-word hover:bg-hover focus-visible:-outline-offset-2"
            >
              <span className="text-sm text-muted">{title}</span>
              <span className="text-xl font-semibold tracking-tight text-ink tabular-nums">
                ${salePrice(site.prices[name], sale)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
