import 'server-only'
import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { sessionCookie } from './cookies.ts'
import { origin } from './origin.ts'
import { site } from './site.ts'

const { name, options } = sessionCookie(origin)

/** Who is signed in, if somebody is. Asked once for each request, however many components want to know. */
export const getMember = cache(async () => {
  const session = (await cookies()).get(name)?.value
  const found = await site().accounts.current(session)
  return session && found ? { user: found.user, session } : null
})

/**
 * For pages and actions of members: whoever is not signed in is asked to, and led back.
 * @param path the page to come back to
 */
export async function requireMember(path: string) {
  const member = await getMember()
  if (!member) redirect(path === '/' ? '/sign-in' : `/sign-in?${new URLSearchParams({ next: path })}`)
  return member
}

export async function startSession(session: string) {
  ;(await cookies()).set(name, session, options)
}

export async function endSession() {
  ;(await cookies()).set(name, '', { ...options, maxAge: 0 })
}

/** Where a request comes from, to count attempts; instrumentation.ts says what the header can be trusted for. */
export async function getAddress() {
  const forwarded = (await headers()).get('x-forwarded-for')
  return forwarded?.split(',').at(-1)?.trim() ?? 'unknown'
}
