/** Compresses a page with all effort once it is asked for again; until then a lesser effort keeps nobody waiting. */
import { pressedPage, type KeptPage } from './kept-page.ts'

type Options = {
  /** What is kept at an address now. */
  current(address: string): KeptPage | undefined
  put(address: string, page: KeptPage): void
}

/** Pages that wait for their turn; the next visit asks again for one that found no place. */
const mostWaiting = 100

/**
 * Answers how to have a page pressed again, of which one is at work at a time. It takes the place of the same page only:
 * where another has come in the meantime, it is dropped.
 */
export function pressAgain({ current, put }: Options) {
  const waiting = new Map<string, KeptPage>()
  let isAtWork = false

  async function work() {
    isAtWork = true
    for (const [address, page] of waiting) {
      const pressed = await pressedPage(page).catch(() => null)
      if (pressed && current(address) === page) put(address, pressed)
      waiting.delete(address)
    }
    isAtWork = false
  }

  return (address: string, page: KeptPage) => {
    if (waiting.size >= mostWaiting && !waiting.has(address)) return
    if (waiting.get(address) === page) return
    waiting.set(address, page)
    if (!isAtWork) void work()
  }
}
