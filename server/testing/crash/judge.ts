/** What became of what a killed process wrote: what it had acknowledged is there, and nothing is there twice or by half. */
import type { MailName } from '#shared/mails.ts'
import type { Database } from '../../db/client.ts'
import type { Act, Line } from './acts.ts'
import { onceThere } from './once-there.ts'
import { inviteTo, openAccount, tellPayment } from './work.ts'

export type Verdict = { acknowledged: number; lost: string[]; twice: string[] }

/**
 * Looks after a kill, does again what was not acknowledged, as those who wait for an answer do (the provider from two
 * places at once), and looks again.
 */
export async function judge(database: Database, lines: readonly Line[]): Promise<Verdict> {
  const done = lines.filter(({ is }) => is === 'done')
  const lost: string[] = []
  const twice: string[] = []
  for (const act of done) {
    const count = await countOf(database, act)
    if (count < 1) lost.push(`${JSON.stringify(act)} is ${count} times there`)
  }
  const doneKeys = new Set(done.map(keyOf))
  for (const act of lines) if (act.is === 'begun' && !doneKeys.has(keyOf(act))) await again(database, act)
  for (const act of done) if (act.act === 'purchase') await again(database, act)
  for (const act of lines) {
    if (act.act === 'order' && act.is === 'begun') continue
    if (act.act === 'seat' && !doneKeys.has(keyOf(act))) continue
    const count = await countOf(database, act)
    if (count > 1) twice.push(`${JSON.stringify(act)} is ${count} times there`)
    if (count < 1 && act.is === 'begun') lost.push(`${JSON.stringify(act)} cannot be done again`)
  }
  return { acknowledged: done.length, lost, twice }
}

const keyOf = (act: Act) => `${act.act} ${'order' in act ? act.order : ''} ${'email' in act ? act.email : ''}`

const again = (database: Database, act: Act): Promise<void> => onceThere(() => redo(database, act))

async function redo(database: Database, act: Act): Promise<void> {
  if (act.act === 'account') await openAccount(database, act.email)
  if (act.act === 'invitation') await inviteTo(database, act.order, act.email)
  if (act.act === 'purchase') await Promise.all([tellPayment(database, act.order), tellPayment(database, act.order)])
}

/** How often an act is there: 0 also where a part of it is missing, and the most of any part. */
const countOf = (database: Database, act: Act): Promise<number> => onceThere(() => countNow(database, act))

async function countNow({ db }: Database, act: Act): Promise<number> {
  const times = (rows: readonly { id: string | null }[]) => new Set(rows.map(({ id }) => id)).size
  if (act.act === 'account') {
    const rows = db.selectFrom('users').innerJoin('accounts', 'accounts.userId', 'users.id')
    const ways = await rows.select('accounts.id').where('email', '=', act.email).execute()
    return timesWhole([ways.length, await mailsOf({ db }, 'verify-email', act.email)])
  }
  if (act.act === 'order')
    return times(await db.selectFrom('orders').select('id').where('id', '=', act.order).execute())
  if (act.act === 'purchase') return purchasesOf({ db }, act.order)
  const seats = db
    .selectFrom('seats')
    .innerJoin('orders', 'orders.licenseId', 'seats.licenseId')
    .select(['seats.id', 'seats.userId'])
    .where('orders.id', '=', act.order)
    .where('seats.email', '=', act.email)
  const rows = await seats.execute()
  if (act.act === 'seat') return rows.filter(({ userId }) => userId !== null).length
  return timesWhole([rows.length, await mailsOf({ db }, 'team-invitation', act.email)])
}

const timesWhole = (parts: readonly number[]) => (Math.min(...parts) === 0 ? 0 : Math.max(...parts))

async function mailsOf({ db }: Pick<Database, 'db'>, name: MailName, to: string): Promise<number> {
  const mails = db.selectFrom('outboxMails').select('id').where('name', '=', name).where('recipient', '=', to)
  return (await mails.execute()).length
}

async function purchasesOf({ db }: Pick<Database, 'db'>, orderId: string): Promise<number> {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
  const payments = await db.selectFrom('payments').select('paymentId').where('orderId', '=', orderId).execute()
  const licenses = await db.selectFrom('licenses').select('tier').where('userId', '=', order.userId!).execute()
  const receipts = await mailsOf({ db }, 'receipt', order.buyerEmail)
  return timesWhole([order.state === 'paid' ? 1 : 0, payments.length, licenses.length, receipts])
}
