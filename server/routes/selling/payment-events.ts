import { Hono } from 'hono'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { unlessAway } from '../../db/unavailable.ts'
import { retryAfterSeconds } from '../../http/errors.ts'
import { receivePayment, type Refusal } from '../../payments/receive.ts'

const refusals = {
  signature: { status: 400, error: 'This event has a wrong signature.' },
  shape: { status: 400, error: 'This event has a wrong shape.' },
  provider: { status: 503, error: 'What this event is about could not be asked for. Tell it again.' },
  database: { status: 503, error: 'Nothing can be written down at the moment. Tell it again.' },
} as const satisfies Record<Refusal | 'database', { status: number; error: string }>

/**
 * Where the payment provider tells what happened. It has no session and no form token: its signature is what counts,
 * so this stands before both. Anything but 2xx makes a provider tell it again.
 */
export const paymentEventRoutes = new Hono<AppEnv>().post(routes.paymentEvents, async (c) => {
  const body = await c.req.text()
  const received = await unlessAway(receivePayment(c.var.deps, { body, signature: c.req.header('stripe-signature') }), {
    ok: false,
    reason: 'database',
  } as const)
  if (received.ok) return c.json({ received: true })
  const { status, error } = refusals[received.reason]
  if (status === 503) c.header('Retry-After', String(retryAfterSeconds))
  return c.json({ error }, status)
})
