/**
 * @title Underlined tabs with count badges
 * @description A row of underlined tabs with count badges that switch between the lists of one record.
 * @keywords tab bar, tabbed navigation, tab list, counters, record sections
 * @free
 * @layout padded
 * @order 1
 * @part AUI-C39-1
 */
import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'
import { ArrowUturnLeftIcon } from '@heroicons/react/24/outline'
import clsx from 'clsx'

const items = [
  {
    name: 'Oak step stool',
    variant: 'Natural oil, 18 in',
    quantity: 1,
    price: '$128.00',
    total: '$128.00',
    image: '/media/products/stool-oak.webp',
  },
  {
    name: 'Stoneware bowls, set of four',
    variant: 'Shore glaze',
    quantity: 2,
    price: '$46.00',
    total: '$92.00',
    image: '/media/products/bowls-shore.webp',
  },
  {
    name: 'Linen-bound notebook',
    variant: 'Ruled, A5, forest green',
    quantity: 3,
    price: '$18.00',
    total: '$54.00',
    image: '/media/products/notebook-forest.webp',
  },
]

const amounts = [
  { name: 'Subtotal', amount: '$274.00' },
  { name: 'Shipping, two parcels', amount: '$12.00' },
  { name: 'Sales tax, 8.25%', amount: '$22.61' },
]

const shipments = [
  {
    name: 'Parcel 1 of 2',
    contents: 'Oak step stool',
    status: 'Delivered',
    statusClass:
      'bg-green-50 text-green-900 ring-green-700/20 dark:bg-green-400/10 dark:text-green-200 dark:ring-green-400/20',
    detail: 'Received by M. Vance at the front desk on March 9',
    tracking: '1Z 204 E8F 03 1187 4402',
  },
  {
    name: 'Parcel 2 of 2',
    contents: 'Stoneware bowls, linen-bound notebooks',
    status: 'In transit',
    statusClass: 'bg-sky-50 text-sky-900 ring-sky-700/20 dark:bg-sky-400/10 dark:text-sky-200 dark:ring-sky-400/20',
    detail: 'Left the depot in Tacoma, expected on March 12',
    tracking: '1Z 204 E8F 03 1187 4419',
  },
]

const events = [
  { person: 'Nina Castell', action: 'handed parcel 2 to the carrier', time: 'March 10, 4:32 PM' },
  { person: 'Marta Vance', action: 'changed the delivery address to the front desk', time: 'March 7, 9:05 AM' },
  { person: 'Caleb Moss', action: 'handed parcel 1 to the carrier', time: 'March 6, 3:48 PM' },
  { person: 'Caleb Moss', action: 'split the order into two parcels', time: 'March 6, 11:20 AM' },
  { person: 'Marta Vance', action: 'paid $308.61 by card', time: 'March 4, 8:57 PM' },
]

const tabs = [
  { name: 'Items', count: items.length },
  { name: 'Shipments', count: shipments.length },
  { name: 'Activity', count: events.length },
  { name: 'Returns', count: 0 },
]

const panelClasses =
  'rounded-lg focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-primary-600 dark:focus-visible:outline-primary-400'

export default function UnderlinedTabsWithCountBadges() {
  return (
    <div className="mx-auto max-w-3xl">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h2 className="text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">Order 10482</h2>
          <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">Placed by Marta Vance on March 4</p>
        </div>
        <p className="text-2xl/8 font-semibold tracking-tight text-secondary-950 tabular-nums dark:text-white">
          $308.61
        </p>
      </div>

      <TabGroup className="mt-4">
        <div className="border-b border-secondary-950/10 dark:border-white/10">
          <TabList
            aria-label="Order 10482"
            onFocus={(event) => event.target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
            className="-mx-1 -mb-px flex [scrollbar-width:none] gap-6 overflow-x-auto px-1"
          >
            {tabs.map((tab) => (
              <Tab
                key={tab.name}
                className="group shrink-0 scroll-mx-8 border-b-2 border-transparent py-3 text-base/6 font-medium text-secondary-600 transition-colors duration-150 hover:border-secondary-300 hover:text-secondary-950 focus-visible:outline-hidden data-selected:border-primary-600 data-selected:text-primary-700 motion-reduce:transition-none dark:text-secondary-400 dark:hover:border-white/30 dark:hover:text-white dark:data-selected:border-primary-400 dark:data-selected:text-primary-400"
              >
                <span className="flex items-center gap-2 rounded-md outline-offset-2 outline-primary-600 group-focus-visible:outline-2 dark:outline-primary-400">
                  {tab.name}
                  <span className="rounded-full bg-secondary-950/5 px-2 text-xs/5 text-secondary-700 tabular-nums group-data-selected:bg-primary-50 group-data-selected:text-primary-700 dark:bg-white/10 dark:text-secondary-300 dark:group-data-selected:bg-primary-400/15 dark:group-data-selected:text-primary-300">
                    {tab.count}
                  </span>
                </span>
              </Tab>
            ))}
          </TabList>
        </div>

        <TabPanels className="mt-2">
          <TabPanel className={panelClasses}>
            <ul role="list" className="grid grid-cols-2 gap-x-4 gap-y-6 pt-4 sm:grid-cols-3">
              {items.map((item) => (
                <li key={item.name} className="min-w-0 text-sm/6">
                  <img
                    src={item.image}
                    alt=""
                    width={640}
                    height={800}
                    className="aspect-4/3 w-full rounded-xl object-cover"
                  />
                  <h3 className="mt-3 font-medium break-words text-secondary-950 dark:text-white">{item.name}</h3>
                  <p className="text-secondary-600 dark:text-secondary-400">{item.variant}</p>
                  <p className="mt-1 flex flex-wrap justify-between gap-x-3 tabular-nums">
                    <bdi className="text-secondary-600 dark:text-secondary-400">
                      {item.quantity} × {item.price}
                    </bdi>
                    <span className="font-medium text-secondary-950 dark:text-white">{item.total}</span>
                  </p>
                </li>
              ))}
            </ul>
            <dl className="mt-5 grid gap-1 border-t border-secondary-950/10 py-4 text-sm/6 dark:border-white/10">
              {amounts.map((line) => (
                <div key={line.name} className="flex justify-between gap-6">
                  <dt className="text-secondary-600 dark:text-secondary-400">{line.name}</dt>
                  <dd className="text-secondary-950 tabular-nums dark:text-white">{line.amount}</dd>
                </div>
              ))}
              <div className="flex justify-between gap-6 font-semibold text-secondary-950 dark:text-white">
                <dt>Total</dt>
                <dd className="tabular-nums">$308.61</dd>
              </div>
            </dl>
          </TabPanel>

          <TabPanel className={panelClasses}>
            <ul role="list">
              {shipments.map((shipment) => (
                <li
                  key={shipment.name}
                  className="border-b border-secondary-950/10 py-4 text-sm/6 last:border-b-0 dark:border-white/10"
                >
                  <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
                    <h3 className="font-medium text-secondary-950 dark:text-white">{shipment.name}</h3>
                    <p
                      className={clsx(
                        'rounded-full px-2 text-xs/5 font-medium ring-1 ring-inset',
                        shipment.statusClass,
                      )}
                    >
                      {shipment.status}
                    </p>
                  </div>
                  <p className="text-secondary-700 dark:text-secondary-300">{shipment.contents}</p>
                  <p className="mt-2 text-pretty text-secondary-600 dark:text-secondary-400">{shipment.detail}</p>
                  <p className="text-secondary-600 tabular-nums dark:text-secondary-400">
                    Tracking {shipment.tracking}
                  </p>
                </li>
              ))}
            </ul>
          </TabPanel>

          <TabPanel className={panelClasses}>
            <ol role="list">
              {events.map((event) => (
                <li
                  key={event.time}
                  className="flex flex-col justify-between gap-x-6 border-b border-secondary-950/10 py-4 text-sm/6 last:border-b-0 sm:flex-row dark:border-white/10"
                >
                  <p className="min-w-0 text-pretty text-secondary-600 dark:text-secondary-400">
                    <span className="font-medium text-secondary-950 dark:text-white">{event.person}</span>{' '}
                    {event.action}
                  </p>
                  <p className="shrink-0 text-secondary-600 tabular-nums dark:text-secondary-400">{event.time}</p>
                </li>
              ))}
            </ol>
          </TabPanel>

          <TabPanel className={panelClasses}>
            <div className="flex flex-col items-center px-4 py-12 text-center">
              <ArrowUturnLeftIcon
                aria-hidden="true"
                className="size-6 text-secondary-500 rtl:-scale-x-100 dark:text-secondary-400"
              />
              <h3 className="mt-3 text-sm/6 font-semibold text-secondary-950 dark:text-white">No returns</h3>
              <p className="mt-1 max-w-sm text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400">
                Marta can send items back until 30 days after the last parcel has arrived.
              </p>
              <button
                type="button"
                className="mt-5 rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition-colors duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
              >
                Start a return
              </button>
            </div>
          </TabPanel>
        </TabPanels>
      </TabGroup>
    </div>
  )
}
