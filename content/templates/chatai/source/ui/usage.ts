/** What was asked in this browser, from the books of the store. */
import { openApp } from './app.ts'

interface Usage {
  questions: string
  words: string
}

const whole = new Intl.NumberFormat('en-US')

export function watchUsage(listener: (usage: Usage) => void): () => void {
  let isOver = false
  let stop: (() => void) | undefined
  void openApp().then(async ({ store }) => {
    const read = async () => {
      const records = await store.usage()
      const tokens = records.reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0)
      const questions =
        records.length === 1 ? '1 question was answered,' : `${whole.format(records.length)} questions were answered,`
      const words = `with ${whole.format(tokens)} tokens read and written.`
      if (!isOver)
        listener(records.length > 0 ? { questions, words } : { questions: 'Nothing has been asked yet.', words: '' })
    }
    stop = store.onChange(({ table }) => table === 'usage' && void read())
    await read()
  })
  return () => {
    isOver = true
    stop?.()
  }
}
