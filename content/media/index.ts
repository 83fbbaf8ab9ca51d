import data from './pictures.json' with { type: 'json' }

/**
 * What a picture is for: a thing in a shop, a wide scene, a face, a person's upper half, a company's name, an app at work,
 * a drawn map, a surface to set words and things upon, a code to scan, a film's still.
 */
export type PictureKind = 'product' | 'cutout' | 'scene' | 'avatar' | 'portrait' | 'logo' | 'screen' | 'map' | 'ground' | 'code' | 'film'

/** A picture in its largest width; `widths` names the smaller files too. */
export type Picture = {
  /** Its place below /media without ending, as `products/mug-oat`. */
  name: string
  kind: PictureKind
  width: number
  height: number
  /** What is to be seen, for those who do not see it. */
  alt: string
  /** The colour that covers most of it, to hold its place while it loads. */
  colour: string
  /** Every width there is a file of, smallest first; in which format, `widthsOf` tells. */
  widths: number[]
  /** The endings the largest width has, best first. */
  formats: Array<'avif' | 'webp' | 'svg'>
}

/** Every picture there is, in the order of their names. */
export const pictures = data as readonly Picture[]

/** The picture of this name. Throws when there is none: a page that shows nothing is worse than one that does not build. */
export function picture(name: string): Picture {
  const found = pictures.find((one) => one.name === name)
  if (!found) throw new Error(`There is no picture "${name}" in content/media/pictures.json.`)
  return found
}

/** Where a file of a picture is served from; without a width, its largest. */
export function pictureUrl({ name, width: largest }: Picture, format: Picture['formats'][number], width = largest): string {
  return `/media/${name}${width === largest ? '' : `-${width}`}.${format}`
}

/** The widths of a picture's files in one format: a template's or starter kit's WebP, for browsers without AVIF, is one. */
export const widthsOf = ({ name, width, widths }: Picture, format: Picture['formats'][number]): number[] =>
  format === 'webp' && /^(templates|starter-kits)\//.test(name) ? [width] : widths

/** All widths of a picture in one format, as an img or source element's `srcset`. */
export function sourceSet(one: Picture, format: Picture['formats'][number]): string {
  return widthsOf(one, format).map((width) => `${pictureUrl(one, format, width)} ${width}w`).join(', ')
}
