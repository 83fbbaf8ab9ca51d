import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import { Link } from '#client/ui/link.tsx'
import { urls } from '#shared/urls.ts'
import { PaymentQuestion } from './payment-question.tsx'

/** Milliseconds between two looks at whether the payment has arrived: at first, and when it takes long. */
const soon = 2000
const later = 10_000
/** So many looks are usual. */
const usual = 15

/** Looks again and again until the page it stands on is another one. */
export function AwaitedPayment({ product, orderId }: { product: string; orderId: string }) {
  const [looks, setLooks] = useState(0)
  const isLong = looks >= usual
  useEffect(() => {
    const look = () => router.reload({ onFinish: () => setLooks((count) => count + 1) })
    const timer = setInterval(look, isLong ? later : soon)
    return () => clearInterval(timer)
  }, [isLong])

  return (
    <div className="rounded-xl bg-raised p-5 ring-1 ring-line sm:p-6">
      <p className="flex items-center gap-3 text-base font-semibold text-ink">
        <span aria-hidden className="size-2 shrink-0 rounded-full bg-accent motion-safe:animate-pulse" />
        {product}
      </p>
      <p className="mt-2 text-sm text-pretty text-muted">
        You can leave this page: nothing is lost, and the receipt comes by mail.{' '}
        <Link href={urls.checkoutReturn(orderId)}>Check again</Link>
      </p>
      <output className="block text-sm text-pretty text-ink not-empty:mt-4 not-empty:border-t not-empty:border-line not-empty:pt-4">
        {isLong && (
          <>
            This takes longer than usual, as some ways to pay do. <PaymentQuestion orderId={orderId} />
          </>
        )}
      </output>
    </div>
  )
}
