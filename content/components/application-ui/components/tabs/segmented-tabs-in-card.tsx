/**
 * @title Segmented tabs in card
 * @description A card with a segmented control that switches figures between day, week and month.
 * @keywords segmented control, pill tabs, view switcher, toggle group, button tabs
 * @layout padded
 * @order 2
 * @part AUI-C39-2
 */
import { ArrowUpIcon } from '@heroicons/react/20/solid'
import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'

const ranges = [
  {
    name: 'Day',
    total: '$2,472',
    change: '6% vs. Thursday',
    rows: [
      {
        name: 'Ridge mug',
        amount: '$864',
        percent: 35,
        image: '/media/products/mug-moss.webp',
        barClass: 'bg-primary-800 dark:bg-primary-300',
      },
      {
        name: 'Trail bottle',
        amount: '$612',
        percent: 25,
        image: '/media/products/bottle-rust.webp',
        barClass: 'bg-primary-600 dark:bg-primary-500',
      },
      {
        name: 'Fen bud vase',
        amount: '$544',
        percent: 22,
        image: '/media/products/vase-terracotta.webp',
        barClass: 'bg-primary-400 dark:bg-primary-700',
      },
      {
        name: 'Everything else',
        amount: '$452',
        percent: 18,
        image: '',
        barClass: 'bg-primary-200 dark:bg-primary-900',
      },
    ],
  },
  {
    name: 'Week',
    total: '$21,560',
    change: '3% vs. last week',
    rows: [
      {
        name: 'Trail bottle',
        amount: '$6,120',
        percent: 28,
        image: '/media/products/bottle-rust.webp',
        barClass: 'bg-primary-800 dark:bg-primary-300',
      },
      {
        name: 'Halden table lamp',
        amount: '$5,481',
        percent: 25,
        image: '/media/products/lamp-sage.webp',
        barClass: 'bg-primary-600 dark:bg-primary-500',
      },
      {
        name: 'Ridge mug',
        amount: '$5,304',
        percent: 25,
        image: '/media/products/mug-moss.webp',
        barClass: 'bg-primary-400 dark:bg-primary-700',
      },
      {
        name: 'Everything else',
        amount: '$4,655',
        percent: 22,
        image: '',
        barClass: 'bg-primary-200 dark:bg-primary-900',
      },
    ],
  },
  {
    name: 'Month',
    total: '$93,178',
    change: '4% vs. August',
    rows: [
      {
        name: 'Trail bottle',
        amount: '$24,480',
        percent: 26,
        image: '/media/products/bottle-rust.webp',
        barClass: 'bg-primary-800 dark:bg-primary-300',
      },
      {
        name: 'Halden table lamp',
        amount: '$23,814',
        percent: 26,
        image: '/media/products/lamp-sage.webp',
        barClass: 'bg-primary-600 dark:bg-primary-500',
      },
      {
        name: 'Ridge mug',
        amount: '$19,872',
        percent: 21,
        image: '/media/products/mug-moss.webp',
        barClass: 'bg-primary-400 dark:bg-primary-700',
      },
      {
        name: 'Everything else',
        amount: '$25,012',
        percent: 27,
        image: '',
        barClass: 'bg-primary-200 dark:bg-primary-900',
      },
    ],
  },
]

export default function SegmentedTabsInCard() {
  return (
    <section
      aria-labelledby="collection-heading"
      className="mx-auto max-w-2xl rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <TabGroup>
        <div className="flex flex-wrap items-center justify-between gap-3 px-5 py-2.5 sm:px-6">
          <h2 id="collection-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
            Fall collection
          </h2>
          <TabList aria-label="Period" className="flex flex-wrap rounded-lg bg-secondary-950/5 p-0.5 dark:bg-white/10">
            {ranges.map((range) => (
              <Tab
                key={range.name}
                className="rounded-md px-3 py-2 text-sm/6 font-medium text-secondary-700 transition duration-150 hover:text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-primary-600 data-selected:bg-white data-selected:text-secondary-950 data-selected:shadow-xs motion-reduce:transition-none sm:py-1 dark:text-secondary-300 dark:hover:text-white dark:focus-visible:outline-primary-400 dark:data-selected:bg-secondary-700 dark:data-selected:text-white"
              >
                {range.name}
              </Tab>
            ))}
          </TabList>
        </div>
        <TabPanels className="border-t border-secondary-950/10 dark:border-white/10">
          {ranges.map((range) => (
            <TabPanel
              key={range.name}
              className="rounded-b-xl focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 dark:focus-visible:outline-primary-400"
            >
              <div className="px-5 pt-3 sm:px-6">
                <p className="flex flex-wrap items-baseline gap-x-3">
                  <span className="text-3xl/9 font-semibold tracking-tight text-secondary-950 tabular-nums dark:text-white">
                    {range.total}
                  </span>
                  <span className="flex items-center gap-1 self-center text-sm/6 font-medium text-green-800 dark:text-green-400">
                    <ArrowUpIcon aria-hidden="true" className="size-4" />
                    <span className="sr-only">Up </span>
                    <bdi>{range.change}</bdi>
                  </span>
                </p>
                <div aria-hidden="true" className="mt-2 flex h-4 gap-0.5 overflow-hidden rounded-full">
                  {range.rows.map((row) => (
                    <span key={row.name} style={{ width: `${row.percent}%` }} className={row.barClass} />
                  ))}
                </div>
              </div>
              <dl className="mt-2.5 text-sm/5">
                {range.rows.map((row) => (
                  <div
                    key={row.name}
                    className="flex flex-wrap items-center gap-x-3 border-t border-secondary-950/10 px-5 py-1 tabular-nums sm:px-6 dark:border-white/10"
                  >
                    <dt className="flex min-w-0 flex-1 basis-40 items-center gap-3 font-medium text-secondary-950 dark:text-white">
                      <span aria-hidden="true" className={`size-3 shrink-0 rounded-full ${row.barClass}`} />
                      {row.image ? (
                        <img
                          src={row.image}
                          alt=""
                          width={640}
                          height={800}
                          className="size-10 shrink-0 rounded-lg object-cover"
                        />
                      ) : (
                        <span aria-hidden="true" className="h-7 w-10" />
                      )}
                      <span className="min-w-min flex-1">{row.name}</span>
                    </dt>
                    <dd className="text-secondary-600 dark:text-secondary-400">{row.percent}%</dd>
                    <dd className="min-w-16 text-end font-semibold text-secondary-950 dark:text-white">{row.amount}</dd>
                  </div>
                ))}
              </dl>
            </TabPanel>
          ))}
        </TabPanels>
      </TabGroup>
    </section>
  )
}
