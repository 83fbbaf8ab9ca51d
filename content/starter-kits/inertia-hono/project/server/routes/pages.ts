import { Hono } from 'hono'
import { type AppEnv, members } from '../context.ts'

/** Only pages of somebody signed in are worth hiding in the browser's history. */
const encryptHistory = true

export const pages = new Hono<AppEnv>()
  .get('/', members, (c) => c.render('dashboard', {}, { encryptHistory }))
  // A function is called only where the page needs what it makes: ask your database in there.
  .get('/billing', members, (c) => c.render('billing', { invoices: () => [] }, { encryptHistory }))
  .get('/settings', members, (c) => c.render('settings', {}, { encryptHistory }))
