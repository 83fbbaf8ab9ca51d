import { router, usePage } from '@inertiajs/react'
import { useEffect } from 'react'
import { ButtonLink } from '#client/ui/button.tsx'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { AccountPage } from './parts/account-page.tsx'
import { LicenseKey } from './parts/license-key.tsx'

/** Milliseconds between two looks at whether the payment has arrived. */
const lookEvery = 2000

const words: Record<Pages['user/checkout-return']['state'], { title: string; about: string }> = {
  waiting: { title: 'Waiting for your payment', about: 'As soon as it is confirmed, your licence is here.' },
  paid: { title: 'Thank you', about: 'It is yours, for good. A receipt is on its way to your mailbox.' },
  unclear: { title: 'We have to look at this', about: 'The payment does not match what was ordered.' },
  reversed: { title: 'This was paid back', about: 'The licence ended with it. Your account stays as it is.' },
}

export default function CheckoutReturn({ state, product, license }: Pages['user/checkout-return']) {
  const { supportEmail } = usePage().props.site
  useEffect(() => {
    if (state !== 'waiting') return
    const timer = setInterval(() => router.reload(), lookEvery)
    return () => clearInterval(timer)
  }, [state])

  return (
    <AccountPage {...words[state]}>
      <div className="max-w-xl pt-6 pb-10">
        <output className="block text-sm text-pretty text-muted">
          {state === 'waiting' && (
            <span className="flex items-center gap-3">
              <span aria-hidden className="size-2 shrink-0 rounded-full bg-accent motion-safe:animate-pulse" />
              {product}. You can leave this page; nothing is lost.
            </span>
          )}
          {state === 'paid' && <span className="sr-only">{product} is yours.</span>}
          {state === 'unclear' && `Write to ${supportEmail}: nothing is lost, and a person sees to it.`}
        </output>
        {license && <LicenseKey license={license} />}
        {state !== 'waiting' && (
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={urls.app()}>Open the library</ButtonLink>
            <ButtonLink href={urls.activeLicense()} variant="secondary-alt">
              Licence and receipts
            </ButtonLink>
          </div>
        )}
      </div>
    </AccountPage>
  )
}
