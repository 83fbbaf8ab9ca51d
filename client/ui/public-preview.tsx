import { usePage } from '@inertiajs/react'
import { clsx } from 'clsx'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { type Dress, useRestingPreview } from '#client/hooks/use-resting-preview.ts'
import { useSnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import type { ComponentMeta } from '#shared/catalog.ts'
import type { ChromaticFamily, GrayFamily } from '#shared/recolor.ts'
import { type PreviewLook, urls } from '#shared/urls.ts'

type Props = {
  component: Pick<ComponentMeta, 'slug' | 'path' | 'title' | 'minHeight'>
  dress: Dress
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
  className?: string
}

/** Pixels of a preview nothing is known of. */
const guess = 480

/** A component in its own document, there from the first byte: it needs no script of this page's, nor one of its own. */
export function PublicPreview(props: Props) {
  const { component, dress, own, width = null, held, fills, still = false, eager, className } = props
  const frame = useRef<HTMLIFrameElement>(null)
  const [chosen] = useSnippetPreferences()
  const colours = { primary: own?.primary ?? chosen.primary, secondary: own?.secondary ?? chosen.secondary }
  const account = usePage().props.auth.user?.opt_app_dark_mode
  const { height, used } = useRestingPreview(frame, { path: component.path, dress, colours, wakes: !still })
  useSize(frame, {
    width,
    height: fills || height === null ? null : used ? Math.max(height, component.minHeight) : height,
  })
  const theme = account === 'on' ? 'dark' : account === 'off' ? 'light' : 'auto'

  return (
    <div inert={still} aria-hidden={still || undefined} className={clsx('@container', className)}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own document; it must share the origin to be dressed from here */}
      <iframe
        ref={frame}
        src={urls.preview(component.path, { theme, ...own, start: 'wanted' })}
        title={`Preview: ${component.title}`}
        loading={eager ? undefined : 'lazy'}
        tabIndex={still ? -1 : undefined}
        height={held || fills ? undefined : guess}
        data-holds={held ? component.slug : undefined}
        className={clsx('block w-full max-w-full', fills && 'h-full')}
      />
    </div>
  )
}

type Size = { width: number | null; height: number | null }

/** Set by script because the policy of these pages knows no style attributes. */
function resize({ style }: HTMLElement, { width, height }: Size) {
  style.width = width === null ? '' : `${width}px`
  if (height !== null) style.height = `${height}px`
}

function useSize(frame: RefObject<HTMLIFrameElement | null>, { width, height }: Size) {
  useLayoutEffect(() => resize(frame.current!, { width, height }), [frame, width, height])
}
