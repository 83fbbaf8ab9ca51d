/** The stand-in without any server, for a static preview: the same request, handler, and stream, inside the page. */
import { createApiProvider } from './api-provider.ts'
import type { ScriptedOptions } from './handler.ts'
import type { Provider } from './provider.ts'

/** The scripts come with the first question. */
export function inPageProvider(options?: ScriptedOptions): Provider {
  let handler: Promise<(request: Request) => Promise<Response>> | undefined
  return createApiProvider({
    async fetch(request) {
      handler ??= import('./handler.ts').then(({ scriptedHandler }) => scriptedHandler(options))
      try {
        return (await handler)(request)
      } catch (cause) {
        // They did not come, and are asked for again by the next try.
        handler = undefined
        throw cause
      }
    },
  })
}
