import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { formatCents, fullPriceCents, isLicenseName, licenseTitles } from '#shared/license-tiers.ts'
import type { Pages } from '#shared/page-props.ts'
import { areas, below, routes } from '#shared/routes.ts'
import { urls } from '#shared/urls.ts'
import type { AppEnv } from '../../http/app-env.ts'
import type { OrderRow } from '../../db/tables/selling.ts'
import { offerFor, orderOfUser, placeOrder, PriceChanged, productOf } from '../../domain/selling/orders.ts'
import { freePlace } from '../../domain/selling/sale-places.ts'
import { countAttempt, tooManyAttempts } from '../../http/attempts.ts'
import { readForm } from '../../http/body.ts'
import { HttpError, notFound } from '../../http/errors.ts'
import { leaveFor, redirect } from '../../http/flash.ts'
import { outOfTurn } from '../../http/turns.ts'
import { asked } from '../../http/query.ts'
import { knownSession } from '../../http/session.ts'
import { affiliateOf } from '../../http/affiliate-link.ts'
import { signedIn } from '../../http/signed-in.ts'
import { wants } from '../../http/wants.ts'
import { page } from '../../page/page.ts'
import { PaymentError } from '../../payments/provider.ts'
import type { Sandbox } from '../../payments/sandbox.ts'
import { askForPayment, receivePayment } from '../../payments/receive.ts'
import { saleOf } from '../../http/sale.ts'
import { licenseProps } from './license.ts'
import { accountProps } from '../account/profile-props.ts'

/** What the page said that it costs; a form without it is charged what it costs now. */
const wanted = z.object({ shown: z.coerce.number().int().nonnegative().optional() })
const outcome = z.object({ outcome: z.enum(['pay', 'decline', 'leave']) })
const priceChanged =
  'The price has changed since you opened this page. You have not been charged. The new price is shown below.'
const danger = (banner: string) => ({ flash: { banner, bannerStyle: 'danger' as const } })

/** What every page of the checkout gets. */
const checkoutProps = (c: Context<AppEnv>) => ({
  ...accountProps(c),
  sandbox: c.var.deps.payments?.name === 'sandbox',
})

const ownOrder = (c: Context<AppEnv>): Promise<OrderRow | undefined> =>
  orderOfUser(c.var.deps.database, { id: c.req.param('order') ?? '', userId: signedIn(c).user.id })

/** The sandbox, and an order that may still be paid there; null otherwise. */
async function sandboxOrder(c: Context<AppEnv>): Promise<{ sandbox: Sandbox; order: OrderRow } | null> {
  const { payments } = c.var.deps
  const order = await ownOrder(c)
  return payments?.name === 'sandbox' && order?.provider === 'sandbox' ? { sandbox: payments, order } : null
}

function returnState({ state, revokedAt }: OrderRow): Pages['user/checkout-return']['state'] {
  if (state === 'pending') return 'waiting'
  return state === 'paid' && revokedAt ? 'revoked' : state
}

/** Whether the provider, when asked, tells of a payment that was not known; it is asked a few times only, as the page looks often. */
async function isPaidBy(c: Context<AppEnv>, session: string, order: OrderRow): Promise<boolean> {
  const attempt = await countAttempt(c, 'payment-question', order.id)
  return attempt.ok && outOfTurn(c, () => askForPayment(c.var.deps, { session, orderId: order.id }))
}

/** From wanting a licence to having it. Who comes here is signed in; nothing here grants anything but what the payment provider says. */
export const checkoutRoutes = new Hono<AppEnv>()
  // Whoever wants to buy makes an account first, or signs in, and comes back to what they wanted.
  .use(below(areas.checkout), async (c, next) => {
    if (knownSession(c)) return next()
    if (wants(c) === 'json') throw new HttpError(401, 'Sign in to buy.')
    return redirect(c, urls.register(new URL(c.req.url).pathname))
  })

  .get(routes.checkout, async (c) => {
    const tier = c.req.param('tier')
    if (!isLicenseName(tier)) return notFound(c)
    const sale = await saleOf(c)
    const offer = await offerFor(c.var.deps.database, { userId: signedIn(c).user.id, tier, sale })
    if (!offer) return redirect(c, urls.activeLicense())
    const amounts = { amount: formatCents(offer.cents), cents: offer.cents, full: formatCents(fullPriceCents(tier)) }
    const credit = offer.from && formatCents(fullPriceCents(offer.from))
    return page(c, 'user/checkout', {
      ...checkoutProps(c),
      ...amounts,
      tier,
      from: offer.from,
      credit,
      cancelled: asked(c, 'checkout').cancelled === '1',
    })
  })

  .post(routes.checkout, async (c) => {
    const tier = c.req.param('tier')
    if (!isLicenseName(tier)) return notFound(c)
    const { database, env, payments, logger } = c.var.deps
    const { user } = signedIn(c)
    if (!payments) return redirect(c, urls.checkout(tier), danger('Licences cannot be bought at the moment.'))
    const attempt = await countAttempt(c, 'checkout', user.id)
    if (!attempt.ok) {
      return redirect(c, urls.checkout(tier), danger(tooManyAttempts(attempt.retryAfterSeconds)))
    }
    const given = wanted.safeParse(await readForm(c))
    if (!given.success) throw new HttpError(422, 'shown must be a sum in cents.')
    const affiliate = await affiliateOf(c)
    const wish = { tier, provider: payments.name, sale: env.discountSale, shownCents: given.data.shown, affiliate }
    const order = await placeOrder(database, user, wish).catch((error: unknown) => {
      if (error instanceof PriceChanged) return 'changed' as const
      throw error
    })
    if (order === 'changed') return redirect(c, urls.checkout(tier), danger(priceChanged))
    if (!order) return redirect(c, urls.activeLicense(), danger(`You already have the ${licenseTitles[tier]} licence.`))
    try {
      const to = await outOfTurn(c, () => payments.payAt(order))
      return to.startsWith('/') ? redirect(c, to) : leaveFor(c, to)
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error
      logger.error({ err: error, orderId: order.id }, 'the payment page could not be opened')
      // Nobody can pay it, so it holds no place.
      await freePlace(database, order.id, c.var.deps.clock())
      return redirect(
        c,
        urls.checkout(tier),
        danger('The payment page is not responding. You have not been charged. Please try again.'),
      )
    }
  })

  .get(routes.sandboxPayment, async (c) => {
    const found = await sandboxOrder(c)
    if (!found) return notFound(c)
    const { order } = found
    if (order.state !== 'pending') return redirect(c, urls.checkoutReturn(order.id))
    const about = { orderId: order.id, product: productOf(order), amount: formatCents(order.amountCents) }
    return page(c, 'user/sandbox-payment', { ...checkoutProps(c), ...about })
  })

  .post(routes.sandboxPayment, async (c) => {
    const found = await sandboxOrder(c)
    if (!found) return notFound(c)
    const given = outcome.safeParse(await readForm(c))
    if (!given.success) throw new HttpError(422, 'outcome must be one of pay, decline, leave.')
    const { order, sandbox } = found
    if (order.state === 'pending' && order.reservedUntil && order.reservedUntil <= c.var.deps.clock()) {
      return redirect(
        c,
        urls.checkout(order.tier),
        danger(
          'Your place in the sale is no longer reserved. You have not been charged. Check the price and start again.',
        ),
      )
    }
    if (given.data.outcome === 'leave') {
      await receivePayment(c.var.deps, sandbox.expired(order))
      return redirect(c, urls.checkoutCancelled(order.tier))
    }
    if (given.data.outcome === 'decline') {
      return redirect(c, urls.sandboxPayment(order.id), danger('The payment was declined. You have not been charged.'))
    }
    await receivePayment(c.var.deps, sandbox.paid(order))
    return redirect(c, urls.checkoutReturn(order.id))
  })

  .get(routes.checkoutReturn, async (c) => {
    const order = await ownOrder(c)
    if (!order) return notFound(c)
    const { session_id: session } = asked(c, 'checkoutReturn')
    // Loaded anew, the page knows of the licence.
    if (session && order.state === 'pending' && (await isPaidBy(c, session, order)))
      return redirect(c, urls.checkoutReturn(order.id))
    const { license } = signedIn(c)
    const state = returnState(order)
    const isTheirs = state === 'paid' && license?.id === order.licenseId
    return page(c, 'user/checkout-return', {
      ...checkoutProps(c),
      orderId: order.id,
      state,
      product: productOf(order),
      license: isTheirs ? licenseProps(license) : null,
    })
  })
