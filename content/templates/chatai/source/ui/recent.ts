/** The latest conversations, for the rail, and what is wrong with what is kept. */
import { hrefOf, openApp } from './app.ts'

interface Recent {
  id: string
  title: string
  href: string
  /** Whether the page shows it. */
  isOpen: boolean
}

/** Said by the page of the chat whenever its address becomes that of another conversation. */
export const addressEvent = 'postil:address'

const most = 8

export function watchRecent(listener: (list: Recent[]) => void): () => void {
  let stop: (() => void) | undefined
  let isOver = false
  void openApp().then(async ({ store }) => {
    const read = async () => {
      const all = await store.conversations()
      const open = new URLSearchParams(location.search).get('c')
      const list = all.slice(0, most).map(({ id, title }) => ({ id, title, href: hrefOf(id), isOpen: id === open }))
      if (!isOver) listener(list)
    }
    const look = () => void read()
    const stopStore = store.onChange(({ table }) => table === 'conversations' && look())
    document.addEventListener(addressEvent, look)
    stop = () => {
      stopStore()
      document.removeEventListener(addressEvent, look)
    }
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
