/**
 * @title Ranked statistics list with bars
 * @description A card with tabs for products, pages and cities, each a ranked list of links with a bar behind every name.
 * @keywords top pages, top products, leaderboard, bar list, horizontal bar chart, referrers, analytics
 * @layout padded
 * @order 8
 * @part AUI-C36-8
 */
import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'
import clsx from 'clsx'

const lists = [
  {
    name: 'Products',
    total: '2,501 of 4,052 items sold',
    most: 828,
    rows: [
      { name: 'Ridge mug', count: 828, image: '/media/products/mug-moss.webp' },
      { name: 'Trail bottle', count: 720, image: '/media/products/bottle-rust.webp' },
      { name: 'Ribbed candle', count: 318, image: '/media/products/candle-sage.webp' },
      { name: 'Fen bud vase', count: 264, image: '/media/products/vase-terracotta.webp' },
      { name: 'Canvas tote, natural', count: 187, image: '/media/products/tote-natural.webp' },
      { name: 'Halden table lamp', count: 126, image: '/media/products/lamp-sage.webp' },
      { name: 'Shell chair, rust', count: 58, image: '/media/products/chair-rust.webp' },
    ],
  },
  {
    name: 'Pages',
    total: '68,200 of 86,400 visits began here',
    most: 24310,
    rows: [
      { name: 'Home page', count: 24310, image: '' },
      { name: 'Fall collection', count: 13880, image: '' },
      { name: 'Table lamps', count: 9640, image: '' },
      { name: 'Mugs and bottles', count: 7520, image: '' },
      { name: 'Plants and pots', count: 5180, image: '' },
      { name: 'Chairs', count: 4460, image: '' },
      { name: 'Gifts under $50', count: 3210, image: '' },
    ],
  },
  {
    name: 'Cities',
    total: '58,000 of 86,400 visits',
    most: 15870,
    rows: [
      { name: 'Seattle', count: 15870, image: '' },
      { name: 'Tacoma', count: 11240, image: '' },
      { name: 'Portland', count: 9650, image: '' },
      { name: 'San Francisco', count: 6730, image: '' },
      { name: 'Spokane', count: 5410, image: '' },
      { name: 'Los Angeles', count: 4920, image: '' },
      { name: 'Boise', count: 4180, image: '' },
    ],
  },
]

export default function RankedStatisticsListWithBars() {
  return (
    <section
      aria-labelledby="ranked-heading"
      className="mx-auto flex h-full max-w-xl flex-col rounded-xl bg-white p-5 shadow-xs ring-1 ring-secondary-950/10 sm:p-6 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <TabGroup className="flex flex-1 flex-col">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div>
            <h2 id="ranked-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
              Most popular
            </h2>
            <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">September 2026</p>
          </div>
          <TabList aria-label="Kind" className="flex flex-wrap rounded-lg bg-secondary-950/5 p-0.5 dark:bg-white/10">
            {lists.map((list) => (
              <Tab
                key={list.name}
                className="rounded-md px-3 py-2 text-sm/6 font-medium text-secondary-700 transition duration-150 hover:text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-primary-600 data-selected:bg-white data-selected:text-secondary-950 data-selected:shadow-xs motion-reduce:transition-none sm:py-1 dark:text-secondary-300 dark:hover:text-white dark:focus-visible:outline-primary-400 dark:data-selected:bg-secondary-700 dark:data-selected:text-white"
              >
                {list.name}
              </Tab>
            ))}
          </TabList>
        </div>
        <TabPanels className="mt-4 flex-1">
          {lists.map((list) => (
            <TabPanel
              key={list.name}
              className="h-full rounded-lg focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-primary-600 dark:focus-visible:outline-primary-400"
            >
              <div className="flex h-full flex-col">
                <ol role="list" className="grid flex-1 auto-rows-fr gap-1">
                  {list.rows.map((row, index) => (
                    <li key={row.name} className="relative flex min-h-10 items-center gap-3">
                      <span
                        aria-hidden="true"
                        style={{ width: `${(row.count / list.most) * 80}%` }}
                        className={clsx(
                          'absolute inset-y-0 start-0 rounded-md',
                          index === 0 ? 'bg-primary-300 dark:bg-primary-700' : 'bg-primary-100 dark:bg-primary-900',
                        )}
                      />
                      <a
                        href="#"
                        className="relative flex min-h-10 min-w-0 flex-1 items-center gap-2.5 rounded-md px-1.5 text-sm/5 font-medium text-secondary-950 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 dark:text-white dark:focus-visible:outline-primary-400"
                      >
                        {row.image && (
                          <img
                            src={row.image}
                            alt=""
                            width={640}
                            height={800}
                            className="size-7 shrink-0 rounded-md object-cover"
                          />
                        )}
                        <span className={clsx('min-w-0', !row.image && 'ps-1')}>{row.name}</span>
                      </a>
                      <span className="relative text-end text-sm/5 font-semibold text-secondary-950 tabular-nums dark:text-white">
                        {row.count.toLocaleString('en-US')}
                      </span>
                    </li>
                  ))}
                </ol>
                <p className="mt-4 border-t border-secondary-950/10 pt-4 text-sm/6 text-secondary-600 tabular-nums dark:border-white/10 dark:text-secondary-400">
                  <bdi>{list.total}</bdi>
                </p>
              </div>
            </TabPanel>
          ))}
        </TabPanels>
      </TabGroup>
    </section>
  )
}
