import { Link } from '#client/router-link.tsx'
import { counted } from '#shared/counted.ts'
import type { SetEntry } from '#shared/page-props.ts'
import { ScreenPicture } from './screen-frame.tsx'

/** A set by its first screen; the whole card leads to it. */
export function SetCard({ set, href }: { set: SetEntry; href: string }) {
  const { slug, title, description, count, screen } = set

  return (
    <li className="relative min-w-0">
      {screen && <ScreenPicture set={slug} screen={screen} />}
      <h2 className="mt-4 text-lg font-semibold tracking-tight text-ink">
        <Link href={href} prefetch className="rounded-xs after:absolute after:inset-0 after:rounded-xl">
          {title}
        </Link>
      </h2>
      <p className="mt-1 max-w-prose text-sm text-pretty text-muted">{description}</p>
      <p className="mt-2 text-xs text-faint tabular-nums">{counted(count, 'component')}</p>
    </li>
  )
}
