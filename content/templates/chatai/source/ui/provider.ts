/**
 * Who answers. The stand-in answers from the sample files without any server. To plug in your own service, write
 * `createApiProvider({ url: '/api/chat' })` from `lib/api-provider` here, and put `providerHandler` from `lib/handler`
 * behind that address: it keeps the key.
 */
import { inPageProvider } from '../lib/in-page-provider.ts'
import type { Provider } from '../lib/provider.ts'

export const provider: Provider = inPageProvider()
