import { clsx } from 'clsx'
import { type ComponentPicture as Pictures, pictureSize, smallPictureWidth } from '#shared/catalog.ts'
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
 * A lazy one is fetched once its width is known, of which browsers choose the size by themselves; older ones go by what
 * follows.
 */
export const ComponentPicture = ({ path, picture, className }: Props) => (
  // Late ones are told apart in the document before the client takes over.
  <span aria-hidden suppressHydrationWarning className={clsx('block aspect-16/10 overflow-clip bg-stage', className)}>
    {picture &&
      (['light', 'dark'] as const).map((theme) => (
        <img
          key={theme}
          loading="lazy"
          sizes="auto, (width >= 64rem) 20rem, 46vw"
          srcSet={`${urls.componentPicture(path, picture, theme, 'small')} ${smallPictureWidth}w, ${urls.componentPicture(path, picture, theme)} ${pictureSize.width}w`}
          src={urls.componentPicture(path, picture, theme)}
          alt=""
          {...pictureSize}
          decoding="async"
          className={
            theme === 'light' ? 'size-full object-cover dark:hidden' : 'hidden size-full object-cover dark:block'
          }
        />
      ))}
  </span>
)
