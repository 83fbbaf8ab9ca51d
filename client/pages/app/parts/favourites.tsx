import { StarIcon } from '@heroicons/react/16/solid'
import { Link as InertiaLink } from '#client/router-link.tsx'
import { useSnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import { Link } from '#client/ui/link.tsx'
import { Thumbnail } from '#client/ui/thumbnail.tsx'
import type { LibraryEntry } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

/** The components that were marked last, or how to mark one. */
export function Favourites({ favourites }: { favourites: LibraryEntry[] }) {
  const [colors] = useSnippetPreferences()

  return (
    <section aria-labelledby="favourites" className="mt-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="favourites" className="text-sm font-medium text-faint">
          Favourites
        </h2>
        {favourites.length > 0 && (
          <Link href={urls.favourites()} variant="muted" className="text-sm">
            All favourites
          </Link>
        )}
      </div>
      {favourites.length === 0 ? (
        <p className="mt-3 flex gap-3 border-t border-line pt-4 text-sm/6 text-pretty text-muted">
          <StarIcon aria-hidden className="mt-1 size-4 shrink-0 text-faint" />
          Mark a component with its star, and it waits for you here.
        </p>
      ) : (
        <ul className="mt-3 grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-4">
          {favourites.map(({ path, title, subcategory }) => (
            <li key={path} className="group relative min-w-0">
              <Thumbnail path={path} colors={colors} className="transition-shadow group-hover:ring-line-strong" />
              <InertiaLink
                href={urls.appComponent(path)}
                prefetch
                className="mt-2 block rounded-xs text-sm font-medium wrap-anywhere text-ink after:absolute after:inset-0 after:rounded-xl"
              >
                {title}
              </InertiaLink>
              <p className="text-xs text-muted">{subcategory.title}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
