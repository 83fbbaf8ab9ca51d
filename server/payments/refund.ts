import type { Env } from '../env.ts'
import type { Deps } from '../http/app-env.ts'
import type { BilledOrder } from '../domain/selling/orders.ts'
import { endLicenseAt } from '../domain/selling/refunds.ts'
import { PaymentError, type PaymentProvider } from './provider.ts'
import { receivePayment } from './receive.ts'

/** An order somebody paid for, so that money can go back. */
export type Refundable = BilledOrder & { paymentId: string; totalCents: number; refundedCents: number }

/**
 * Asks the provider to give money back, in cents of US dollars. It writes nothing into the books: how much went back,
 * and what follows from that, is told by the provider's event. `endsLicense`: also where only a part goes back. Throws
 * PaymentError; where its `refusal` is null the same may be asked for again, since it is done once.
 */
export async function refundOrder(
  deps: Pick<Deps, 'database' | 'logger'> & { env: Pick<Env, 'company'>; payments: PaymentProvider },
  { id: orderId, paymentId, totalCents, refundedCents }: Refundable,
  { cents, endsLicense }: { cents: number; endsLicense: boolean },
): Promise<void> {
  // Written down first: the event may be here before the answer is.
  if (endsLicense) await endLicenseAt(deps.database, orderId, refundedCents + cents)
  try {
    const told = await deps.payments.refund({ payment: { paymentId, totalCents, refundedCents }, orderId, cents })
    if (told) await receivePayment(deps, told)
  } catch (error) {
    if (endsLicense && error instanceof PaymentError && error.refusal) await endLicenseAt(deps.database, orderId, null)
    throw error
  }
}
