import { HeartIcon } from '@heroicons/react/24/outline'
import { ButtonLink } from '#client/ui/button.tsx'
import { urls } from '#shared/urls.ts'

/** Where nobody marked an icon yet: how it is done; `from` is where a guest comes back to. */
export function NoFavourites({ isGuest, from }: { isGuest: boolean; from: string }) {
  return (
    <div className="grid justify-items-start gap-3 py-12 text-muted">
      <HeartIcon aria-hidden className="size-7 text-faint" />
      <p className="max-w-[52ch] text-pretty">
        {isGuest
          ? 'Favourites are kept with an account, which costs nothing, and wait for you on every device.'
          : 'No icon is marked yet. Open one and press its heart, or press Shift and Space on it in the grid. Icons of all four sets stand here together.'}
      </p>
      {isGuest && (
        <ButtonLink variant="secondary-alt" size="sm" href={urls.login(from)}>
          Sign in
        </ButtonLink>
      )}
    </div>
  )
}
