/**
 * @title Vertical stepper with order status
 * @description A vertical stepper that shows which steps of an order are done, which one is under way and what follows.
 * @keywords order tracking, progress steps, delivery status, timeline, shipment, step list
 * @layout padded
 * @order 2
 * @part AUI-C37-2
 */
import { CheckIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const stages = [
  { name: 'Order placed', text: 'May 12, 9:41 AM. We sent the receipt to amara@fenn.example.', state: 'done' },
  { name: 'Packed', text: 'May 13, 4:10 PM. Two parcels, 13.7 lb in total.', state: 'done' },
  { name: 'On its way', text: 'Left Tacoma this morning. Expected on Monday, May 18.', state: 'current' },
  { name: 'Delivered', text: 'You can send things back for 30 days from then on.', state: 'open' },
]

export default function VerticalStepperWithOrderStatus() {
  return (
    <ol role="list" aria-label="Progress of order 10482" className="mx-auto max-w-md">
      {stages.map((stage, index) => (
        <li
          key={stage.name}
          aria-current={stage.state === 'current' ? 'step' : undefined}
          className="relative flex gap-4 pb-8 last:pb-0"
        >
          {index < 3 && (
            <span
              aria-hidden="true"
              className={clsx(
                'absolute start-4 top-9 -bottom-1 -ms-px w-0.5',
                stage.state === 'done' ? 'bg-primary-600 dark:bg-primary-500' : 'bg-secondary-200 dark:bg-white/15',
              )}
            />
          )}
          <span
            aria-hidden="true"
            className={clsx(
              'relative flex size-8 shrink-0 items-center justify-center rounded-full',
              stage.state === 'done' && 'bg-primary-600 text-white dark:bg-primary-500',
              stage.state === 'current' && 'ring-2 ring-primary-600 ring-inset dark:ring-primary-400',
              stage.state === 'open' && 'ring-2 ring-secondary-300 ring-inset dark:ring-white/20',
            )}
          >
            {stage.state === 'done' && <CheckIcon className="size-5" />}
            {stage.state === 'current' && <span className="size-2.5 rounded-full bg-primary-600 dark:bg-primary-400" />}
          </span>
          <div className="min-w-0 pt-1">
            <h3
              className={clsx(
                'text-sm/6 font-semibold',
                stage.state === 'current'
                  ? 'text-primary-700 dark:text-primary-400'
                  : 'text-secondary-950 dark:text-white',
              )}
            >
              {stage.name}
              {stage.state === 'done' && <span className="sr-only"> (done)</span>}
            </h3>
            <p className="text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400">{stage.text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
