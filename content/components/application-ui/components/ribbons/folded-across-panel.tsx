/**
 * @title Folded ribbon across panel
 * @description A ribbon that runs across a plan's panel and folds around both of its edges.
 * @keywords most popular, plan badge, ribbon banner, best value, highlighted plan, wrap-around ribbon
 * @free
 * @layout padded
 * @order 1
 * @part AUI-C34-1
 */
import { CheckIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const plans = [
  {
    id: 'plan-start',
    name: 'Start',
    price: '$29',
    ribbon: '',
    features: ['Up to 5,000 orders a month', '2 users', 'Support by email'],
  },
  {
    id: 'plan-growth',
    name: 'Growth',
    price: '$79',
    ribbon: 'Picked by 7 out of 10 shops',
    features: ['Up to 25,000 orders a month', '10 users with roles', 'Printable return labels', 'Support by phone'],
  },
  {
    id: 'plan-scale',
    name: 'Scale',
    price: '$199',
    ribbon: '',
    features: ['Any number of orders', '40 users with roles', '24/7 support'],
  },
]

export default function FoldedRibbonAcrossPanel() {
  return (
    <div className="mx-auto grid max-w-4xl gap-6 px-4 sm:grid-cols-3 sm:items-center sm:px-0 md:gap-8">
      {plans.map((plan) => (
        <article
          key={plan.id}
          aria-labelledby={plan.id}
          className={clsx(
            'rounded-xl',
            plan.ribbon
              ? 'bg-white py-7 shadow-lg ring-1 ring-secondary-950/10 max-sm:-order-1 dark:bg-secondary-800 dark:shadow-none dark:ring-white/15'
              : 'bg-secondary-50 py-5 ring-1 ring-secondary-950/5 dark:bg-secondary-900 dark:ring-white/10',
          )}
        >
          <div className="px-5">
            <h3 id={plan.id} className="text-lg/7 font-semibold text-secondary-950 dark:text-white">
              {plan.name}
            </h3>
            <p className="mt-2 flex flex-wrap items-baseline gap-x-2 text-secondary-950 dark:text-white">
              <span
                className={clsx('font-semibold tracking-tight tabular-nums', plan.ribbon ? 'text-5xl' : 'text-2xl/8')}
              >
                {plan.price}
              </span>
              <span className="text-sm/6 text-secondary-600 dark:text-secondary-300">per month</span>
            </p>
          </div>
          {plan.ribbon && (
            <p className="relative -mx-3 mt-6 rounded-t-sm bg-primary-600 px-3 py-3 text-center text-sm/5 font-semibold text-white shadow-md">
              {plan.ribbon}
              <span
                aria-hidden="true"
                className="absolute start-0 top-full size-3 bg-primary-900 [clip-path:polygon(0_0,100%_0,100%_100%)] rtl:-scale-x-100"
              />
              <span
                aria-hidden="true"
                className="absolute end-0 top-full size-3 bg-primary-900 [clip-path:polygon(0_0,100%_0,0_100%)] rtl:-scale-x-100"
              />
            </p>
          )}
          <div className="px-5">
            <ul role="list" className="mt-6 grid gap-2 text-sm/6 text-secondary-700 dark:text-secondary-300">
              {plan.features.map((feature) => (
                <li key={feature} className="flex gap-2.5">
                  <CheckIcon
                    aria-hidden="true"
                    className="mt-0.5 size-5 shrink-0 text-primary-600 dark:text-primary-400"
                  />
                  <bdi>{feature}</bdi>
                </li>
              ))}
            </ul>
            <a
              href="#"
              className={clsx(
                'mt-6 block rounded-lg px-3.5 py-2 text-center text-sm/6 font-semibold shadow-xs transition duration-150 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:focus-visible:outline-primary-400',
                plan.ribbon
                  ? 'bg-primary-600 text-white hover:bg-primary-700 active:bg-primary-800'
                  : 'bg-white text-secondary-900 ring-1 ring-secondary-300 ring-inset hover:bg-secondary-50 dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10',
              )}
            >
              Choose {plan.name}
            </a>
          </div>
        </article>
      ))}
    </div>
  )
}
