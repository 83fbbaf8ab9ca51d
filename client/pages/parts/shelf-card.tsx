import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from '#client/router-link.tsx'
import { chosenColors, useSnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import { ComponentPicture } from '#client/ui/component-picture.tsx'
import { LatePicture } from '#client/ui/late-picture.tsx'
import { Still } from '#client/ui/still.tsx'
import type { PicturedThumbnail } from '#shared/page-props.ts'

type Props = {
  thumbnail: PicturedThumbnail
  title: string
  href: string
  /** Stands at the end of the title's line, of a dense card below it. */
  aside?: ReactNode
  /** Stands beside so many others that each is small. */
  dense?: boolean
  /** Stands so far down that its picture can wait until somebody comes near. */
  late?: boolean
  /** Is wider than its picture: runs over it, sharp at any size. */
  large?: boolean
  className?: string
}

/**
 * A component at half its size: its picture, or itself where other colours were chosen than it was taken in. The whole
 * card leads to where it is at full size.
 */
export function ShelfCard({
  thumbnail,
  title,
  href,
  aside,
  dense = false,
  late = false,
  large = false,
  className,
}: Props) {
  const [chosen] = useSnippetPreferences()
  const isRecoloured = Object.keys(chosenColors(chosen)).length > 0
  const { path, picture, pictureWidth } = thumbnail
  const place = <LatePicture path={path} picture={picture} className="shelf-frame" />

  return (
    <li className={clsx('shelf-card', className)}>
      {isRecoloured || !picture || large ? (
        <Still
          thumbnail={thumbnail}
          width={pictureWidth}
          late={late && (picture && large ? true : 'unscripted')}
          className="shelf-frame"
        >
          {picture && (late ? place : <ComponentPicture path={path} picture={picture} />)}
        </Still>
      ) : late ? (
        place
      ) : (
        <ComponentPicture path={path} picture={picture} className="shelf-frame" />
      )}
      <p className={dense ? 'mt-2' : 'mt-3 flex items-baseline justify-between gap-3'}>
        <Link href={href} prefetch className={clsx('shelf-link', dense ? 'text-sm' : 'text-base')}>
          {title}
        </Link>
        {aside &&
          (dense ? (
            <span className="shelf-aside">{aside}</span>
          ) : (
            <span className="shrink-0 text-[0.8125rem] text-muted tabular-nums">{aside}</span>
          ))}
      </p>
    </li>
  )
}
