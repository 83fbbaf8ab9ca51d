/**
 * @title Three pricing tiers with billing toggle
 * @description A pricing section of three plans with a switch between monthly and yearly prices.
 * @keywords pricing table, plans, monthly and yearly, subscription, pricing cards, SaaS pricing
 * @layout full
 * @order 1
 * @part MKT-S19-1
 */
import { useState } from 'react'
import { CheckIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const tiers = [
  {
    id: 'solo',
    name: 'Solo',
    text: 'For one person who sends a few invoices.',
    monthly: '$9',
    yearly: '$90',
    featured: false,
    points: ['20 invoices a month', 'Your logo and colors', 'Reminders by email'],
  },
  {
    id: 'studio',
    name: 'Studio',
    text: 'For a team that wants to see the month ahead.',
    monthly: '$29',
    yearly: '$290',
    featured: true,
    points: [
      'As many invoices as you send',
      'Cash forecast for 6 months',
      'Five people, each with their rights',
      'Bank import every morning',
    ],
  },
  {
    id: 'firm',
    name: 'Firm',
    text: 'For accountants with many companies.',
    monthly: '$89',
    yearly: '$890',
    featured: false,
    points: ['25 companies in one place', 'Audit log and single sign-on', 'A person who answers by phone'],
  },
]

const periods = [
  { value: 'monthly', name: 'Monthly' },
  { value: 'yearly', name: 'Yearly' },
]

export default function ThreePricingTiersWithBillingToggle() {
  const [period, setPeriod] = useState('monthly')

  return (
    <section aria-labelledby="pricing-heading" className="bg-white dark:bg-secondary-950">
      <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 sm:py-24 lg:px-8">
        <div className="mx-auto max-w-2xl text-center">
          <h2
            id="pricing-heading"
            className="text-3xl font-semibold tracking-tight text-balance text-secondary-950 sm:text-4xl dark:text-white"
          >
            One price per team, not per invoice
          </h2>
          <p className="mt-4 text-lg/8 text-pretty text-secondary-600 dark:text-secondary-400">
            Try everything for 30 days. Pay by the year and two months are free.
          </p>
        </div>
        <fieldset className="mx-auto mt-8 flex w-fit rounded-lg bg-secondary-950/5 p-0.5 dark:bg-white/10">
          <legend className="sr-only">Pay</legend>
          {periods.map((option) => (
            <label
              key={option.value}
              className="relative rounded-md px-4 py-2 text-sm/6 font-medium text-secondary-700 transition-colors duration-150 hover:text-secondary-950 has-checked:bg-white has-checked:text-secondary-950 has-checked:shadow-xs has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600 motion-reduce:transition-none sm:py-1.5 dark:text-secondary-300 dark:hover:text-white dark:has-checked:bg-secondary-700 dark:has-checked:text-white dark:has-focus-visible:outline-primary-400"
            >
              {option.name}
              <input
                type="radio"
                name="pricing-period"
                value={option.value}
                checked={period === option.value}
                onChange={() => setPeriod(option.value)}
                className="sr-only"
              />
            </label>
          ))}
        </fieldset>
        <ul role="list" className="mx-auto mt-10 grid max-w-md gap-6 lg:max-w-none lg:grid-cols-3">
          {tiers.map((tier) => (
            <li
              key={tier.id}
              className={clsx(
                'flex flex-col rounded-xl p-6 sm:p-8',
                tier.featured
                  ? 'bg-white ring-2 ring-primary-600 dark:bg-secondary-900 dark:ring-primary-400'
                  : 'bg-white ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:ring-white/10',
              )}
            >
              <div className="flex items-center justify-between gap-4">
                <h3 className="text-lg/7 font-semibold text-secondary-950 dark:text-white">{tier.name}</h3>
                {tier.featured && (
                  <p className="rounded-full bg-primary-50 px-2.5 py-0.5 text-xs/5 font-medium text-primary-800 dark:bg-primary-400/15 dark:text-primary-200">
                    Most chosen
                  </p>
                )}
              </div>
              <p className="mt-1 text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400">{tier.text}</p>
              <p className="mt-6 flex items-baseline gap-2">
                <span className="text-4xl font-semibold tracking-tight text-secondary-950 tabular-nums dark:text-white">
                  {period === 'monthly' ? tier.monthly : tier.yearly}
                </span>
                <span className="text-sm/6 text-secondary-600 dark:text-secondary-400">
                  {period === 'monthly' ? 'a month' : 'a year'}
                </span>
              </p>
              <ul role="list" className="mt-6 mb-8 grid gap-3 text-sm/6 text-secondary-700 dark:text-secondary-300">
                {tier.points.map((point) => (
                  <li key={point} className="flex gap-3">
                    <CheckIcon
                      aria-hidden="true"
                      className="mt-0.5 size-5 shrink-0 text-primary-600 dark:text-primary-400"
                    />
                    {point}
                  </li>
                ))}
              </ul>
              {tier.featured ? (
                <a
                  href="#"
                  className="mt-auto rounded-lg bg-primary-600 px-4 py-2.5 text-center text-base/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
                >
                  Try {tier.name}
                </a>
              ) : (
                <a
                  href="#"
                  className="mt-auto rounded-lg bg-white px-4 py-2.5 text-center text-base/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
                >
                  Try {tier.name}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
