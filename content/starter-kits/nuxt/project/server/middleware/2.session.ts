import { sessionCookie } from '../accounts/cookies.ts'

/** Finds who is signed in, for pages and routes: `event.context.user`. */
export default defineEventHandler(async (event) => {
  const session = getCookie(event, sessionCookie(useSettings().origin).name)
  const found = await useAccounts()
    .current(session)
    .catch((error: unknown) => {
      // The page that says that something broke must not break by the same.
      if (event.path.startsWith('/__nuxt_error')) return null
      throw error
    })
  event.context.session = session
  event.context.user = found?.user ?? null
  if (!found || !session) return
  if (found.renewed) keepSession(event, session)
  setResponseHeader(event, 'Cache-Control', 'private, no-store')
})
