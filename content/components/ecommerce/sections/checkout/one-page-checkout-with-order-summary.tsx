/**
 * @title One-page checkout with order summary
 * @description A checkout on one page: the order on a strip above, then wallets, address, delivery and card, with the sum on the button.
 * @keywords payment page, express checkout, Apple Pay, shipping form, order form, credit card, billing address
 * @layout full
 * @order 1
 * @part ECM-S02-1
 */
import { useState, type FormEvent } from 'react'
import { CheckCircleIcon, ChevronDownIcon, LockClosedIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const items = [
  {
    name: 'Halo headphones',
    detail: 'Sand',
    amount: 240,
    image: '/media/cutouts/headphones-sand.webp',
    width: 562,
    height: 554,
    alt: 'Over-ear headphones: sand-colored shells with tan leather cushions',
  },
  {
    name: 'Day bag',
    detail: 'Natural, 15 in',
    amount: 175,
    image: '/media/cutouts/tote-natural.webp',
    width: 459,
    height: 662,
    alt: 'Natural canvas bag with leather handles and base',
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
  { id: 'standard', name: 'Standard', text: 'Tuesday, May 19 to Thursday, May 21', price: 'Free' },
  { id: 'express', name: 'Express', text: 'Monday, May 18', price: '$20.00' },
  { id: 'pickup', name: 'Pick up in Tacoma', text: 'Ready on Monday, May 18 from 10 AM', price: 'Free' },
]

const address: { id: string; value: string; label: string; autoComplete: AutoFill; fieldClass: string }[] = [
  { id: 'name', value: 'Ana Silva', label: 'Full name', autoComplete: 'name', fieldClass: 'sm:col-span-2' },
  {
    id: 'street',
    value: '214 Pine Street',
    label: 'Street address',
    autoComplete: 'address-line1',
    fieldClass: 'sm:col-span-2',
  },
  { id: 'city', value: 'Tacoma', label: 'City', autoComplete: 'address-level2', fieldClass: 'sm:col-span-2' },
  { id: 'region', value: 'WA', label: 'State', autoComplete: 'address-level1', fieldClass: 'sm:col-span-1' },
  { id: 'code', value: '98402', label: 'ZIP code', autoComplete: 'postal-code', fieldClass: 'sm:col-span-1' },
]

const card: { id: string; label: string; placeholder: string; autoComplete: AutoFill; fieldClass: string }[] = [
  {
    id: 'number',
    label: 'Card number',
    autoComplete: 'cc-number',
    placeholder: '0000 0000 0000 0000',
    fieldClass: 'sm:col-span-2',
  },
  {
    id: 'expiry',
    label: 'Expiration date',
    autoComplete: 'cc-exp',
    placeholder: 'MM / YY',
    fieldClass: 'sm:col-span-1',
  },
  {
    id: 'security',
    label: 'Security code',
    autoComplete: 'cc-csc',
    placeholder: '3 digits',
    fieldClass: 'sm:col-span-1',
  },
]

const canadian: Record<string, string> = { region: 'Province', code: 'Postal code' }

function dollars(amount: number) {
  return `$${amount.toFixed(2)}`
}

export default function OnePageCheckoutWithOrderSummary() {
  const [open, setOpen] = useState(false)
  const [delivery, setDelivery] = useState('standard')
  const [country, setCountry] = useState('US')
  const [paid, setPaid] = useState(false)
  const inCanada = country === 'CA' && delivery !== 'pickup'
  const shipping = delivery === 'express' ? 20 : 0
  const tax = (415 + shipping) * (inCanada ? 0.05 : 0.1025)
  const total = 415 + shipping + tax

  function pay(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setPaid(true)
  }

  return (
    <div className="bg-white dark:bg-secondary-950">
      <section aria-labelledby="checkout-summary" className="bg-amber-100 dark:bg-amber-950">
        <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-10 px-4 py-4 sm:px-6 lg:px-8 lg:py-5">
          <h1 className="text-3xl font-semibold tracking-tighter text-amber-950 lg:text-5xl dark:text-amber-50">
            Checkout
          </h1>
          <h2 id="checkout-summary" className="sr-only">
            Your order, 2 items
          </h2>
          <button
            type="button"
            aria-expanded={open}
            aria-controls="checkout-items"
            onClick={() => setOpen(!open)}
            className="inline-flex items-center gap-1.5 rounded-lg py-2 text-base/6 font-semibold text-amber-950 tabular-nums focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-amber-950 lg:hidden dark:text-amber-50 dark:focus-visible:outline-white"
          >
            {dollars(total)}
            <span className="sr-only">, show items</span>
            <ChevronDownIcon
              aria-hidden="true"
              className={clsx(
                'size-5 transition duration-150 motion-reduce:transition-none',
                open ? 'rotate-180' : 'rotate-0',
              )}
            />
          </button>
          <div
            id="checkout-items"
            className={clsx(
              'w-full flex-wrap items-center gap-x-6 gap-y-5 pt-4 pb-2 lg:flex lg:w-auto lg:flex-1 lg:justify-end lg:py-0 xl:gap-x-10',
              open ? 'flex' : 'hidden',
            )}
          >
            <ul role="list" className="flex flex-wrap gap-x-8 gap-y-3 lg:gap-x-5 xl:gap-x-8">
              {items.map((item) => (
                <li key={item.name} className="flex min-w-0 items-center gap-4">
                  <img
                    src={item.image}
                    alt={item.alt}
                    width={item.width}
                    height={item.height}
                    className="size-24 shrink-0 object-contain xl:size-32"
                  />
                  <div className="min-w-0 text-base/6 text-amber-950 dark:text-amber-50">
                    <p className="font-semibold">{item.name}</p>
                    <p className="text-sm/6">{item.detail}</p>
                    <p className="tabular-nums">{dollars(item.amount)}</p>
                  </div>
                </li>
              ))}
            </ul>
            <div className="min-w-56 max-lg:w-full">
              <dl className="grid text-sm/6 text-amber-950 dark:text-amber-50">
                <div className="flex justify-between gap-6">
                  <dt>Subtotal</dt>
                  <dd className="tabular-nums">$415.00</dd>
                </div>
                <div className="flex justify-between gap-6">
                  <dt>Delivery</dt>
                  <dd className="tabular-nums">{shipping === 0 ? 'Free' : dollars(shipping)}</dd>
                </div>
                <div className="flex justify-between gap-6">
                  <dt>{inCanada ? 'GST, 5%' : 'Sales tax, 10.25%'}</dt>
                  <dd className="tabular-nums">{dollars(tax)}</dd>
                </div>
                <div className="mt-1 flex items-baseline justify-between gap-6 border-t border-amber-950/20 pt-1 dark:border-white/20">
                  <dt className="font-semibold">Total</dt>
                  <dd className="text-3xl font-semibold tracking-tighter tabular-nums">{dollars(total)}</dd>
                </div>
              </dl>
            </div>
          </div>
        </div>
      </section>

      <div className="mx-auto grid max-w-7xl gap-6 px-4 pt-8 sm:px-6 lg:px-8">
        <div role="group" aria-label="Express checkout" className="flex flex-wrap gap-3">
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
        <div className="flex items-center gap-4">
          <span aria-hidden="true" className="h-px flex-1 bg-secondary-950/10 dark:bg-white/10" />
          <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">or fill in the form</p>
          <span aria-hidden="true" className="h-px flex-1 bg-secondary-950/10 dark:bg-white/10" />
        </div>
      </div>

      <form
        onSubmit={pay}
        className="mx-auto grid max-w-7xl items-start gap-x-12 gap-y-10 px-4 pt-6 pb-10 sm:px-6 lg:grid-cols-3 lg:px-8"
      >
        <div className="grid min-w-0 gap-6">
          <div className="grid gap-1.5">
            <label htmlFor="checkout-email" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
              Email
            </label>
            <input
              id="checkout-email"
              name="email"
              type="email"
              required
              autoComplete="email"
              defaultValue="ana@home.example"
              className="w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:focus-visible:outline-primary-400"
            />
          </div>

          <fieldset disabled={delivery === 'pickup'} className={delivery === 'pickup' ? 'hidden' : 'block min-w-0'}>
            <legend className="text-lg/7 font-semibold text-secondary-950 dark:text-white">Address</legend>
            <div className="mt-4 grid gap-5 sm:grid-cols-2">
              <div className="grid gap-1.5 sm:col-span-2">
                <label htmlFor="checkout-country" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
                  Country
                </label>
                <div className="grid grid-cols-1">
                  <select
                    id="checkout-country"
                    name="country"
                    autoComplete="country"
                    value={country}
                    onChange={(event) => setCountry(event.target.value)}
                    className="col-start-1 row-start-1 w-full appearance-none rounded-lg border border-secondary-500 bg-white py-2 ps-3 pe-10 text-base/6 text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:*:bg-secondary-800 dark:focus-visible:outline-primary-400"
                  >
                    <option value="US">United States</option>
                    <option value="CA">Canada</option>
                  </select>
                  <ChevronDownIcon
                    aria-hidden="true"
                    className="pointer-events-none col-start-1 row-start-1 me-2.5 size-5 self-center justify-self-end text-secondary-500 dark:text-secondary-400"
                  />
                </div>
              </div>
              {address.map((field) => (
                <div key={field.id} className={clsx('grid gap-1.5', field.fieldClass)}>
                  <label
                    htmlFor={`checkout-${field.id}`}
                    className="text-sm/6 font-medium text-secondary-950 dark:text-white"
                  >
                    {inCanada ? (canadian[field.id] ?? field.label) : field.label}
                  </label>
                  <input
                    id={`checkout-${field.id}`}
                    name={field.id}
                    type="text"
                    required
                    autoComplete={field.autoComplete}
                    defaultValue={field.value}
                    className="w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:focus-visible:outline-primary-400"
                  />
                </div>
              ))}
            </div>
          </fieldset>
        </div>

        <div className="min-w-0">
          <fieldset>
            <legend className="text-lg/7 font-semibold text-secondary-950 dark:text-white">Delivery</legend>
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
                    {option.price}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        </div>

        <div className="grid min-w-0 gap-6">
          <fieldset>
            <legend className="text-lg/7 font-semibold text-secondary-950 dark:text-white">Card</legend>
            <div className="mt-4 grid gap-5 sm:grid-cols-2">
              {card.map((field) => (
                <div key={field.id} className={clsx('grid gap-1.5', field.fieldClass)}>
                  <label
                    htmlFor={`checkout-${field.id}`}
                    className="text-sm/6 font-medium text-secondary-950 dark:text-white"
                  >
                    {field.label}
                  </label>
                  <input
                    id={`checkout-${field.id}`}
                    name={field.id}
                    type="text"
                    required
                    inputMode="numeric"
                    autoComplete={field.autoComplete}
                    placeholder={field.placeholder}
                    className="w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 tabular-nums placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
                  />
                </div>
              ))}
            </div>
          </fieldset>

          <div>
            <button
              type="submit"
              className="inline-flex w-full items-center justify-center gap-2 rounded-lg bg-primary-600 px-4 py-3 text-base/6 font-semibold text-white tabular-nums shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
            >
              <LockClosedIcon aria-hidden="true" className="size-5" />
              Pay {dollars(total)}
            </button>
            <div role="status" className="mt-2">
              {paid && (
                <p className="flex items-center justify-center gap-1.5 text-sm/6 font-medium text-green-800 dark:text-green-400">
                  <CheckCircleIcon aria-hidden="true" className="size-5" />
                  Thank you. Your receipt is on its way.
                </p>
              )}
            </div>
          </div>
        </div>
      </form>
    </div>
  )
}
