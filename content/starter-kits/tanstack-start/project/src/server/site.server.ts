import { createAccounts } from './accounts.ts'
import { printedMail } from './mail.ts'
import { memoryStore } from './memory-store.ts'
import { sqliteStore } from './sqlite-store.ts'

const { DATABASE_FILE = 'data/app.db', MAIL_PREVIEW, NODE_ENV, ORIGIN, PORT = '3000' } = process.env

/** The address of this site, for links in mails and for cookies. */
export const origin = new URL(ORIGIN ?? `http://localhost:${PORT}`).origin

/** Put your provider's client in its place; the page that shows the last link goes with it. */
export const mail = printedMail()
export const showsMail = NODE_ENV !== 'production' || MAIL_PREVIEW === '1'

export const accounts = createAccounts({
  store: DATABASE_FILE === 'memory' ? memoryStore() : sqliteStore(DATABASE_FILE),
  send: mail,
  origin,
})

const sweep = () => void accounts.sweep().catch((error) => console.error('Expired rows were not swept.', error))
sweep()
setInterval(sweep, 60 * 60_000).unref()
