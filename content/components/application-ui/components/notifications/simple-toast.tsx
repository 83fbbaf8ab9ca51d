/**
 * @title Simple toast notification with status icon
 * @description A stack of toast notifications in the corner of a page, one for each status: icon, heading, one sentence and a button to close it.
 * @keywords snackbar, success message, error message, toaster, flash message, alert stack
 * @layout padded
 * @minHeight 480
 * @order 2
 * @part AUI-C28-2
 */
import { useState } from 'react'
import {
  CheckCircleIcon,
  ExclamationTriangleIcon,
  InformationCircleIcon,
  XCircleIcon,
  XMarkIcon,
} from '@heroicons/react/20/solid'

const toasts = [
  {
    id: 'payout',
    title: 'Payout scheduled',
    text: 'Your bank receives $4,310.00 on Thursday, March 19.',
    icon: CheckCircleIcon,
    iconClass: 'bg-green-50 text-green-700 dark:bg-green-400/15 dark:text-green-300',
  },
  {
    id: 'refund',
    title: 'Refund declined',
    text: 'The card ending in 4417 is closed. Send a check instead.',
    icon: XCircleIcon,
    iconClass: 'bg-red-50 text-red-700 dark:bg-red-400/15 dark:text-red-300',
  },
  {
    id: 'balance',
    title: 'Balance running low',
    text: 'The $212.40 left covers about two more refunds.',
    icon: ExclamationTriangleIcon,
    iconClass: 'bg-amber-50 text-amber-800 dark:bg-amber-400/15 dark:text-amber-300',
  },
  {
    id: 'maintenance',
    title: 'Reports pause on Sunday',
    text: 'We update them on March 22, from 2 to 3 AM.',
    icon: InformationCircleIcon,
    iconClass: 'bg-sky-50 text-sky-700 dark:bg-sky-400/15 dark:text-sky-300',
  },
]

export default function SimpleToastNotificationWithStatusIcon() {
  const [closed, setClosed] = useState<string[]>([])

  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-0 z-10 grid max-h-dvh gap-3 overflow-y-auto p-4 sm:start-auto sm:w-full sm:max-w-md sm:p-6"
    >
      {toasts.map(
        (toast) =>
          !closed.includes(toast.id) && (
            <div
              key={toast.id}
              className="pointer-events-auto flex items-start gap-3 rounded-xl bg-white py-3 ps-4 pe-2 text-sm/6 shadow-lg ring-1 ring-secondary-950/10 dark:bg-secondary-800 dark:ring-white/10"
            >
              <span
                aria-hidden="true"
                className={`mt-1 flex size-9 shrink-0 items-center justify-center rounded-lg ${toast.iconClass}`}
              >
                <toast.icon className="size-5" />
              </span>
              <div className="min-w-0 flex-1">
                <p className="font-semibold text-secondary-950 dark:text-white">{toast.title}</p>
                <p className="text-pretty text-secondary-600 dark:text-secondary-300">{toast.text}</p>
              </div>
              <button
                type="button"
                onClick={() => setClosed([...closed, toast.id])}
                className="rounded-lg p-2.5 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:p-1.5 dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
              >
                <span className="sr-only">Close “{toast.title}”</span>
                <XMarkIcon aria-hidden="true" className="size-5" />
              </button>
            </div>
          ),
      )}
    </div>
  )
}
