import { materials } from '@/data/materials'
import type { HouseScent } from '@/data/scents'
import { plateOf, signOf } from '@/lib/plate'
import { upright, wide } from '@/lib/plate-files'
import { plateMarkup } from '@/lib/plate-svg'
import { plateLabel } from '@/lib/said'
import type { Material } from '@/lib/shop/catalog'

interface PictureProps {
  file: string
  /** What a page begins with is fetched first, and the rest as it comes near. */
  isFirst?: boolean
}

/** A plate as a picture, by day and by night. What it shows is said beside it, so it needs no words. */
export function PlatePicture({ file, isFirst }: PictureProps) {
  return (
    <>
      <Drawn file={`${file}-day`} {...upright} isFirst={isFirst} className="plate-day w-full" />
      <Drawn file={`${file}-night`} {...upright} isFirst={isFirst} className="plate-night w-full" />
    </>
  )
}

/** The plate that is the ground of a page. */
export function PlateGround({ file, isFirst }: PictureProps) {
  const fills = 'h-full w-full object-cover object-right-top'
  return (
    <>
      <Drawn file={`${file}-wide-day`} {...ground} isFirst={isFirst} className={`plate-day ${fills}`} />
      <Drawn file={`${file}-wide-night`} {...ground} isFirst={isFirst} className={`plate-night ${fills}`} />
    </>
  )
}

const ground = { width: wide.width, height: wide.height }

interface DrawnProps extends PictureProps {
  width: number
  height: number
  className: string
}

/** In `<picture>`, so that pages which only link to this one are not told to load it ahead. */
function Drawn({ file, width, height, isFirst, className }: DrawnProps) {
  return (
    <picture className="contents">
      <img
        src={`/plates/${file}.svg`}
        alt=""
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        className={className}
      />
    </picture>
  )
}

/** The plate of a scent in the page itself, where its forms can be pointed at and dry down. */
export function Plate({ scent }: { scent: HouseScent }) {
  return (
    <svg
      data-plate={scent.slug}
      viewBox={`0 0 ${upright.width} ${upright.height}`}
      role="img"
      aria-label={plateLabel(scent)}
      className="plate"
      dangerouslySetInnerHTML={{ __html: plateMarkup(plateOf(scent, materials, upright)) }}
    />
  )
}

/** The sign of one material. */
export function Sign({ material }: { material: Material }) {
  return (
    <svg
      viewBox="0 0 120 120"
      aria-hidden="true"
      className="plate overflow-visible"
      dangerouslySetInnerHTML={{ __html: plateMarkup(signOf(material, 120)) }}
    />
  )
}

/** The same from the file of all signs. In a long list the page would have to carry each one twice: as it is, and for React. */
export function ListedSign({ material }: { material: Material }) {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" className="plate overflow-visible">
      <use href={`/plates/signs.svg#${material.slug}`} />
    </svg>
  )
}
