import { defineMiddleware } from 'astro:middleware'
import { FormFault, readForm } from './server/requests.ts'

/** For whoever is not signed in; who is, is led on. */
const guestPages = ['/sign-in', '/register', '/check-email', '/forgot-password']
/** For everybody. Every other page that is rendered on the server is for members. */
const openPages = ['/verify', '/reset-password', '/sign-out', '/404', '/500']

export const onRequest = defineMiddleware(async (context, next) => {
  const { cookies, isPrerendered, locals, request, routePattern, url } = context
  locals.form = {}
  // At build time there is nobody to sign in, and what Astro itself serves is everybody's.
  if (isPrerendered || routePattern.startsWith('/_')) return next()

  const { accounts } = await import('./server/app.ts')
  const { keepSession, sessionOf, takeToast } = await import('./server/session.ts')

  const session = sessionOf(cookies)
  const current = await accounts.current(session)
  if (session && current) {
    locals.session = session
    locals.user = current.user
    if (current.renewed) keepSession(cookies, session)
  }

  const isGuestPage = guestPages.includes(routePattern)
  if (locals.user && isGuestPage) return context.redirect('/dashboard', 303)
  if (!locals.user && !isGuestPage && !openPages.includes(routePattern)) {
    const isHome = request.method !== 'GET' || routePattern === '/dashboard'
    const wanted = isHome ? '' : `?next=${encodeURIComponent(url.pathname + url.search)}`
    return context.redirect(`/sign-in${wanted}`, 303)
  }

  if (request.method === 'POST') {
    try {
      locals.form = await readForm(request)
    } catch (error) {
      if (error instanceof FormFault) return new Response(error.message, { status: error.status })
      throw error
    }
  }
  const toast = request.method === 'GET' && takeToast(cookies)
  if (toast) locals.toast = toast

  const response = await next()
  response.headers.set('Cache-Control', 'private, no-store')
  return response
})
