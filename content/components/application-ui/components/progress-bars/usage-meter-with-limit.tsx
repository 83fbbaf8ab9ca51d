/**
 * @title Usage meter progress bars with limit
 * @description Four usage meters against one line that is the limit: within, near, at and over it, and what over it costs.
 * @keywords quota, plan limits, rate limit, billing usage, API calls, storage bar, consumption
 * @layout padded
 * @order 4
 * @part AUI-C33-4
 */
import { useState } from 'react'
import { Description, Field, Label, Switch } from '@headlessui/react'
import clsx from 'clsx'

// The line stands at five sixths, so a bar has room to go over it.
const meters = [
  {
    id: 'answers',
    name: 'Answers',
    used: '1,380 of 1,500',
    percent: 92,
    state: 'Near',
    barClass: 'bg-amber-500 dark:bg-amber-400',
    stateClass: 'text-amber-800 dark:text-amber-300',
  },
  {
    id: 'steps',
    name: 'Agent steps',
    used: '214 of 200',
    percent: 107,
    state: '14 over',
    barClass: 'bg-red-600 dark:bg-red-400',
    stateClass: 'text-red-700 dark:text-red-300',
  },
  {
    id: 'people',
    name: 'People',
    used: '4 of 4',
    percent: 100,
    state: 'Full',
    barClass: 'bg-amber-500 dark:bg-amber-400',
    stateClass: 'text-amber-800 dark:text-amber-300',
  },
  {
    id: 'storage',
    name: 'Storage',
    used: '4.6 of 10 GB',
    percent: 46,
    state: '',
    barClass: 'bg-primary-600 dark:bg-primary-500',
    stateClass: '',
  },
]

export default function UsageMeterProgressBarsWithLimit() {
  const [isOpenEnded, setIsOpenEnded] = useState(true)

  return (
    <section
      aria-labelledby="usage-heading"
      className="mx-auto max-w-md rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="p-5 sm:p-6">
        <h2 id="usage-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
          Usage in September
        </h2>
        <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">Resets on October 1</p>
        <div className="relative mt-4 pt-6">
          <div
            aria-hidden="true"
            className="absolute inset-y-0 start-5/6 border-s-2 border-dashed border-secondary-400 dark:border-secondary-500"
          />
          <p
            aria-hidden="true"
            className="absolute end-1/6 top-0 pe-2 text-xs/5 font-semibold text-secondary-700 dark:text-secondary-300"
          >
            Limit
          </p>
          <ul role="list" className="grid grid-cols-1 gap-5">
            {meters.map((meter) => (
              <li key={meter.id}>
                <div className="flex w-5/6 flex-wrap items-baseline gap-x-2 pe-2 text-sm/6">
                  <p className="font-medium text-secondary-950 dark:text-white">{meter.name}</p>
                  <p className="text-secondary-600 tabular-nums dark:text-secondary-400">
                    <bdi>{meter.used}</bdi>
                  </p>
                  <p className={clsx('ms-auto font-semibold', meter.stateClass)}>
                    <bdi>{meter.state}</bdi>
                  </p>
                </div>
                <div
                  role="meter"
                  aria-label={meter.name}
                  aria-valuenow={meter.percent}
                  aria-valuemin={0}
                  aria-valuemax={120}
                  aria-valuetext={meter.used}
                  className="mt-1.5 h-3 rounded-full bg-secondary-100 dark:bg-white/10"
                >
                  <div
                    style={{ width: `${(meter.percent * 5) / 6}%` }}
                    className={clsx('h-full rounded-full', meter.barClass)}
                  />
                </div>
              </li>
            ))}
          </ul>
        </div>
        <p className="mt-5 text-sm/6 text-pretty text-secondary-700 dark:text-secondary-300">
          At this pace September ends with about 1,428 answers, still within your plan.
        </p>
      </div>
      <div className="rounded-b-xl border-t border-secondary-950/10 bg-secondary-50 p-5 sm:px-6 dark:border-white/10 dark:bg-white/5">
        <Field className="flex items-start gap-4">
          <div className="min-w-0 flex-1 text-sm/6">
            <Label className="font-medium text-secondary-950 dark:text-white">Keep working over the limit</Label>
            <Description className="text-secondary-600 dark:text-secondary-400">
              <bdi>$0.04 per answer, $0.10 per agent step</bdi>
            </Description>
          </div>
          <Switch
            checked={isOpenEnded}
            onChange={setIsOpenEnded}
            className="group flex h-10 shrink-0 items-center rounded-full focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:focus-visible:outline-primary-400"
          >
            <span
              aria-hidden="true"
              className="flex h-6 w-11 rounded-full bg-secondary-500 p-0.5 transition duration-150 group-data-checked:bg-primary-600 motion-reduce:transition-none dark:group-data-checked:bg-primary-500"
            >
              <span className="size-5 rounded-full bg-white shadow-xs transition duration-150 group-data-checked:translate-x-5 motion-reduce:transition-none rtl:group-data-checked:-translate-x-5" />
            </span>
          </Switch>
        </Field>
        <p
          role="status"
          className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4 text-sm/6 text-secondary-700 dark:text-secondary-300"
        >
          <bdi>{isOpenEnded ? '14 agent steps over so far' : 'Agents paused until October 1. Charged so far:'}</bdi>{' '}
          <span className="text-2xl/8 font-semibold tracking-tight text-secondary-950 tabular-nums dark:text-white">
            $1.40
          </span>
        </p>
        <a
          href="#"
          className="mt-4 block rounded-lg bg-primary-600 px-3.5 py-2 text-center text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
        >
          Compare plans
        </a>
      </div>
    </section>
  )
}
