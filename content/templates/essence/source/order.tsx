/**
 * @title Order
 * @description The order that was placed, with its number, what is in it and what it came to, to be kept and printed.
 * @layout full
 * @order 62
 */
import { useEffect, useState } from 'react'

const nothing = {
  isReady: false,
  isThere: false,
  number: '',
  track: '/track',
  placed: '',
  sentence: '',
  email: '',
  to: [] as { id: string; text: string }[],
  delivery: '',
  giftNote: '',
  rows: [] as {
    id: string
    name: string
    day: string
    night: string
    quantity: string
    unit: string
    total: string
  }[],
  sums: [] as { id: string; name: string; amount: string }[],
  total: '',
}

/* from ui/order */
function readOrder(listener: (order: typeof nothing) => void) {
  return () => listener(nothing)
}

/* from ui/order */
function printOrder() {
  window.print()
}

export default function Order() {
  const [order, setOrder] = useState(nothing)

  useEffect(() => {
    const stop = readOrder((next) => setOrder(next))
    return () => stop()
  }, [])

  return (
    <div className="page min-h-[70dvh] pt-6 lg:pt-14 print:min-h-0 print:pt-0">
      <p className="subtitle mb-8 hidden print:block">Halcott</p>
      <h1 className="display">{order.isThere ? 'Thank you' : 'Your order'}</h1>
      {order.isReady && !order.isThere && (
        <div className="grid gap-x-16 pt-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div className="max-w-2xl">
            <p className="lead">
              There is no order in this tab. If you placed one before, its number and your email address will find it.
            </p>
            <p className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-3">
              <a href="/track" className="btn btn-ink">
                Find an order
              </a>
              <a href="/shop" className="link inline-flex min-h-11 items-center">
                See the twelve
              </a>
            </p>
          </div>
          <div aria-hidden="true" className="ms-auto w-full max-w-md max-lg:hidden lg:-mt-40">
            <img
              src="/plates/night-laundry-day.svg"
              alt=""
              width="600"
              height="800"
              loading="lazy"
              decoding="async"
              className="plate-day w-full"
            />
            <img
              src="/plates/night-laundry-night.svg"
              alt=""
              width="600"
              height="800"
              loading="lazy"
              decoding="async"
              className="plate-night w-full"
            />
          </div>
        </div>
      )}
      {order.isThere && (
        <div className="grid grid-cols-1 gap-x-16 gap-y-12 pt-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] print:gap-y-8">
          <div>
            <p className="lead">{order.sentence}</p>
            <p className="text-soft mt-6">Order number</p>
            <p className="title figures mt-1">{order.number}</p>
            <p className="text-soft mt-4">
              Placed on {order.placed}. Keep the number. With {order.email}, it is all you need to find the order again.
            </p>
            <p className="screen-only mt-8 flex flex-wrap items-center gap-x-7 gap-y-3">
              <button type="button" onClick={() => printOrder()} className="btn btn-line">
                Print
              </button>
              <a href={order.track} className="link inline-flex min-h-11 items-center">
                See where it is
              </a>
              <a href="/shop" className="link inline-flex min-h-11 items-center">
                Back to the scents
              </a>
            </p>
          </div>
          <div>
            <table className="figures w-full text-start">
              <caption className="sr-only">What is in the order</caption>
              <thead>
                <tr className="text-soft text-base/6">
                  <th scope="col" className="border-b border-ink py-2 text-start font-[380]">
                    Scent
                  </th>
                  <th
                    scope="col"
                    className="border-b border-ink py-2 ps-[min(1rem,3vw)] text-end font-[380] max-sm:hidden"
                  >
                    Each
                  </th>
                  <th scope="col" className="border-b border-ink py-2 ps-[min(1rem,3vw)] text-end font-[380]">
                    Amount
                  </th>
                </tr>
              </thead>
              <tbody>
                {order.rows.map((row) => (
                  <tr key={row.id} className="break-inside-avoid">
                    <td className="border-rule border-b py-3 print:py-2">
                      <div className="flex items-center gap-x-[min(1.25rem,2.5vw)]">
                        <div className="w-[min(3.25rem,10vw)] flex-none print:w-9">
                          <img src={row.day} alt="" width="600" height="800" className="plate-day w-full" />
                          <img src={row.night} alt="" width="600" height="800" className="plate-night w-full" />
                        </div>
                        <span className="min-w-0 flex-1 wrap-anywhere">
                          {row.name} <span className="text-soft whitespace-nowrap">× {row.quantity}</span>{' '}
                          <span className="text-soft block text-base/6 sm:hidden">{row.unit} each</span>
                        </span>
                      </div>
                    </td>
                    <td className="border-rule border-b py-3 ps-[min(1rem,3vw)] text-end max-sm:hidden print:py-2">
                      {row.unit}
                    </td>
                    <td className="border-rule border-b py-3 ps-[min(1rem,3vw)] text-end print:py-2">{row.total}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <dl className="figures mt-3 break-inside-avoid">
              {order.sums.map((sum) => (
                <div key={sum.id} className="flex justify-between gap-6 py-1.5">
                  <dt>{sum.name}</dt>
                  <dd>{sum.amount}</dd>
                </div>
              ))}
              <div className="mt-3 flex justify-between gap-6 border-t border-ink pt-4 text-[1.5rem]/8">
                <dt>Total</dt>
                <dd>{order.total}</dd>
              </div>
            </dl>
            <div className="mt-10 grid break-inside-avoid gap-8 sm:grid-cols-2 print:mt-6">
              <div>
                <h2 className="voice text-soft">By {order.delivery}</h2>
                <ul role="list" className="mt-1">
                  {order.to.map((line) => (
                    <li key={line.id}>{line.text}</li>
                  ))}
                </ul>
              </div>
              {order.giftNote !== '' && (
                <div>
                  <h2 className="voice text-soft">On the card</h2>
                  <p className="mt-1">{order.giftNote}</p>
                </div>
              )}
            </div>
            <p className="text-soft mt-10 break-inside-avoid text-base/6 print:mt-6">
              This is a demonstration: nothing was charged, and no email was sent.
              <span className="block">Halcott, 14 Ropewalk Lane, Hudson, NY 12534 · (518) 555-0142</span>
            </p>
          </div>
        </div>
      )}
    </div>
  )
}
