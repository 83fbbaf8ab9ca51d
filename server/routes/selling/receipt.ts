import { Hono, type Context } from 'hono'
import { noBilling } from '#shared/billing.ts'
import { routes } from '#shared/routes.ts'
import { urls } from '#shared/urls.ts'
import { countries } from '../../domain/selling/countries.ts'
import { receiptFor, receiptNumber, type BilledOrder } from '../../domain/selling/orders.ts'
import { correctReceipt, editionsOf } from '../../domain/selling/receipts.ts'
import { refundsOf } from '../../domain/selling/refunds.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { countAttempt, tooManyAttempts } from '../../http/attempts.ts'
import { readBilling } from '../../http/billing-fields.ts'
import { readForm } from '../../http/body.ts'
import { notFound } from '../../http/errors.ts'
import { back, leaveFor, redirect } from '../../http/flash.ts'
import { outOfTurn } from '../../http/turns.ts'
import { signedIn } from '../../http/signed-in.ts'
import { page } from '../../page/page.ts'
import { packagesProp } from '../../page/shared-props.ts'
import { PaymentError } from '../../payments/provider.ts'
import { accountProps } from '../account/profile-props.ts'
import { receiptProps } from './receipt-props.ts'

/** The paid order of an address, for whoever may see its receipt. */
async function seenOrder(c: Context<AppEnv>): Promise<BilledOrder | null> {
  const wish = { id: c.req.param('order') ?? '', userId: signedIn(c).user.id }
  const order = await receiptFor(c.var.deps.database, wish)
  return order?.paidAt && order.provider !== 'operator' ? order : null
}

const isBuyer = (c: Context<AppEnv>, order: BilledOrder) => order.userId === signedIn(c).user.id

/** The same for its buyer, who alone may correct it. */
async function ownOrder(c: Context<AppEnv>): Promise<BilledOrder | null> {
  const order = await seenOrder(c)
  return order && isBuyer(c, order) ? order : null
}

/** A receipt, what its buyer may correct of it, and the invoice of whoever took the money. */
export const receiptRoutes = new Hono<AppEnv>()
  .get(routes.receipt, async (c) => {
    const { database, catalogue, env } = c.var.deps
    const order = await seenOrder(c)
    if (!order) return notFound(c)
    const refunds = order.paymentId === null ? [] : await refundsOf(database, order.paymentId)
    const papers = { refunds, editions: await editionsOf(database, order), host: new URL(env.siteUrl).host }
    return page(c, 'user/receipt', {
      packages: packagesProp(catalogue.index()),
      receipt: { ...receiptProps(order, papers), correctable: isBuyer(c, order) },
    })
  })

  .get(routes.receiptDetails, async (c) => {
    const order = await ownOrder(c)
    if (!order) return notFound(c)
    const editions = await editionsOf(c.var.deps.database, order)
    const newest = editions.at(-1) ?? editions[0]
    const names = Object.keys(noBilling) as (keyof typeof noBilling)[]
    const details = { ...noBilling, ...Object.fromEntries(names.map((name) => [name, newest[name]])) }
    const receipt = { id: order.id, number: receiptNumber(order) }
    return page(c, 'user/receipt-details', { ...accountProps(c), countries, details, receipt })
  })

  .post(routes.receiptDetails, async (c) => {
    const order = await ownOrder(c)
    if (!order) return notFound(c)
    const to = urls.receiptDetails(order.id)
    const given = await readBilling(await readForm(c))
    if (!given.ok) return back(c, { to, errors: given.errors, old: given.old })
    const attempt = await countAttempt(c, 'billing', signedIn(c).user.id)
    const old = given.details
    if (!attempt.ok) return back(c, { to, errors: { company: tooManyAttempts(attempt.retryAfterSeconds) }, old })
    const became = await correctReceipt(c.var.deps.database, order, given.details)
    if (became === 'full') {
      const company = 'This receipt cannot be corrected again. Write to us, and we will help.'
      return back(c, { to, errors: { company }, old })
    }
    const banner = became === 'same' ? 'The receipt already shows these details.' : 'The receipt has been corrected.'
    return redirect(c, urls.receipt(order.id), { flash: { banner, bannerStyle: 'success' } })
  })

  .get(routes.receiptInvoice, async (c) => {
    const order = await seenOrder(c)
    const { payments, logger } = c.var.deps
    if (!order?.invoiceId || payments?.name !== order.provider || payments.name !== 'stripe') return notFound(c)
    // What the provider answers a minute is shared by all who buy.
    const attempt = await countAttempt(c, 'payment-question', order.id)
    if (!attempt.ok) {
      const banner = tooManyAttempts(attempt.retryAfterSeconds)
      return redirect(c, urls.receipt(order.id), { flash: { banner, bannerStyle: 'danger' } })
    }
    try {
      const { invoiceId } = order
      return leaveFor(c, await outOfTurn(c, () => payments.invoice(invoiceId)))
    } catch (err) {
      if (!(err instanceof PaymentError)) throw err
      logger.error({ err, orderId: order.id }, 'an invoice could not be shown')
      const banner = 'The invoice cannot be shown at the moment. Try again in a few minutes.'
      return redirect(c, urls.receipt(order.id), { flash: { banner, bannerStyle: 'danger' } })
    }
  })
