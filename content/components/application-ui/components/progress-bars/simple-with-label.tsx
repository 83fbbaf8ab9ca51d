/**
 * @title Simple progress bar with label
 * @description A progress bar with its label, percent and time left above thin bars for the parts, which can be paused.
 * @keywords loading bar, percentage, import progress, determinate, paused, completed, meter
 * @layout padded
 * @order 2
 * @part AUI-C33-2
 */
import { useState } from 'react'
import { CheckCircleIcon, PauseIcon, PlayIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const parts = [
  { id: 'products', name: 'Products', count: '412 of 412', percent: 100 },
  { id: 'orders', name: 'Orders', count: '2,678 of 2,678', percent: 100 },
  { id: 'customers', name: 'Customers', count: '4,949 of 8,394', percent: 59 },
]

export default function SimpleProgressBarWithLabel() {
  const [paused, setPaused] = useState(false)

  return (
    <section
      aria-labelledby="import-heading"
      className="mx-auto max-w-2xl rounded-xl bg-white p-5 shadow-xs ring-1 ring-secondary-950/10 sm:p-6 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="flex items-end justify-between gap-4">
        <div className="min-w-0">
          <h2 id="import-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
            Importing your store
          </h2>
          <p role="status" className="text-sm/6 text-secondary-600 dark:text-secondary-400">
            {paused ? 'Paused' : 'About 2 minutes left'}
          </p>
        </div>
        <p
          className={clsx(
            'text-4xl font-semibold tracking-tight tabular-nums',
            paused ? 'text-amber-800 dark:text-amber-300' : 'text-primary-700 dark:text-primary-300',
          )}
        >
          70%
        </p>
      </div>
      <div
        role="progressbar"
        aria-labelledby="import-heading"
        aria-valuenow={70}
        aria-valuemin={0}
        aria-valuemax={100}
        className="mt-3 h-5 overflow-hidden rounded-full bg-secondary-200 dark:bg-white/15"
      >
        <div
          style={{ width: '70%' }}
          className={clsx(
            'h-full rounded-full transition duration-150 motion-reduce:transition-none',
            paused ? 'bg-amber-500 dark:bg-amber-400' : 'bg-primary-600 dark:bg-primary-500',
          )}
        />
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-sm/6 text-secondary-600 tabular-nums dark:text-secondary-400">
          <bdi>8,039 of 11,484 records</bdi>
        </p>
        <button
          type="button"
          onClick={() => setPaused(!paused)}
          className="inline-flex items-center gap-2 rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
        >
          <span aria-hidden="true" className="text-secondary-500 dark:text-secondary-400">
            {paused ? <PlayIcon className="size-5" /> : <PauseIcon className="size-5" />}
          </span>
          <span>{paused ? 'Resume' : 'Pause'}</span>
        </button>
      </div>
      <ul
        role="list"
        className="mt-5 grid gap-x-6 gap-y-4 border-t border-secondary-950/10 pt-5 sm:grid-cols-3 dark:border-white/10"
      >
        {parts.map((part) => (
          <li key={part.id} className="text-sm/6">
            <p className="flex items-center justify-between gap-2">
              <span id={`import-${part.id}`} className="font-medium text-secondary-950 dark:text-white">
                {part.name}
              </span>
              {part.percent === 100 ? (
                <span className="flex items-center gap-1 font-medium text-green-800 dark:text-green-400">
                  <CheckCircleIcon aria-hidden="true" className="size-5" />
                  <span>Done</span>
                </span>
              ) : (
                <span className="font-medium text-secondary-950 tabular-nums dark:text-white">{part.percent}%</span>
              )}
            </p>
            <div
              role="progressbar"
              aria-labelledby={`import-${part.id}`}
              aria-valuenow={part.percent}
              aria-valuemin={0}
              aria-valuemax={100}
              className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-secondary-200 dark:bg-white/15"
            >
              <div
                style={{ width: `${part.percent}%` }}
                className={clsx(
                  'h-full rounded-full transition duration-150 motion-reduce:transition-none',
                  part.percent === 100
                    ? 'bg-green-600 dark:bg-green-500'
                    : paused
                      ? 'bg-amber-500 dark:bg-amber-400'
                      : 'bg-primary-600 dark:bg-primary-500',
                )}
              />
            </div>
            <p className="mt-1 text-secondary-600 tabular-nums dark:text-secondary-400">
              <bdi>{part.count}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
