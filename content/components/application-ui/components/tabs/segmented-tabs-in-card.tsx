/**
 * @title Segmented tabs in card
 * @description A card with a segmented control that switches between a few views of the same data, such as products by day, week and month.
 * @keywords segmented control, pill tabs, view switcher, toggle group, button tabs
 * @layout padded
 * @order 2
 * @part AUI-C39-2
 */
import { Squares2X2Icon } from '@heroicons/react/20/solid'
import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'

const ranges = [
  {
    name: 'Day',
    total: '$2,480',
    rows: [
      { name: 'Ridge mug', amount: '$864', percent: 35, image: '/media/products/mug-moss.webp' },
      { name: 'Trail bottle', amount: '$612', percent: 25, image: '/media/products/bottle-rust.webp' },
      { name: 'Fen bud vase', amount: '$544', percent: 22, image: '/media/products/vase-terracotta.webp' },
      { name: 'Everything else', amount: '$460', percent: 19, image: '' },
    ],
  },
  {
    name: 'Week',
    total: '$18,940',
    rows: [
      { name: 'Trail bottle', amount: '$6,120', percent: 32, image: '/media/products/bottle-rust.webp' },
      { name: 'Ridge mug', amount: '$5,304', percent: 28, image: '/media/products/mug-moss.webp' },
      { name: 'Halden table lamp', amount: '$3,780', percent: 20, image: '/media/products/lamp-sage.webp' },
      { name: 'Everything else', amount: '$3,736', percent: 20, image: '' },
    ],
  },
  {
    name: 'Month',
    total: '$76,310',
    rows: [
      { name: 'Trail bottle', amount: '$24,480', percent: 32, image: '/media/products/bottle-rust.webp' },
      { name: 'Ridge mug', amount: '$19,872', percent: 26, image: '/media/products/mug-moss.webp' },
      { name: 'Halden table lamp', amount: '$16,254', percent: 21, image: '/media/products/lamp-sage.webp' },
      { name: 'Everything else', amount: '$15,704', percent: 21, image: '' },
    ],
  },
]

export default function SegmentedTabsInCard() {
  return (
    <section
      aria-labelledby="bestsellers-heading"
      className="mx-auto max-w-2xl rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <TabGroup>
        <div className="flex flex-wrap items-center justify-between gap-3 p-5 sm:px-6">
          <h2 id="bestsellers-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
            Best sellers
          </h2>
          <TabList aria-label="Period" className="flex rounded-lg bg-secondary-950/5 p-0.5 dark:bg-white/10">
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
              <dl className="text-sm/6">
                {range.rows.map((row) => (
                  <div
                    key={row.name}
                    className="flex items-center gap-4 border-b border-secondary-950/10 px-5 py-2.5 sm:px-6 dark:border-white/10"
                  >
                    <dt className="flex min-w-0 flex-1 items-center gap-4 font-medium text-secondary-950 dark:text-white">
                      {row.image ? (
                        <img
                          src={row.image}
                          alt=""
                          width={640}
                          height={800}
                          className="size-12 shrink-0 rounded-lg object-cover"
                        />
                      ) : (
                        <span className="flex size-12 shrink-0 items-center justify-center rounded-lg bg-secondary-950/5 dark:bg-white/10">
                          <Squares2X2Icon
                            aria-hidden="true"
                            className="size-5 text-secondary-500 dark:text-secondary-400"
                          />
                        </span>
                      )}
                      <span className="min-w-0 flex-1">
                        {row.name}
                        <span
                          aria-hidden="true"
                          className="mt-1.5 block h-1.5 overflow-hidden rounded-full bg-secondary-200 dark:bg-white/15"
                        >
                          <span
                            style={{ width: `${row.percent}%` }}
                            className="block h-full rounded-full bg-primary-600 dark:bg-primary-500"
                          />
                        </span>
                      </span>
                    </dt>
                    <dd className="w-20 text-end font-semibold text-secondary-950 tabular-nums dark:text-white">
                      {row.amount}
                    </dd>
                  </div>
                ))}
                <div className="flex justify-between gap-4 px-5 py-3 font-semibold text-secondary-950 sm:px-6 dark:text-white">
                  <dt>Total</dt>
                  <dd className="tabular-nums">{range.total}</dd>
                </div>
              </dl>
            </TabPanel>
          ))}
        </TabPanels>
      </TabGroup>
    </section>
  )
}
