import { clsx } from 'clsx'
import type { PicturedComponent } from '#shared/page-props.ts'
import { ComponentPicture } from './component-picture.tsx'

type Props = Pick<PicturedComponent, 'path' | 'picture'> & { className?: string }

/**
 * A picture below the first view: fetched when it is near and somebody has turned to the page, before any of the client
 * is there, and at once where a high window shows it. `styles/late-picture.css` holds it back until then.
 */
export const LatePicture = ({ className, ...picture }: Props) => (
  <ComponentPicture {...picture} className={clsx('late-picture', className)} />
)
