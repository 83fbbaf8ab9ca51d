import type { ComponentMeta } from '#shared/catalog.ts'
import type { PicturedThumbnail, Thumbnail } from '#shared/page-props.ts'

/** What shows a component in small. */
export const thumbnailOf = ({ slug, path, title, minHeight }: Thumbnail): Thumbnail => ({
  slug,
  path,
  title,
  minHeight,
})

/** What shows a component in small, by its picture while no other colours are chosen. */
export const picturedThumbnailOf = (meta: ComponentMeta): PicturedThumbnail => ({
  ...thumbnailOf(meta),
  picture: meta.picture,
  pictureWidth: meta.pictureWidth,
})
