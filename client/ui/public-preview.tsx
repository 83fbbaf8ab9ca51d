import { usePage } from '@inertiajs/react'
import { clsx } from 'clsx'
import { useLayoutEffect, useRef, useState } from 'react'
import { useFocusInSight } from '#client/hooks/use-focus-in-sight.ts'
import { useOpenedHeight } from '#client/hooks/use-opened-height.ts'
import { useMounted } from '#client/hooks/use-mounted.ts'
import { type PreviewAppearance, useRestingPreview } from '#client/hooks/use-resting-preview.ts'
import { chosenColors, useSnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import type { Thumbnail } from '#shared/page-props.ts'
import type { ChromaticFamily, GrayFamily } from '#shared/recolor.ts'
import { heightAt, type PreviewHeights } from '#shared/preview-heights.ts'
import { type PreviewLook, urls } from '#shared/urls.ts'
import { fitFrame } from './scaled-frame.ts'

type Props = {
  component: Thumbnail
  dress: PreviewAppearance
  /** What it keeps whatever the reader chose; in its document from the first byte. */
  own?: PreviewLook & { primary?: ChromaticFamily; secondary?: GrayFamily }
  /** Pixels; the whole width when null. */
  width?: number | null
  /** How large it is shown, 1 for life-size; null while the page's stylesheet says so. */
  scale?: number | null
  /** The page's stylesheet shows it as wide as it begins. */
  wide?: boolean
  /** Keeps the room for what opens over it from the start. */
  roomy?: boolean
  /** What was measured, for the first moment at another width. */
  heights?: PreviewHeights
  /** The page's stylesheet holds its height until a script knows it. */
  held?: boolean
  /** Fills what it stands in, whatever its content's height. */
  fills?: boolean
  /** Only to be looked at: never hydrated, and nothing in it takes the focus. */
  still?: boolean
  eager?: boolean
  /** Called when its document is there. */
  onLoad?: () => void
  className?: string | undefined
}

/** Pixels of a preview nothing is known of. */
const guess = 480

/** A component in its own document, there from the first byte: it needs no script of this page's, nor one of its own. */
export function PublicPreview(props: Props) {
  const { component, dress, own, width = null, scale = 1, wide, roomy, heights, held, fills, still = false } = props
  const { eager, onLoad, className } = props
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [chosen] = useSnippetPreferences()
  const colours = { primary: own?.primary ?? chosen.primary, secondary: own?.secondary ?? chosen.secondary }
  const account = usePage().props.auth.user?.opt_app_dark_mode
  const { height, used } = useRestingPreview(frame, { path: component.path, dress, colours, wakes: !still })
  const opened = useOpenedHeight(frame)
  useFocusInSight(frame)
  const isScaled = scale !== null && scale < 1
  const measured = isScaled && width !== null && heights ? heightAt(heights, width) : null
  const known = height ?? measured
  const least = used || roomy ? Math.max(component.minHeight, opened) : 0
  const room = used || known !== null ? Math.max(known ?? 0, least) : known
  useLayoutEffect(() => setWidth(box.current, isScaled ? null : width), [isScaled, width])
  useLayoutEffect(() => {
    if (frame.current) fitFrame(frame.current, { width, scale, height: fills ? null : room })
  }, [fills, room, width, scale])
  const theme = account === 'on' ? 'dark' : account === 'off' ? 'light' : 'auto'
  const mounted = useMounted()
  // One that comes later was asked for: it knows its colours from the start, and comes to life at once. What the server wrote is dressed when it is there.
  const [src] = useState(() =>
    mounted
      ? urls.preview(component.path, {
          theme: dress.theme,
          ...(still ? { start: 'wanted' } : { dir: dress.dir }),
          ...chosenColors({ ...chosen, ...colours }),
        })
      : urls.preview(component.path, { theme, ...own, start: 'wanted' }),
  )

  return (
    <div
      ref={box}
      inert={still}
      aria-hidden={still || undefined}
      className={clsx('@container flow-root max-w-full', className)}
    >
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own document; it must share the origin to be dressed from here */}
      <iframe
        ref={frame}
        src={src}
        title={`Preview: ${component.title}`}
        loading={eager ? undefined : 'lazy'}
        onLoad={onLoad}
        tabIndex={still ? -1 : undefined}
        height={held || fills ? undefined : guess}
        data-holds={held ? component.slug : undefined}
        data-roomy={roomy ? '' : undefined}
        data-wide={wide ? '' : undefined}
        className={clsx('block w-full', fills && 'h-full')}
      />
    </div>
  )
}

// Set by script because the policy of these pages knows no style attributes.
function setWidth(element: HTMLElement | null, width: number | null) {
  if (element) element.style.width = width === null ? '' : `${width}px`
}
