import { StarIcon as Outline } from '@heroicons/react/24/outline'
import { StarIcon as Solid } from '@heroicons/react/24/solid'
import { clsx } from 'clsx'
import { useFavourite } from '#client/hooks/use-favourite.ts'

type Props = { path: string; title: string; favourite: boolean; className?: string }

/** Marks a component; says so when the mark could not be kept. */
export function FavouriteButton({ path, title, favourite: listed, className }: Props) {
  const { favourite, failed, toggle } = useFavourite(path, listed)
  const Icon = favourite ? Solid : Outline
  const label = `Favourite: ${title}`

  return (
    <span className={clsx('inline-flex items-center gap-2', className)} data-print="no">
      <button
        type="button"
        aria-pressed={favourite}
        aria-label={label}
        title={favourite ? 'Remove from your favourites' : 'Add to your favourites'}
        onClick={toggle}
        className="inline-flex size-8 items-center justify-center rounded-md text-faint transition-colors hover:bg-hover hover:text-ink aria-pressed:text-amber-500 dark:aria-pressed:text-amber-400 pointer-coarse:size-10"
      >
        <Icon aria-hidden className="size-4.5" />
      </button>
      <output className={failed ? 'text-xs font-normal tracking-normal text-danger' : 'sr-only'}>
        {failed && 'Not saved. Try again.'}
      </output>
    </span>
  )
}
