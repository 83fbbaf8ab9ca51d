import { clsx } from 'clsx'
import { type ComponentPicture as Pictures, pictureSize } from '#shared/catalog.ts'
import { urls } from '#shared/urls.ts'

type Props = {
  path: string
  /** Null where it was not photographed yet. */
  picture: Pictures | null
  /** Stands so high on the page that it is not to wait. */
  eager?: boolean | undefined
  className?: string
}

/** The picture of a component in the theme of the page; decoration beside its name. Of the two only the one that shows is fetched. */
export const ComponentPicture = ({ path, picture, eager = false, className }: Props) => (
  <span aria-hidden className={clsx('block aspect-16/10 overflow-clip bg-stage', className)}>
    {picture &&
      (['light', 'dark'] as const).map((theme) => (
        <img
          key={theme}
          src={urls.componentPicture(path, picture, theme)}
          alt=""
          {...pictureSize}
          loading={eager ? undefined : 'lazy'}
          decoding="async"
          className={clsx('size-full object-cover', theme === 'light' ? 'dark:hidden' : 'hidden dark:block')}
        />
      ))}
  </span>
)
