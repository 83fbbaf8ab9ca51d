import { createAccounts } from '../accounts.ts'
import { printedMail } from '../mail.ts'
import { memoryStore } from '../memory-store.ts'
import { sqliteStore } from '../sqlite-store.ts'
import type { Config } from './config.ts'

/** What the API works with. Your database and your mail provider are connected here. */
export function createServices(config: Config) {
  const store = config.databaseFile === 'memory' ? memoryStore() : sqliteStore(config.databaseFile)
  const mail = printedMail()
  return { config, mail, accounts: createAccounts({ store, send: mail, origin: config.origin }) }
}

export type Services = ReturnType<typeof createServices>
