/**
 * @title Segmented tabs in card
 * @description A card with a segmented control that switches between a few views of the same data.
 * @keywords segmented control, pill tabs, view switcher, toggle group, button tabs
 * @layout padded
 * @order 2
 * @part AUI-C39-2
 */
import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'

const ranges = [
  {
    name: 'Day',
    total: '$2,480',
    rows: [
      { name: 'Ridge mug', amount: '$864' },
      { name: 'Trail bottle', amount: '$612' },
      { name: 'Fen bud vase', amount: '$544' },
      { name: 'Everything else', amount: '$460' },
    ],
  },
  {
    name: 'Week',
    total: '$18,940',
    rows: [
      { name: 'Trail bottle', amount: '$6,120' },
      { name: 'Ridge mug', amount: '$5,304' },
      { name: 'Halden table lamp', amount: '$3,780' },
      { name: 'Everything else', amount: '$3,736' },
    ],
  },
  {
    name: 'Month',
    total: '$76,310',
    rows: [
      { name: 'Trail bottle', amount: '$24,480' },
      { name: 'Ridge mug', amount: '$19,872' },
      { name: 'Halden table lamp', amount: '$16,254' },
      { name: 'Everything else', amount: '$15,704' },
    ],
  },
]

export default function SegmentedTabsInCard() {
  return (
    <section
      aria-labelledby="bestsellers-heading"
      className="mx-auto max-w-md rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
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
                    className="flex justify-between gap-4 border-b border-secondary-950/10 px-5 py-3 sm:px-6 dark:border-white/10"
                  >
                    <dt className="text-secondary-600 dark:text-secondary-400">{row.name}</dt>
                    <dd className="text-secondary-950 tabular-nums dark:text-white">{row.amount}</dd>
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
