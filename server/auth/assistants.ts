/** What the server asks the authorization server for assistants: to go on with a request, and whose a token is. */
import type { Transaction } from 'kysely'
import { underTodaysNames } from './cookie-names.ts'
import { configureAssistants } from './assistant-library.ts'
import { sessionCookieNames } from './cookie-names.ts'
import type { AuthOptions } from './library.ts'
import type { Schema } from '../db/schema.ts'

/** A request as far as it is the library's: cookies only where a session counts. */
export type AssistantRequest = {
  method: 'GET' | 'POST'
  /** Where it is mounted, with its query. */
  path: string
  headers?: Record<string, string>
  /** The Cookie header of who is signed in. */
  cookie?: string
  body?: string
}

/** Whose a token is, and which assistant has it. */
export type AssistantToken = { userId: string; clientId: string; scopes: string[]; expiresAt: number }

export type AssistantAuth = {
  /** Has the library answer a request of the protocol; within a transaction, where what else is done there counts with it. */
  ask(request: AssistantRequest, within?: Transaction<Schema>): Promise<Response>
  /** Reads a token that was made here, for here, and has not expired; null for any other. */
  readToken(token: string): Promise<AssistantToken | null>
}

/** Nothing of it is made before somebody asks, since most servers of a test never do. */
export function createAssistantAuth(options: AuthOptions): AssistantAuth {
  let made: ReturnType<typeof configureAssistants> | undefined
  const library = () => (made ??= configureAssistants(options))
  const names = sessionCookieNames(options.secureCookies)
  return {
    ask({ method, path, headers = {}, cookie, body }, within) {
      const all = new Headers({ ...headers, origin: options.siteUrl })
      if (cookie !== undefined) all.set('cookie', underTodaysNames(cookie, names).cookie)
      const { handler } = within
        ? configureAssistants({ ...options, database: { ...options.database, db: within } })
        : library()
      return handler(new Request(options.siteUrl + path, { method, headers: all, ...(body !== undefined && { body }) }))
    },
    async readToken(token) {
      // Longer than any of ours: nobody has such a text decoded.
      if (token.length > 4096) return null
      const { payload } = await library().api.verifyJWT({ body: { token } })
      const { sub, azp, scope, exp } = (payload ?? {}) as Record<string, unknown>
      if (typeof sub !== 'string' || typeof azp !== 'string' || typeof exp !== 'number') return null
      return { userId: sub, clientId: azp, scopes: typeof scope === 'string' ? scope.split(' ') : [], expiresAt: exp }
    },
  }
}
