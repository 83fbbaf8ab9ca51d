/**
 * @title Three feature cards with UI previews
 * @description A feature section on a tinted ground with three small pieces of the interface, the middle one higher, each over what it does.
 * @keywords feature section, product features, benefits, feature grid, screenshots
 * @layout full
 * @order 1
 * @part MKT-S13-1
 */
import { CheckCircleIcon, ExclamationTriangleIcon } from '@heroicons/react/16/solid'
import clsx from 'clsx'

const months = [
  { name: 'Jun', percent: 62, thin: false },
  { name: 'Jul', percent: 74, thin: false },
  { name: 'Aug', percent: 28, thin: true },
  { name: 'Sep', percent: 58, thin: false },
  { name: 'Oct', percent: 70, thin: false },
  { name: 'Nov', percent: 86, thin: false },
]

const payments = [
  { name: 'Maison Delorme', amount: '$1,860.00', state: 'INV-4412', sure: true },
  { name: 'Okafor Architects', amount: '$4,325.50', state: 'INV-4409', sure: true },
  { name: 'Kestrel Cycling Club', amount: '$240.00', state: 'INV-4398', sure: true },
  { name: 'T. Ceramics', amount: '$612.80', state: 'Takumi Ceramics?', sure: false },
]

const cardClasses =
  'grid grid-cols-1 gap-6 sm:grid-cols-2 sm:items-center sm:gap-8 lg:grid-cols-1 lg:content-start lg:gap-7 lg:even:-mt-14'

const panelClasses = 'flex min-h-72 flex-col justify-center rounded-2xl p-6 sm:min-h-80'

const titleClasses = 'text-2xl/8 font-semibold tracking-tight text-balance text-primary-950 dark:text-white'

const textClasses = 'mt-1 text-base/7 text-pretty text-secondary-700 dark:text-primary-200'

export default function ThreeFeatureCardsWithUiPreviews() {
  return (
    <section aria-labelledby="features-heading" className="bg-primary-100 dark:bg-primary-950">
      <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 sm:py-20 lg:px-8">
        <h2
          id="features-heading"
          className="max-w-4xl text-4xl font-semibold tracking-tighter text-balance text-primary-950 sm:text-6xl dark:text-white"
        >
          See late payments, tax and thin months early
        </h2>
        <ul role="list" className="mt-10 grid grid-cols-1 gap-x-6 gap-y-12 lg:mt-24 lg:grid-cols-3">
          <li className={cardClasses}>
            {/* Replace the panels with pieces of your own product */}
            <div aria-hidden="true" className="rounded-2xl shadow-xl dark:shadow-none">
              <div className={clsx('bg-primary-700', panelClasses)}>
                <p className="flex items-center gap-2 text-xl/7 font-semibold tracking-tight text-white">
                  <ExclamationTriangleIcon className="size-6 shrink-0 text-amber-300" />
                  August runs short
                </p>
                <div className="mt-4 flex h-48 gap-2">
                  {months.map((month) => (
                    <div key={month.name} className="flex min-w-0 flex-1 flex-col gap-1">
                      <span className="flex min-h-0 flex-1 items-end">
                        <span
                          style={{ height: `${month.percent}%` }}
                          className={clsx('w-full rounded-t-md', month.thin ? 'bg-amber-300' : 'bg-white/90')}
                        />
                      </span>
                      <span
                        className={clsx(
                          'border-t border-white/40 pt-1 text-center text-xs/5 text-white',
                          month.thin && 'font-semibold',
                        )}
                      >
                        {month.name}
                      </span>
                    </div>
                  ))}
                </div>
              </div>
            </div>
            <div>
              <h3 className={titleClasses}>See six months ahead</h3>
              <p className={textClasses}>
                Invoices, rent and wages in one chart, and the thin month shows before it comes.
              </p>
            </div>
          </li>
          <li className={cardClasses}>
            <div aria-hidden="true" className="rounded-2xl shadow-xl dark:shadow-none">
              <ul className={clsx('bg-white dark:bg-secondary-900', panelClasses)}>
                {payments.map((payment, index) => (
                  <li
                    key={payment.name}
                    className={clsx(
                      'flex flex-wrap items-center gap-x-3 gap-y-1 py-3 text-sm/5',
                      index > 0 && 'border-t border-secondary-950/10 dark:border-white/10',
                    )}
                  >
                    <span className="min-w-0 flex-1 basis-24 wrap-break-word">
                      <span className="block font-medium text-secondary-950 dark:text-white">{payment.name}</span>
                      <span className="text-secondary-600 tabular-nums dark:text-secondary-400">{payment.amount}</span>
                    </span>
                    <span
                      className={clsx(
                        'inline-flex shrink-0 items-center gap-1 rounded-full px-2 py-0.5 text-xs/5 font-medium ring-1 ring-inset',
                        payment.sure
                          ? 'bg-green-50 text-green-900 ring-green-700/20 dark:bg-green-400/10 dark:text-green-200 dark:ring-green-400/20'
                          : 'bg-amber-50 text-amber-900 ring-amber-700/20 dark:bg-amber-400/10 dark:text-amber-200 dark:ring-amber-400/20',
                      )}
                    >
                      {payment.sure && (
                        <CheckCircleIcon className="-ms-0.5 size-4 text-green-700 dark:text-green-400" />
                      )}
                      {payment.state}
                    </span>
                  </li>
                ))}
              </ul>
            </div>
            <div>
              <h3 className={titleClasses}>Payments find their invoice</h3>
              <p className={textClasses}>
                Even when the reference is missing or two customers pay the same sum on one day.
              </p>
            </div>
          </li>
          <li className={cardClasses}>
            <div aria-hidden="true" className="rounded-2xl shadow-xl dark:shadow-none">
              <div className={clsx('bg-amber-300 text-amber-950', panelClasses)}>
                <p className="text-base/6 font-medium">Set aside for June 15</p>
                <p className="mt-1 text-[min(4.5rem,15vw)] leading-none font-semibold tracking-tighter tabular-nums lg:text-[min(4.5rem,5.5vw)]">
                  $11,240
                </p>
                <div className="mt-5 h-3 rounded-full bg-amber-950/20">
                  <div className="h-3 w-11/12 rounded-full bg-amber-950" />
                </div>
                <dl className="mt-4 grid gap-1.5 text-sm/6 tabular-nums">
                  <div className="flex flex-wrap justify-between gap-x-4">
                    <dt>Federal</dt>
                    <dd className="font-semibold">
                      <bdi>$8,430 of $9,150</bdi>
                    </dd>
                  </div>
                  <div className="flex flex-wrap justify-between gap-x-4 border-t border-amber-950/20 pt-1.5">
                    <dt>State</dt>
                    <dd className="font-semibold">
                      <bdi>$2,810 of $3,050</bdi>
                    </dd>
                  </div>
                </dl>
              </div>
            </div>
            <div>
              <h3 className={titleClasses}>Taxes are never a surprise</h3>
              <p className={textClasses}>A share of every payment is put aside, at your state’s actual rate.</p>
            </div>
          </li>
        </ul>
      </div>
    </section>
  )
}
