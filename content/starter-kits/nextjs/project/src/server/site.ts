import 'server-only'
import { createAccounts } from './accounts.ts'
import { printedMail } from './mail.ts'
import { memoryStore } from './memory-store.ts'
import { origin } from './origin.ts'
import { sqliteStore } from './sqlite-store.ts'

/** Put your provider's client in the place of printedMail; the page that shows the last link goes with it. */
function createSite() {
  const { DATABASE_FILE = 'data/app.db' } = process.env
  const mail = printedMail()
  const store = DATABASE_FILE === 'memory' ? memoryStore() : sqliteStore(DATABASE_FILE)
  return { mail, accounts: createAccounts({ store, send: mail, origin }) }
}

const kept = globalThis as typeof globalThis & { site?: ReturnType<typeof createSite> }

/** One for the process, made when it is asked for: Next.js loads modules several times, and while it builds. */
export const site = () => (kept.site ??= createSite())

export const showsMail = process.env.NODE_ENV !== 'production' || process.env.MAIL_PREVIEW === '1'
