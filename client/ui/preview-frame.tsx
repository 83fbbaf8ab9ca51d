import { clsx } from 'clsx'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useFocusInSight } from '#client/hooks/use-focus-in-sight.ts'
import { useMounted } from '#client/hooks/use-mounted.ts'
import { useNear } from '#client/hooks/use-near.ts'
import { colourKey, useLivingPreview, usePalette } from '#client/hooks/use-palette.ts'
import { useOpenedHeight } from '#client/hooks/use-opened-height.ts'
import { usePreviewHeight } from '#client/hooks/use-preview-height.ts'
import { chosenColors, type SnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import type { ComponentMeta } from '#shared/catalog.ts'
import type { PreviewHeights } from '#shared/preview-heights.ts'
import type { PreviewLook, SnippetColors } from '#shared/urls.ts'
import { fitFrame } from './scaled-frame.ts'

type Props = {
  component: Pick<ComponentMeta, 'path' | 'title' | 'minHeight' | 'slug'>
  /** urls.preview, or urls.appPreview inside the app. */
  address: (path: string, look: PreviewLook & SnippetColors) => string
  look: Required<PreviewLook>
  /** The design's own colours when left out. */
  colors?: SnippetPreferences
  /** How high it is at each width, where that is known; the page then links the same as a stylesheet. */
  heights?: PreviewHeights
  /** Pixels; the whole width when null. */
  width?: number | null
  /** How large it is shown, 1 for life-size; null while the page's stylesheet says so. */
  scale?: number | null
  /** The page's stylesheet shows it as wide as it begins. */
  wide?: boolean
  /** Keeps the room for what opens over the page only once someone uses the component. */
  roomWhenUsed?: boolean
  /** On wide screens a tenth smaller than life, with as much more width inside. */
  reduced?: boolean
  className?: string
}

/**
 * A component in its own document. Starts in the browser only: the theme is not known before,
 * and the frame's first word about its height must find a listener. Far from the window there is no document,
 * only its place; one that somebody has used stays.
 */
export function PreviewFrame(props: Props) {
  const { component, heights, width = null, scale = 1, wide, roomWhenUsed = false, reduced = false, className } = props
  const mounted = useMounted() && scale !== null
  const isScaled = scale !== null && scale < 1
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const opened = useOpenedHeight(frame)
  const { height: usual, used } = usePreviewHeight(box, frame, {
    component,
    heights,
    width,
    isScaled,
    roomWhenUsed,
  })
  const height = Math.max(usual, opened)
  const { near, visible } = useNear(box, used)
  const isMeasured = heights !== undefined && heights.length > 0

  return (
    <div
      ref={box}
      className={clsx(
        'relative flow-root min-w-0',
        (width === null || isScaled) && 'flex-1',
        (width === null || isScaled) && !reduced && '@container',
        className,
      )}
    >
      {!mounted && isMeasured && <div data-holds={component.slug} data-wide={wide ? '' : undefined} />}
      {((!mounted && !isMeasured) || (mounted && (reduced || !near))) && (
        // A picture's height attribute holds the place of the frame, without a style attribute.
        <svg
          aria-hidden
          width={(width ?? 1) * (scale ?? 1)}
          height={height * (scale ?? 1)}
          className={clsx('block max-w-full', reduced && 'xl:[zoom:0.9]')}
        />
      )}
      {mounted && near && <LiveFrame {...props} frame={frame} height={height} visible={visible} />}
      {!(mounted && near) && <PreviewSkeleton />}
    </div>
  )
}

type LiveProps = Props & { frame: RefObject<HTMLIFrameElement | null>; height: number; visible: RefObject<boolean> }

/** Milliseconds after which a change reaches what is not in sight. */
const outOfSight = 50

function LiveFrame(props: LiveProps) {
  const { component, address, look, colors, width = null, scale = 1, reduced, frame, height, visible } = props
  const { theme, dir } = look
  const [loaded, setLoaded] = useState(false)
  // Later changes are told to the document in place; a new address would reload it.
  const [src] = useState(() => address(component.path, { ...look, ...(colors && chosenColors(colors)) }))
  const key = colors ? colourKey(colors) : ''
  const [painted, setPainted] = useState({ key, isFirst: true })
  if (painted.isFirst && painted.key !== key) setPainted({ key, isFirst: false })
  useLivingPreview(component.path)
  const palette = usePalette(component.path, colors, !painted.isFirst)
  useFocusInSight(frame)

  useEffect(() => {
    if (!loaded) return
    const message = { type: 'millwork:appearance', theme, dir, ...(palette !== null && { palette }) }
    const tell = () => frame.current?.contentWindow?.postMessage(message, location.origin)
    if (visible.current) return tell()
    const timer = setTimeout(tell, outOfSight)
    return () => clearTimeout(timer)
  }, [loaded, theme, dir, palette, frame, visible])

  useLayoutEffect(() => {
    // A reduced one has its size from the stylesheet.
    if (frame.current && !reduced) fitFrame(frame.current, { width, scale, height })
  }, [frame, width, scale, height, reduced])

  return (
    <>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own document; it must share the origin to talk to this page */}
      <iframe
        ref={frame}
        src={src}
        title={`Preview: ${component.title}`}
        height={height}
        width={width ?? undefined}
        onLoad={() => setLoaded(true)}
        className={clsx(
          'block transition-opacity',
          width === null && 'w-full',
          // zoom would be shorter, but not every browser zooms what is inside a frame.
          reduced ? 'absolute inset-s-0 top-0 xl:w-[calc(100%/0.9)] xl:origin-top-left xl:scale-90' : 'max-w-full',
          !loaded && 'opacity-0',
        )}
      />
      {!loaded && <PreviewSkeleton />}
    </>
  )
}

function PreviewSkeleton() {
  return (
    <div aria-hidden className="preview-skeleton">
      <i />
    </div>
  )
}
