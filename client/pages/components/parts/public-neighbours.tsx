import { ArrowLeftIcon, ArrowRightIcon } from '@heroicons/react/16/solid'
import { Link } from '#client/router-link.tsx'
import type { Neighbour } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

const card =
  'group flex min-h-20 items-center gap-4 px-5 py-4 transition-colors hover:bg-hover focus-visible:-outline-offset-2'

/** The pages before and after this one: subcategories of its package, unless another address is given. */
type Props = {
  previous: Neighbour
  next: Neighbour
  label?: string
  /** The address of a neighbour, by its path. */
  address?: (path: string) => string
}

export function PublicNeighbours({ previous, next, label = 'Neighbouring pages', address = urls.subcategory }: Props) {
  if (!previous && !next) return null
  return (
    <nav
      aria-label={label}
      className="grid divide-line overflow-hidden rounded-xl ring-1 ring-line max-sm:divide-y sm:grid-cols-2 sm:divide-x"
    >
      {previous ? (
        <Link href={address(previous.path)} prefetch className={card}>
          <ArrowLeftIcon aria-hidden className="size-4 shrink-0 text-faint rtl:-scale-x-100" />
          <span>
            <span className="block text-[0.8125rem] text-muted">Before this</span>
            <span className="font-medium text-ink">{previous.title}</span>
          </span>
        </Link>
      ) : (
        <span className="max-sm:hidden" />
      )}
      {next && (
        <Link href={address(next.path)} prefetch className={`${card} justify-end text-end`}>
          <span>
            <span className="block text-[0.8125rem] text-muted">After this</span>
            <span className="font-medium text-ink">{next.title}</span>
          </span>
          <ArrowRightIcon aria-hidden className="size-4 shrink-0 text-faint rtl:-scale-x-100" />
        </Link>
      )}
    </nav>
  )
}
