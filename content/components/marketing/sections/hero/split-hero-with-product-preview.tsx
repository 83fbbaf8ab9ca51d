/**
 * @title Split hero with product preview
 * @description A hero section with headline and buttons on one side and a live panel of the product that runs off the other.
 * @keywords landing page, SaaS hero, jumbotron, app screenshot, headline, call to action
 * @free
 * @layout full
 * @order 1
 * @part MKT-S01-1
 */
import { useState } from 'react'
import { ArrowRightIcon, ExclamationTriangleIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const avatars = [
  '/media/avatars/avatar-03.webp',
  '/media/avatars/avatar-07.webp',
  '/media/avatars/avatar-01.webp',
  '/media/avatars/avatar-10.webp',
]

// The expected balance is today's $48,200, plus money in, minus money out. Bars count thousands of dollars.
const forecasts = {
  weeks: {
    balance: '$58,650',
    date: 'April 12',
    moneyIn: '$72,600',
    moneyOut: '$62,150',
    scale: 20,
    ticks: ['$20k', '$10k', '$0'],
    bars: [
      { name: 'Week of March 2', label: 'Mar 2', moneyIn: 12.4, moneyOut: 9.8, lean: false },
      { name: 'Week of March 9', label: '9', moneyIn: 6.3, moneyOut: 14.15, lean: true },
      { name: 'Week of March 16', label: '16', moneyIn: 18.9, moneyOut: 7.6, lean: false },
      { name: 'Week of March 23', label: '23', moneyIn: 9.75, moneyOut: 11.3, lean: false },
      { name: 'Week of March 30', label: '30', moneyIn: 14.2, moneyOut: 10.4, lean: false },
      { name: 'Week of April 6', label: 'Apr 6', moneyIn: 11.05, moneyOut: 8.9, lean: false },
    ],
    warning: 'The week of March 9 runs $7,850 short',
    advice: 'Pay Halden Print one week later, on March 20, and the gap shrinks to $3,650.',
  },
  months: {
    balance: '$61,100',
    date: 'August 31',
    moneyIn: '$283,250',
    moneyOut: '$270,350',
    scale: 80,
    ticks: ['$80k', '$40k', '$0'],
    bars: [
      { name: 'March', label: 'Mar', moneyIn: 51.6, moneyOut: 45.05, lean: false },
      { name: 'April', label: 'Apr', moneyIn: 52.1, moneyOut: 44.3, lean: false },
      { name: 'May', label: 'May', moneyIn: 38.6, moneyOut: 45.9, lean: true },
      { name: 'June', label: 'Jun', moneyIn: 61.25, moneyOut: 47.2, lean: false },
      { name: 'July', label: 'Jul', moneyIn: 44, moneyOut: 43.75, lean: false },
      { name: 'August', label: 'Aug', moneyIn: 35.7, moneyOut: 44.15, lean: true },
    ],
    warning: 'May and August run $7,300 and $8,450 short',
    advice: 'Two retainers pause. Bill the Marlow project up front to carry you over the summer.',
  },
}

const periods = [
  { value: 'weeks', name: '6 weeks' },
  { value: 'months', name: '6 months' },
]

export default function SplitHeroWithProductPreview() {
  const [period, setPeriod] = useState('weeks')
  const forecast = period === 'weeks' ? forecasts.weeks : forecasts.months

  return (
    <section className="overflow-hidden bg-amber-300 lg:grid lg:grid-cols-2 dark:bg-amber-950">
      <div className="mx-auto flex w-full max-w-2xl flex-col justify-center px-4 py-16 sm:px-6 sm:py-24 lg:me-0 lg:max-w-160 lg:px-8 xl:pe-16">
        <h1 className="text-5xl font-semibold tracking-tighter text-balance text-amber-950 sm:text-7xl dark:text-white">
          See the lean week before it arrives
        </h1>
        <p className="mt-6 max-w-lg text-lg/8 text-pretty text-amber-950 dark:text-amber-100">
          Tidewell reads your invoices, bills and payroll every morning and shows the balance you will have, early
          enough to move a payment.
        </p>
        <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <a
            href="#"
            className="flex justify-center rounded-lg bg-amber-950 px-5 py-3 text-base/6 font-semibold text-white transition-colors duration-150 hover:bg-amber-900 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-amber-950 motion-reduce:transition-none dark:bg-amber-300 dark:text-amber-950 dark:hover:bg-amber-200 dark:focus-visible:outline-white"
          >
            Forecast my cash
          </a>
          <a
            href="#"
            className="flex items-center justify-center gap-2 rounded-lg px-5 py-3 text-base/6 font-semibold text-amber-950 ring-1 ring-amber-950/50 transition-colors duration-150 ring-inset hover:bg-amber-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-amber-950 motion-reduce:transition-none dark:text-white dark:ring-white/40 dark:hover:bg-white/10 dark:focus-visible:outline-white"
          >
            Watch the tour
            <ArrowRightIcon aria-hidden="true" className="size-5 shrink-0 rtl:-scale-x-100" />
          </a>
        </div>
        <div className="mt-10 flex flex-wrap items-center gap-x-4 gap-y-3">
          <div className="flex shrink-0 -space-x-1.5">
            {avatars.map((avatar) => (
              <img
                key={avatar}
                src={avatar}
                alt=""
                width={36}
                height={36}
                className="size-9 rounded-full bg-secondary-100 object-cover ring-2 ring-amber-300 dark:bg-secondary-800 dark:ring-amber-950"
              />
            ))}
          </div>
          <p className="min-w-0 flex-1 basis-36 text-sm/6 text-pretty text-amber-950 dark:text-amber-100">
            <bdi>
              <span className="font-semibold tabular-nums">1,260 small companies</span> plan their month with Tidewell
            </bdi>
          </p>
        </div>
      </div>

      <div>
        <div className="mx-auto -mb-6 flex h-full w-full max-w-2xl items-end px-4 sm:px-6 lg:ms-0 lg:w-auto lg:max-w-none lg:px-0 lg:pt-20">
          <figure
            aria-label="Example of a cash forecast"
            className="w-full min-w-0 rounded-t-2xl bg-white pb-6 shadow-2xl ring-1 ring-secondary-950/10 lg:rounded-se-none lg:pb-10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
          >
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-secondary-950/10 px-5 py-3 sm:px-6 dark:border-white/10">
              <p className="text-sm/6 font-semibold text-secondary-950 dark:text-white">Cash forecast</p>
              <fieldset className="flex min-w-0 flex-wrap rounded-lg bg-secondary-950/5 p-0.5 dark:bg-white/10">
                <legend className="sr-only">Period</legend>
                {periods.map((option) => (
                  <label
                    key={option.value}
                    className="relative rounded-md px-3 py-2 text-sm/6 font-medium text-secondary-700 transition-colors duration-150 hover:text-secondary-950 has-checked:bg-white has-checked:text-secondary-950 has-checked:shadow-xs has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600 motion-reduce:transition-none sm:py-1 dark:text-secondary-300 dark:hover:text-white dark:has-checked:bg-secondary-700 dark:has-checked:text-white dark:has-focus-visible:outline-primary-400"
                  >
                    <bdi>{option.name}</bdi>
                    <input
                      type="radio"
                      name="forecast-period"
                      value={option.value}
                      checked={period === option.value}
                      onChange={() => setPeriod(option.value)}
                      className="sr-only"
                    />
                  </label>
                ))}
              </fieldset>
            </div>

            <div className="p-5 sm:p-6">
              <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">
                Expected balance on {forecast.date}
              </p>
              <p className="mt-1 text-3xl font-semibold tracking-tight text-secondary-950 tabular-nums sm:text-4xl dark:text-white">
                {forecast.balance}
              </p>

              <div className="mt-6 flex gap-3">
                <div
                  aria-hidden="true"
                  className="-my-2 flex h-44 flex-col justify-between text-end text-xs/4 text-secondary-600 tabular-nums dark:text-secondary-400"
                >
                  {forecast.ticks.map((tick) => (
                    <span key={tick}>{tick}</span>
                  ))}
                </div>
                <ul
                  aria-label="Money in and out, in thousands of dollars"
                  className="relative grid min-w-0 grow grid-cols-6"
                >
                  <li
                    aria-hidden="true"
                    className="absolute inset-x-0 top-0 h-20 border-y border-secondary-950/10 dark:border-white/10"
                  />
                  {forecast.bars.map((bar) => (
                    <li key={bar.name}>
                      <p className="sr-only">
                        {bar.name}: {bar.moneyIn} in, {bar.moneyOut} out
                      </p>
                      <div
                        aria-hidden="true"
                        className={clsx(
                          'relative flex h-40 items-end justify-center gap-1 border-b',
                          bar.lean
                            ? 'border-amber-600 bg-amber-400/20 dark:border-amber-400 dark:bg-amber-400/15'
                            : 'border-secondary-950/20 dark:border-white/20',
                        )}
                      >
                        <div
                          style={{ height: `${(bar.moneyIn / forecast.scale) * 100}%` }}
                          className="w-1/3 max-w-4 rounded-t-sm bg-primary-600 dark:bg-primary-500"
                        />
                        <div
                          style={{ height: `${(bar.moneyOut / forecast.scale) * 100}%` }}
                          className="w-1/3 max-w-4 rounded-t-sm bg-secondary-400 dark:bg-secondary-500"
                        />
                      </div>
                      <p
                        aria-hidden="true"
                        className="mt-2 text-center text-xs/4 text-secondary-600 tabular-nums dark:text-secondary-400"
                      >
                        {bar.label}
                      </p>
                    </li>
                  ))}
                </ul>
              </div>

              <dl className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-3 text-sm/6">
                <div>
                  <dt className="text-secondary-600 dark:text-secondary-400">Today</dt>
                  <dd className="font-medium text-secondary-950 tabular-nums dark:text-white">$48,200</dd>
                </div>
                <div>
                  <dt className="flex items-center gap-1.5 text-secondary-600 dark:text-secondary-400">
                    <span aria-hidden="true" className="size-2 rounded-xs bg-primary-600 dark:bg-primary-500" />
                    In
                  </dt>
                  <dd className="font-medium text-secondary-950 tabular-nums dark:text-white">{forecast.moneyIn}</dd>
                </div>
                <div>
                  <dt className="flex items-center gap-1.5 text-secondary-600 dark:text-secondary-400">
                    <span aria-hidden="true" className="size-2 rounded-xs bg-secondary-400 dark:bg-secondary-500" />
                    Out
                  </dt>
                  <dd className="font-medium text-secondary-950 tabular-nums dark:text-white">{forecast.moneyOut}</dd>
                </div>
              </dl>

              <div className="mt-6 flex flex-wrap gap-x-3 gap-y-1 rounded-lg bg-amber-50 p-4 text-sm/6 text-amber-900 ring-1 ring-amber-700/20 ring-inset dark:bg-amber-400/10 dark:text-amber-200 dark:ring-amber-400/20">
                <ExclamationTriangleIcon
                  aria-hidden="true"
                  className="my-0.5 size-5 shrink-0 text-amber-600 dark:text-amber-400"
                />
                <div className="min-w-0 flex-1 basis-40">
                  <p className="font-semibold text-pretty">{forecast.warning}</p>
                  <p className="text-pretty">{forecast.advice}</p>
                </div>
              </div>
            </div>
          </figure>
        </div>
      </div>
    </section>
  )
}
