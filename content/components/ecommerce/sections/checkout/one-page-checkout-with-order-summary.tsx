/**
 * @title One-page checkout with order summary
 * @description A checkout on one page with contact, delivery and payment in order and the total always in sight.
 * @keywords payment page, shipping form, order form, delivery, credit card, billing address
 * @layout full
 * @order 1
 * @part ECM-S02-1
 */
import { useState, type FormEvent } from 'react'
import { CheckCircleIcon, LockClosedIcon } from '@heroicons/react/20/solid'

const items = [
  { name: 'Ridge mug', detail: 'Moss, 12 oz', quantity: 2, amount: 48, image: '/media/products/mug-moss.webp' },
  { name: 'Fen bud vase', detail: 'Chalk, 8 in', quantity: 1, amount: 68, image: '/media/products/vase-chalk.webp' },
]

const deliveries = [
  { id: 'standard', name: 'Standard', text: 'Wednesday, May 20 or Thursday, May 21', price: 9 },
  { id: 'pickup', name: 'Pick up in Tacoma', text: 'Ready on Monday, May 18 from 10 AM', price: 0 },
]

function dollars(amount: number) {
  return `$${amount.toFixed(2)}`
}

export default function OnePageCheckoutWithOrderSummary() {
  const [delivery, setDelivery] = useState('standard')
  const [paid, setPaid] = useState(false)
  const shipping = delivery === 'standard' ? 9 : 0
  const tax = (116 + shipping) * 0.1025
  const total = 116 + shipping + tax

  function pay(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setPaid(true)
  }

  return (
    <div className="bg-white lg:grid lg:grid-cols-2 dark:bg-secondary-950">
      <form
        onSubmit={pay}
        className="mx-auto grid w-full max-w-xl content-start gap-10 px-4 py-12 sm:px-6 lg:me-0 lg:px-10 lg:py-16"
      >
        <h1 className="text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">Check out</h1>

        <section aria-labelledby="checkout-contact">
          <h2 id="checkout-contact" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
            Contact
          </h2>
          <div className="mt-4 grid gap-1.5">
            <label htmlFor="checkout-email" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
              Email
            </label>
            <input
              id="checkout-email"
              type="email"
              required
              autoComplete="email"
              className="w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
            />
            <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">
              For the receipt and news about this order, nothing else.
            </p>
          </div>
        </section>

        <fieldset>
          <legend className="text-base/7 font-semibold text-secondary-950 dark:text-white">Delivery</legend>
          <div className="mt-4 grid gap-3">
            {deliveries.map((option) => (
              <label
                key={option.id}
                className="relative flex gap-3 rounded-lg p-4 ring-1 ring-secondary-300 ring-inset has-checked:bg-primary-50/60 has-checked:ring-2 has-checked:ring-primary-600 dark:ring-white/15 dark:has-checked:bg-primary-400/10 dark:has-checked:ring-primary-400"
              >
                <input
                  type="radio"
                  name="checkout-delivery"
                  value={option.id}
                  checked={delivery === option.id}
                  onChange={() => setDelivery(option.id)}
                  className="mt-1 size-4 accent-primary-600 dark:accent-primary-500"
                />
                <span className="min-w-0 flex-1 text-sm/6">
                  <span className="block font-medium text-secondary-950 dark:text-white">{option.name}</span>
                  <span className="block text-secondary-600 dark:text-secondary-400">{option.text}</span>
                </span>
                <span className="text-sm/6 font-medium text-secondary-950 tabular-nums dark:text-white">
                  {option.price === 0 ? 'Free' : `$${option.price}`}
                </span>
              </label>
            ))}
          </div>
        </fieldset>

        <fieldset disabled={delivery !== 'standard'} className={delivery === 'standard' ? 'block' : 'hidden'}>
          <legend className="text-base/7 font-semibold text-secondary-950 dark:text-white">Address</legend>
          <div className="mt-4 grid gap-5 sm:grid-cols-6">
            <div className="grid gap-1.5 sm:col-span-6">
              <label htmlFor="checkout-name" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
                Full name
              </label>
              <input
                id="checkout-name"
                type="text"
                required
                autoComplete="name"
                className="w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
              />
            </div>
            <div className="grid gap-1.5 sm:col-span-6">
              <label htmlFor="checkout-street" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
                Street address
              </label>
              <input
                id="checkout-street"
                type="text"
                required
                autoComplete="address-line1"
                className="w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
              />
            </div>
            <div className="grid gap-1.5 sm:col-span-6">
              <label htmlFor="checkout-city" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
                City
              </label>
              <input
                id="checkout-city"
                type="text"
                required
                autoComplete="address-level2"
                className="w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
              />
            </div>
            <div className="grid gap-1.5 sm:col-span-3">
              <label htmlFor="checkout-state" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
                State
              </label>
              <input
                id="checkout-state"
                type="text"
                required
                autoComplete="address-level1"
                className="w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
              />
            </div>
            <div className="grid gap-1.5 sm:col-span-3">
              <label htmlFor="checkout-zip" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
                ZIP code
              </label>
              <input
                id="checkout-zip"
                type="text"
                required
                inputMode="numeric"
                autoComplete="postal-code"
                className="w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
              />
            </div>
          </div>
        </fieldset>

        <fieldset>
          <legend className="text-base/7 font-semibold text-secondary-950 dark:text-white">Card</legend>
          <div className="mt-4 grid gap-5 sm:grid-cols-6">
            <div className="grid gap-1.5 sm:col-span-6">
              <label htmlFor="checkout-card" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
                Number
              </label>
              <input
                id="checkout-card"
                type="text"
                required
                inputMode="numeric"
                autoComplete="cc-number"
                placeholder="0000 0000 0000 0000"
                className="w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 tabular-nums placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
              />
            </div>
            <div className="grid gap-1.5 sm:col-span-3">
              <label htmlFor="checkout-expiry" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
                Expiration date
              </label>
              <input
                id="checkout-expiry"
                type="text"
                required
                inputMode="numeric"
                autoComplete="cc-exp"
                placeholder="MM / YY"
                className="w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 tabular-nums placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
              />
            </div>
            <div className="grid gap-1.5 sm:col-span-3">
              <label htmlFor="checkout-code" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
                Security code
              </label>
              <input
                id="checkout-code"
                type="text"
                required
                inputMode="numeric"
                autoComplete="cc-csc"
                placeholder="3 digits"
                className="w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 tabular-nums placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
              />
            </div>
          </div>
        </fieldset>

        <div>
          <button
            type="submit"
            className="inline-flex w-full items-center justify-center gap-2 rounded-lg bg-primary-600 px-4 py-2.5 text-base/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
          >
            <LockClosedIcon aria-hidden="true" className="size-5" />
            Pay {dollars(total)}
          </button>
          <div role="status" className="mt-4 min-h-6">
            {paid && (
              <p className="flex items-center justify-center gap-1.5 text-sm/6 font-medium text-green-800 dark:text-green-400">
                <CheckCircleIcon aria-hidden="true" className="size-5" />
                Thank you. The receipt is on its way to you.
              </p>
            )}
          </div>
        </div>
      </form>

      <section
        aria-labelledby="checkout-summary"
        className="border-secondary-950/10 bg-secondary-50 max-lg:border-t lg:border-s dark:border-white/10 dark:bg-secondary-900/40"
      >
        <div className="mx-auto w-full max-w-xl px-4 py-12 sm:px-6 lg:sticky lg:top-0 lg:ms-0 lg:px-10 lg:py-16">
          <h2 id="checkout-summary" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
            Your order
          </h2>
          <ul role="list" className="mt-4">
            {items.map((item) => (
              <li
                key={item.name}
                className="flex items-center gap-4 border-b border-secondary-950/10 py-4 dark:border-white/10"
              >
                <img
                  src={item.image}
                  alt=""
                  width={640}
                  height={800}
                  className="size-16 shrink-0 rounded-lg object-cover"
                />
                <div className="min-w-0 flex-1 text-sm/6">
                  <p className="font-medium text-secondary-950 dark:text-white">{item.name}</p>
                  <p className="text-secondary-600 dark:text-secondary-400">
                    {item.detail}, quantity {item.quantity}
                  </p>
                </div>
                <p className="text-sm/6 text-secondary-950 tabular-nums dark:text-white">{dollars(item.amount)}</p>
              </li>
            ))}
          </ul>
          <div role="status">
            <dl className="mt-4 grid gap-2 text-sm/6">
              <div className="flex justify-between gap-4">
                <dt className="text-secondary-600 dark:text-secondary-400">Subtotal</dt>
                <dd className="text-secondary-950 tabular-nums dark:text-white">$116.00</dd>
              </div>
              <div className="flex justify-between gap-4">
                <dt className="text-secondary-600 dark:text-secondary-400">Shipping</dt>
                <dd className="text-secondary-950 tabular-nums dark:text-white">
                  {shipping === 0 ? 'Free' : dollars(shipping)}
                </dd>
              </div>
              <div className="flex justify-between gap-4">
                <dt className="text-secondary-600 dark:text-secondary-400">Sales tax, 10.25%</dt>
                <dd className="text-secondary-950 tabular-nums dark:text-white">{dollars(tax)}</dd>
              </div>
              <div className="mt-2 flex justify-between gap-4 border-t border-secondary-950/10 pt-4 text-base/6 font-semibold text-secondary-950 dark:border-white/10 dark:text-white">
                <dt>Total</dt>
                <dd className="tabular-nums">{dollars(total)}</dd>
              </div>
            </dl>
          </div>
        </div>
      </section>
    </div>
  )
}
