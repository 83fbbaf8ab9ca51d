/**
 * @title Simple toast notification with status icon
 * @description A toast notification in four statuses: icon in the tone of its status, heading, one sentence and a close button.
 * @keywords snackbar, success message, error message, toaster, flash message, status message
 * @layout padded
 * @minHeight 460
 * @order 2
 * @part AUI-C28-2
 */
import { useRef, useState } from 'react'
import {
  CheckIcon,
  ExclamationCircleIcon,
  ExclamationTriangleIcon,
  InformationCircleIcon,
  XMarkIcon,
} from '@heroicons/react/20/solid'
import clsx from 'clsx'

const payouts = [
  { day: 'March 12', amount: '$3,870.00', account: 'Checking, ending in 2217' },
  { day: 'March 5', amount: '$4,095.50', account: 'Checking, ending in 2217' },
]

const messages = {
  none: { title: '', text: '', iconClass: '' },
  done: {
    title: 'Payout scheduled',
    text: 'Your bank will receive $4,310.00 on March 19.',
    iconClass: 'bg-green-700 text-white',
  },
  info: {
    title: 'Payouts resumed',
    text: 'The next payout goes out on March 19.',
    iconClass: 'bg-sky-700 text-white',
  },
  warning: {
    title: 'Payouts paused',
    text: 'Nothing will be sent until you resume payouts.',
    iconClass: 'bg-amber-300 text-amber-950',
  },
  error: {
    title: 'Payout not scheduled',
    text: 'No balance left to pay out. The March 19 payout takes all of it.',
    iconClass: 'bg-red-700 text-white',
  },
}

export default function SimpleToastNotificationWithStatusIcon() {
  // Begin with 'none' and false; the toast shows once something happened
  const [status, setStatus] = useState<'none' | 'done' | 'info' | 'warning' | 'error'>('done')
  const [isScheduled, setIsScheduled] = useState(true)
  const [isPaused, setIsPaused] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)

  function schedule() {
    setStatus(isScheduled ? 'error' : 'done')
    setIsScheduled(true)
  }

  function togglePause() {
    setStatus(isPaused ? 'info' : 'warning')
    setIsPaused(!isPaused)
  }

  function close() {
    setStatus('none')
    heading.current?.focus()
  }

  return (
    <div className="mx-auto max-w-3xl">
      <section
        aria-labelledby="payouts-heading"
        className="rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
      >
        <div className="flex flex-wrap items-center gap-2 px-5 py-4 sm:px-6">
          <h2
            id="payouts-heading"
            ref={heading}
            tabIndex={-1}
            className="me-auto rounded-sm text-base/7 font-semibold text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-white dark:focus-visible:outline-primary-400"
          >
            Payouts
          </h2>
          <button
            type="button"
            onClick={togglePause}
            className="rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
          >
            {isPaused ? 'Resume' : 'Pause'}
          </button>
          <button
            type="button"
            onClick={schedule}
            className="rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
          >
            Schedule payout
          </button>
        </div>
        <ul role="list" className="text-sm/6">
          {isScheduled && (
            <li className="flex flex-wrap justify-between gap-x-4 border-t border-secondary-950/10 px-5 py-3 sm:px-6 dark:border-white/10">
              <span className="text-secondary-600 dark:text-secondary-400">
                <span className="font-medium text-secondary-950 dark:text-white">March 19</span>
                <span
                  className={clsx(
                    'ms-2 rounded-full px-2 py-0.5 text-xs/5 font-medium ring-1 ring-inset',
                    isPaused
                      ? 'bg-amber-50 text-amber-900 ring-amber-700/20 dark:bg-amber-400/10 dark:text-amber-200 dark:ring-amber-400/20'
                      : 'bg-green-50 text-green-900 ring-green-700/20 dark:bg-green-400/10 dark:text-green-200 dark:ring-green-400/20',
                  )}
                >
                  {isPaused ? 'On hold' : 'Scheduled'}
                </span>
                <span className="block">Checking, ending in 2217</span>
              </span>
              <bdi className="font-medium text-secondary-950 tabular-nums dark:text-white">$4,310.00</bdi>
            </li>
          )}
          {payouts.map((payout) => (
            <li
              key={payout.day}
              className="flex flex-wrap justify-between gap-x-4 border-t border-secondary-950/10 px-5 py-3 sm:px-6 dark:border-white/10"
            >
              <span className="text-secondary-600 dark:text-secondary-400">
                <span className="font-medium text-secondary-950 dark:text-white">{payout.day}</span>
                <span className="block">{payout.account}</span>
              </span>
              <bdi className="font-medium text-secondary-950 tabular-nums dark:text-white">{payout.amount}</bdi>
            </li>
          ))}
        </ul>
      </section>
      <div
        role="status"
        className="pointer-events-none fixed inset-x-4 bottom-4 z-10 flex justify-center sm:inset-x-6 sm:bottom-6 sm:justify-end"
      >
        {status !== 'none' && (
          <div className="pointer-events-auto flex w-full max-w-md items-start gap-4 rounded-xl bg-white py-4 ps-4 pe-2 text-sm/6 shadow-lg ring-1 ring-secondary-950/10 dark:bg-secondary-800 dark:ring-white/10">
            <span
              aria-hidden="true"
              className={clsx(
                'flex size-12 shrink-0 items-center justify-center rounded-full',
                messages[status].iconClass,
              )}
            >
              {status === 'done' && <CheckIcon className="size-7" />}
              {status === 'info' && <InformationCircleIcon className="size-7" />}
              {status === 'warning' && <ExclamationTriangleIcon className="size-7" />}
              {status === 'error' && <ExclamationCircleIcon className="size-7" />}
            </span>
            <div className="min-w-0 flex-1">
              <p className="text-base/6 font-semibold text-secondary-950 dark:text-white">{messages[status].title}</p>
              <p className="text-pretty text-secondary-600 dark:text-secondary-300">{messages[status].text}</p>
            </div>
            <button
              type="button"
              onClick={close}
              className="rounded-lg p-2.5 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:p-1.5 dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
            >
              <span className="sr-only">Close message</span>
              <XMarkIcon aria-hidden="true" className="size-5" />
            </button>
          </div>
        )}
      </div>
    </div>
  )
}
