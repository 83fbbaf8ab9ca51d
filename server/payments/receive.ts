import type { Deps } from '../http/app-env.ts'
import { takePayment, type Outcome } from '../domain/selling/fulfilment.ts'
import { PaymentError } from './provider.ts'

export type Refusal = 'signature' | 'shape' | 'provider'
export type Received = { ok: true; outcome: Outcome | 'ignored' } | { ok: false; reason: Refusal }

/** Takes in what claims to come from the payment provider. Nothing is written unless it does. */
export async function receivePayment(
  { database, logger, payments }: Pick<Deps, 'database' | 'logger' | 'payments'>,
  { body, signature }: { body: string; signature: string | undefined },
): Promise<Received> {
  if (!payments?.isGenuine(body, signature)) return { ok: false, reason: 'signature' }
  let event
  try {
    event = await payments.read(JSON.parse(body))
  } catch (err) {
    // The provider tells it again, and may be there then.
    if (err instanceof PaymentError) {
      logger.error({ err }, 'the payment provider could not be asked about an event')
      return { ok: false, reason: 'provider' }
    }
    logger.error({ err }, 'a payment event could not be read')
    return { ok: false, reason: 'shape' }
  }
  if (!event) return { ok: true, outcome: 'ignored' }
  const outcome = await takePayment(database, event)
  if (outcome === 'unclear') {
    const { id, type } = event
    const paymentId = 'paymentId' in event ? event.paymentId : undefined
    logger.error({ id, type, paymentId }, 'a payment fits no order; look at it')
  }
  return { ok: true, outcome }
}
