import { clsx } from 'clsx'
import { type ReactNode, useRef } from 'react'
import { useTheme } from '#client/hooks/use-dark-mode.ts'
import { useMounted } from '#client/hooks/use-mounted.ts'
import { useNear } from '#client/hooks/use-near.ts'
import { useTurn } from '#client/hooks/use-turn.ts'
import type { Thumbnail } from '#shared/page-props.ts'
import { PublicPreview } from './public-preview.tsx'

type Props = {
  thumbnail: Thumbnail
  /**
   * Costs nothing before the page is alive and it is near: for what stands below the fold. `unscripted` also shows it
   * where no script may run.
   */
  late?: boolean | 'unscripted'
  className?: string
  /** Stands there until it shows. */
  children?: ReactNode
}

/** A component at half its size, to be recognised and not to be used; decoration beside its name. */
export function Still({ thumbnail, late = false, className, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const mounted = useMounted()
  const { near } = useNear(box, true)
  const theme = useTheme()
  const [hasTurn, done] = useTurn(box, late !== false && mounted && near)
  const preview = (
    <PublicPreview
      component={thumbnail}
      dress={{ theme, dir: 'ltr' }}
      still
      fills
      // A frame that waited for its turn must not wait for the browser's own idea of near as well.
      eager={hasTurn}
      onLoad={done}
      className="pointer-events-none absolute inset-s-0 top-0 h-[200%] w-[200%] max-w-none! origin-top-left scale-50 rtl:origin-top-right"
    />
  )

  return (
    <div ref={box} className={clsx('relative overflow-clip bg-stage', className)}>
      {children}
      {(!late || hasTurn) && preview}
      {late === 'unscripted' && !mounted && <noscript>{preview}</noscript>}
    </div>
  )
}
