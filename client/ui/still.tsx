import { clsx } from 'clsx'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useTheme } from '#client/hooks/use-dark-mode.ts'
import { useElementWidth } from '#client/hooks/use-element-width.ts'
import { useMounted } from '#client/hooks/use-mounted.ts'
import { useNear } from '#client/hooks/use-near.ts'
import { useTurn } from '#client/hooks/use-turn.ts'
import { pictureSize } from '#shared/catalog.ts'
import type { Thumbnail } from '#shared/page-props.ts'
import { PublicPreview } from './public-preview.tsx'

type Props = {
  thumbnail: Thumbnail
  /** Pixels of the window it is shown in, as its picture was taken; twice the room where it is left out. */
  width?: number | undefined
  /**
   * Costs nothing before the page is alive and it is near: for what stands below the fold. `unscripted` also shows it
   * where no script may run.
   */
  late?: boolean | 'unscripted'
  className?: string
  /** Stands there until it shows. */
  children?: ReactNode
}

/** A component in small, to be recognised and not to be used; decoration beside its name. */
export function Still({ thumbnail, width, late = false, className, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const room = useElementWidth(box)
  const mounted = useMounted()
  const { near } = useNear(box, true)
  const theme = useTheme()
  const [hasTurn, done] = useTurn(box, late !== false && mounted && near)
  const preview = (
    <Scaled width={width} room={room}>
      <PublicPreview
        component={thumbnail}
        dress={{ theme, dir: 'ltr' }}
        still
        fills
        // A frame that waited for its turn must not wait for the browser's own idea of near as well.
        eager={hasTurn}
        onLoad={done}
        className="size-full"
      />
    </Scaled>
  )

  return (
    <div ref={box} className={clsx('relative overflow-clip bg-stage', className)}>
      {children}
      {(!late || hasTurn) && preview}
      {late === 'unscripted' && !mounted && <noscript>{preview}</noscript>}
    </div>
  )
}

type ScaledProps = { width: number | undefined; room: number | null; children: ReactNode }

/** A window of this width in a room of that, both in pixels; by half while one of them is unknown. */
function Scaled({ width, room, children }: ScaledProps) {
  const box = useRef<HTMLDivElement>(null)
  // Set by script because the policy of these pages knows no style attributes.
  useLayoutEffect(() => {
    if (!box.current || !width || !room) return
    const { style } = box.current
    style.width = `${width}px`
    style.height = `${(width * pictureSize.height) / pictureSize.width}px`
    style.scale = String(room / width)
  }, [room, width])

  return (
    <div
      ref={box}
      className="pointer-events-none absolute inset-s-0 top-0 h-[200%] w-[200%] origin-top-left scale-50 rtl:origin-top-right"
    >
      {children}
    </div>
  )
}
