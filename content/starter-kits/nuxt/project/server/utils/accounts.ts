import { createAccounts, type Accounts } from '../accounts/accounts.ts'
import { printedMail } from '../accounts/mail.ts'
import { memoryStore } from '../accounts/memory-store.ts'
import { sqliteStore } from '../accounts/sqlite-store.ts'

/** Put your provider's client here. */
export const mailer = printedMail()

let accounts: Accounts | undefined

/** The accounts of this process, over the store that the settings name. */
export function useAccounts(): Accounts {
  const { databaseFile, origin } = useSettings()
  return (accounts ??= createAccounts({
    store: databaseFile === 'memory' ? memoryStore() : sqliteStore(databaseFile),
    send: mailer,
    origin,
  }))
}
