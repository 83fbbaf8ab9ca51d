import { photoAlt, photographs, type Photo as PhotoName } from '@/data/photographs'
import type { HouseScent } from '@/data/scents'

/** A photograph, by day and by night, with the plate of a scent printed on what it shows. */
export function Photo({ of, scent }: { of: PhotoName; scent: HouseScent }) {
  const photograph = photographs[of]
  const { day, night, width, height, prints, note } = photograph
  const size = { alt: photoAlt(photograph, scent.name), width, height }
  return (
    <div className="photo">
      <Picture file={day} {...size} className="plate-day" />
      <Picture file={night} {...size} className="plate-night" />
      {prints.map((print) => (
        <div key={print} aria-hidden="true" className={`print ${print}`}>
          <img
            src={`/plates/${scent.slug}-day.svg`}
            alt=""
            width="600"
            height="800"
            loading="lazy"
            decoding="async"
            className="print-plate"
          />
          <span className="print-words">
            <span className="print-name">{scent.name}</span>
            <span className="print-note">{note}</span>
          </span>
        </div>
      ))}
    </div>
  )
}

interface PictureProps {
  file: string
  alt: string
  width: number
  height: number
  className: string
}

function Picture({ file, alt, width, height, className }: PictureProps) {
  return (
    <picture className={className}>
      <source
        type="image/avif"
        srcSet={`/media/${file}-640.avif 640w, /media/${file}.avif ${width}w`}
        sizes="(min-width: 64rem) 55vw, 100vw"
      />
      <img
        src={`/media/${file}.webp`}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className="h-auto w-full"
      />
    </picture>
  )
}
