import { building, dev } from '$app/env'
import { DATABASE_FILE, MAIL_PREVIEW, ORIGIN } from '$app/env/private'
import { createAccounts } from './accounts/accounts.ts'
import { printedMail } from './accounts/mail.ts'
import { memoryStore } from './accounts/memory-store.ts'
import { sqliteStore } from './accounts/sqlite-store.ts'

/** Put your provider's client here. */
export const mailer = printedMail()

/** Whether the page after a form shows the link of the last mail. */
export const isMailShown = dev || MAIL_PREVIEW

export const accounts = createAccounts({
  store: building || DATABASE_FILE === 'memory' ? memoryStore() : sqliteStore(DATABASE_FILE),
  send: mailer,
  origin: ORIGIN,
})
