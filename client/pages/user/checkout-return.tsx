import { useSignedInUser } from '#client/hooks/use-signed-in-user.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { AccountPage } from './parts/account-page.tsx'
import { AwaitedPayment } from './parts/awaited-payment.tsx'
import { LicenseKey } from './parts/license-key.tsx'
import { PaymentQuestion } from './parts/payment-question.tsx'

type Props = Pages['user/checkout-return']

/** Where one lands after paying. It grants nothing: it waits until the payment was told to us. */
export default function CheckoutReturn({ state, product, license, orderId }: Props) {
  const { email } = useSignedInUser()
  const words: Record<Props['state'], { title: string; about: string }> = {
    waiting: {
      title: 'Waiting for your payment',
      about: 'Your licence appears here as soon as the payment is confirmed.',
    },
    paid: {
      title: 'Thank you for your purchase',
      about: `Your ${product} is valid for life. We have sent a receipt to ${email}.`,
    },
    unclear: { title: 'We need to check this payment', about: 'The amount paid does not match the order.' },
    reversed: {
      title: 'This payment was refunded',
      about: `Your ${product} has ended. Your account stays as it is.`,
    },
    revoked: {
      title: 'This licence has ended',
      about: `Your ${product} has ended. Your account and your receipts stay as they are.`,
    },
  }

  return (
    <AccountPage {...words[state]}>
      <div className="max-w-xl pt-6 pb-10">
        {state === 'waiting' && <AwaitedPayment product={product} orderId={orderId} />}
        {state === 'unclear' && (
          <p className="text-sm text-pretty text-ink">
            Your payment is not lost; one of us is looking into it. <PaymentQuestion orderId={orderId} />
          </p>
        )}
        {license && <LicenseKey license={license} />}
        {state !== 'waiting' && (
          <div className="flex flex-wrap gap-3 not-first:mt-8">
            <ButtonLink href={urls.app()}>Open the library</ButtonLink>
            {license?.tier === 'team' && (
              <ButtonLink href={urls.team()} variant="secondary-alt">
                Invite your team
              </ButtonLink>
            )}
            <ButtonLink href={urls.activeLicense()} variant="secondary-alt">
              Licence and receipts
            </ButtonLink>
          </div>
        )}
        {/* Stands here from the start, so that what changes while one waits is read aloud. */}
        <output className="sr-only">{state !== 'waiting' && words[state].title}</output>
      </div>
    </AccountPage>
  )
}
