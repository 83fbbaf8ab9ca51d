/**
 * Receipts as they were issued. Who bought and who sold stand in editions that are never changed: the first is made with
 * the payment, and each correction by the buyer is a further one. Sums are not in them; they follow from the payment.
 */
import type { Transaction } from 'kysely'
import { noBilling, type BillingDetails } from '#shared/billing.ts'
import { site } from '#shared/site.ts'
import type { Database } from '../../db/client.ts'
import type { OrderRow, ReceiptEditionRow } from '../../db/tables/selling.ts'
import type { Schema } from '../../db/schema.ts'
import { billingOf } from './billing.ts'

type Db = Pick<Database, 'db'>

/** Who sells; the lines of the address are apart by line ends. */
export type Seller = { name: string; address: string; taxId: string }
/** As receipts said before the operator could say more. */
export const plainSeller: Seller = { name: site.name, address: '', taxId: '' }

/** What a buyer told the payment provider about themselves while paying; "" for what they did not. */
export type ToldBuyer = Omit<BillingDetails, 'company'> & { name: string }

/** Corrections one receipt may have: more than mistakes, fewer than somebody could fill a disk with. */
const mostEditions = 20

/**
 * Issues the receipt of an order that was just paid, with what the buyer keeps for receipts, and what they told the
 * provider since: a tax number or an address typed while paying is newer, and what taxes were worked out from. One that
 * is issued already stays.
 */
export async function issueReceipt(
  db: Transaction<Schema>,
  order: OrderRow,
  { seller, told, now }: { seller: Seller; told: ToldBuyer | null; now: Date },
): Promise<void> {
  const kept = (order.userId === null ? null : await billingOf({ db }, order.userId)) ?? noBilling
  const edition = { ...editionOf(order, seller), ...(told ? joined(kept, told) : kept), step: 1, createdAt: now }
  await db
    .insertInto('receiptEditions')
    .values(edition)
    .onConflict((conflict) => conflict.columns(['orderId', 'step']).doNothing())
    .execute()
}

function joined(kept: BillingDetails, { name, vatNumber, ...address }: ToldBuyer): BillingDetails {
  return {
    ...kept,
    ...(vatNumber && { vatNumber, company: name || kept.company }),
    ...(address.line1 && address),
    country: address.country || kept.country,
  }
}

const editionOf = ({ id: orderId, buyerName }: OrderRow, { name, address, taxId }: Seller) => ({
  orderId,
  sellerName: name,
  sellerAddress: address,
  sellerTaxId: taxId,
  buyerName,
})

/**
 * The editions of an order's receipt, the first one first. A receipt from before there were editions has one all the
 * same: what it has said since.
 */
export async function editionsOf({ db }: Db, order: OrderRow): Promise<[ReceiptEditionRow, ...ReceiptEditionRow[]]> {
  const rows = await db
    .selectFrom('receiptEditions')
    .selectAll()
    .where('orderId', '=', order.id)
    .orderBy('step')
    .execute()
  const [first, ...others] = rows
  if (first) return [first, ...others]
  const createdAt = order.paidAt ?? order.createdAt
  return [{ ...editionOf(order, plainSeller), ...noBilling, step: 1, createdAt }]
}

/**
 * Corrects what a receipt says about its buyer, by a further edition; sums and taxes stay. Nothing happens where nothing
 * is another. `full`: it was corrected too often.
 */
export async function correctReceipt(
  { db, clock }: Database,
  order: OrderRow,
  details: BillingDetails,
): Promise<'corrected' | 'same' | 'full'> {
  return db.transaction().execute(async (transaction) => {
    // Whoever corrects the same receipt at the same time waits here.
    await transaction.updateTable('orders').set({ id: order.id }).where('id', '=', order.id).execute()
    const editions = await editionsOf({ db: transaction }, order)
    const last = editions.at(-1) ?? editions[0]
    const names = Object.keys(details) as (keyof BillingDetails)[]
    if (names.every((name) => details[name] === last[name])) return 'same'
    if (last.step >= mostEditions) return 'full'
    const first = transaction.insertInto('receiptEditions').values(editions[0])
    await first.onConflict((conflict) => conflict.columns(['orderId', 'step']).doNothing()).execute()
    const next = { ...last, ...details, step: last.step + 1, createdAt: clock() }
    await transaction.insertInto('receiptEditions').values(next).execute()
    return 'corrected'
  })
}
