/**
 * @title Three-step checkout with discount code
 * @description A checkout with express payment and three steps, one open at a time, with a discount code and finished steps that can be changed.
 * @keywords multi-step checkout, coupon, promo code, payment, shipping, wizard, voucher
 * @layout full
 * @order 2
 * @part ECM-S02-2
 */
import { useState, type FormEvent } from 'react'
import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react'
import { CheckIcon, ChevronDownIcon, LockClosedIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const items = [
  {
    name: 'Halden table lamp',
    detail: 'Black foot, opal glass',
    quantity: 1,
    amount: 189,
    image: '/media/products/lamp-black.webp',
  },
  { name: 'Ridge mug', detail: 'Ink, 12 oz', quantity: 2, amount: 48, image: '/media/products/mug-ink.webp' },
]

const wallets = [
  {
    name: 'Apple Pay',
    word: 'Pay',
    viewBox: '0 0 16 16',
    paths: [
      {
        fill: 'currentColor',
        d: 'M11.182.008C11.148-.03 9.923.023 8.857 1.18c-1.066 1.156-.902 2.482-.878 2.516s1.52.087 2.475-1.258.762-2.391.728-2.43m3.314 11.733c-.048-.096-2.325-1.234-2.113-3.422s1.675-2.789 1.698-2.854-.597-.79-1.254-1.157a3.7 3.7 0 0 0-1.563-.434c-.108-.003-.483-.095-1.254.116-.508.139-1.653.589-1.968.607-.316.018-1.256-.522-2.267-.665-.647-.125-1.333.131-1.824.328-.49.196-1.422.754-2.074 2.237-.652 1.482-.311 3.83-.067 4.56s.625 1.924 1.273 2.796c.576.984 1.34 1.667 1.659 1.899s1.219.386 1.843.067c.502-.308 1.408-.485 1.766-.472.357.013 1.061.154 1.782.539.571.197 1.111.115 1.652-.105.541-.221 1.324-1.059 2.238-2.758q.52-1.185.473-1.282',
      },
    ],
  },
  {
    name: 'Google Pay',
    word: 'Pay',
    viewBox: '0 0 24 24',
    paths: [
      {
        fill: '#4285F4',
        d: 'M22.56 12.25c0-.78-.07-1.53-.2-2.25H12v4.26h5.92a5.06 5.06 0 0 1-2.2 3.32v2.77h3.57c2.08-1.92 3.27-4.74 3.27-8.1z',
      },
      {
        fill: '#34A853',
        d: 'M12 23c2.97 0 5.46-.98 7.28-2.65l-3.57-2.77c-.98.66-2.23 1.06-3.71 1.06-2.86 0-5.29-1.93-6.16-4.54H2.18v2.84A11 11 0 0 0 12 23z',
      },
      { fill: '#FBBC05', d: 'M5.84 14.1a6.6 6.6 0 0 1 0-4.2V7.06H2.18a11 11 0 0 0 0 9.88l3.66-2.84z' },
      {
        fill: '#EA4335',
        d: 'M12 5.36c1.62 0 3.06.56 4.21 1.64l3.15-3.15A11 11 0 0 0 2.18 7.06l3.66 2.84C6.71 7.3 9.14 5.36 12 5.36z',
      },
    ],
  },
  {
    name: 'PayPal',
    word: 'PayPal',
    viewBox: '0 0 16 16',
    paths: [
      {
        fill: 'currentColor',
        d: 'M14.06 3.713c.12-1.071-.093-1.832-.702-2.526C12.628.356 11.312 0 9.626 0H4.734a.7.7 0 0 0-.691.59L2.005 13.509a.42.42 0 0 0 .415.486h2.756l-.202 1.28a.628.628 0 0 0 .62.726H8.14c.429 0 .793-.31.862-.731l.025-.13.48-3.043.03-.164.001-.007a.35.35 0 0 1 .348-.297h.38c1.266 0 2.425-.256 3.345-.91q.57-.403.993-1.005a4.94 4.94 0 0 0 .88-2.195c.242-1.246.13-2.356-.57-3.154a2.7 2.7 0 0 0-.76-.59l-.094-.061ZM6.543 8.82a.7.7 0 0 1 .321-.079H8.3c2.82 0 5.027-1.144 5.672-4.456l.003-.016q.326.186.548.438c.546.623.679 1.535.45 2.71-.272 1.397-.866 2.307-1.663 2.874-.802.57-1.842.815-3.043.815h-.38a.87.87 0 0 0-.863.734l-.03.164-.48 3.043-.024.13-.001.004a.35.35 0 0 1-.348.296H5.595a.106.106 0 0 1-.105-.123l.208-1.32z',
      },
    ],
  },
]

const deliveries = [
  { id: 'ground', name: 'Ground', text: 'Between Tuesday, December 1 and Thursday, December 3', price: 12 },
  { id: 'air', name: 'Two-day air', text: 'Wednesday, November 25, if you order by noon', price: 29 },
]

const labelClasses = 'text-sm/6 font-medium text-secondary-950 dark:text-white'
const fieldClasses =
  'w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 aria-invalid:border-red-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400 dark:aria-invalid:border-red-400'

function dollars(amount: number) {
  return `$${amount.toFixed(2)}`
}

export default function ThreeStepCheckoutWithDiscountCode() {
  const [step, setStep] = useState(1)
  const [form, setForm] = useState({ name: '', email: '', street: '', city: '', zip: '' })
  const [delivery, setDelivery] = useState('ground')
  const [code, setCode] = useState('')
  const [discount, setDiscount] = useState({ name: '', rate: 0, error: '' })
  const [number, setNumber] = useState('')

  const shipping = delivery === 'air' ? 29 : 12
  const saved = 237 * discount.rate
  const tax = (237 - saved + shipping) * 0.09
  const total = 237 - saved + shipping + tax

  function next(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setStep(step + 1)
  }

  function redeem(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = code.trim().toUpperCase()
    if (name === 'KILN10') {
      setDiscount({ name, rate: 0.1, error: '' })
      setCode('')
    } else {
      setDiscount({ name: '', rate: 0, error: 'This code is not valid. Codes look like KILN10.' })
    }
  }

  return (
    <div className="bg-white dark:bg-secondary-950">
      <div className="mx-auto grid max-w-6xl gap-x-16 gap-y-10 px-4 py-12 sm:px-6 sm:py-16 lg:grid-cols-5 lg:px-8">
        <div className="min-w-0 lg:col-span-3">
          <h1 className="text-3xl font-semibold tracking-tight text-secondary-950 dark:text-white">Checkout</h1>
          <div role="group" aria-label="Express checkout" className="mt-6 flex flex-wrap gap-3">
            {wallets.map((wallet) => (
              <button
                key={wallet.name}
                type="button"
                aria-label={wallet.name}
                className="flex h-12 flex-1 basis-24 items-center justify-center gap-1.5 rounded-lg bg-black px-3 text-base/6 font-semibold text-white transition duration-150 hover:opacity-85 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white dark:text-black dark:focus-visible:outline-primary-400"
              >
                <svg aria-hidden="true" viewBox={wallet.viewBox} className="size-5 shrink-0">
                  {wallet.paths.map((path) => (
                    <path key={path.d} fill={path.fill} d={path.d} />
                  ))}
                </svg>
                <span>{wallet.word}</span>
              </button>
            ))}
          </div>
          <div className="mt-6 flex items-center gap-4">
            <span aria-hidden="true" className="h-px flex-1 bg-secondary-950/10 dark:bg-white/10" />
            <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">or check out in three steps</p>
            <span aria-hidden="true" className="h-px flex-1 bg-secondary-950/10 dark:bg-white/10" />
          </div>

          <ol role="list" className="mt-6 border-b border-secondary-950/10 dark:border-white/10">
            <li className="border-t border-secondary-950/10 py-6 dark:border-white/10">
              <div className="flex items-center gap-3">
                <span
                  aria-hidden="true"
                  className={clsx(
                    'grid size-7 shrink-0 place-items-center rounded-full text-sm/6 font-semibold',
                    step > 1
                      ? 'bg-green-50 text-green-800 dark:bg-green-400/10 dark:text-green-300'
                      : 'bg-primary-600 text-white',
                  )}
                >
                  {step > 1 ? <CheckIcon className="size-5" /> : '1'}
                </span>
                <h2 className="flex-1 text-base/7 font-semibold text-secondary-950 dark:text-white">Where to</h2>
                {step > 1 && step < 4 && (
                  <button
                    type="button"
                    onClick={() => setStep(1)}
                    className="-my-1 -me-2.5 rounded-lg p-2.5 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:my-0 sm:py-1.5 dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
                  >
                    Change<span className="sr-only"> address</span>
                  </button>
                )}
              </div>
              {step > 1 && (
                <p className="mt-1 ps-10 text-sm/6 wrap-break-word text-secondary-600 dark:text-secondary-400">
                  {form.name}, {form.street}, {form.city} {form.zip}
                </p>
              )}
              {step === 1 && (
                <form onSubmit={next} className="mt-5 grid gap-5 sm:grid-cols-6 sm:ps-10">
                  <div className="grid gap-1.5 sm:col-span-6">
                    <label htmlFor="steps-email" className={labelClasses}>
                      Email
                    </label>
                    <input
                      id="steps-email"
                      type="email"
                      required
                      autoComplete="email"
                      value={form.email}
                      onChange={(event) => setForm({ ...form, email: event.target.value })}
                      className={fieldClasses}
                    />
                  </div>
                  <div className="grid gap-1.5 sm:col-span-6">
                    <label htmlFor="steps-name" className={labelClasses}>
                      Full name
                    </label>
                    <input
                      id="steps-name"
                      type="text"
                      required
                      autoComplete="name"
                      value={form.name}
                      onChange={(event) => setForm({ ...form, name: event.target.value })}
                      className={fieldClasses}
                    />
                  </div>
                  <div className="grid gap-1.5 sm:col-span-6">
                    <label htmlFor="steps-street" className={labelClasses}>
                      Street address
                    </label>
                    <input
                      id="steps-street"
                      type="text"
                      required
                      autoComplete="address-line1"
                      value={form.street}
                      onChange={(event) => setForm({ ...form, street: event.target.value })}
                      className={fieldClasses}
                    />
                  </div>
                  <div className="grid gap-1.5 sm:col-span-4">
                    <label htmlFor="steps-city" className={labelClasses}>
                      City and state
                    </label>
                    <input
                      id="steps-city"
                      type="text"
                      required
                      value={form.city}
                      onChange={(event) => setForm({ ...form, city: event.target.value })}
                      className={fieldClasses}
                    />
                  </div>
                  <div className="grid gap-1.5 sm:col-span-2">
                    <label htmlFor="steps-zip" className={labelClasses}>
                      ZIP code
                    </label>
                    <input
                      id="steps-zip"
                      type="text"
                      required
                      inputMode="numeric"
                      autoComplete="postal-code"
                      value={form.zip}
                      onChange={(event) => setForm({ ...form, zip: event.target.value })}
                      className={fieldClasses}
                    />
                  </div>
                  <button
                    type="submit"
                    className="rounded-lg bg-primary-600 px-3.5 py-2 text-center text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none sm:col-span-6 sm:justify-self-start dark:focus-visible:outline-primary-400"
                  >
                    Continue to delivery
                  </button>
                </form>
              )}
            </li>

            <li className="border-t border-secondary-950/10 py-6 dark:border-white/10">
              <div className="flex items-center gap-3">
                <span
                  aria-hidden="true"
                  className={clsx(
                    'grid size-7 shrink-0 place-items-center rounded-full text-sm/6 font-semibold',
                    step > 2 && 'bg-green-50 text-green-800 dark:bg-green-400/10 dark:text-green-300',
                    step === 2 && 'bg-primary-600 text-white',
                    step < 2 && 'bg-secondary-100 text-secondary-700 dark:bg-white/10 dark:text-secondary-300',
                  )}
                >
                  {step > 2 ? <CheckIcon className="size-5" /> : '2'}
                </span>
                <h2 className="flex-1 text-base/7 font-semibold text-secondary-950 dark:text-white">Delivery</h2>
                {step === 3 && (
                  <button
                    type="button"
                    onClick={() => setStep(2)}
                    className="-my-1 -me-2.5 rounded-lg p-2.5 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:my-0 sm:py-1.5 dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
                  >
                    Change<span className="sr-only"> delivery</span>
                  </button>
                )}
              </div>
              {step > 2 && (
                <p className="mt-1 ps-10 text-sm/6 text-secondary-600 dark:text-secondary-400">
                  {deliveries.find((each) => each.id === delivery)?.text}
                </p>
              )}
              {step === 2 && (
                <form onSubmit={next} className="mt-5 grid gap-5 sm:ps-10">
                  <fieldset>
                    <legend className="sr-only">How fast</legend>
                    <div className="grid gap-3">
                      {deliveries.map((option) => (
                        <label
                          key={option.id}
                          className="relative flex gap-3 rounded-lg p-4 ring-1 ring-secondary-300 ring-inset has-checked:bg-primary-50/60 has-checked:ring-2 has-checked:ring-primary-600 dark:ring-white/15 dark:has-checked:bg-primary-400/10 dark:has-checked:ring-primary-400"
                        >
                          <input
                            type="radio"
                            name="steps-delivery"
                            value={option.id}
                            checked={delivery === option.id}
                            onChange={() => setDelivery(option.id)}
                            className="mt-1 size-4 accent-primary-600 dark:accent-primary-500"
                          />
                          <span className="min-w-0 flex-1 text-sm/6">
                            <span className="block font-medium text-secondary-950 dark:text-white">{option.name}</span>
                            <span className="block text-pretty text-secondary-600 dark:text-secondary-400">
                              {option.text}
                            </span>
                          </span>
                          <span className="text-sm/6 font-medium text-secondary-950 tabular-nums dark:text-white">
                            ${option.price}
                          </span>
                        </label>
                      ))}
                    </div>
                  </fieldset>
                  <button
                    type="submit"
                    className="rounded-lg bg-primary-600 px-3.5 py-2 text-center text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none sm:justify-self-start dark:focus-visible:outline-primary-400"
                  >
                    Continue to payment
                  </button>
                </form>
              )}
            </li>

            <li className="border-t border-secondary-950/10 py-6 dark:border-white/10">
              <div className="flex items-center gap-3">
                <span
                  aria-hidden="true"
                  className={clsx(
                    'grid size-7 shrink-0 place-items-center rounded-full text-sm/6 font-semibold',
                    step > 3 && 'bg-green-50 text-green-800 dark:bg-green-400/10 dark:text-green-300',
                    step === 3 && 'bg-primary-600 text-white',
                    step < 3 && 'bg-secondary-100 text-secondary-700 dark:bg-white/10 dark:text-secondary-300',
                  )}
                >
                  {step > 3 ? <CheckIcon className="size-5" /> : '3'}
                </span>
                <h2 className="flex-1 text-base/7 font-semibold text-secondary-950 dark:text-white">Payment</h2>
              </div>
              {step === 3 && (
                <form onSubmit={next} className="mt-5 grid grid-cols-2 gap-5 sm:ps-10">
                  <div className="col-span-2 grid gap-1.5">
                    <label htmlFor="steps-card" className={labelClasses}>
                      Card number
                    </label>
                    <input
                      id="steps-card"
                      type="text"
                      required
                      inputMode="numeric"
                      autoComplete="cc-number"
                      placeholder="0000 0000 0000 0000"
                      value={number}
                      onChange={(event) => setNumber(event.target.value)}
                      className={fieldClasses}
                    />
                  </div>
                  <div className="grid gap-1.5">
                    <label htmlFor="steps-expiry" className={labelClasses}>
                      Expiration date
                    </label>
                    <input
                      id="steps-expiry"
                      type="text"
                      required
                      inputMode="numeric"
                      autoComplete="cc-exp"
                      placeholder="MM / YY"
                      className={fieldClasses}
                    />
                  </div>
                  <div className="grid gap-1.5">
                    <label htmlFor="steps-code" className={labelClasses}>
                      Security code
                    </label>
                    <input
                      id="steps-code"
                      type="text"
                      required
                      inputMode="numeric"
                      autoComplete="cc-csc"
                      placeholder="3 digits"
                      className={fieldClasses}
                    />
                  </div>
                  <button
                    type="submit"
                    className="col-span-2 inline-flex items-center justify-center gap-2 rounded-lg bg-primary-600 px-4 py-2.5 text-center text-base/6 font-semibold text-white tabular-nums shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
                  >
                    <LockClosedIcon aria-hidden="true" className="size-5" />
                    Pay {dollars(total)}
                  </button>
                </form>
              )}
              <div role="status">
                {step > 3 && (
                  <p className="mt-1 ps-10 text-sm/6 wrap-break-word text-secondary-600 dark:text-secondary-400">
                    Paid. The receipt is on its way to {form.email}.
                  </p>
                )}
              </div>
            </li>
          </ol>
        </div>

        <section aria-labelledby="steps-summary" className="min-w-0 lg:col-span-2">
          <div className="rounded-xl bg-secondary-50 p-5 sm:p-6 lg:sticky lg:top-8 dark:bg-secondary-900">
            <h2 id="steps-summary" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
              Your order
            </h2>
            <ul role="list" className="mt-2">
              {items.map((item) => (
                <li
                  key={item.name}
                  className="flex flex-wrap items-center gap-4 border-b border-secondary-950/10 py-4 dark:border-white/10"
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

            <Disclosure as="div" className="border-b border-secondary-950/10 py-3 dark:border-white/10">
              <div className="-mx-2.5">
                <DisclosureButton className="group flex w-full items-center justify-between rounded-lg p-2.5 text-start text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:py-1.5 dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400">
                  Discount code
                  <ChevronDownIcon
                    aria-hidden="true"
                    className="size-5 shrink-0 text-secondary-500 transition duration-150 group-data-open:rotate-180 motion-reduce:transition-none dark:text-secondary-400"
                  />
                </DisclosureButton>
              </div>
              <DisclosurePanel>
                <form onSubmit={redeem} className="mt-2 pb-1">
                  <div className="flex gap-2">
                    <input
                      type="text"
                      aria-label="Discount code"
                      required
                      value={code}
                      onChange={(event) => setCode(event.target.value)}
                      aria-invalid={discount.error ? true : undefined}
                      aria-describedby="steps-discount-result"
                      className={fieldClasses}
                    />
                    <button
                      type="submit"
                      className="rounded-lg bg-white px-3.5 py-2 text-center text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
                    >
                      Apply
                    </button>
                  </div>
                </form>
              </DisclosurePanel>
            </Disclosure>
            <p id="steps-discount-result" role="status" className="text-sm/6">
              {discount.error !== '' && (
                <span className="block pt-2 text-red-700 dark:text-red-400">{discount.error}</span>
              )}
              {discount.rate > 0 && (
                <span className="block pt-2 text-green-800 dark:text-green-400">
                  {discount.name} takes 10 percent off.
                </span>
              )}
            </p>

            <dl className="mt-4 grid gap-2 text-sm/6">
              <div className="flex justify-between gap-4">
                <dt className="text-secondary-600 dark:text-secondary-400">Subtotal</dt>
                <dd className="text-secondary-950 tabular-nums dark:text-white">$237.00</dd>
              </div>
              {discount.rate > 0 && (
                <div className="flex justify-between gap-4">
                  <dt className="text-secondary-600 dark:text-secondary-400">Discount</dt>
                  <dd className="text-secondary-950 tabular-nums dark:text-white">−{dollars(saved)}</dd>
                </div>
              )}
              <div className="flex justify-between gap-4">
                <dt className="text-secondary-600 dark:text-secondary-400">Shipping</dt>
                <dd className="text-secondary-950 tabular-nums dark:text-white">{dollars(shipping)}</dd>
              </div>
              <div className="flex justify-between gap-4">
                <dt className="text-secondary-600 dark:text-secondary-400">Sales tax, 9%</dt>
                <dd className="text-secondary-950 tabular-nums dark:text-white">{dollars(tax)}</dd>
              </div>
              <div className="mt-2 flex justify-between gap-4 border-t border-secondary-950/10 pt-4 text-base/6 font-semibold text-secondary-950 dark:border-white/10 dark:text-white">
                <dt>Total</dt>
                <dd className="tabular-nums">{dollars(total)}</dd>
              </div>
            </dl>
          </div>
        </section>
      </div>
    </div>
  )
}
