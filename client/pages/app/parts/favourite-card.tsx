import { LockClosedIcon } from '@heroicons/react/16/solid'
import { Link } from '#client/router-link.tsx'
import { FavouriteButton } from '#client/ui/favourite-button.tsx'
import { DressedPicture } from '#client/ui/dressed-picture.tsx'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

type Props = { component: Pages['app/favourites']['favourites'][number] }

/** A marked component: how it looks, and the way to it. What loses its mark stays until the page is left. */
export function FavouriteCard({ component }: Props) {
  const { path, title, subcategory, packageTitle, locked } = component

  return (
    <li className="group relative min-w-0">
      <DressedPicture component={component} className="transition-shadow group-hover:ring-line-strong" />
      <div className="mt-3 flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-sm font-semibold wrap-anywhere text-ink">
            <Link href={urls.appComponent(path)} prefetch className="rounded-xs after:absolute after:inset-0">
              {title}
            </Link>
            {locked && (
              <>
                <LockClosedIcon aria-hidden className="ms-2 inline size-3.5 text-faint" />
                <span className="sr-only">locked</span>
              </>
            )}
          </h2>
          <p className="mt-0.5 text-xs text-muted">
            {packageTitle} / {subcategory.title}
          </p>
        </div>
        <FavouriteButton path={path} title={title} favourite className="relative -my-1" />
      </div>
    </li>
  )
}
