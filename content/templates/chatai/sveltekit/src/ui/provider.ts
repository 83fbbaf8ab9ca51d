/**
 * Who answers. The page asks `src/routes/api/chat/+server.ts`, which hands on to your provider. For another service,
 * write an object with the one function of `Provider` here: nothing else knows how answers come about.
 */
import { createApiProvider } from '#lib/api-provider.ts'
import type { Provider } from '#lib/provider.ts'

export const provider: Provider = createApiProvider({ url: '/api/chat' })
