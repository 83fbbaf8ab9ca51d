/**
 * @title Folded ribbon across panel
 * @description A ribbon that runs across a plan's panel and folds around both of its edges, with a few words on what marks the plan out.
 * @keywords most popular, plan badge, ribbon banner, best value, highlighted plan, wrap-around ribbon
 * @free
 * @layout padded
 * @order 1
 * @part AUI-C34-1
 */
import { CheckIcon } from '@heroicons/react/20/solid'

const features = ['Up to 25,000 orders a month', '10 users with roles', 'Printable return labels', 'Support by phone']

export default function FoldedRibbonAcrossPanel() {
  return (
    <article
      aria-labelledby="plan-heading"
      className="mx-2 max-w-sm rounded-xl bg-white py-6 shadow-xs ring-1 ring-secondary-950/10 sm:mx-auto dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="px-6">
        <h3 id="plan-heading" className="text-lg/7 font-semibold text-secondary-950 dark:text-white">
          Growth
        </h3>
        <p className="mt-1 text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400">
          For shops that pack their own orders.
        </p>
        <p className="mt-4 flex flex-wrap items-baseline gap-x-2">
          <span className="text-4xl font-semibold tracking-tight text-secondary-950 tabular-nums dark:text-white">
            $79
          </span>
          <span className="text-sm/6 text-secondary-600 dark:text-secondary-400">per month</span>
        </p>
      </div>
      <p className="relative -mx-2 mt-6 rounded-t-xs bg-primary-600 px-4 py-2 text-center text-sm/5 font-semibold text-white shadow-xs">
        Picked by 7 out of 10 shops
        <span
          aria-hidden="true"
          className="absolute start-0 top-full size-2 bg-primary-900 [clip-path:polygon(0_0,100%_0,100%_100%)] rtl:-scale-x-100"
        />
        <span
          aria-hidden="true"
          className="absolute end-0 top-full size-2 bg-primary-900 [clip-path:polygon(0_0,100%_0,0_100%)] rtl:-scale-x-100"
        />
      </p>
      <div className="px-6">
        <ul role="list" className="mt-6 grid gap-2 text-sm/6 text-secondary-700 dark:text-secondary-300">
          {features.map((feature) => (
            <li key={feature} className="flex gap-2.5">
              <CheckIcon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary-600 dark:text-primary-400" />
              <bdi>{feature}</bdi>
            </li>
          ))}
        </ul>
        <a
          href="#"
          className="mt-6 block rounded-lg bg-primary-600 px-3.5 py-2 text-center text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
        >
          Choose Growth
        </a>
      </div>
    </article>
  )
}
