/** One customer's whole way, through the rules that the pages call: account, purchase, invitation, seat. */
import { pino } from 'pino'
import { needed } from '#shared/needed.ts'
import { site } from '#shared/site.ts'
import type { Database } from '../../db/client.ts'
import { companyOf } from '../../company.ts'
import { normaliseEmail, register } from '../../domain/account/accounts.ts'
import { acceptInvitation, invite, issueInvitation } from '../../domain/selling/invitations.ts'
import { placeOrder } from '../../domain/selling/orders.ts'
import { receivePayment } from '../../payments/receive.ts'
import { sandbox } from '../../payments/sandbox.ts'
import type { Act } from './acts.ts'

const secret = 'a-webhook-secret-only-for-crashes'
/** Hashing passwords is not what is tested, and costs more than all else. */
const auth = { hashPassword: async () => 'none', verifyPassword: async () => true }
const password = 'grey otters at dawn'
const logger = pino({ level: 'silent' })

export async function openAccount(database: Database, email: string): Promise<string> {
  const made = await register({ database, auth }, { name: 'Ada', email: normaliseEmail(email), password })
  if (!made.ok) throw new Error(`No account was made: ${made.reason}`)
  return made.userId
}

/** Tells of a payment as its provider does, which tells again until it is answered. */
export async function tellPayment(database: Database, orderId: string): Promise<void> {
  const order = await database.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
  const payments = sandbox(secret, database.clock)
  const env = { company: companyOf({}) }
  const received = await receivePayment({ database, logger, payments, env }, payments.paid(order))
  if (!received.ok) throw new Error(`An event was refused: ${received.reason}`)
}

/** Invites to the team that an order bought. @returns the seat; null where that address has one already */
export async function inviteTo(database: Database, orderId: string, email: string): Promise<string | null> {
  const { licenseId } = await database.db
    .selectFrom('orders')
    .select('licenseId')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const invited = await invite(database, licenseId, email)
  if (!invited.ok && invited.reason !== 'seated') throw new Error(`Nobody was invited: ${invited.reason}`)
  if (!invited.ok) return null
  return invited.seat.id
}

/** Goes the whole way; `during` is round every act, and told what it was. */
export async function live(
  database: Database,
  email: string,
  during: (act: () => Act, work: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  let id = ''
  await during(
    () => ({ act: 'account', email }),
    async () => (id = await openAccount(database, email)),
  )
  let order = ''
  await during(
    () => ({ act: 'order', email, order }),
    async () => {
      const wish = { tier: 'team', provider: 'sandbox', sale: site.discountSale } as const
      order = needed(await placeOrder(database, { id, name: 'Ada', email }, wish), 'Nothing was ordered.').id
    },
  )
  await during(
    () => ({ act: 'purchase', order }),
    () => tellPayment(database, order),
  )
  const guest = `guest-${email}`
  let seat: string | null = null
  await during(
    () => ({ act: 'invitation', order, email: guest }),
    async () => (seat = await inviteTo(database, order, guest)),
  )
  const userId = await openAccount(database, guest)
  await during(
    () => ({ act: 'seat', order, email: guest }),
    async () => {
      const { token } = needed(await issueInvitation(database, needed(seat, 'Nobody was invited.')), 'No seat is open.')
      const refusal = await acceptInvitation(database, { token, userId })
      if (refusal) throw new Error(`A seat was refused: ${refusal}`)
    },
  )
}
