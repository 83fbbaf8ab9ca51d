import { Link } from '#client/router-link.tsx'
import { Badge } from '#client/ui/badge.tsx'
import { ComponentPicture } from '#client/ui/component-picture.tsx'
import { LatePicture } from '#client/ui/late-picture.tsx'
import type { PicturedComponent } from '#shared/page-props.ts'

type Props = {
  /** Locked: in the library of who may not read its code. */
  component: PicturedComponent & { locked?: boolean | undefined }
  href: string
  /** Small, below the title; the number on the part unless said. */
  note?: string
  /** Stands so far down that its picture can wait until somebody comes near. */
  late?: boolean
}

/** A component by its picture; the whole card leads to it. */
export function PictureCard({ component, href, note, late = false }: Props) {
  const Picture = late ? LatePicture : ComponentPicture
  const { path, title, part, free, picture, locked = false } = component

  return (
    <li className="shelf-card">
      <Picture path={path} picture={picture} className="shelf-frame" />
      <p className="mt-3 flex items-start justify-between gap-3">
        <Link href={href} prefetch className="shelf-link text-sm text-pretty">
          {title}
        </Link>
        {free && <Badge tone="success">Free</Badge>}
        {locked && (
          <span className="shelf-locked">
            <span className="sr-only">Locked</span>
          </span>
        )}
      </p>
      <p className="mt-0.5 text-xs text-muted">{note ?? <span className="font-mono">{part}</span>}</p>
    </li>
  )
}
