import { clsx } from 'clsx'
import { type ComponentPicture as Pictures, pictureSize } from '#shared/catalog.ts'
import { urls } from '#shared/urls.ts'

type Props = {
  path: string
  /** Null where it was not photographed yet. */
  picture: Pictures | null
  className?: string
}

/**
 * The picture of a component in the theme of the page; decoration beside its name.
 * Of the two only the one that shows is fetched, and so both are lazy: any other is fetched though nobody sees it.
 */
export const ComponentPicture = ({ path, picture, className }: Props) => (
  <span aria-hidden className={clsx('block aspect-16/10 overflow-clip bg-stage', className)}>
    {picture &&
      (['light', 'dark'] as const).map((theme) => (
        <img
          key={theme}
          src={urls.componentPicture(path, picture, theme)}
          alt=""
          {...pictureSize}
          loading="lazy"
          decoding="async"
          className={clsx('size-full object-cover', theme === 'light' ? 'dark:hidden' : 'hidden dark:block')}
        />
      ))}
  </span>
)
