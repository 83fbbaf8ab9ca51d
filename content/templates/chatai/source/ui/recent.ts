/** The latest conversations, for the rail, and what is wrong with what is kept. */
import { hrefOf, openApp } from './app.ts'

interface Recent {
  id: string
  title: string
  href: string
}

const most = 8

export function watchRecent(listener: (list: Recent[]) => void): () => void {
  let stop: (() => void) | undefined
  let isOver = false
  void openApp().then(async ({ store }) => {
    const read = async () => {
      const all = await store.conversations()
      if (!isOver) listener(all.slice(0, most).map(({ id, title }) => ({ id, title, href: hrefOf(id) })))
    }
    stop = store.onChange(({ table }) => table === 'conversations' && void read())
    await read()
  })
  return () => {
    isOver = true
    stop?.()
  }
}

/** Says what cannot be kept or read, in a sentence. */
export function watchProblems(listener: (problem: string) => void): () => void {
  let stop: (() => void) | undefined
  let isOver = false
  void openApp().then(({ store, problems }) => {
    if (isOver) return
    listener(problems.map(({ message }) => message).join(' '))
    stop = store.onProblem(({ message }) => listener(message))
  })
  return () => {
    isOver = true
    stop?.()
  }
}
