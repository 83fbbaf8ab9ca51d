import { type MiddlewareFunction, redirect } from 'react-router'
import { memberContext, sessionContext } from '~/context'

/** Pages of members: whoever is not signed in is asked to, and led back. */
export const requireMember: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const member = context.get(sessionContext)
  if (!member) {
    const wanted = url.pathname + url.search
    throw redirect(wanted === '/' ? '/sign-in' : `/sign-in?${new URLSearchParams({ next: wanted })}`)
  }
  context.set(memberContext, member)

  const response = await next()
  response.headers.set('Cache-Control', 'private, no-store')
  return response
}

/** Pages to sign in or up: whoever is signed in has no use for them. */
export const requireGuest: MiddlewareFunction<Response> = async ({ context }) => {
  if (context.get(sessionContext)) throw redirect('/')
}
