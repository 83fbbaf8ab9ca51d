/**
 * @title Billing plan card with usage bars
 * @description A card that shows the current plan, how much of each limit is used, what is about to run out, and buttons to upgrade or manage it.
 * @keywords subscription, quota, usage meter, limits, upgrade, current plan, account
 * @free
 * @layout padded
 * @order 1
 * @part AUI-C10-1
 */
import { ExclamationTriangleIcon } from '@heroicons/react/16/solid'
import clsx from 'clsx'

const seats = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o', 'p', 'q', 'r', 's', 't']
const taken = 14

const storage = [
  { name: 'Images', size: '148 GB', percent: 59, barClass: 'bg-primary-700 dark:bg-primary-500' },
  { name: 'Proofs', size: '62 GB', percent: 25, barClass: 'bg-primary-400 dark:bg-primary-700' },
  { name: 'Other', size: '24 GB', percent: 10, barClass: 'bg-secondary-400 dark:bg-secondary-500' },
]

export default function BillingPlanCardWithUsageBars() {
  return (
    <section
      aria-labelledby="plan-heading"
      className="mx-auto max-w-xl overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="flex flex-wrap items-end justify-between gap-4 bg-primary-950 p-5 sm:px-6">
        <div>
          <h2 id="plan-heading" className="text-sm/6 font-medium text-primary-200">
            Studio plan
          </h2>
          <p className="text-2xl/8 font-semibold tracking-tight text-white tabular-nums">
            <bdi>
              $96 <span className="text-sm/6 font-normal tracking-normal text-primary-200">a month, renews June 4</span>
            </bdi>
          </p>
        </div>
        <div className="flex gap-2">
          <a
            href="#"
            className="rounded-lg px-3.5 py-2 text-sm/6 font-semibold text-white ring-1 ring-white/30 transition duration-150 ring-inset hover:bg-white/10 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none"
          >
            Manage
          </a>
          <a
            href="#"
            className="rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-primary-800 transition duration-150 hover:bg-primary-100 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none"
          >
            Upgrade
          </a>
        </div>
      </div>
      <div className="p-5 text-sm/6 sm:px-6">
        <p className="flex justify-between gap-4">
          <span className="font-medium text-secondary-950 dark:text-white">Seats</span>
          <span className="text-secondary-600 tabular-nums dark:text-secondary-400">
            <bdi>
              {taken} of {seats.length}
            </bdi>
          </span>
        </p>
        <div aria-hidden="true" className="mt-2 flex gap-1">
          {seats.map((seat, index) => (
            <span
              key={seat}
              className={clsx(
                'h-6 flex-1 rounded-sm',
                index < taken ? 'bg-primary-600 dark:bg-primary-500' : 'bg-secondary-200 dark:bg-white/15',
              )}
            />
          ))}
        </div>
        <p className="mt-5 flex justify-between gap-4">
          <span className="font-medium text-secondary-950 dark:text-white">Storage</span>
          <span className="flex gap-1.5 font-medium text-amber-800 tabular-nums dark:text-amber-300">
            <ExclamationTriangleIcon aria-hidden="true" className="my-1 size-4" />
            <bdi>234 of 250 GB</bdi>
          </span>
        </p>
        <div
          aria-hidden="true"
          className="mt-2 flex h-6 gap-px overflow-hidden rounded-md bg-secondary-200 dark:bg-white/15"
        >
          {storage.map((part) => (
            <div key={part.name} style={{ width: `${part.percent}%` }} className={part.barClass} />
          ))}
        </div>
        <dl className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
          {storage.map((part) => (
            <div key={part.name} className="flex items-center gap-2 text-secondary-600 dark:text-secondary-400">
              <dt className="flex items-center gap-2">
                <span aria-hidden="true" className={clsx('size-2.5 rounded-full', part.barClass)} />
                {part.name}
              </dt>
              <dd className="tabular-nums">
                <bdi>{part.size}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
