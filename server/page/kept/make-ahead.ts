/** Makes pages before anybody asks for them, so that the first who does finds them kept. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from '../../process/logger.ts'

type App = { fetch(request: Request, bindings: object): Response | Promise<Response> }
type Options = { siteUrl: string; logger: Logger; restPerWork?: number }

/** What a request is told by that nobody sent: it stands in no log. */
export const ownRequest = Object.freeze({})

/** Real requests get the machine for as many times as long as a page took, so that none waits for more than one page. */
const usualRest = 4

/**
 * Asks the application for pages, one after the other and most important first. `done` resolves when all are made or it
 * was stopped; a page that fails is left to who asks for it.
 */
export function makeAhead(app: App, paths: readonly string[], { siteUrl, logger, restPerWork = usualRest }: Options) {
  const stopped = new AbortController()
  async function work() {
    for (const path of paths) {
      const started = performance.now()
      try {
        const response = await app.fetch(new Request(siteUrl + path), ownRequest)
        await response.arrayBuffer()
      } catch (error) {
        logger.warn({ err: error, path }, 'a page could not be made ahead')
      }
      // The timer keeps no process alive.
      await pause((performance.now() - started) * restPerWork, undefined, { ref: false, signal: stopped.signal })
    }
  }
  return { done: work().catch(() => {}), stop: () => stopped.abort() }
}
