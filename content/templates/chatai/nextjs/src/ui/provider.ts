/** Who answers, as the browser sees it: the route of this app. Behind it stands `src/app/api/chat/route.ts`. */
import { createApiProvider } from '../lib/api-provider.ts'
import type { Provider } from '../lib/provider.ts'

export const provider: Provider = createApiProvider({ url: '/api/chat' })
