import { createAccounts } from './accounts/accounts.ts'
import { printedMail } from './accounts/mail.ts'
import { memoryStore } from './accounts/memory-store.ts'
import { sqliteStore } from './accounts/sqlite-store.ts'
import type { Config } from './config.ts'

/** What the app works with. Your database and your mail provider are connected here. */
export function createServices(config: Config) {
  const store = config.databaseFile === 'memory' ? memoryStore() : sqliteStore(config.databaseFile)
  const mail = printedMail()
  return { config, mail, accounts: createAccounts({ store, send: mail, origin: config.origin }) }
}

export type Services = ReturnType<typeof createServices>
