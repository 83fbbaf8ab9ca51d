/** What the page of usage shows: the room that files take, and what of the month was asked in this browser. */
import { openApp } from './app.ts'
import { usageHere, type UsageHere } from './usage-here.ts'

export function watchUsage(listener: (usage: UsageHere) => void): () => void {
  let isOver = false
  let stop: (() => void) | undefined
  void openApp().then(async ({ store }) => {
    const read = async () => {
      const usage = await usageHere(store)
      if (!isOver) listener(usage)
    }
    stop = store.onChange(({ table }) => table !== 'settings' && table !== 'prompts' && void read())
    await read()
  })
  return () => {
    isOver = true
    stop?.()
  }
}
