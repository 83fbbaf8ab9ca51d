import { Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { receivePayment } from '../payments/receive.ts'

/**
 * Where the payment provider tells what happened. It has no session and no form token: its signature is what counts,
 * so this stands before both. Anything but 2xx makes a provider tell it again.
 */
export const paymentEventRoutes = new Hono<AppEnv>().post('/webhooks/payments', async (c) => {
  const body = await c.req.text()
  const received = await receivePayment(c.var.deps, { body, signature: c.req.header('stripe-signature') })
  return received.ok ? c.json({ received: true }) : c.json({ error: `This event has a wrong ${received.reason}.` }, 400)
})
