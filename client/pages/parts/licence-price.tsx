import { usePage } from '@inertiajs/react'
import { clsx } from 'clsx'
import type { LicenseName } from '#shared/page-props.ts'
import { salePrice } from '#shared/sale.ts'
import { site } from '#shared/site.ts'

/** What a licence costs at this moment, beside what it costs without a sale. */
export function LicencePrice({ licence, className }: { licence: LicenseName; className: string }) {
  const { sale } = usePage().props.site
  const full = site.prices[licence]
  const price = salePrice(full, sale)

  return (
    <>
      <span className={clsx('leading-none font-semibold tracking-[-0.04em] text-ink', className)}>
        <span className="sr-only">Price: </span>${price}
      </span>
      {price < full && (
        <s className="text-xl text-faint">
          <span className="sr-only">instead of </span>${full}
        </s>
      )}
    </>
  )
}
