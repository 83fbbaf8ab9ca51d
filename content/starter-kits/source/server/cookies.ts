import { sessionMs } from './accounts.ts'

/** Browsers keep a cookie of this prefix only where it is secure, of this host, and set by it. */
const nameOf = (isSecure: boolean) => (isSecure ? '__Host-session' : 'session')

/** How the session's cookie is set. Scripts cannot read it, and other sites cannot send it along with a form. */
export function sessionCookie(origin: string) {
  const isSecure = origin.startsWith('https:')
  return {
    name: nameOf(isSecure),
    options: { httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/', maxAge: sessionMs / 1000 },
  } as const
}

/** The header that sets the session's cookie; an empty session ends it. */
export function setSessionHeader(origin: string, session: string): string {
  const { name, options } = sessionCookie(origin)
  const parts = [`${name}=${session}`, 'Path=/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${session ? options.maxAge : 0}`]
  return [...parts, ...(options.secure ? ['Secure'] : [])].join('; ')
}

/** The session of a request's cookies, where there is one. */
export function sessionOf(origin: string, cookies: string | null): string | undefined {
  const { name } = sessionCookie(origin)
  for (const pair of cookies?.split(';') ?? []) {
    const [key, value] = pair.split('=', 2)
    if (key?.trim() === name) return value?.trim()
  }
  return undefined
}
