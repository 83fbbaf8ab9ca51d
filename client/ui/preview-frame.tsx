import { clsx } from 'clsx'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useMounted } from '#client/hooks/use-mounted.ts'
import { usePreviewHeight } from '#client/hooks/use-preview-height.ts'
import { chosenColors, type SnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import type { ComponentMeta } from '#shared/catalog.ts'
import { encodeColors } from '#shared/recolor/ramp-code.ts'
import type { PreviewLook, SnippetColors } from '#shared/urls.ts'

type Props = {
  component: Pick<ComponentMeta, 'path' | 'title' | 'minHeight'>
  /** urls.preview, or urls.appPreview inside the app. */
  address: (path: string, look: PreviewLook & SnippetColors) => string
  look: Required<PreviewLook>
  /** The design's own colours when left out. */
  colors?: SnippetPreferences
  /** Pixels; the whole width when null. */
  width?: number | null
  /** Keeps the room for what opens over the page only once someone uses the component. */
  roomWhenUsed?: boolean
  /** On wide screens a tenth smaller than life, with as much more width inside. */
  reduced?: boolean
  className?: string
}

/**
 * A component in its own document. Starts in the browser only: the theme is not known before,
 * and the frame's first word about its height must find a listener.
 */
export function PreviewFrame(props: Props) {
  const mounted = useMounted()
  const [loaded, setLoaded] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  const height = usePreviewHeight(frame, props.component, props.roomWhenUsed)

  return (
    <div className={clsx('relative min-w-0', (props.width ?? null) === null && 'flex-1', props.className)}>
      {(!mounted || props.reduced) && (
        // A picture's height attribute holds the place of the frame, without a style attribute.
        <svg aria-hidden width="1" height={height} className={clsx('block', props.reduced && 'xl:[zoom:0.9]')} />
      )}
      {mounted && <LiveFrame {...props} frame={frame} height={height} loaded={loaded} onLoad={() => setLoaded(true)} />}
      {!loaded && <PreviewSkeleton />}
    </div>
  )
}

type LiveProps = Props & {
  frame: RefObject<HTMLIFrameElement | null>
  height: number
  loaded: boolean
  onLoad: () => void
}

function LiveFrame({
  component,
  address,
  look,
  colors,
  width = null,
  reduced,
  frame,
  height,
  loaded,
  onLoad,
}: LiveProps) {
  const { theme, dir } = look
  const [primary, secondary] = colors ? [encodeColors(colors.primary), encodeColors(colors.secondary)] : []
  // Later changes are told to the document in place; a new address would reload it.
  const [src] = useState(() => address(component.path, { ...look, ...(colors && chosenColors(colors)) }))

  useEffect(() => {
    if (!loaded) return
    const palette = primary && { primary, secondary }
    const message = { type: 'millwork:appearance', theme, dir, colors: palette }
    frame.current?.contentWindow?.postMessage(message, location.origin)
  }, [loaded, theme, dir, primary, secondary, frame])

  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- our own document; it must share the origin to talk to this page
    <iframe
      ref={frame}
      src={src}
      title={`Preview: ${component.title}`}
      loading="lazy"
      height={height}
      width={width ?? undefined}
      onLoad={onLoad}
      className={clsx(
        'block transition-opacity',
        width === null && 'w-full',
        // zoom would be shorter, but not every browser zooms what is inside a frame.
        reduced ? 'absolute inset-s-0 top-0 xl:w-[calc(100%/0.9)] xl:origin-top-left xl:scale-90' : 'max-w-full',
        !loaded && 'opacity-0',
      )}
    />
  )
}

function PreviewSkeleton() {
  return (
    <div aria-hidden className="absolute inset-0 grid place-content-center gap-2.5 motion-safe:animate-pulse">
      <div className="h-2.5 w-48 rounded-full bg-hover" />
      <div className="h-2.5 w-36 rounded-full bg-hover" />
      <div className="h-2.5 w-40 rounded-full bg-hover" />
    </div>
  )
}
