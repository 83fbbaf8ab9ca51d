import { createCsrfMiddleware, createStart } from '@tanstack/react-start'
import { failureMiddleware } from './middleware/failure'
import { headersMiddleware } from './middleware/headers'
import { sizeMiddleware } from './middleware/size'

/** Forms and server functions answer pages of this site only. */
const csrfMiddleware = createCsrfMiddleware({
  filter: ({ request, handlerType }) => handlerType === 'serverFn' || !['GET', 'HEAD'].includes(request.method),
})

/** What every request passes, in this order; files are served before. */
export const startInstance = createStart(() => ({
  requestMiddleware: [headersMiddleware, sizeMiddleware, csrfMiddleware],
  functionMiddleware: [failureMiddleware],
}))
