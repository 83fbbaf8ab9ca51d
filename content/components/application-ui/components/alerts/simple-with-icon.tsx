/**
 * @title Simple alerts with icon
 * @description Five alerts of one sentence each, from a note to an error, with an icon in a block of color.
 * @keywords callout, inline message, notice, info box, success message, error message
 * @layout padded
 * @order 3
 * @part AUI-C01-3
 */
import {
  CheckCircleIcon,
  ExclamationTriangleIcon,
  InformationCircleIcon,
  MoonIcon,
  XCircleIcon,
} from '@heroicons/react/24/outline'
import clsx from 'clsx'

const alerts = [
  {
    tone: 'Note',
    role: 'status',
    text: 'The Tacoma gate closes at 6 PM today.',
    icon: MoonIcon,
    surfaceClasses: 'bg-secondary-100 text-secondary-950 dark:bg-secondary-800 dark:text-secondary-100',
    iconClasses: 'bg-secondary-700 text-white dark:bg-secondary-300 dark:text-secondary-950',
  },
  {
    tone: 'Information',
    role: 'status',
    text: 'Load FN-2093 leaves Olympia 25 minutes early, at 1:35 PM.',
    icon: InformationCircleIcon,
    surfaceClasses: 'bg-sky-100 text-sky-950 dark:bg-sky-950 dark:text-sky-100',
    iconClasses: 'bg-sky-700 text-white dark:bg-sky-400 dark:text-sky-950',
  },
  {
    tone: 'Success',
    role: 'status',
    text: 'Load FN-2088 is in Tacoma with all 14 pallets.',
    icon: CheckCircleIcon,
    surfaceClasses: 'bg-green-100 text-green-950 dark:bg-green-950 dark:text-green-100',
    iconClasses: 'bg-green-700 text-white dark:bg-green-500 dark:text-green-950',
  },
  {
    tone: 'Warning',
    role: 'status',
    text: 'Flooding on I-5 adds about 40 minutes to every load south of Olympia.',
    icon: ExclamationTriangleIcon,
    surfaceClasses: 'bg-amber-100 text-amber-950 dark:bg-amber-950 dark:text-amber-100',
    iconClasses: 'bg-amber-400 text-amber-950',
  },
  {
    tone: 'Error',
    role: 'alert',
    text: 'Load FN-2090 left the gate without a scan at 10:20 AM.',
    icon: XCircleIcon,
    surfaceClasses: 'bg-red-100 text-red-950 dark:bg-red-950 dark:text-red-100',
    iconClasses: 'bg-red-700 text-white dark:bg-red-600 dark:text-white',
  },
]

export default function SimpleAlertsWithIcon() {
  return (
    <div className="mx-auto grid max-w-xl gap-3">
      {alerts.map((alert) => (
        <div
          key={alert.tone}
          role={alert.role}
          className={clsx('flex min-h-14 overflow-hidden rounded-xl', alert.surfaceClasses)}
        >
          <div className={clsx('grid w-14 shrink-0 place-items-center', alert.iconClasses)}>
            <span className="sr-only">{alert.tone}:</span>
            <alert.icon aria-hidden="true" className="size-7" />
          </div>
          <p className="min-w-0 flex-1 self-center px-4 py-3 text-base/6 font-medium text-pretty wrap-break-word">
            {alert.text}
          </p>
        </div>
      ))}
    </div>
  )
}
