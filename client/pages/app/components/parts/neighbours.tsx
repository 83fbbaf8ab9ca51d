import { ArrowLeftIcon, ArrowRightIcon } from '@heroicons/react/16/solid'
import { Link } from '#client/router-link.tsx'
import { clsx } from 'clsx'
import type { Neighbour } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

const box =
  'group flex min-h-16 items-center gap-3 rounded-xl px-5 inset-ring inset-ring-line transition-colors hover:bg-sunken hover:inset-ring-line-strong dark:hover:bg-raised'

/** The way to what comes before and after: subcategories, unless another address is given. */
type Props = {
  previous: Neighbour
  next: Neighbour
  /** The address of a neighbour, by its path. */
  address?: (path: string) => string
}

export function Neighbours({ previous, next, address = urls.appSubcategory }: Props) {
  if (!previous && !next) return null

  return (
    <nav aria-label="More components" className="@container mt-20">
      <div className="grid gap-3 @xl:grid-cols-2">
        {previous && (
          <Link href={address(previous.path)} prefetch={['mount', 'hover']} className={box}>
            <ArrowLeftIcon
              aria-hidden
              className="size-4 text-faint transition-transform group-hover:-translate-x-0.5"
            />
            <span>
              <span className="block text-xs text-faint">Previous</span>
              <span className="block text-sm font-medium text-ink">{previous.title}</span>
            </span>
          </Link>
        )}
        {next && (
          <Link
            href={address(next.path)}
            prefetch={['mount', 'hover']}
            className={clsx(box, 'justify-end text-end @xl:col-start-2')}
          >
            <span>
              <span className="block text-xs text-faint">Next</span>
              <span className="block text-sm font-medium text-ink">{next.title}</span>
            </span>
            <ArrowRightIcon
              aria-hidden
              className="size-4 text-faint transition-transform group-hover:translate-x-0.5"
            />
          </Link>
        )}
      </div>
    </nav>
  )
}
