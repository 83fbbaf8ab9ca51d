/**
 * @title Vertical stepper with order status
 * @description A vertical stepper that shows which steps of an order are done, which one is under way and what follows, beside a map of the parcel.
 * @keywords order tracking, progress steps, delivery status, timeline, shipment, step list, map
 * @layout padded
 * @order 2
 * @part AUI-C37-2
 */
import { CheckIcon, TruckIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const stages = [
  { name: 'Order placed', text: 'May 12, 9:41 AM', state: 'done' },
  { name: 'Packed', text: 'May 13, 4:10 PM, two parcels', state: 'done' },
  { name: 'On its way', text: 'Left Tacoma today. Expected on Monday, May 18.', state: 'current' },
  { name: 'Delivered', text: 'Free returns for 30 days', state: 'open' },
]

const facts = [
  { name: 'Tracking number', value: '1Z 204 E8F 7310' },
  { name: 'Weight', value: '13.7 lb' },
]

export default function VerticalStepperWithOrderStatus() {
  return (
    <section
      aria-labelledby="status-heading"
      className="mx-auto grid max-w-3xl overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 sm:grid-cols-2 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="p-5 sm:p-6">
        <h2 id="status-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
          Order 10731
        </h2>
        <ol role="list" className="mt-4">
          {stages.map((stage, index) => (
            <li
              key={stage.name}
              aria-current={stage.state === 'current' ? 'step' : undefined}
              className="relative flex gap-4 pb-5 last:pb-0"
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
                  stage.state === 'current' &&
                    'bg-primary-50 text-primary-700 ring-2 ring-primary-600 ring-inset dark:bg-primary-400/15 dark:text-primary-300 dark:ring-primary-400',
                  stage.state === 'open' && 'ring-2 ring-secondary-300 ring-inset dark:ring-white/20',
                )}
              >
                {stage.state === 'done' && <CheckIcon className="size-5" />}
                {stage.state === 'current' && <TruckIcon className="size-5" />}
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
      </div>
      <div className="flex flex-col border-secondary-950/10 max-sm:border-t sm:border-s dark:border-white/10">
        <div className="relative min-h-48 flex-1 overflow-hidden">
          <img
            src="/media/maps/city-light.svg"
            alt=""
            width={1600}
            height={1000}
            className="absolute inset-0 size-full object-cover dark:hidden"
          />
          <img
            src="/media/maps/city-dark.svg"
            alt=""
            width={1600}
            height={1000}
            className="absolute inset-0 hidden size-full object-cover dark:block"
          />
          <svg
            role="img"
            aria-label="The parcel is halfway between the depot and you"
            viewBox="0 0 100 80"
            preserveAspectRatio="xMidYMid slice"
            fill="none"
            className="absolute inset-0 size-full text-primary-700 dark:text-primary-400"
          >
            <path d="M16 60 C22 48 34 52 42 42" stroke="currentColor" strokeWidth={2} strokeLinecap="round" />
            <path
              d="M42 42 C52 28 66 40 82 22"
              stroke="currentColor"
              strokeWidth={2}
              strokeLinecap="round"
              strokeDasharray="0.1 4"
            />
            <circle cx="16" cy="60" r="3" fill="currentColor" />
            <circle cx="42" cy="42" r="9" fill="currentColor" fillOpacity={0.2} />
            <circle cx="42" cy="42" r="4.500" fill="currentColor" stroke="white" strokeWidth={1.5} />
            <circle cx="82" cy="22" r="3.500" fill="white" stroke="currentColor" strokeWidth={2} />
          </svg>
        </div>
        <dl className="flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-secondary-950/10 px-5 py-4 text-sm/6 dark:border-white/10">
          {facts.map((fact) => (
            <div key={fact.name}>
              <dt className="text-secondary-600 dark:text-secondary-400">{fact.name}</dt>
              <dd className="font-medium text-secondary-950 tabular-nums dark:text-white">
                <bdi>{fact.value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
