/**
 * @title Checkout: the order
 * @description What is ordered and what it comes to, for the way and the state that are chosen.
 * @layout full
 * @order 66
 */
import { useEffect, useState } from 'react'
import clsx from 'clsx'

const nothing = {
  rows: [] as { id: string; name: string; day: string; night: string; quantity: string; total: string }[],
  discount: '',
  code: '',
  delivery: '',
  deliverySaid: '',
  tax: '',
  taxName: 'Sales tax',
  totalName: 'Total',
  total: '',
}

/* from ui/checkout */
function watchSum(listener: (sum: typeof nothing) => void) {
  return () => listener(nothing)
}

export default function CheckoutSum() {
  const [sum, setSum] = useState(nothing)

  useEffect(() => {
    const stop = watchSum((next) => setSum(next))
    return () => stop()
  }, [])

  return (
    <div>
      <h2 id="order-sum" className="subtitle">
        Your order
      </h2>
      <ul role="list" className="figures mt-4">
        {sum.rows.map((row) => (
          <li
            key={row.id}
            className="border-rule grid grid-cols-[3.25rem_minmax(0,1fr)_auto] items-center gap-x-5 border-t py-3"
          >
            <span>
              <img src={row.day} alt="" width="600" height="800" className="plate-day w-full" />
              <img src={row.night} alt="" width="600" height="800" className="plate-night w-full" />
            </span>
            <span>
              {row.name} <span className="text-soft whitespace-nowrap">× {row.quantity}</span>
            </span>
            <span>{row.total}</span>
          </li>
        ))}
      </ul>
      <dl className="figures border-rule border-t pt-3">
        <div className={clsx('justify-between gap-6 py-1.5', sum.discount === '' ? 'hidden' : 'flex')}>
          <dt>Code {sum.code}</dt>
          <dd>{sum.discount}</dd>
        </div>
        <div className="flex justify-between gap-6 py-1.5">
          <dt>Delivery</dt>
          <dd>{sum.delivery}</dd>
        </div>
        <div className="flex justify-between gap-6 py-1.5">
          <dt>{sum.taxName}</dt>
          <dd className="text-end">{sum.tax}</dd>
        </div>
        <div className="mt-3 flex justify-between gap-6 border-t border-ink pt-4 text-[1.5rem]/8">
          <dt>{sum.totalName}</dt>
          <dd>{sum.total}</dd>
        </div>
      </dl>
      <p className="text-soft mt-1 text-base/6">{sum.deliverySaid}</p>
    </div>
  )
}
