/**
 * @title Three pricing tiers with billing toggle
 * @description Three plans as fields of color from edge to edge with very large prices, and a switch between monthly and yearly.
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
    monthly: '$19',
    yearly: '$190',
    featured: false,
    points: ['20 invoices a month', 'Your logo and colors', 'Reminders by email'],
    fieldClasses: 'bg-primary-100 text-primary-950 dark:bg-primary-200',
    buttonClasses: 'bg-primary-950 text-white hover:bg-primary-900 focus-visible:outline-primary-950',
  },
  {
    id: 'studio',
    name: 'Studio',
    text: 'For a team that wants to see the month ahead.',
    monthly: '$49',
    yearly: '$490',
    featured: true,
    points: ['Unlimited invoices', 'Cash forecast for 6 months', '5 users with roles', 'Bank import every morning'],
    fieldClasses: 'bg-primary-700 text-white',
    buttonClasses: 'bg-white text-primary-700 hover:bg-primary-50 focus-visible:outline-white',
  },
  {
    id: 'firm',
    name: 'Firm',
    text: 'For accountants with many companies.',
    monthly: '$99',
    yearly: '$990',
    featured: false,
    points: ['Everything in Studio', '25 companies in one place', 'Audit log and single sign-on', 'Phone support'],
    fieldClasses: 'bg-secondary-950 text-white dark:bg-secondary-900',
    buttonClasses: 'bg-white text-secondary-950 hover:bg-secondary-200 focus-visible:outline-white',
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
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6 px-4 py-12 sm:px-6 sm:py-16 lg:px-10">
        <div>
          <h2
            id="pricing-heading"
            className="max-w-2xl text-3xl font-semibold tracking-tight text-balance text-secondary-950 sm:text-4xl lg:text-5xl dark:text-white"
          >
            <span className="inline-block">Invoices from $19,</span>{' '}
            <span className="inline-block">forecasts from $49 a month</span>
          </h2>
          <p className="mt-3 text-lg/8 text-pretty text-secondary-600 dark:text-secondary-400">
            Free for 30 days. Pay yearly and get two months free.
          </p>
        </div>
        <fieldset className="flex w-fit rounded-lg bg-secondary-950/5 p-0.5 dark:bg-white/10">
          <legend className="sr-only">Billing period</legend>
          {periods.map((option) => (
            <label
              key={option.value}
              className="relative rounded-md px-4 py-2 text-sm/6 font-medium text-secondary-700 transition-colors duration-150 hover:text-secondary-950 has-checked:bg-white has-checked:text-secondary-950 has-checked:shadow-xs has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-300 dark:hover:text-white dark:has-checked:bg-secondary-700 dark:has-checked:text-white dark:has-focus-visible:outline-primary-400"
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
      </div>
      <ul role="list" className="grid lg:grid-cols-3">
        {tiers.map((tier) => (
          <li key={tier.id} className={clsx('flex flex-col px-4 py-10 sm:px-6 lg:px-10 lg:py-12', tier.fieldClasses)}>
            <div className="flex items-center justify-between gap-4">
              <h3 className="text-2xl/8 font-semibold tracking-tight">{tier.name}</h3>
              {tier.featured && (
                <p className="rounded-full bg-white px-2.5 py-0.5 text-xs/5 font-medium text-primary-700">
                  Most popular
                </p>
              )}
            </div>
            <p className="mt-1 text-base/7 text-pretty lg:min-h-14">{tier.text}</p>
            <p className="mt-8 flex flex-wrap items-baseline gap-x-3">
              <span className="text-[min(6rem,24vw)] leading-none font-semibold tracking-tighter tabular-nums lg:text-[min(6rem,8vw)]">
                {period === 'monthly' ? tier.monthly : tier.yearly}
              </span>
              <span className="text-base/7">{period === 'monthly' ? 'a month' : 'a year'}</span>
            </p>
            <ul role="list" className="mt-8 mb-10 grid gap-3 text-base/6">
              {tier.points.map((point) => (
                <li key={point} className="flex gap-3">
                  <CheckIcon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
                  <bdi>{point}</bdi>
                </li>
              ))}
            </ul>
            <a
              href="#"
              className={clsx(
                'mt-auto rounded-lg px-4 py-2.5 text-center text-base/6 font-semibold transition duration-150 focus-visible:outline-2 focus-visible:outline-offset-2 motion-reduce:transition-none',
                tier.buttonClasses,
              )}
            >
              Try {tier.name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
