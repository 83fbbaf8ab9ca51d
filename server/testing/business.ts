/** A small business that lives through whatever a list of steps says, for tests that draw such lists by chance. */
import { randomUUID } from 'node:crypto'
import type { KyselyPlugin } from 'kysely'
import { needed } from '#shared/needed.ts'
import type { LicenseName } from '#shared/page-props.ts'
import { site } from '#shared/site.ts'
import type { Database } from '../db/client.ts'
import type { OrderRow } from '../db/tables/selling.ts'
import { applyAsAffiliate, activeAffiliate, decideAffiliate } from '../domain/selling/affiliates.ts'
import { balanceOf, recordPayout } from '../domain/selling/commissions.ts'
import { takePayment, type PaymentEvent } from '../domain/selling/fulfilment.ts'
import { invite } from '../domain/selling/invitations.ts'
import { ownLicenseOf } from '../domain/selling/licenses.ts'
import { endLicenseAt } from '../domain/selling/refunds.ts'
import { grantTier, placeOrder, type Buyer } from '../domain/selling/orders.ts'
import { revokeLicense } from '../domain/selling/revocation.ts'
import { removeSeat, seatsOf } from '../domain/selling/seats.ts'

const dayMs = 24 * 60 * 60 * 1000

/** What may happen. Numbers choose a buyer, an order or an event among those there are. */
export type Step =
  | { do: 'order'; who: number; tier: LicenseName; byLink: boolean; fits: boolean; discount: number }
  | { do: 'pay' | 'refund' | 'dispute'; order: number; crashAfter: number | null; twin: number | null }
  | { do: 'part'; order: number; cents: number; takes: boolean; crashAfter: number | null; twin: number | null }
  | { do: 'again'; event: number }
  | { do: 'grant'; who: number; tier: LicenseName }
  | { do: 'revoke'; who: number }
  | { do: 'invite'; who: number; count: number }
  | { do: 'uninvite'; who: number; seat: number }
  | { do: 'payout'; cents: number }

/** What stands in for the provider: an order's payment as its own books have it. */
export type Charge = { totalCents: number; taxCents: number; refundedCents: number; isDisputed: boolean }

export type Placed = OrderRow & {
  fits: boolean
  discount: number
  events: PaymentEvent[]
  charge: Charge
  /** Whether the operator took what it opens. */
  revoked: boolean
  /** What has to have gone back for that. */
  endsAt: number | null
}

type Told = Extract<Step, { twin: number | null }>

/** A database that fails at one statement and everything after, as a process does that dies there. */
function dyingAfter(database: Database, statements: number): Database {
  let left = statements
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (left === 0) throw new Error('crash')
      left -= 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { ...database, db: database.db.withPlugin(plugin) }
}

export async function openBusiness(database: Database) {
  const { db } = database
  const person = async (): Promise<Buyer> => {
    const id = randomUUID()
    const user = { id, name: 'Ada', email: `${id}@example.com` }
    const rest = { emailVerified: true, image: null, pendingEmail: null, snippetDefaults: null }
    const times = { createdAt: database.clock(), updatedAt: database.clock() }
    await db
      .insertInto('users')
      .values({ ...user, ...rest, ...times })
      .execute()
    return user
  }
  const buyers = [await person(), await person()]
  const code = randomUUID().slice(0, 13)
  const sale = { ...site.discountSale, active: true, showProgressBar: false, titleTopBanner: `Sale ${code}` }
  const applied = await applyAsAffiliate(database, await person(), { code, website: '', plan: '', payout: '' })
  if (!applied.ok) throw new Error('the affiliate could not apply')
  await decideAffiliate(database, applied, 'active')
  const affiliate = needed(await activeAffiliate(database, code), 'The affiliate was not taken in.')
  const orders: Placed[] = []
  const events: PaymentEvent[] = []
  const pick = <T>(from: readonly T[], at: number): T | undefined => from[at % (from.length || 1)]

  /** Does something at the provider; answers the event that tells of it. */
  function eventOf({ id: orderId, amountCents, fits, discount, charge }: Placed, step: Told): PaymentEvent {
    const about = { id: randomUUID(), type: step.do, paymentId: `pay-${orderId}` }
    const { totalCents, taxCents } = charge
    switch (step.do) {
      case 'pay': {
        const sums = { subtotalCents: amountCents + (fits ? 0 : 1), discountCents: discount, taxCents, totalCents }
        return { ...about, fact: 'paid', orderId, ...sums, quantity: 1, currency: 'usd' }
      }
      case 'dispute':
        charge.isDisputed = true
        return { ...about, fact: 'dispute' }
      default: {
        const refundedCents = step.do === 'part' ? charge.refundedCents + step.cents : totalCents
        charge.refundedCents = Math.min(totalCents, refundedCents)
        const told = { refundedCents: charge.refundedCents, isWhole: charge.refundedCents === totalCents }
        return { ...about, fact: 'refund', ...told }
      }
    }
  }

  async function tell(step: Told) {
    const { order: at, crashAfter, twin } = step
    const order = pick(orders, at)
    if (!order) return
    if (step.do === 'part' && step.takes) {
      order.endsAt = order.charge.refundedCents + step.cents
      await endLicenseAt(database, order.id, order.endsAt)
    }
    const event = eventOf(order, step)
    order.events.push(event)
    events.push(event)
    const beside = twin === null ? undefined : pick(events, twin)
    const shaky = crashAfter === null ? database : dyingAfter(database, crashAfter)
    const died = takePayment(shaky, event).catch((error: Error) => {
      if (error.message !== 'crash') throw error
    })
    await Promise.all([died, beside && takePayment(database, beside)])
  }

  async function revoke(who: Buyer) {
    const held = await ownLicenseOf(database, who.id)
    if (!held) return
    const paid = db.selectFrom('orders').select('id').where('licenseId', '=', held.id).where('state', '=', 'paid')
    const ids = (await paid.execute()).map(({ id }) => id)
    await revokeLicense(database, held.id)
    for (const order of orders) order.revoked ||= ids.includes(order.id)
  }

  async function live(step: Step): Promise<void> {
    const who = needed(pick(buyers, 'who' in step ? step.who : 0), 'There are no buyers.')
    switch (step.do) {
      case 'order': {
        const wish = { tier: step.tier, provider: 'stripe' as const, sale }
        const placed = await placeOrder(database, who, { ...wish, ...(step.byLink && { affiliate }) })
        if (!placed) return
        const discount = Math.min(step.discount, placed.amountCents)
        const taxCents = 100
        const totalCents = placed.amountCents + (step.fits ? 0 : 1) - discount + taxCents
        const charge = { totalCents, taxCents, refundedCents: 0, isDisputed: false }
        orders.push({ ...placed, fits: step.fits, discount, charge, events: [], revoked: false, endsAt: null })
        return
      }
      case 'again': {
        const event = pick(events, step.event)
        if (event) await Promise.all([takePayment(database, event), takePayment(database, event)])
        return
      }
      case 'grant':
        return void (await grantTier(database, who, step.tier))
      case 'revoke':
        return revoke(who)
      case 'invite': {
        const held = await ownLicenseOf(database, who.id)
        const addresses = Array.from({ length: step.count }, () => `${randomUUID()}@example.com`)
        if (held) await Promise.all(addresses.map((address) => invite(database, held.id, address)))
        return
      }
      case 'uninvite': {
        const held = await ownLicenseOf(database, who.id)
        const seat = held && pick(await seatsOf(database, held.id), step.seat)
        if (seat) await removeSeat(database, { id: seat.id, licenseId: held.id })
        return
      }
      case 'payout': {
        await db
          .updateTable('commissions')
          .set({ earnedAt: new Date(database.clock().getTime() - (site.affiliateHoldDays + 1) * dayMs) })
          .where('affiliateId', '=', affiliate.id)
          .execute()
        await Promise.all([step.cents, step.cents].map((cents) => recordPayout(database, affiliate.id, cents)))
        return
      }
      default:
        return tell(step)
    }
  }

  return {
    buyers,
    orders,
    affiliate,
    sale,
    live,
    balance: () => balanceOf(database, affiliate.id),
    /** Every event once more, as a provider tells again what was not answered. */
    async replay() {
      for (const event of events) await takePayment(database, event)
    },
  }
}
