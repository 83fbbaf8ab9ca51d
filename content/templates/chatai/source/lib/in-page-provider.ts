/** The stand-in without any server, for a static preview: the same request, handler, and stream, inside the page. */
import { createApiProvider } from './api-provider.ts'
import { scriptedHandler, type ScriptedOptions } from './handler.ts'
import type { Provider } from './provider.ts'

export const inPageProvider = (options?: ScriptedOptions): Provider =>
  createApiProvider({ fetch: scriptedHandler(options) })
