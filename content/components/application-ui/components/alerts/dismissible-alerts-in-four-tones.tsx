/**
 * @title Dismissible alerts in four tones
 * @description Four alerts for errors, warnings, success and information, each with a close button and links where something can be done.
 * @keywords callout, notice, error message, success message, warning, info box, inline message
 * @free
 * @order 1
 * @part AUI-C01-1
 */
import { useState } from 'react'
import clsx from 'clsx'
import {
  CheckCircleIcon,
  ExclamationTriangleIcon,
  InformationCircleIcon,
  XCircleIcon,
  XMarkIcon,
} from '@heroicons/react/20/solid'

const alerts = [
  {
    id: 'import',
    role: 'alert',
    icon: XCircleIcon,
    title: 'The import stopped at row 214',
    text: 'Nothing was changed. Correct these rows in your file and upload it again:',
    problems: [
      'Row 112: the country code “UK” is unknown. Use “GB”.',
      'Row 214: the order date April 31, 2026 does not exist.',
    ],
    actions: ['Upload a corrected file', 'Download the report'],
    surfaceClasses: 'bg-red-50 text-red-900 ring-red-700/20 dark:bg-red-400/10 dark:text-red-200 dark:ring-red-400/20',
    iconClasses: 'text-red-600 dark:text-red-400',
  },
  {
    id: 'card',
    role: 'status',
    icon: ExclamationTriangleIcon,
    title: 'Your card expires this month',
    text: 'Add a new one before May 28 to keep all 14 seats active.',
    problems: [],
    actions: ['Update payment method'],
    surfaceClasses:
      'bg-amber-50 text-amber-900 ring-amber-700/20 dark:bg-amber-400/10 dark:text-amber-200 dark:ring-amber-400/20',
    iconClasses: 'text-amber-600 dark:text-amber-400',
  },
  {
    id: 'payout',
    role: 'status',
    icon: CheckCircleIcon,
    title: 'Payout details saved',
    text: 'Your next payout, on June 3, goes to the account ending in 4417.',
    problems: [],
    actions: [],
    surfaceClasses:
      'bg-green-50 text-green-900 ring-green-700/20 dark:bg-green-400/10 dark:text-green-200 dark:ring-green-400/20',
    iconClasses: 'text-green-600 dark:text-green-400',
  },
  {
    id: 'maintenance',
    role: 'status',
    icon: InformationCircleIcon,
    title: 'Planned maintenance on Sunday',
    text: 'Reports are read-only on May 17 from 02:00 to 04:00 UTC. Orders and payouts are not affected.',
    problems: [],
    actions: ['See the schedule'],
    surfaceClasses: 'bg-sky-50 text-sky-900 ring-sky-700/20 dark:bg-sky-400/10 dark:text-sky-200 dark:ring-sky-400/20',
    iconClasses: 'text-sky-600 dark:text-sky-400',
  },
]

export default function DismissibleAlertsInFourTones() {
  const [dismissed, setDismissed] = useState<string[]>([])

  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-4">
      {alerts.map(
        (alert) =>
          !dismissed.includes(alert.id) && (
            <div
              key={alert.id}
              role={alert.role}
              className={clsx(
                'flex items-start gap-3 rounded-xl p-4 text-sm/6 ring-1 ring-inset',
                alert.surfaceClasses,
              )}
            >
              <alert.icon aria-hidden="true" className={clsx('mt-0.5 size-5 shrink-0', alert.iconClasses)} />
              <div className="min-w-0 flex-1 break-words">
                <p className="font-semibold">{alert.title}</p>
                <p className="mt-0.5 text-pretty">{alert.text}</p>
                {alert.problems.length > 0 && (
                  <ul className="mt-2 list-disc ps-5 marker:text-red-600 dark:marker:text-red-400">
                    {alert.problems.map((problem) => (
                      <li key={problem} className="mt-1 ps-1">
                        {problem}
                      </li>
                    ))}
                  </ul>
                )}
                {alert.actions.length > 0 && (
                  <div className="mt-1 -mb-2 flex flex-wrap gap-x-6 sm:mt-3 sm:mb-0 sm:gap-y-2">
                    {alert.actions.map((action) => (
                      <a
                        key={action}
                        href="#"
                        className="rounded-sm py-2 font-semibold underline decoration-current/40 underline-offset-4 transition duration-150 hover:decoration-current focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-current motion-reduce:transition-none sm:py-0"
                      >
                        {action}
                      </a>
                    ))}
                  </div>
                )}
              </div>
              <button
                type="button"
                onClick={() => setDismissed([...dismissed, alert.id])}
                className="-m-2 shrink-0 rounded-lg p-2.5 transition duration-150 hover:bg-current/10 focus-visible:outline-2 focus-visible:outline-current motion-reduce:transition-none sm:-m-1.5 sm:p-2"
              >
                <span className="sr-only">Dismiss: {alert.title}</span>
                <XMarkIcon aria-hidden="true" className="size-5" />
              </button>
            </div>
          ),
      )}
      {dismissed.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p role="status" className="text-sm/6 text-secondary-600 tabular-nums dark:text-secondary-400">
            <bdi>
              {dismissed.length} of {alerts.length} dismissed
            </bdi>
          </p>
          <button
            type="button"
            onClick={() => setDismissed([])}
            className="rounded-lg p-2.5 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:py-1.5 dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
          >
            Show all again
          </button>
        </div>
      )}
    </div>
  )
}
