import { Link } from '#client/router-link.tsx'
import { Still } from '#client/ui/still.tsx'
import type { Thumbnail } from '#shared/page-props.ts'
import type { ReactNode } from 'react'

type Props = {
  thumbnail: Thumbnail
  title: string
  href: string
  /** Stands at the end of the title's line. */
  aside: ReactNode
  /** Stands so far down that its picture can wait until somebody comes near. */
  late?: boolean
}

/** A component at half its size; the whole card leads to where it is at full size. */
export function ShelfCard({ thumbnail, title, href, aside, late = false }: Props) {
  return (
    <li className="group relative min-w-0">
      <Still
        thumbnail={thumbnail}
        late={late && 'unscripted'}
        className="aspect-16/10 rounded-xl ring-1 ring-line transition-[box-shadow] group-hover:ring-2 group-hover:ring-line-strong"
      />
      <p className="mt-3 flex items-baseline justify-between gap-3">
        <Link
          href={href}
          prefetch
          className="min-w-0 text-base font-medium wrap-break-word text-ink after:absolute after:inset-0 after:rounded-xl after:content-[''] focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-accent"
        >
          {title}
        </Link>
        <span className="shrink-0 text-[0.8125rem] text-muted tabular-nums">{aside}</span>
      </p>
    </li>
  )
}
