import { clsx } from 'clsx'
import type { PackageSlug } from '#shared/catalog.ts'

/** What each package draws, on the same board: a window with its rail, a page with its headline, a shelf with its goods. */
const drawings: Record<PackageSlug, { board: string; solid: string; mark: string }> = {
  'application-ui': {
    board: 'M4.5 6.5h31v27h-31zM4.5 12.5h31M13.5 12.5v21',
    solid: 'M7 16h4v1.5H7zM7 20h4v1.5H7zM7 24h4v1.5H7zM17 28h15v1.5H17zM17 24h11v1.5H17z',
    mark: 'M17 16h6v4h-6z',
  },
  marketing: {
    board: 'M4.5 6.5h31v27h-31zM4.5 25.5h31M14.8 25.5v8M25.2 25.5v8',
    solid: 'M11 11h18v2.5H11zM14 15.5h12v1.5H14z',
    mark: 'M16 19.5h8v3h-8z',
  },
  ecommerce: {
    board: 'M4.5 6.5h31v27h-31zM20 6.5v27M4.5 20h31',
    solid: 'M9 16h6v1.5H9zM25 16h6v1.5h-6zM9 29.5h6V31H9zM25 29.5h6V31h-6zM26 9h4v5h-4zM10 22.5h4v5h-4z',
    mark: 'M10 9h4v5h-4zM26 22.5h4v5h-4z',
  },
}

export function PackageDrawing({ of, className }: { of: PackageSlug; className?: string }) {
  const { board, solid, mark } = drawings[of]
  return (
    <svg viewBox="0 0 40 40" aria-hidden fill="none" className={clsx('shrink-0', className)}>
      <path d={board} className="stroke-line-strong" />
      <path d={solid} className="fill-control/50" />
      <path d={mark} className="fill-accent" />
      <path d="M4.5 3v7M1 6.5h7M35.5 30v7M32 33.5h7" className="stroke-muted" strokeWidth="0.75" />
    </svg>
  )
}
