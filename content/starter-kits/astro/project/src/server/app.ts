/** Puts the parts together: where accounts are kept, how mail is sent, and what the site is called. */
import { DATABASE_FILE, MAIL_PREVIEW, ORIGIN } from 'astro:env/server'
import { createAccounts } from './accounts.ts'
import { printedMail } from './mail.ts'
import { memoryStore } from './memory-store.ts'
import { sqliteStore } from './sqlite-store.ts'

const mail = printedMail()

export const accounts = createAccounts({
  store: DATABASE_FILE === 'memory' ? memoryStore() : sqliteStore(DATABASE_FILE),
  send: mail,
  origin: ORIGIN,
})

/** The last mail to an address, to be shown while you develop. */
export function previewedMail(address: string | undefined) {
  if (!import.meta.env.DEV && MAIL_PREVIEW !== '1') return undefined
  return mail.sent.findLast(({ to }) => to === address)
}

function sweep() {
  accounts.sweep().catch((error: unknown) => console.error('What has expired was not removed.', error))
}
sweep()
setInterval(sweep, 60 * 60_000).unref()
