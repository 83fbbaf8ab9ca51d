import { clsx } from 'clsx'
import type { PicturedComponent } from '#shared/page-props.ts'
import { ComponentPicture } from './component-picture.tsx'

type Props = Pick<PicturedComponent, 'path' | 'picture'> & {
  /** In a high window it is within the first view, and comes at once. */
  ifLow?: boolean
  className?: string
}

/**
 * A picture below the first view: fetched when it is near and somebody has turned to the page, before any of the client
 * is there. `styles/late-picture.css` holds it back until then.
 */
export const LatePicture = ({ ifLow = false, className, ...picture }: Props) => (
  <ComponentPicture {...picture} className={clsx('late-picture', ifLow && 'late-if-low', className)} />
)
