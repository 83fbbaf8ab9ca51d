import { clsx } from 'clsx'
import type { GoodPicture } from '#shared/goods.ts'

type Props = {
  picture: GoodPicture
  /** How wide it is shown, in the words of an image's `sizes`. */
  sizes?: string
  /** Only this theme, whatever the page has. */
  theme?: 'light' | 'dark' | undefined
  /** It stands in the first screen. */
  isFirst?: boolean
  className?: string
}

/** One beside its words. */
const besideWords = '(min-width: 80rem) 40rem, (min-width: 64rem) 52vw, 92vw'

/** How a project looks: one picture for each theme, of which the other is never loaded. */
export function ProjectPicture({ picture, sizes = besideWords, theme: only, isFirst = false, className }: Props) {
  const { name, alt, width, height, widths } = picture

  return (
    <div className={clsx('min-w-0', className)}>
      {(only ? [only] : (['light', 'dark'] as const)).map((theme) => (
        <picture key={theme} className={only ? 'block' : theme === 'light' ? 'dark:hidden' : 'hidden dark:block'}>
          <source
            type="image/avif"
            {...(widths.length > 1
              ? {
                  srcSet: widths.map((each) => `${fileOf(name, theme, each, width)}.avif ${each}w`).join(', '),
                  sizes,
                }
              : { srcSet: `${fileOf(name, theme, width, width)}.avif` })}
          />
          <img
            src={`${fileOf(name, theme, width, width)}.webp`}
            alt={alt}
            width={width}
            height={height}
            loading={isFirst ? undefined : 'lazy'}
            className="h-auto w-full rounded-xl ring-1 ring-line"
          />
        </picture>
      ))}
    </div>
  )
}

const fileOf = (name: string, theme: 'light' | 'dark', width: number, largest: number) =>
  `/media/${name}-${theme}${width === largest ? '' : `-${width}`}`
