/** What tests of accounts need: an application, and browsers that each come from an address of their own. */
import { pino } from 'pino'
import { needed } from '#shared/needed.ts'
import type { LicenseName } from '#shared/page-props.ts'
import type { Deps } from '../http/app-env.ts'
import type { Database } from '../db/client.ts'
import { grantTier } from '../domain/selling/orders.ts'
import { readEnv } from '../env.ts'
import { createTestApp } from './index.ts'

export const password = 'grey otters at dawn'
export const ada = { name: 'Ada Lovelace', email: 'ada@example.com', password }

export type AccountServer = Awaited<ReturnType<typeof accountServer>>
export type Browser = ReturnType<AccountServer['browser']>

/** The application with a log that can be read, and people to visit it. */
export async function accountServer(database: Database, over: Partial<Omit<Deps, 'clock'>> = {}) {
  const logged: string[] = []
  const logger = pino({ level: 'trace' }, { write: (line) => logged.push(line) })
  const env = readEnv({ PORT: '3000', TRUST_PROXY: 'true' })
  const server = createTestApp(database, { logger, env, ...over })

  let browsers = 0
  /** A browser at an address of its own, so that the tests do not use up each other's attempts. */
  function browser(ip = `2001:db8:0:${(browsers += 1).toString(16)}::1`) {
    const { send, submit, visit, cookies } = server.client()
    const headers = { 'x-forwarded-for': ip }
    return {
      cookies,
      visit,
      send: (path: string, options: Parameters<typeof send>[1] = {}) =>
        send(path, { ...options, headers: { ...headers, ...options.headers } }),
      submit: (path: string, body: unknown, options: Parameters<typeof submit>[2] = {}) =>
        submit(path, body, { ...options, headers: { ...headers, ...options.headers } }),
      /** The page after a redirect. */
      follow: (response: Response) => visit(needed(response.headers.get('location'), 'This answer leads nowhere.')),
    }
  }

  let people = 0
  /** A browser that has just registered a new account, and the account; with a licence where one is named. */
  async function member({ license, ...over }: Partial<typeof ada> & { license?: LicenseName } = {}) {
    const person = { ...ada, email: `person-${(people += 1)}@example.com`, ...over }
    const client = browser()
    const response = await client.submit('/register', person)
    if (response.headers.get('location') !== '/app') throw new Error(`registering failed: ${await response.text()}`)
    const { id } = await database.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', person.email)
      .executeTakeFirstOrThrow()
    await server.mailsTo(person.email)
    if (license) await grantTier(database, { id, ...person }, license)
    return { ...person, id, client }
  }

  return {
    database,
    app: server.app,
    deps: server.deps,
    mailsTo: server.mailsTo,
    logged,
    browser,
    member,
  }
}

export const isSignedIn = async (client: Browser) => (await client.send('/app')).status === 200
