/**
 * @title Three-step checkout with discount code
 * @description A checkout with express payment and three steps, one open at a time, beside a tinted half with the products and a discount code as a ticket.
 * @keywords multi-step checkout, coupon, promo code, payment, shipping, wizard, voucher
 * @layout full
 * @order 2
 * @part ECM-S02-2
 */
import { useState, type FormEvent } from 'react'
import { CheckIcon, ChevronDownIcon, LockClosedIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const items = [
  {
    name: 'Shell chair',
    detail: 'Rust, oak legs',
    amount: 145,
    image: '/media/products/chair-rust.webp',
    alt: 'Rust-red shell chair on four oak legs',
    width: 800,
    height: 1000,
  },
  {
    name: 'Fen bud vase',
    detail: 'Terracotta',
    amount: 68,
    image: '/media/products/vase-terracotta.webp',
    alt: 'Terracotta round vase with two dried stems',
    width: 640,
    height: 800,
  },
  {
    name: 'Ridge mug',
    detail: 'Moss, 12 oz',
    amount: 24,
    image: '/media/products/mug-moss.webp',
    alt: 'Moss-green mug with thrown ridges and a bare clay foot',
    width: 640,
    height: 800,
  },
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
  {
    id: 'standard',
    name: 'Standard',
    text: 'Between Wednesday, December 2 and Friday, December 4',
    price: 0,
  },
  { id: 'air', name: 'Next-day air', text: 'Tuesday, December 1, if you order by noon', price: 29 },
]

const states = ['California', 'Idaho', 'Montana', 'Oregon', 'Washington']

const labelClasses = 'text-sm/6 font-medium text-secondary-950 dark:text-white'
const fieldClasses =
  'w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 aria-invalid:border-red-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400 dark:aria-invalid:border-red-400'

function dollars(amount: number) {
  return `$${amount.toFixed(2)}`
}

export default function ThreeStepCheckoutWithDiscountCode() {
  // A returning customer: the address is known, and the code came with the link.
  const [step, setStep] = useState(2)
  const [form, setForm] = useState({
    name: 'Ana Silva',
    email: 'ana@home.example',
    street: '214 Pine Street',
    city: 'Tacoma',
    state: 'Washington',
    zip: '98402',
  })
  const [delivery, setDelivery] = useState('standard')
  const [code, setCode] = useState('KILN10')
  const [discount, setDiscount] = useState({ rate: 0.1, error: '' })
  const [number, setNumber] = useState('')

  const shipping = delivery === 'air' ? 29 : 0
  const saved = 237 * discount.rate
  const tax = (237 - saved + shipping) * 0.1025
  const total = 237 - saved + shipping + tax

  function next(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setStep(step + 1)
  }

  function redeem(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = code.trim().toUpperCase()
    if (discount.rate > 0) {
      setDiscount({ rate: 0, error: '' })
      setCode('')
    } else if (name === 'KILN10') {
      setDiscount({ rate: 0.1, error: '' })
      setCode(name)
    } else {
      setDiscount({ rate: 0, error: 'This code is not valid. Codes look like KILN10.' })
    }
  }

  return (
    <div className="bg-white lg:bg-linear-to-r lg:from-white lg:from-50% lg:to-primary-100 lg:to-50% rtl:lg:bg-linear-to-l dark:bg-secondary-950 dark:lg:from-secondary-950 dark:lg:to-primary-950">
      <div className="mx-auto max-w-7xl lg:grid lg:grid-cols-2">
        <section
          aria-labelledby="steps-summary"
          className="min-w-0 bg-primary-100 px-4 py-8 sm:px-6 lg:order-last lg:bg-transparent lg:px-8 lg:py-16 lg:ps-16 dark:bg-primary-950 dark:lg:bg-transparent"
        >
          <h2
            id="steps-summary"
            className="text-3xl font-semibold tracking-tight text-primary-950 tabular-nums dark:text-white"
          >
            <span className="sr-only">Your order, </span>
            {dollars(total)}
          </h2>
          <ul role="list" className="mt-5 grid grid-cols-3 gap-x-3 gap-y-5 sm:mt-6 sm:grid-cols-[3fr_2fr] sm:gap-x-4">
            {items.map((item) => (
              <li key={item.name} className="flex min-w-0 flex-col sm:first:row-span-2">
                <img
                  src={item.image}
                  alt={item.alt}
                  width={item.width}
                  height={item.height}
                  className="h-28 w-full shrink-0 rounded-xl object-cover sm:min-h-0 sm:shrink sm:grow"
                />
                <p className="mt-2 flex flex-wrap justify-between gap-x-3 text-sm/5 max-sm:flex-1 max-sm:flex-col">
                  <span className="font-semibold text-primary-950 dark:text-white">{item.name}</span>
                  <span className="text-primary-950 tabular-nums dark:text-white">{dollars(item.amount)}</span>
                </p>
                <p className="text-sm/5 text-primary-900 max-sm:sr-only dark:text-primary-200">{item.detail}</p>
              </li>
            ))}
          </ul>

          <form
            onSubmit={redeem}
            className="relative mt-6 flex rounded-xl bg-primary-700 text-white dark:bg-primary-800"
          >
            <span
              aria-hidden="true"
              className="absolute start-22 -top-2 size-4 rounded-full bg-primary-100 dark:bg-primary-950"
            />
            <span
              aria-hidden="true"
              className="absolute start-22 -bottom-2 size-4 rounded-full bg-primary-100 dark:bg-primary-950"
            />
            <p className="flex w-24 shrink-0 flex-col items-center justify-center border-e-2 border-dashed border-white/40 text-center text-sm/5">
              <span className="text-3xl/8 font-semibold tracking-tighter">{discount.rate > 0 ? '10%' : '%'}</span>
              {discount.rate > 0 ? 'off' : 'code'}
            </p>
            <div className="min-w-0 flex-1 p-4 ps-5">
              <label htmlFor="steps-discount" className="text-sm/5 font-medium">
                Discount code
              </label>
              <div className="mt-1.5 flex flex-wrap gap-2">
                <input
                  id="steps-discount"
                  type="text"
                  required
                  readOnly={discount.rate > 0}
                  value={code}
                  onChange={(event) => setCode(event.target.value)}
                  aria-invalid={discount.error ? true : undefined}
                  aria-describedby="steps-discount-result"
                  className="min-w-0 flex-1 basis-24 rounded-lg border border-white bg-transparent px-3 py-2 text-base/6 font-semibold text-white focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white"
                />
                <button
                  type="submit"
                  className="rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-primary-800 transition duration-150 hover:bg-primary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none"
                >
                  {discount.rate > 0 ? 'Remove' : 'Apply'}
                </button>
              </div>
              <p id="steps-discount-result" role="status" className="text-sm/5 text-pretty">
                {discount.error !== '' && <span className="mt-2 block">{discount.error}</span>}
                {discount.rate > 0 && <span className="mt-2 block">You save {dollars(saved)} on this order.</span>}
              </p>
            </div>
          </form>

          <dl className="mt-6 grid gap-2 text-sm/6 text-primary-900 dark:text-primary-200">
            <div className="flex justify-between gap-4">
              <dt>Subtotal</dt>
              <dd className="text-primary-950 tabular-nums dark:text-white">$237.00</dd>
            </div>
            {discount.rate > 0 && (
              <div className="flex justify-between gap-4">
                <dt>Discount</dt>
                <dd className="text-primary-950 tabular-nums dark:text-white">−{dollars(saved)}</dd>
              </div>
            )}
            <div className="flex justify-between gap-4">
              <dt>Shipping</dt>
              <dd className="text-primary-950 tabular-nums dark:text-white">
                {shipping === 0 ? 'Free' : dollars(shipping)}
              </dd>
            </div>
            <div className="flex justify-between gap-4">
              <dt>Sales tax, 10.25%</dt>
              <dd className="text-primary-950 tabular-nums dark:text-white">{dollars(tax)}</dd>
            </div>
            <div className="mt-2 flex justify-between gap-4 border-t border-primary-950/20 pt-4 text-base/6 font-semibold text-primary-950 dark:border-white/20 dark:text-white">
              <dt>Total</dt>
              <dd className="tabular-nums">{dollars(total)}</dd>
            </div>
          </dl>
        </section>

        <div className="min-w-0 px-4 py-12 sm:px-6 lg:px-8 lg:py-16 lg:pe-16">
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
                      ? 'bg-green-600 text-white dark:bg-green-400 dark:text-green-950'
                      : 'bg-primary-600 text-white',
                  )}
                >
                  {step > 1 ? <CheckIcon className="size-5" /> : '1'}
                </span>
                <h2 className="flex-1 text-base/7 font-semibold text-secondary-950 dark:text-white">
                  Shipping address
                </h2>
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
                  {form.name}, {form.street}, {form.city}, {form.state} {form.zip}
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
                  <div className="grid gap-1.5 sm:col-span-6">
                    <label htmlFor="steps-city" className={labelClasses}>
                      City
                    </label>
                    <input
                      id="steps-city"
                      type="text"
                      required
                      autoComplete="address-level2"
                      value={form.city}
                      onChange={(event) => setForm({ ...form, city: event.target.value })}
                      className={fieldClasses}
                    />
                  </div>
                  <div className="grid gap-1.5 sm:col-span-4">
                    <label htmlFor="steps-state" className={labelClasses}>
                      State
                    </label>
                    <div className="grid items-center">
                      <select
                        id="steps-state"
                        required
                        autoComplete="address-level1"
                        value={form.state}
                        onChange={(event) => setForm({ ...form, state: event.target.value })}
                        className={clsx(
                          fieldClasses,
                          'col-start-1 row-start-1 appearance-none pe-10 dark:*:bg-secondary-800',
                        )}
                      >
                        {states.map((state) => (
                          <option key={state} value={state}>
                            {state}
                          </option>
                        ))}
                      </select>
                      <ChevronDownIcon
                        aria-hidden="true"
                        className="pointer-events-none col-start-1 row-start-1 me-3 size-5 justify-self-end text-secondary-500 dark:text-secondary-400"
                      />
                    </div>
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
                    step > 2 && 'bg-green-600 text-white dark:bg-green-400 dark:text-green-950',
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
                            {option.price === 0 ? 'Free' : `$${option.price}`}
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
                    step > 3 && 'bg-green-600 text-white dark:bg-green-400 dark:text-green-950',
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
      </div>
    </div>
  )
}
