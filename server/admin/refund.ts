import { formatCents } from '#shared/license-tiers.ts'
import { findOrder, productOf } from '../domain/selling/orders.ts'
import { PaymentError } from '../payments/provider.ts'
import { refundOrder, type Refundable } from '../payments/refund.ts'
import { AdminError, makeSure, type Admin, type Command } from './command.ts'

/** An order that money can go back for. */
async function refundable({ database }: Admin, word: string | undefined): Promise<Refundable> {
  if (!word) throw new AdminError('Name the order by its receipt number, as "sales list" shows it, or by its id.')
  const order = await findOrder(database, word)
  if (!order) throw new AdminError(`No order has the receipt number or id ${word}.`)
  const { paymentId, totalCents, refundedCents, reversal, provider } = order
  if (provider === 'operator')
    throw new AdminError('This licence was given for nothing; "licence revoke" takes it away.')
  if (paymentId === null || !totalCents) throw new AdminError('Nothing was paid for this order.')
  if (reversal === 'dispute') throw new AdminError('The bank has taken this payment back by a dispute.')
  const back = refundedCents ?? 0
  if (back >= totalCents) throw new AdminError('This payment was refunded in whole already.')
  return { ...order, paymentId, totalCents, refundedCents: back }
}

/** The cents to give back: what is left of the payment, or the part that was named. */
function centsOf(amount: string | undefined, leftCents: number): number {
  if (amount === undefined) return leftCents
  if (!/^\d{1,7}(\.\d{2})?$/.test(amount)) throw new AdminError('Name the amount in dollars, as in 20 or 48.30.')
  const cents = Math.round(Number(amount) * 100)
  if (cents === 0 || cents > leftCents) throw new AdminError(`${formatCents(leftCents)} can go back at most.`)
  return cents
}

const refund: Command = {
  usage: '<order> [--amount=<dollars>] [--take-licence] [--yes]',
  about: 'gives money back through the payment provider; a part of it leaves the licence, unless told to take it',
  async run([word], admin, flags) {
    const order = await refundable(admin, word)
    const left = order.totalCents - order.refundedCents
    const cents = centsOf(flags.get('--amount'), left)
    const isWhole = cents === left
    const endsLicense = isWhole || flags.has('--take-licence')
    const payments = await admin.payments()
    if (payments?.name !== order.provider) {
      throw new AdminError(`This was paid with ${order.provider}, which this command is not set up for.`)
    }
    const sum = formatCents(cents)
    const what = endsLicense ? 'ends what it opens' : 'leaves the licence as it is'
    await makeSure(admin, flags, `This gives ${order.buyerEmail} ${sum} back for “${productOf(order)}”, and ${what}.`)
    const { database, logger, company } = admin
    try {
      await refundOrder({ database, logger, payments, env: { company } }, order, {
        cents,
        endsLicense: endsLicense && !isWhole,
      })
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error
      throw new AdminError(refusalOf(error), { cause: error })
    }
    admin.print(`${sum} is on its way back to ${order.buyerEmail}.`)
    if (payments.name === 'stripe') {
      admin.print('The books, the licence and the mail follow when Stripe tells the server of it, usually in seconds.')
    }
  },
}

const refusalOf = ({ refusal }: PaymentError) =>
  refusal === null
    ? 'The payment provider does not answer. Run the same command again: the same refund is made once.'
    : `The payment provider refused (${refusal}). Nothing went back.`

export const refundCommands: Record<string, Command> = { refund }
