import type { Deps } from '../app-env.ts'
import { takePayment, type Outcome } from '../domain/fulfilment.ts'
import { readPaymentEvent } from './events.ts'

export type Received = { ok: true; outcome: Outcome | 'ignored' } | { ok: false; reason: 'signature' | 'shape' }

/** Takes in what claims to come from the payment provider. Nothing is written unless it does. */
export async function receivePayment(
  { database, logger, payments }: Pick<Deps, 'database' | 'logger' | 'payments'>,
  { body, signature }: { body: string; signature: string | undefined },
): Promise<Received> {
  if (!payments?.isGenuine(body, signature)) return { ok: false, reason: 'signature' }
  let event
  try {
    event = readPaymentEvent(JSON.parse(body))
  } catch (err) {
    logger.error({ err }, 'a payment event could not be read')
    return { ok: false, reason: 'shape' }
  }
  if (!event) return { ok: true, outcome: 'ignored' }
  const outcome = await takePayment(database, event)
  const { id, type, paymentId } = event
  if (outcome === 'unclear') logger.error({ id, type, paymentId }, 'a payment fits no order; look at it')
  return { ok: true, outcome }
}
