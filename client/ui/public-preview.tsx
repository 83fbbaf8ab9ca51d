import { usePage } from '@inertiajs/react'
import { clsx } from 'clsx'
import { useLayoutEffect, useRef, useState } from 'react'
import { useMounted } from '#client/hooks/use-mounted.ts'
import { type PreviewAppearance, useRestingPreview } from '#client/hooks/use-resting-preview.ts'
import { chosenColors, useSnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import type { Thumbnail } from '#shared/page-props.ts'
import type { ChromaticFamily, GrayFamily } from '#shared/recolor.ts'
import { type PreviewLook, urls } from '#shared/urls.ts'

type Props = {
  component: Thumbnail
  dress: PreviewAppearance
  /** What it keeps whatever the reader chose; in its document from the first byte. */
  own?: PreviewLook & { primary?: ChromaticFamily; secondary?: GrayFamily }
  /** Pixels; the whole width when null. */
  width?: number | null
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
  const { component, dress, own, width = null, held, fills, still = false, eager, onLoad, className } = props
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [chosen] = useSnippetPreferences()
  const colours = { primary: own?.primary ?? chosen.primary, secondary: own?.secondary ?? chosen.secondary }
  const account = usePage().props.auth.user?.opt_app_dark_mode
  const { height, used } = useRestingPreview(frame, { path: component.path, dress, colours, wakes: !still })
  const room = used ? Math.max(height ?? 0, component.minHeight) : height
  useLayoutEffect(() => setWidth(box.current, width), [width])
  useLayoutEffect(() => setHeight(frame.current, fills ? null : room), [fills, room])
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
    <div ref={box} inert={still} aria-hidden={still || undefined} className={clsx('@container max-w-full', className)}>
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
        className={clsx('block w-full', fills && 'h-full')}
      />
    </div>
  )
}

// Set by script because the policy of these pages knows no style attributes.
function setWidth(element: HTMLElement | null, width: number | null) {
  if (element) element.style.width = width === null ? '' : `${width}px`
}
function setHeight(element: HTMLElement | null, height: number | null) {
  if (element && height !== null) element.style.height = `${height}px`
}
