/**
 * @title Hero with app screenshot
 * @description A hero section with centered words above a wide dark dashboard of the product that runs off the fold.
 * @keywords SaaS landing page, product screenshot, dashboard preview, centered headline, analytics
 * @layout full
 * @order 6
 * @part MKT-S01-6
 */
import { ArrowRightIcon, ArrowUpIcon } from '@heroicons/react/20/solid'
import {
  DocumentChartBarIcon,
  FunnelIcon,
  GlobeAltIcon,
  HomeIcon,
  TagIcon,
  UsersIcon,
} from '@heroicons/react/24/outline'
import clsx from 'clsx'

const bars = [16, 26, 22, 36, 48, 42, 62, 80, 100]

const places = [
  { name: 'Overview', icon: HomeIcon },
  { name: 'Conversion', icon: FunnelIcon },
  { name: 'Products', icon: TagIcon },
  { name: 'Sources', icon: GlobeAltIcon },
  { name: 'Customers', icon: UsersIcon },
  { name: 'Reports', icon: DocumentChartBarIcon },
]

const figures = [
  { name: 'Revenue', value: '$198,708', change: '8.4%' },
  { name: 'Orders', value: '2,678', change: '11.2%' },
  { name: 'Visits', value: '86,400', change: '7.7%' },
  { name: 'Conversion', value: '3.1%', change: '0.1 points' },
]

const channels = [
  { name: 'Search', amount: '$86,420', percent: 100, barClass: 'bg-primary-300' },
  { name: 'Direct', amount: '$53,130', percent: 61, barClass: 'bg-primary-400' },
  { name: 'Newsletter', amount: '$37,206', percent: 43, barClass: 'bg-primary-500' },
  { name: 'Partner sites', amount: '$11,392', percent: 13, barClass: 'bg-primary-600' },
  { name: 'Social', amount: '$10,560', percent: 12, barClass: 'bg-primary-700' },
]

// Visits from day to day, and the month before
const september =
  'M0 41.1 L10 43.9 L20 41.8 L30 45.5 L40 41.7 L50 31.9 L60 37.8 L70 39.3 L80 42.8 L90 40.9 L100 44.2 L110 41.2 L120 30.1 L130 34.5 L140 38.7 L150 41 L160 7.4 L170 23.3 L180 30.2 L190 24.3 L200 32.6 L210 37.4 L220 38.3 L230 38.4 L240 41.4 L250 38.4 L260 27.2 L270 31.5 L280 35.7 L290 37.6'
const august =
  'M0 45.8 L10 38.3 L20 42.1 L30 45.1 L40 47.2 L50 46 L60 47.2 L70 45.3 L80 37.4 L90 41.1 L100 43.4 L110 45.8 L120 44 L130 46.3 L140 44.8 L150 35.8 L160 40.3 L170 41.7 L180 44.1 L190 44.1 L200 44.9 L210 44.2 L220 35.2 L230 38.8 L240 42.3 L250 43.7 L260 43.8 L270 44.6 L280 42 L290 33.8'

export default function HeroWithAppScreenshot() {
  return (
    <section className="relative isolate overflow-hidden bg-primary-200 dark:bg-primary-950">
      <div aria-hidden="true" className="absolute inset-x-0 bottom-0 -z-10 flex h-11/12 items-end">
        {bars.map((bar) => (
          <span
            key={bar}
            style={{ height: `${bar}%` }}
            className="flex-1 rounded-t-full bg-primary-300/70 dark:bg-primary-900/60"
          />
        ))}
      </div>

      <div className="mx-auto max-w-4xl px-4 pt-16 text-center sm:px-6 sm:pt-24 lg:px-8">
        <h1 className="text-5xl font-semibold tracking-tighter text-balance text-primary-950 sm:text-7xl dark:text-white">
          See which visits turn into orders
        </h1>
        <p className="mx-auto mt-6 max-w-2xl text-lg/8 text-balance text-primary-950 dark:text-primary-100">
          Paxwell connects to your online store and shows where each order came from, which pages sell and who comes
          back, in figures that your whole team can read.
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <a
            href="#"
            className="rounded-lg bg-primary-950 px-5 py-3 text-base/6 font-semibold text-white transition-colors duration-150 hover:bg-primary-900 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-950 motion-reduce:transition-none dark:bg-white dark:text-primary-950 dark:hover:bg-primary-100 dark:focus-visible:outline-white"
          >
            Connect your store
          </a>
          <a
            href="#"
            className="flex items-center gap-2 rounded-lg px-5 py-3 text-base/6 font-semibold text-primary-950 ring-1 ring-primary-950/50 transition-colors duration-150 ring-inset hover:bg-primary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-950 motion-reduce:transition-none dark:text-white dark:ring-white/40 dark:hover:bg-white/10 dark:focus-visible:outline-white"
          >
            <span>See a live demo</span>
            <ArrowRightIcon aria-hidden="true" className="size-5 shrink-0 rtl:-scale-x-100" />
          </a>
        </div>
      </div>

      {/* Replace with your screenshot */}
      <div className="mx-auto mt-14 -mb-10 max-w-7xl px-4 sm:mt-20 sm:px-6 lg:px-8">
        <div
          role="img"
          aria-label="The dashboard of a store in September 2026: $198,708 in revenue, 2,678 orders, 86,400 visits and a conversion of 3.1%"
          className="flex rounded-2xl bg-secondary-950 text-sm/6 text-secondary-300 shadow-2xl ring-1 ring-white/15"
        >
          <div className="hidden w-52 shrink-0 border-e border-white/10 p-4 lg:block">
            <p className="flex items-center gap-2.5 px-2 text-base/7 font-semibold text-white">
              <svg aria-hidden="true" viewBox="0 0 32 32" className="size-6 text-primary-400">
                <path
                  fill="currentColor"
                  d="M3 12a4 4 0 0 1 8 0v18H3zM12.5 6a4 4 0 0 1 8 0v24h-8zM22 16a4 4 0 0 1 8 0v14h-8z"
                />
              </svg>
              <span>Paxwell</span>
            </p>
            <ul role="list" className="mt-6 grid gap-1">
              {places.map((place, index) => (
                <li
                  key={place.name}
                  className={clsx(
                    'flex items-center gap-3 rounded-lg px-2 py-1.5 font-medium',
                    index === 0 && 'bg-primary-400/20 text-primary-200',
                  )}
                >
                  <place.icon aria-hidden="true" className="size-5 shrink-0" />
                  <span>{place.name}</span>
                </li>
              ))}
            </ul>
          </div>
          <div className="min-w-0 flex-1 p-4 sm:p-6">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6">
              <p className="text-lg/7 font-semibold text-white">Halden</p>
              <p>September 2026, compared with August</p>
            </div>
            <dl className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-4 sm:gap-4">
              {figures.map((figure) => (
                <div key={figure.name} className="rounded-xl bg-white/5 p-3 ring-1 ring-white/10 sm:p-4">
                  <dt>{figure.name}</dt>
                  <dd className="text-xl/7 font-semibold tracking-tight text-white tabular-nums md:text-2xl/8">
                    {figure.value}
                  </dd>
                  <dd className="mt-1 flex items-center gap-0.5 text-xs/5 font-medium text-green-400 tabular-nums">
                    <ArrowUpIcon aria-hidden="true" className="size-4" />
                    <bdi>{figure.change}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
            <div className="mt-3 grid gap-3 sm:mt-4 sm:gap-4 lg:grid-cols-3">
              <div className="rounded-xl bg-white/5 p-4 ring-1 ring-white/10 lg:col-span-2">
                <div className="flex flex-wrap justify-between gap-x-4">
                  <p className="font-semibold text-white">Visits per day</p>
                  <p>Most on September 17: 4,169</p>
                </div>
                <svg
                  aria-hidden="true"
                  viewBox="0 0 290 100"
                  preserveAspectRatio="none"
                  fill="none"
                  className="mt-3 h-44 w-full text-primary-400 sm:h-60 rtl:-scale-x-100"
                >
                  <path
                    d="M0 11 H290 M0 33 H290 M0 56 H290 M0 78 H290 M0 100 H290"
                    stroke="white"
                    strokeOpacity={0.12}
                    vectorEffect="non-scaling-stroke"
                  />
                  <path d={`${september} V100 H0 Z`} fill="currentColor" fillOpacity={0.25} />
                  <path
                    d={august}
                    stroke="white"
                    strokeOpacity={0.6}
                    strokeWidth={1.5}
                    strokeDasharray="5 4"
                    vectorEffect="non-scaling-stroke"
                  />
                  <path
                    d={september}
                    stroke="currentColor"
                    strokeWidth={3}
                    strokeLinejoin="round"
                    vectorEffect="non-scaling-stroke"
                  />
                </svg>
              </div>
              <div className="hidden rounded-xl bg-white/5 p-4 ring-1 ring-white/10 lg:block">
                <p className="font-semibold text-white">Revenue by channel</p>
                <dl className="mt-3 grid gap-3">
                  {channels.map((channel) => (
                    <div key={channel.name} className="grid grid-cols-2 gap-y-1">
                      <dt>{channel.name}</dt>
                      <dd className="text-end font-medium text-white tabular-nums">{channel.amount}</dd>
                      <dd className="col-span-2">
                        <span
                          style={{ width: `${channel.percent}%` }}
                          className={clsx('block h-2.5 rounded-full', channel.barClass)}
                        />
                      </dd>
                    </div>
                  ))}
                </dl>
              </div>
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}
