/**
 * @title Checkout order summary
 * @description A checkout order summary with products, a discount, shipping, tax and a large total, which folds to one bar on phones.
 * @keywords order totals, cart summary, line items, promo code, review order, price breakdown
 * @free
 * @layout full
 * @order 4
 * @part ECM-S02-4
 */
import { useState } from 'react'
import { ChevronDownIcon, LockClosedIcon, TagIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const items = [
  {
    name: 'Shore bowls',
    detail: 'Set of three',
    amount: '$92.00',
    image: '/media/products/bowls-shore.webp',
    alt: 'Three nested bowls, glazed blue, gray and white',
  },
  {
    name: 'Ridge mug',
    detail: 'Ink, two at $24.00',
    amount: '$48.00',
    image: '/media/products/mug-ink.webp',
    alt: 'Dark blue mug with thrown ridges',
  },
  {
    name: 'Bud vase',
    detail: 'Terracotta',
    amount: '$68.00',
    image: '/media/products/vase-terracotta.webp',
    alt: 'Terracotta round vase with two dried stems',
  },
]

const sums = [
  { name: 'Shipping from Osaka', amount: '$14.00' },
  { name: 'Sales tax', amount: '$17.86' },
]

const choices = [
  { name: 'Ship to', text: 'Nora Whitlock, 48 Bergen Street, Brooklyn, NY 11201' },
  { name: 'Delivery', text: 'Tracked airmail, Tuesday, October 13 to Friday, October 16' },
  { name: 'Pay with', text: 'Visa ending in 4242' },
]

export default function CheckoutOrderSummary() {
  const [open, setOpen] = useState(false)

  return (
    <div className="grid bg-white lg:grid-cols-2 dark:bg-secondary-950">
      <section
        aria-labelledby="summary-heading"
        className="bg-secondary-950 text-white lg:order-last dark:bg-secondary-900"
      >
        <h2 id="summary-heading" className="sr-only">
          Order summary
        </h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls="summary-details"
          onClick={() => setOpen(!open)}
          className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-4 text-start text-base/6 font-semibold hover:bg-white/5 focus-visible:outline-2 focus-visible:-outline-offset-4 focus-visible:outline-white sm:px-6 lg:hidden"
        >
          <span className="flex items-center gap-2">
            Order summary
            <ChevronDownIcon
              aria-hidden="true"
              className={clsx(
                'size-5 shrink-0 transition duration-150 motion-reduce:transition-none',
                open && 'rotate-180',
              )}
            />
          </span>
          <span className="text-[min(2.25rem,10vw)] leading-none tracking-tighter tabular-nums">$219.06</span>
        </button>

        <div id="summary-details" className={clsx('lg:block', open ? 'block' : 'hidden')}>
          <ul role="list" className="grid grid-cols-3">
            {items.map((item) => (
              <li key={item.name} className="min-w-0">
                <img
                  src={item.image}
                  alt={item.alt}
                  width={640}
                  height={800}
                  className="aspect-4/5 w-full object-cover"
                />
                <div className="p-4 wrap-break-word sm:p-5">
                  <h3 className="text-base/6 font-semibold text-balance">{item.name}</h3>
                  <p className="text-sm/6 text-secondary-300">{item.detail}</p>
                  <p className="text-sm/6 font-medium tabular-nums">{item.amount}</p>
                </div>
              </li>
            ))}
          </ul>
          <div className="px-4 pt-2 pb-8 sm:px-5 lg:pb-12">
            <dl className="grid gap-3 text-base/6 text-secondary-300">
              <div className="flex flex-wrap justify-between gap-x-4">
                <dt>Subtotal</dt>
                <dd className="text-white tabular-nums">$208.00</dd>
              </div>
              <div className="-mx-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-xl bg-amber-300 p-3 font-semibold text-secondary-950">
                <dt className="flex items-center gap-2">
                  <TagIcon aria-hidden="true" className="size-5 shrink-0" />
                  <span>FIRST10</span>
                  <bdi className="font-normal">10% off</bdi>
                </dt>
                <dd dir="ltr" className="tabular-nums">
                  −$20.80
                </dd>
              </div>
              {sums.map((sum) => (
                <div key={sum.name} className="flex flex-wrap justify-between gap-x-4">
                  <dt>{sum.name}</dt>
                  <dd className="text-white tabular-nums">{sum.amount}</dd>
                </div>
              ))}
              <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-white/15 pt-4 font-semibold text-white">
                <dt className="text-lg/7">Total</dt>
                <dd className="text-[min(4.5rem,15vw)] leading-none font-semibold tracking-tighter tabular-nums">
                  $219.06
                </dd>
              </div>
            </dl>
          </div>
        </div>
      </section>

      <section aria-labelledby="review-heading" className="px-4 py-10 sm:px-6 lg:px-12 lg:py-16">
        <h1
          id="review-heading"
          className="text-5xl font-semibold tracking-tighter text-balance text-secondary-950 sm:text-6xl dark:text-white"
        >
          Review and pay
        </h1>
        <dl className="mt-8 max-w-xl">
          {choices.map((choice) => (
            <div
              key={choice.name}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-secondary-950/10 py-5 dark:border-white/10"
            >
              <dt className="text-sm/6 text-secondary-600 dark:text-secondary-400">{choice.name}</dt>
              <dd className="text-base/7 font-medium text-pretty text-secondary-950 dark:text-white">{choice.text}</dd>
              <dd className="col-start-2 row-span-2 row-start-1">
                <a
                  href="#"
                  className="-mx-2.5 -mt-2 block rounded-lg px-2.5 py-2 text-sm/6 font-semibold text-primary-700 hover:bg-primary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-primary-400 dark:hover:bg-white/5 dark:focus-visible:outline-primary-400"
                >
                  Change
                  <span className="sr-only"> {choice.name}</span>
                </a>
              </dd>
            </div>
          ))}
        </dl>
        <button
          type="button"
          className="mt-4 inline-flex w-full max-w-xl items-center justify-center gap-2 rounded-lg bg-primary-600 px-4 py-3 text-base/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
        >
          <LockClosedIcon aria-hidden="true" className="size-5" />
          Place order
        </button>
        <p className="mt-4 max-w-xl text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400">
          Emil Sørensen packs every order himself. If a piece arrives broken, send us a photo and we’ll replace it.
        </p>
      </section>
    </div>
  )
}
