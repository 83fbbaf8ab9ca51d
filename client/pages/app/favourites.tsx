import { StarIcon } from '@heroicons/react/24/outline'
import { ButtonLink } from '#client/ui/button.tsx'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { AppPage } from './parts/app-page.tsx'
import { FavouriteIcons } from './parts/favourite-icons.tsx'
import { FavouriteCard } from './parts/favourite-card.tsx'

export default function Favourites({ favourites, icons, visits }: Pages['app/favourites']) {
  if (favourites.length === 0 && icons.length === 0) return <NoFavourites visits={visits} />
  const counts = [
    favourites.length > 0 && `${favourites.length} ${favourites.length === 1 ? 'component' : 'components'}`,
    icons.length > 0 && `${icons.length} ${icons.length === 1 ? 'icon' : 'icons'}`,
  ]
  const count = counts.filter(Boolean).join(' and ')

  return (
    <AppPage title="Favourites" about={`${count}, most recent first. They are saved in your account.`}>
      {favourites.length > 0 && (
        <div className="@container mt-6">
          <ul className="grid gap-x-6 gap-y-10 @xl:grid-cols-2 @6xl:grid-cols-3">
            {favourites.map((component) => (
              <FavouriteCard key={component.path} component={component} />
            ))}
          </ul>
        </div>
      )}
      {icons.length > 0 && <FavouriteIcons icons={icons} />}
    </AppPage>
  )
}

/** Where to find the first one: where somebody was last, or where the library begins. */
function NoFavourites({ visits }: Pick<Pages['app/favourites'], 'visits'>) {
  const [last] = visits

  return (
    <AppPage title="Favourites">
      <div className="mt-6 grid min-h-80 place-items-center rounded-xl border border-dashed border-line-strong px-6 py-14 text-center">
        <div className="max-w-sm">
          <StarIcon aria-hidden className="mx-auto size-7 text-faint" />
          <h2 className="mt-4 text-base font-semibold text-ink">No favourites yet</h2>
          <p className="mt-2 text-sm text-pretty text-muted">
            Press the star beside a component’s name, or S while you look at it. It is then listed here, on every device
            you sign in on.
          </p>
          <ButtonLink href={last ? urls.appComponent(last.path) : urls.appLibrary()} className="mt-6">
            {last ? `Go back to ${last.subcategory.title}` : 'Browse all components'}
          </ButtonLink>
        </div>
      </div>
    </AppPage>
  )
}
