import { ArrowLeftIcon, ArrowRightIcon } from '@heroicons/react/20/solid'
import { Link } from '#client/router-link.tsx'
import type { DocLink } from '#shared/publishing.ts'

type Props = { previous: DocLink | null; next: DocLink | null; docHref: (slug: string) => string }

const box =
  'group grid gap-1 rounded-xl p-4 inset-ring inset-ring-line transition-colors hover:bg-sunken hover:inset-ring-line-strong dark:hover:bg-raised'

/** The pages before and after this one. */
export function DocPager({ previous, next, docHref }: Props) {
  return (
    <nav aria-label="Neighbouring pages" className="mt-16 grid max-w-[68ch] gap-3 sm:grid-cols-2">
      {previous && (
        <Link href={docHref(previous.slug)} prefetch className={box}>
          <span className="flex items-center gap-1.5 text-xs text-faint">
            <ArrowLeftIcon aria-hidden className="size-4 rtl:rotate-180" /> Previous
          </span>
          <span className="font-medium text-ink">{previous.title}</span>
        </Link>
      )}
      {next && (
        <Link href={docHref(next.slug)} prefetch className={`${box} text-end sm:col-start-2`}>
          <span className="flex items-center justify-end gap-1.5 text-xs text-faint">
            Next <ArrowRightIcon aria-hidden className="size-4 rtl:rotate-180" />
          </span>
          <span className="font-medium text-ink">{next.title}</span>
        </Link>
      )}
    </nav>
  )
}
