import { redirect } from '@sveltejs/kit'
import { sequence, type Handle, type HandleServerError, type ServerInit } from '@sveltejs/kit/hooks'
import { accounts } from '#lib/server/site.ts'
import { keepSession, sentSession } from '#lib/server/session.ts'

/** Forgets sessions and links that have expired: now, and every hour. */
export const init: ServerInit = async () => {
  await accounts.sweep()
  setInterval(() => accounts.sweep(), 60 * 60_000).unref()
}

const headers: Handle = async ({ event, resolve }) => {
  const response = await resolve(event)
  response.headers.set('X-Content-Type-Options', 'nosniff')
  response.headers.set('X-Frame-Options', 'DENY')
  response.headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
  // Pages say who is signed in, or what was told once. Files of the build do not come by here.
  response.headers.set('Cache-Control', 'private, no-store')
  return response
}

/** Finds who is signed in, for everything that runs on the server. */
const session: Handle = async ({ event, resolve }) => {
  const { locals } = event
  locals.session = sentSession(event)
  const found = await accounts.current(locals.session)
  locals.user = found?.user ?? null
  if (locals.session && found?.renewed) keepSession(event, locals.session)
  return resolve(event)
}

/** Leads guests to sign in, and members past the pages for guests, by the group of the route: its actions too. */
const guard: Handle = ({ event, resolve }) => {
  const groups = event.route.id?.split('/') ?? []
  if (groups.includes('(guest)') && event.locals.user) redirect(303, '/')
  if (groups.includes('(member)') && !event.locals.user) {
    const { pathname, search } = event.url
    const next = event.request.method === 'GET' ? pathname + search : pathname
    redirect(303, next === '/' ? '/sign-in' : `/sign-in?next=${encodeURIComponent(next)}`)
  }
  return resolve(event)
}

export const handle = sequence(headers, session, guard)

/** Why something broke is for the log; people are told that it did, and no more. */
export const handleError: HandleServerError = ({ kind, error, event }) => {
  if (kind === 'unknown') console.error(event.request.method, event.url.pathname, error)
}
