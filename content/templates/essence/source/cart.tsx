/**
 * @title Cart
 * @description What is in the cart, with quantities as far as there is stock.
 * @layout full
 * @order 60
 */
import { useEffect, useState } from 'react'
import clsx from 'clsx'

const starts = [
  { slug: 'green-peel', name: 'Green Peel', text: 'citrus' },
  { slug: 'fern-seed', name: 'Fern Seed', text: 'green' },
  { slug: 'low-lamp', name: 'Low Lamp', text: 'amber' },
]

const empty = {
  isReady: false,
  rows: [] as {
    id: string
    scent: string
    size: string
    name: string
    sized: string
    href: string
    day: string
    night: string
    quantity: number
    most: number
    unit: string
    total: string
  }[],
  notices: [] as { id: string; text: string }[],
}

/* from ui/cart */
function watchCart(listener: (view: typeof empty) => void) {
  return () => listener(empty)
}

/* from ui/cart */
function changeQuantity(scent: string, size: string, quantity: number) {
  return Promise.resolve({ message: scent + size, canUndo: quantity === 0 })
}

/* from ui/cart */
function takeOut(scent: string, size: string) {
  return Promise.resolve({ message: scent + size, canUndo: true })
}

/* from ui/cart */
function startWithSamples() {
  return Promise.resolve({ message: '', canUndo: false })
}

/* from ui/cart */
function undoTakeOut() {
  return Promise.resolve({ message: '', canUndo: false })
}

export default function Cart() {
  const [cart, setCart] = useState(empty)
  const [said, setSaid] = useState({ message: '', canUndo: false })

  useEffect(() => {
    const stop = watchCart((next) => setCart(next))
    return () => stop()
  }, [])

  async function change(scent: string, size: string, quantity: number) {
    const result = await changeQuantity(scent, size, quantity)
    setSaid(result)
  }

  async function remove(scent: string, size: string) {
    const result = await takeOut(scent, size)
    setSaid(result)
  }

  async function start() {
    const result = await startWithSamples()
    setSaid(result)
  }

  async function undo() {
    const result = await undoTakeOut()
    setSaid(result)
  }

  return (
    <div className="page min-h-[70dvh] pt-6 lg:pt-14">
      <h1 className="display">Cart</h1>
      <p className="without-script lead mt-8 max-w-2xl">
        The cart needs JavaScript. Without it, call{' '}
        <a href="tel:+15185550142" className="link whitespace-nowrap">
          (518) 555-0142
        </a>
        , Wednesday to Sunday, 11 to 6: Priya takes orders by phone.
      </p>
      <ul role="list" aria-label="What changed" className="mt-6 grid max-w-2xl gap-3">
        {cart.notices.map((notice) => (
          <li key={notice.id} className="border-s-4 border-accent py-1 ps-4">
            {notice.text}
          </li>
        ))}
      </ul>
      <p className="mb-6 flex min-h-11 flex-wrap items-center gap-x-4">
        <span role="status">{said.message}</span>
        {said.canUndo && (
          <button type="button" onClick={undo} className="btn-quiet">
            Undo
          </button>
        )}
      </p>

      {cart.isReady && cart.rows.length === 0 && (
        <div className="grid gap-x-16 gap-y-12 pt-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <div>
            <h2 className="title">Nothing in it yet</h2>
            <p className="lead mt-6 max-w-[24em]">
              If you do not know where to start, start with three samples. That is eighteen dollars plus delivery, and
              in a week you will have opinions.
            </p>
            <p className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-3">
              <button type="button" onClick={start} className="btn btn-ink">
                Start with these three, $18
              </button>
              <a href="/shop" className="link inline-flex min-h-11 items-center">
                See the twelve
              </a>
            </p>
          </div>
          <ul
            role="list"
            aria-label="Three to start with"
            className="grid grid-cols-3 items-start gap-x-[4vw] lg:-mt-24"
          >
            {starts.map((scent) => (
              <li key={scent.slug}>
                <a href={`/scents/${scent.slug}`} className="group block">
                  <img
                    src={`/plates/${scent.slug}-day.svg`}
                    alt=""
                    width="600"
                    height="800"
                    className="plate-day w-full"
                  />
                  <img
                    src={`/plates/${scent.slug}-night.svg`}
                    alt=""
                    width="600"
                    height="800"
                    className="plate-night w-full"
                  />
                  <span className="mt-3 block underline-offset-[0.2em] group-hover:underline">{scent.name}</span>{' '}
                  <span className="voice text-soft block text-base/6">{scent.text}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}

      <div
        className={clsx(
          'grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
          cart.rows.length === 0 && 'hidden',
        )}
      >
        <ul role="list" aria-label="In the cart" className="self-start border-t border-ink">
          {cart.rows.map((row) => (
            <li
              key={row.id}
              className="border-rule grid grid-cols-[min(5.5rem,24vw)_minmax(0,1fr)] gap-x-[min(1.5rem,6vw)] border-b py-6 sm:grid-cols-[8rem_minmax(0,1fr)]"
            >
              <div>
                <img src={row.day} alt="" width="600" height="800" className="plate-day w-full" />
                <img src={row.night} alt="" width="600" height="800" className="plate-night w-full" />
              </div>
              <div className="flex flex-col">
                <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <h2 className="subtitle">
                    <a href={row.href} className="underline-offset-[0.2em] hover:underline">
                      {row.name}
                    </a>
                  </h2>
                  <p className="figures">{row.total}</p>
                </div>
                <p className="text-soft mt-1 text-[1.0625rem]/6">
                  {row.sized}, {row.unit}
                </p>
                <div className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-2 pt-4">
                  <div
                    role="group"
                    aria-label={`Quantity of ${row.name}, ${row.sized}`}
                    className="figures flex items-center rounded-full border border-line"
                  >
                    <button
                      type="button"
                      aria-label="One fewer"
                      disabled={row.quantity === 1}
                      onClick={() => change(row.scent, row.size, row.quantity - 1)}
                      className="step"
                    >
                      −
                    </button>
                    <span className="min-w-6 text-center">{row.quantity}</span>
                    <button
                      type="button"
                      aria-label="One more"
                      disabled={row.quantity >= row.most}
                      onClick={() => change(row.scent, row.size, row.quantity + 1)}
                      className="step"
                    >
                      +
                    </button>
                  </div>
                  <button
                    type="button"
                    aria-label={`Remove ${row.name}, ${row.sized}`}
                    onClick={() => remove(row.scent, row.size)}
                    className="btn-quiet"
                  >
                    Remove
                  </button>
                </div>
              </div>
            </li>
          ))}
        </ul>
        {/* outlet: cartSum */}
      </div>
    </div>
  )
}
