/**
 * @title Feature bento in three columns
 * @description A feature bento of five cells that turn like a pinwheel around one large figure, tall, wide and small.
 * @keywords bento grid, bento box, feature section, tiles, mosaic, banking app
 * @layout full
 * @order 4
 * @part MKT-S13-4
 */
import { LockClosedIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

// Percent of the goal at the end of each month: $800 more every time
const months = [
  { name: 'Jan', percent: 10, saved: true },
  { name: 'Feb', percent: 20, saved: true },
  { name: 'Mar', percent: 30, saved: true },
  { name: 'Apr', percent: 40, saved: true },
  { name: 'May', percent: 50, saved: true },
  { name: 'Jun', percent: 60, saved: true },
  { name: 'Jul', percent: 70, saved: true },
  { name: 'Aug', percent: 80, saved: true },
  { name: 'Sep', percent: 90, saved: false },
  { name: 'Oct', percent: 100, saved: false },
]

const bills = [
  { name: 'Rent', day: 'Fri, Oct 2', amount: '−$1,240.00', left: '$172.60 left', short: false },
  { name: 'Electricity', day: 'Mon, Oct 5', amount: '−$96.40', left: '$76.20 left', short: false },
  { name: 'Phone', day: 'Wed, Oct 7', amount: '−$88.00', left: '$11.80 short', short: true },
]

export default function FeatureBentoInThreeColumns() {
  return (
    <section aria-labelledby="bento-heading" className="bg-white dark:bg-secondary-950">
      <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 sm:py-24 lg:px-8">
        <h2
          id="bento-heading"
          className="max-w-4xl text-4xl font-semibold tracking-tighter text-balance text-secondary-950 sm:text-6xl dark:text-white"
        >
          A checking account that looks a week ahead
        </h2>
        {/* Replace the drawings with pieces of your own product */}
        <ul
          role="list"
          className="mt-10 grid grid-flow-dense grid-cols-1 gap-4 sm:grid-cols-2 lg:auto-rows-[minmax(21rem,auto)] lg:grid-cols-3"
        >
          <li className="flex flex-col gap-8 overflow-hidden rounded-2xl bg-primary-700 p-6 sm:p-8 lg:row-span-2">
            <div>
              <h3 className="text-2xl/8 font-semibold tracking-tight text-balance text-white sm:text-3xl">
                Lost your card? Lock it
              </h3>
              <p className="mt-2 text-base/7 text-pretty text-primary-100">
                One switch stops every payment. Flip it back when the card turns up under the seat.
              </p>
            </div>
            <div aria-hidden="true" className="relative mx-auto mt-auto w-full max-w-96 pb-2">
              <div className="flex aspect-8/5 -rotate-6 flex-col justify-between rounded-2xl bg-amber-300 p-5 pb-12 text-sm/5 font-semibold text-amber-950 shadow-2xl">
                <div className="flex items-start justify-between gap-3">
                  <span className="size-9 rounded-md bg-amber-100 ring-1 ring-amber-700/40 ring-inset" />
                  <span>Bright Harbor</span>
                </div>
                <span className="text-base/6 tracking-widest tabular-nums">•••• 4821</span>
              </div>
              <div className="relative -mt-8 flex items-center gap-3 rounded-xl bg-white p-4 text-sm/6 font-semibold text-secondary-950 shadow-2xl dark:bg-secondary-900 dark:text-white">
                <LockClosedIcon className="size-5 shrink-0 text-primary-700 dark:text-primary-400" />
                <span className="min-w-0 flex-1">Card locked</span>
                <span className="flex w-11 shrink-0 justify-end rounded-full bg-primary-600 p-1">
                  <span className="size-4 rounded-full bg-white" />
                </span>
              </div>
            </div>
          </li>

          <li className="flex flex-col gap-6 rounded-2xl bg-primary-100 p-6 sm:col-span-2 sm:flex-row sm:p-8 dark:bg-primary-950">
            <div className="sm:w-2/5">
              <h3 className="text-2xl/8 font-semibold tracking-tight text-balance text-primary-950 sm:text-3xl dark:text-white">
                Know when the roof is paid for
              </h3>
              <p className="mt-2 text-base/7 text-pretty text-primary-950 dark:text-primary-100">
                You have saved $6,400 of $8,000. At $800 a month, the rest is there in October.
              </p>
            </div>
            <ol aria-hidden="true" className="grid min-h-48 flex-1 grid-cols-10 gap-1.5">
              {months.map((month) => (
                <li key={month.name} className="flex min-w-0 flex-col gap-2">
                  <div className="flex flex-1 items-end">
                    <div
                      style={{ height: `${month.percent}%` }}
                      className={clsx(
                        'w-full rounded-sm',
                        month.saved
                          ? 'bg-primary-700 dark:bg-primary-400'
                          : 'bg-primary-300 ring-1 ring-primary-700 ring-inset dark:bg-primary-800 dark:ring-primary-400',
                      )}
                    />
                  </div>
                  <span className="text-center text-xs/4 text-primary-950 max-sm:text-start dark:text-primary-100">
                    {month.name}
                  </span>
                </li>
              ))}
            </ol>
          </li>

          <li className="flex flex-col justify-between gap-3 rounded-2xl bg-amber-300 p-6 text-amber-950 sm:p-8">
            <h3 className="text-2xl/8 font-semibold tracking-tight text-balance sm:text-3xl">
              On every dollar you save
            </h3>
            <p className="text-5xl font-semibold tracking-tighter tabular-nums sm:text-6xl xl:text-8xl">4.10%</p>
          </li>

          <li className="flex flex-col overflow-hidden rounded-2xl bg-secondary-100 sm:max-lg:col-span-2 lg:row-span-2 dark:bg-secondary-900">
            <img
              src="/media/scenes/cut-coast-morning.webp"
              alt="Lighthouse and keeper’s house on a cliff, sailboats on the morning sea"
              width={1600}
              height={1200}
              loading="lazy"
              className="h-64 w-full object-cover object-[92%_50%] lg:h-auto lg:min-h-0 lg:grow lg:basis-0 dark:hidden"
            />
            <img
              src="/media/scenes/cut-coast-night.webp"
              alt="Lighthouse sending its beam over sailboats on a moonlit sea"
              width={1600}
              height={1200}
              loading="lazy"
              className="hidden h-64 w-full object-cover object-[92%_50%] lg:h-auto lg:min-h-0 lg:grow lg:basis-0 dark:block"
            />
            <div className="p-6 sm:p-8">
              <h3 className="text-2xl/8 font-semibold tracking-tight text-balance text-secondary-950 sm:text-3xl dark:text-white">
                A neighbor picks up
              </h3>
              <p className="mt-2 text-base/7 text-pretty text-secondary-700 dark:text-secondary-300">
                Call Bright Harbor and someone in Port Angeles answers, not a menu.
              </p>
            </div>
          </li>

          <li className="flex flex-col gap-6 rounded-2xl bg-secondary-950 p-6 sm:col-span-2 sm:flex-row sm:p-8 dark:bg-secondary-900">
            <div className="sm:w-2/5">
              <h3 className="text-2xl/8 font-semibold tracking-tight text-balance text-white sm:text-3xl">
                Warned before you run short
              </h3>
              <p className="mt-2 text-base/7 text-pretty text-secondary-300">
                You have $1,412.60 today. Three bills are due, and the third leaves you $11.80 short.
              </p>
            </div>
            <ul role="list" className="flex min-w-0 flex-1 flex-col justify-end gap-2 text-sm/5 tabular-nums">
              {bills.map((bill) => (
                <li
                  key={bill.name}
                  className={clsx(
                    'flex flex-wrap items-center gap-x-4 rounded-lg px-4 py-2.5',
                    bill.short ? 'bg-red-600 text-white' : 'bg-white/10 text-white',
                  )}
                >
                  <div className="min-w-0 flex-1">
                    <p className="font-semibold">{bill.name}</p>
                    <p className="text-xs/5">{bill.day}</p>
                  </div>
                  <div className="text-end">
                    <p>{bill.amount}</p>
                    <p className="text-xs/5">
                      <bdi>{bill.left}</bdi>
                    </p>
                  </div>
                </li>
              ))}
            </ul>
          </li>
        </ul>
      </div>
    </section>
  )
}
