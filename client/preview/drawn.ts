/** Draws the sample for a design tool when the page round it asks for that, once what moves has come to rest. */

type Message = { type: 'millwork:draw' }

/** @param tell hears the drawing, or that there is none */
export function connectDrawing(tell: (message: object) => void): void {
  async function answer() {
    try {
      for (const { effect, finished } of document.getAnimations())
        if (effect?.getComputedTiming().endTime !== Infinity) await finished.catch(() => {})
      const { draw } = await import('./drawing/draw.ts')
      tell({ type: 'millwork:drawn', svg: await draw(document) })
    } catch (error) {
      console.error(error)
      tell({ type: 'millwork:drawn', svg: null })
    }
  }
  addEventListener('message', ({ data, origin }: MessageEvent<Message>) => {
    if (origin === location.origin && data?.type === 'millwork:draw') void answer()
  })
  tell({ type: 'millwork:alive' })
}
