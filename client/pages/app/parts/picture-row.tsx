import type { ReactNode } from 'react'
import { Link } from '#client/router-link.tsx'
import { DressedPicture } from '#client/ui/dressed-picture.tsx'
import { Link as TextLink } from '#client/ui/link.tsx'
import type { PicturedComponent } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

type Props = {
  id: string
  title: string
  /** Where there is more of it. */
  more: { href: string; label: string }
  components: readonly (Pick<PicturedComponent, 'path' | 'title' | 'picture'> & { place: string })[]
  /** What stands there while there is none. */
  empty?: ReactNode
}

/** A few components by their pictures, each leading to its page, and where there are more. */
export function PictureRow({ id, title, more, components, empty }: Props) {
  return (
    <section aria-labelledby={id} className="mt-12">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="text-sm font-medium text-faint">
          {title}
        </h2>
        {components.length > 0 && (
          <TextLink
            href={more.href}
            variant="muted"
            className="inline-flex items-center text-sm pointer-coarse:min-h-10"
          >
            {more.label}
          </TextLink>
        )}
      </div>
      {components.length === 0 ? (
        empty
      ) : (
        <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(max(8rem,25%_-_1rem),1fr))] gap-x-4 gap-y-6">
          {components.map((component) => (
            <li key={component.path} className="group relative min-w-0">
              <DressedPicture component={component} className="transition-shadow group-hover:ring-line-strong" />
              <Link
                href={urls.appComponent(component.path)}
                prefetch
                className="mt-2 block rounded-xs text-sm font-medium wrap-break-word text-ink after:absolute after:inset-0 after:rounded-xl"
              >
                {component.title}
              </Link>
              <p className="mt-0.5 text-xs text-muted">{component.place}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
