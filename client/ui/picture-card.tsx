import { LockClosedIcon } from '@heroicons/react/16/solid'
import { Link } from '#client/router-link.tsx'
import { Badge } from '#client/ui/badge.tsx'
import { ComponentPicture } from '#client/ui/component-picture.tsx'
import type { PicturedComponent } from '#shared/page-props.ts'

type Props = {
  /** Locked: in the library of who may not read its code. */
  component: PicturedComponent & { locked?: boolean | undefined }
  href: string
  /** Small, below the title; the number on the part unless said. */
  note?: string
}

/** A component by its picture; the whole card leads to it. */
export function PictureCard({ component, href, note }: Props) {
  const { path, title, part, free, picture, locked = false } = component

  return (
    <li className="group relative min-w-0">
      <ComponentPicture
        path={path}
        picture={picture}
        className="rounded-xl ring-1 ring-line transition-[box-shadow] group-hover:ring-2 group-hover:ring-line-strong"
      />
      <p className="mt-3 flex items-start justify-between gap-3">
        <Link
          href={href}
          prefetch
          className="min-w-0 text-sm font-medium text-pretty wrap-break-word text-ink after:absolute after:inset-0 after:rounded-xl after:content-[''] focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-accent"
        >
          {title}
        </Link>
        {free && <Badge tone="success">Free</Badge>}
        {locked && (
          <span className="shrink-0">
            <LockClosedIcon aria-hidden className="mt-0.5 size-4 text-faint" />
            <span className="sr-only">Locked</span>
          </span>
        )}
      </p>
      <p className="mt-0.5 text-xs text-muted">{note ?? <span className="font-mono">{part}</span>}</p>
    </li>
  )
}
