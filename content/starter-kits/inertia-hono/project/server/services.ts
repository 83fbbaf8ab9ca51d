import { type Accounts, createAccounts } from './accounts/accounts.ts'
import { type Mail, printedMail } from './accounts/mail.ts'
import { memoryStore } from './accounts/memory-store.ts'
import { sqliteStore } from './accounts/sqlite-store.ts'
import type { Env } from './env.ts'

/** What routes work with. */
export type Services = { env: Env; accounts: Accounts; mails: Mail[] }

/** Put your database and your mail provider's client here. */
export function createServices(env: Env): Services {
  const store = env.databaseFile === 'memory' ? memoryStore() : sqliteStore(env.databaseFile)
  const send = printedMail()
  return { env, accounts: createAccounts({ store, send, origin: env.origin }), mails: send.sent }
}
