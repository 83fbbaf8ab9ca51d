import { clsx } from 'clsx'
import { useRef } from 'react'
import { useMounted } from '#client/hooks/use-mounted.ts'
import { useNear } from '#client/hooks/use-near.ts'
import type { PicturedComponent } from '#shared/page-props.ts'
import { ComponentPicture } from './component-picture.tsx'

type Props = Pick<PicturedComponent, 'path' | 'picture'> & { className?: string }

/** A picture below the first view: fetched once the page is alive and it is near, or at once where no script may run. */
export function LatePicture({ path, picture, className }: Props) {
  const box = useRef<HTMLSpanElement>(null)
  const mounted = useMounted()
  const { near } = useNear(box, true)

  return (
    <span ref={box} className={clsx('block aspect-16/10 bg-stage', className)}>
      {mounted && near && <ComponentPicture path={path} picture={picture} />}
      {!mounted && (
        <noscript>
          <ComponentPicture path={path} picture={picture} />
        </noscript>
      )}
    </span>
  )
}
