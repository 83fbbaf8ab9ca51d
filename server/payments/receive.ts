import type { Deps } from '../http/app-env.ts'
import type { Env } from '../env.ts'
import { takePayment, type Outcome, type PaymentEvent } from '../domain/selling/fulfilment.ts'
import { PaymentError } from './provider.ts'

export type Refusal = 'signature' | 'shape' | 'provider'
export type Received = { ok: true; outcome: Outcome | 'ignored' } | { ok: false; reason: Refusal }

/** Takes in what claims to come from the payment provider. Nothing is written unless it does. */
export async function receivePayment(
  { payments, ...books }: Books & Pick<Deps, 'payments'>,
  { body, signature }: { body: string; signature: string | undefined },
): Promise<Received> {
  const { logger } = books
  if (!payments?.isGenuine(body, signature)) {
    if (payments?.name === 'stripe' && payments.isOutOfTime(body, signature))
      logger.error('a genuine payment event is minutes away from now; is the clock of this machine right?')
    return { ok: false, reason: 'signature' }
  }
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
  return { ok: true, outcome: event ? await take(books, event) : 'ignored' }
}

type Books = Pick<Deps, 'database' | 'logger'> & { env: Pick<Env, 'company'> }

async function take({ database, logger, env }: Books, event: PaymentEvent): Promise<Outcome> {
  const outcome = await takePayment(database, event, env.company)
  if (outcome === 'unclear') {
    const { id, type } = event
    const paymentId = 'paymentId' in event ? event.paymentId : undefined
    logger.error({ id, type, paymentId }, 'a payment fits no order; look at it')
  }
  return outcome
}

/**
 * Asks the provider what became of a session somebody comes back from, so that who has paid need not wait for an event
 * that is late. Answers whether anything was written down; a session of another order changes nothing.
 */
export async function askForPayment(
  { payments, ...books }: Books & Pick<Deps, 'payments'>,
  { session, orderId }: { session: string; orderId: string },
): Promise<boolean> {
  if (payments?.name !== 'stripe') return false
  try {
    const event = await payments.ask(session)
    if (event?.fact !== 'paid' || event.orderId !== orderId) return false
    return (await take(books, event)) !== 'known'
  } catch (err) {
    if (!(err instanceof PaymentError)) throw err
    books.logger.error({ err, orderId }, 'the payment provider could not be asked about a session')
    return false
  }
}
