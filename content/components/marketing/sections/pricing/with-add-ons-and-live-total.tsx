/**
 * @title Pricing with add-ons and live total
 * @description A pricing section with one plan and add-ons to tick, summed up on a printed receipt.
 * @keywords price calculator, extras, configurator, build your plan, receipt, estimate
 * @layout full
 * @order 3
 * @part MKT-S19-3
 */
import { useState } from 'react'
import { CheckIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const base = 39

const included = [
  'One bake sheet a night',
  'Standing orders for 30 customers',
  'Changes by text message',
  'Help by email, next day',
]

const extras = [
  {
    id: 'labels',
    name: 'Route labels',
    text: 'Every crate knows its van and its stop, and prints in the order of unloading.',
    price: 12,
  },
  {
    id: 'invoices',
    name: 'Invoices on Friday',
    text: 'What was delivered becomes one invoice a week for each café, sent and followed up.',
    price: 15,
  },
  {
    id: 'phone',
    name: 'Phone support at 3 AM',
    text: 'Someone who has worked nights picks up within a minute, every night of the year.',
    price: 19,
  },
  {
    id: 'shop',
    name: 'A second bakery',
    text: 'Its own ovens, its own sheet, one list of customers. Each additional one costs the same.',
    price: 24,
  },
]

export default function PricingWithAddOnsAndLiveTotal() {
  const [chosen, setChosen] = useState(['labels', 'phone'])
  const total = extras.reduce((sum, extra) => (chosen.includes(extra.id) ? sum + extra.price : sum), base)

  function toggle(id: string) {
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  }

  return (
    <section aria-labelledby="extras-heading" className="bg-white lg:grid lg:grid-cols-12 dark:bg-secondary-950">
      <div className="px-4 py-14 sm:px-6 sm:py-16 lg:col-span-7 lg:px-8 lg:pe-14 xl:ps-[max(2rem,calc(50vw-38rem))]">
        <div className="max-w-2xl">
          <h2
            id="extras-heading"
            className="text-4xl font-semibold tracking-tighter text-balance text-secondary-950 sm:text-5xl dark:text-white"
          >
            <bdi>$39 a month, and only the extras you choose</bdi>
          </h2>
          <p className="mt-4 text-lg/8 text-pretty text-secondary-600 dark:text-secondary-400">
            Add or remove extras anytime; the change shows on your next bill.
          </p>
        </div>

        <div className="mt-8">
          <div>
            <h3 className="text-base/7 font-semibold text-secondary-950 dark:text-white">Always included</h3>
            <ul role="list" className="mt-3 grid gap-x-8 gap-y-2 sm:grid-cols-2">
              {included.map((each) => (
                <li key={each} className="flex gap-2.5 text-base/7 text-secondary-700 dark:text-secondary-300">
                  <CheckIcon
                    aria-hidden="true"
                    className="my-1 size-5 shrink-0 text-primary-600 dark:text-primary-400"
                  />
                  {each}
                </li>
              ))}
            </ul>

            <fieldset className="mt-6 min-w-0">
              <legend className="text-base/7 font-semibold text-secondary-950 dark:text-white">Extras</legend>
              <div className="mt-3 grid grid-cols-1 gap-3">
                {extras.map((extra) => (
                  <label
                    key={extra.id}
                    className="group relative flex gap-4 rounded-xl p-4 ring-1 ring-secondary-950/10 transition duration-150 ring-inset hover:bg-secondary-50 has-checked:bg-primary-50/60 has-checked:ring-2 has-checked:ring-primary-600 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600 motion-reduce:transition-none sm:px-5 dark:ring-white/15 dark:hover:bg-white/5 dark:has-checked:bg-primary-400/10 dark:has-checked:ring-primary-400 dark:has-focus-visible:outline-primary-400"
                  >
                    <input
                      type="checkbox"
                      name="extras"
                      value={extra.id}
                      checked={chosen.includes(extra.id)}
                      onChange={() => toggle(extra.id)}
                      className="mt-1.5 size-4 shrink-0 accent-primary-600 outline-hidden dark:accent-primary-500"
                    />
                    <span className="min-w-0 flex-1 text-base/7 font-semibold text-secondary-950 dark:text-white">
                      {extra.name}
                      <span className="block max-w-prose text-sm/6 font-normal text-pretty text-secondary-600 dark:text-secondary-400">
                        {extra.text}
                      </span>
                    </span>
                    <span className="text-base/7 font-semibold text-secondary-950 tabular-nums dark:text-white">
                      +${extra.price}
                    </span>
                  </label>
                ))}
              </div>
            </fieldset>
          </div>
        </div>
      </div>
      <div className="bg-amber-100 px-4 py-14 sm:px-6 lg:col-span-5 lg:px-10 lg:py-12 dark:bg-amber-950">
        <div className="relative mx-auto max-w-md bg-white px-6 pt-8 pb-8 text-secondary-950 drop-shadow-xl sm:px-10 lg:sticky lg:top-12 lg:-rotate-2">
          <h3 className="border-b-2 border-dashed border-secondary-950/40 pb-4 text-center font-mono text-xl/7 font-semibold">
            Sorrel, one month
          </h3>
          <dl className="mt-4 font-mono text-base/7">
            <div className="flex flex-wrap justify-between gap-x-4 py-1.5">
              <dt>One bakery</dt>
              <dd className="tabular-nums">${base}</dd>
            </div>
            {included.map((each) => (
              <div key={each} className="flex justify-between gap-x-4 py-1 text-sm/6 text-secondary-600">
                <dt>{each}</dt>
                <dd>$0</dd>
              </div>
            ))}
            {extras.map((extra) => (
              <div
                key={extra.id}
                className={clsx(
                  'flex flex-wrap justify-between gap-x-4 py-1.5',
                  !chosen.includes(extra.id) && 'hidden',
                )}
              >
                <dt>{extra.name}</dt>
                <dd className="tabular-nums">${extra.price}</dd>
              </div>
            ))}
          </dl>
          <p
            role="status"
            className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-dashed border-secondary-950/40 pt-5 font-mono text-base/6"
          >
            <span>Total per month</span>{' '}
            <span className="text-[min(6rem,18vw)] leading-none font-semibold tracking-tighter tabular-nums">
              ${total}
            </span>
          </p>
          <a
            href="#"
            className="mt-6 block rounded-lg bg-primary-600 px-4 py-2.5 text-center text-base/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
          >
            Get started
          </a>
          <p className="mt-3 text-center text-sm/6 text-secondary-600">The first night is free. Cancel anytime.</p>
          <svg aria-hidden="true" className="absolute inset-x-0 top-full -mt-px block h-3 w-full text-white">
            <defs>
              <pattern id="receipt-edge" width="16" height="12" patternUnits="userSpaceOnUse">
                <path fill="currentColor" d="M0 0h16v1L8 12 0 1z" />
              </pattern>
            </defs>
            <rect width="100%" height="12" fill="url(#receipt-edge)" />
          </svg>
        </div>
      </div>
    </section>
  )
}
