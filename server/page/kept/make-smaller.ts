import { setTimeout as pause } from 'node:timers/promises'
import { compressed } from '../../http/compress.ts'
import { keptPage, type KeptPage } from './kept-page.ts'

/** Rests for as many times as long as the work took, so that most of the machine is there for who waits. */
const restPerWork = 2

/** Compresses kept pages as far as it goes, one after the other, while nobody waits for it. */
export function makeSmaller(onDone: (address: string, before: KeptPage, after: KeptPage) => void) {
  const waiting = new Map<string, KeptPage>()
  const taken = new WeakSet<KeptPage>()
  let isAtWork = false

  async function work() {
    isAtWork = true
    try {
      for (const [address, page] of waiting) {
        waiting.delete(address)
        const started = performance.now()
        onDone(address, page, await smallest(page))
        await pause((performance.now() - started) * restPerWork, undefined, { ref: false })
      }
    } finally {
      isAtWork = false
    }
  }

  return {
    /** Takes a page up when its turn comes; the same page only once. */
    later(address: string, page: KeptPage) {
      if (taken.has(page)) return
      taken.add(page)
      waiting.set(address, page)
      // A page that could not be made smaller is sent as it is.
      if (!isAtWork) work().catch(() => {})
    },
  }
}

async function smallest({ moment, route, sent }: KeptPage): Promise<KeptPage> {
  const { bytes, headers } = sent.identity
  const body = await compressed(new TextDecoder().decode(bytes), ['br', 'gzip'], 'kept')
  return keptPage({ moment, route, headers: new Headers(headers), isSmallest: true }, body)
}
