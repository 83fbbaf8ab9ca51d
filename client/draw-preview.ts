/** Has a preview drawn as SVG, in a frame of its own that nobody sees, as wide as on a desktop. */
import type { ComponentMeta } from '#shared/catalog.ts'

/** Pixels, as when it was seen that the drawing looks like the component. */
const width = 1280
/** Long enough for a slow line; after it somebody is better told than kept waiting. */
const patienceMs = 30_000

type Message =
  | { type: 'millwork:alive' }
  | { type: 'millwork:height'; height: number }
  | { type: 'millwork:opened'; open: boolean }
  | { type: 'millwork:drawn'; svg: string | null }

/** @param address of the preview. @returns the file; rejects where it could not be drawn */
export function drawPreview(
  address: string,
  { opens, minHeight }: Pick<ComponentMeta, 'opens' | 'minHeight'>,
): Promise<string> {
  const frame = document.createElement('iframe')
  Object.assign(frame, { src: address, width, height: minHeight || 400, tabIndex: -1 })
  // Not display: none, which would leave nothing to measure.
  frame.className = 'pointer-events-none invisible fixed start-0 top-0 -z-50'
  frame.ariaHidden = 'true'
  const over = new AbortController()
  return new Promise<string>((resolve, reject) => {
    const fail = () => reject(new Error(`The drawing of ${address} did not come.`))
    const timer = setTimeout(fail, patienceMs)
    const ask = (message: object) => frame.contentWindow?.postMessage(message, location.origin)
    const hear: { [Type in Message['type']]: (message: Extract<Message, { type: Type }>) => void } = {
      'millwork:height': ({ height }) => (frame.height = String(Math.max(height, minHeight))),
      'millwork:alive': () => ask(opens ? { type: 'millwork:open', name: opens } : { type: 'millwork:draw' }),
      'millwork:opened': ({ open }) => (open ? ask({ type: 'millwork:draw' }) : fail()),
      'millwork:drawn': ({ svg }) => (svg === null ? fail() : resolve(svg)),
    }
    over.signal.addEventListener('abort', () => clearTimeout(timer))
    addEventListener(
      'message',
      ({ data, origin, source }: MessageEvent<Message>) => {
        if (origin === location.origin && source === frame.contentWindow) hear[data.type]?.(data as never)
      },
      { signal: over.signal },
    )
    document.body.append(frame)
  }).finally(() => {
    over.abort()
    frame.remove()
  })
}
