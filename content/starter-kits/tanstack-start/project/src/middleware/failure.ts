import { isNotFound, isRedirect } from '@tanstack/react-router'
import { createMiddleware } from '@tanstack/react-start'

/** What a server function throws would go to the browser with its message: it stays in the log. */
export const failureMiddleware = createMiddleware({ type: 'function' }).server(async ({ next }) => {
  try {
    return await next()
  } catch (error) {
    if (isRedirect(error) || isNotFound(error) || error instanceof Response) throw error
    console.error(error)
    throw new Error('Something went wrong.')
  }
})
