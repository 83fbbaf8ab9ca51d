import { clsx } from 'clsx'
import type { ProjectGood } from '#shared/goods.ts'

type Props = { picture: NonNullable<ProjectGood['picture']>; className?: string }

/** How a project looks: one picture for each theme, of which the other is never loaded. */
export function ProjectPicture({ picture: { name, alt, width, height, widths }, className }: Props) {
  return (
    <div className={clsx('min-w-0', className)}>
      {(['light', 'dark'] as const).map((theme) => (
        <picture key={theme} className={theme === 'light' ? 'dark:hidden' : 'hidden dark:block'}>
          {(['avif', 'webp'] as const).map((format) => (
            <source
              key={format}
              type={`image/${format}`}
              srcSet={widths.map((each) => `${fileOf(name, theme, each, width)}.${format} ${each}w`).join(', ')}
              sizes="(min-width: 64rem) 36rem, 92vw"
            />
          ))}
          <img
            src={`${fileOf(name, theme, width, width)}.webp`}
            alt={alt}
            width={width}
            height={height}
            loading="lazy"
            className="h-auto w-full rounded-xl ring-1 ring-line"
          />
        </picture>
      ))}
    </div>
  )
}

const fileOf = (name: string, theme: 'light' | 'dark', width: number, largest: number) =>
  `/media/${name}-${theme}${width === largest ? '' : `-${width}`}`
