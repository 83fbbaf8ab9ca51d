import { usePage } from '@inertiajs/react'

/** Writes to us about one order, which the mail names already. */
export function PaymentQuestion({ orderId }: { orderId: string }) {
  const { supportEmail } = usePage().props.site
  const subject = encodeURIComponent(`Payment ${orderId.slice(0, 8).toUpperCase()}`)
  return (
    <>
      Questions go to{' '}
      <a
        href={`mailto:${supportEmail}?subject=${subject}`}
        className="font-medium wrap-anywhere text-accent underline underline-offset-3"
      >
        {supportEmail}
      </a>
      .
    </>
  )
}
