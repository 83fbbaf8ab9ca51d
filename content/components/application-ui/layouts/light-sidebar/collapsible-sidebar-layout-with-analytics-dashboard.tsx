/**
 * @title Collapsible sidebar layout with analytics dashboard
 * @description An app layout with a sidebar, which a button folds to its icons, beside key figures, a line chart and two lists.
 * @keywords app shell, SaaS dashboard, admin panel, line chart, icon rail, mini sidebar, KPI, reports
 * @layout full
 * @minHeight 860
 * @order 2
 * @part AUI-L03-2
 */
import { useState } from 'react'
import {
  Dialog,
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
  Menu,
  MenuButton,
  MenuItem,
  MenuItems,
} from '@headlessui/react'
import { ChevronDownIcon } from '@heroicons/react/20/solid'
import {
  Bars3Icon,
  ChartBarIcon,
  ChevronDoubleLeftIcon,
  CursorArrowRaysIcon,
  DocumentTextIcon,
  GlobeAltIcon,
  UsersIcon,
  XMarkIcon,
} from '@heroicons/react/24/outline'
import clsx from 'clsx'

const places = [
  { name: 'Visits', icon: ChartBarIcon, current: true },
  { name: 'Pages', icon: DocumentTextIcon, current: false },
  { name: 'Sources', icon: GlobeAltIcon, current: false },
  { name: 'Goals', icon: CursorArrowRaysIcon, current: false },
  { name: 'Readers', icon: UsersIcon, current: false },
]

const exports = ['As a spreadsheet', 'As a PDF', 'By email every Monday']

// Visits of each day, and of the same day two weeks before.
const days = [
  { day: 'Sat 5', visits: 812, before: 731 },
  { day: 'Sun 6', visits: 764, before: 702 },
  { day: 'Mon 7', visits: 1048, before: 961 },
  { day: 'Tue 8', visits: 1320, before: 1180 },
  { day: 'Wed 9', visits: 1264, before: 1102 },
  { day: 'Thu 10', visits: 1180, before: 1060 },
  { day: 'Fri 11', visits: 1092, before: 958 },
  { day: 'Sat 12', visits: 868, before: 774 },
  { day: 'Sun 13', visits: 902, before: 790 },
  { day: 'Mon 14', visits: 1276, before: 1149 },
  { day: 'Tue 15', visits: 1544, before: 1334 },
  { day: 'Wed 16', visits: 1488, before: 1320 },
  { day: 'Thu 17', visits: 1402, before: 1253 },
  { day: 'Fri 18', visits: 1052, before: 982 },
]

const sources = [
  { name: 'Search engines', visits: 6731 },
  { name: 'The newsletter', visits: 4466 },
  { name: 'Direct', visits: 2893 },
  { name: 'Other sites', visits: 1277 },
  { name: 'Social networks', visits: 645 },
]

const pages = [
  { path: '/tides/reading-a-tide-table', title: 'How to read a tide table', visits: 2914, minutes: '4:12' },
  { path: '/birds/curlew', title: 'Why the curlew calls at night', visits: 1876, minutes: '3:05' },
  { path: '/walks/september', title: 'Five walks for late September', visits: 1542, minutes: '2:48' },
  { path: '/', title: 'Home', visits: 1490, minutes: '0:51' },
  { path: '/kitchen/samphire', title: 'Samphire, gathered and cooked', visits: 1108, minutes: '3:37' },
]

const total = days.reduce((sum, each) => sum + each.visits, 0)

const levels = [
  { name: '1,500', percent: 75 },
  { name: '1,000', percent: 50 },
  { name: '500', percent: 25 },
]

// The chart is 600 wide and 160 high; 2,000 visits reach its top.
const points = days.map((each, index) => `${(index * 600) / 13} ${160 - each.visits / 12.5}`).join(' L')
const pointsBefore = days.map((each, index) => `${(index * 600) / 13} ${160 - each.before / 12.5}`).join(' L')
const best = { position: (10 / 13) * 100, height: (1544 / 2000) * 100 }

function count(value: number) {
  return value.toLocaleString('en-US')
}

const figures = [
  { name: 'Visits', value: count(total), change: '+12%', good: true },
  { name: 'Pages per visit', value: '2.4', change: '+0.2', good: true },
  { name: 'Time on site', value: '3 min 26 s', change: '+18 s', good: true },
  { name: 'New readers', value: '38%', change: '−3 points', good: false },
]

const linkClasses =
  'group flex items-center gap-3 rounded-lg p-2 text-sm/6 font-medium text-secondary-700 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-[current=page]:bg-primary-50 aria-[current=page]:text-primary-700 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/5 dark:hover:text-white dark:focus-visible:outline-primary-400 dark:aria-[current=page]:bg-primary-400/15 dark:aria-[current=page]:text-primary-300'

const iconClasses =
  'size-6 shrink-0 text-secondary-500 group-aria-[current=page]:text-primary-600 dark:text-secondary-400 dark:group-aria-[current=page]:text-primary-400'

export default function CollapsibleSidebarLayoutWithAnalyticsDashboard() {
  // Begin with false to show the names first.
  const [folded, setFolded] = useState(true)
  const [navigating, setNavigating] = useState(false)

  return (
    <div className="min-h-dvh bg-white md:flex dark:bg-secondary-950">
      <div
        className={clsx(
          'hidden shrink-0 flex-col overflow-x-hidden overflow-y-auto border-e border-secondary-950/10 bg-white p-3 md:sticky md:top-0 md:flex md:h-dvh dark:border-white/10 dark:bg-secondary-900',
          folded ? 'w-16' : 'w-60',
        )}
      >
        {/* Replace with your logo */}
        <a
          href="#"
          className="flex h-10 items-center gap-3 rounded-lg px-2 text-base/7 font-semibold text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-white dark:focus-visible:outline-primary-400"
        >
          <svg
            aria-hidden="true"
            viewBox="0 0 32 32"
            className="-ms-0.5 size-7 shrink-0 text-primary-600 dark:text-primary-500"
          >
            <path
              fill="currentColor"
              d="M3 9c4-4 8-4 13 0s9 4 13 0v5c-4 4-8 4-13 0s-9-4-13 0zm0 9c4-4 8-4 13 0s9 4 13 0v5c-4 4-8 4-13 0s-9-4-13 0z"
            />
          </svg>
          <span className={clsx('whitespace-nowrap', folded && 'sr-only')}>Saltmarsh</span>
        </a>
        <nav aria-label="Main" className="mt-4">
          <ul role="list" className="grid gap-1">
            {places.map((place) => (
              <li key={place.name}>
                <a
                  href="#"
                  title={folded ? place.name : undefined}
                  aria-current={place.current ? 'page' : undefined}
                  className={linkClasses}
                >
                  <place.icon aria-hidden="true" className={iconClasses} />
                  <span className={clsx('whitespace-nowrap', folded && 'sr-only')}>{place.name}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <button
          type="button"
          onClick={() => setFolded(!folded)}
          className="mt-auto flex items-center gap-3 rounded-lg p-2 text-sm/6 font-medium text-secondary-600 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-400 dark:hover:bg-white/5 dark:hover:text-white dark:focus-visible:outline-primary-400"
        >
          <ChevronDoubleLeftIcon
            aria-hidden="true"
            className={clsx('size-6 shrink-0', folded ? 'rotate-180 rtl:rotate-0' : 'rtl:rotate-180')}
          />
          <span className={clsx('whitespace-nowrap', folded && 'sr-only')}>
            {folded ? 'Expand sidebar' : 'Collapse sidebar'}
          </span>
        </button>
      </div>

      <Dialog open={navigating} onClose={setNavigating} className="relative z-20 md:hidden">
        <DialogBackdrop
          transition
          className="fixed inset-0 bg-secondary-950/50 transition-opacity data-closed:opacity-0 data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none dark:bg-secondary-950/75"
        />
        <div className="fixed inset-0 flex pe-12">
          <DialogPanel
            transition
            className="w-full max-w-xs overflow-y-auto bg-white p-4 text-start shadow-lg ring-1 ring-secondary-950/10 transition data-closed:-translate-x-full data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none rtl:data-closed:translate-x-full dark:bg-secondary-800 dark:ring-white/10"
          >
            <div className="flex items-center justify-between gap-4">
              <DialogTitle className="px-2 text-base/7 font-semibold text-secondary-950 dark:text-white">
                Saltmarsh
              </DialogTitle>
              <button
                type="button"
                data-autofocus
                onClick={() => setNavigating(false)}
                className="rounded-lg p-2 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:p-1.5 dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
              >
                <span className="sr-only">Close main menu</span>
                <XMarkIcon aria-hidden="true" className="size-6" />
              </button>
            </div>
            <nav aria-label="Main, on phones" className="mt-4">
              <ul role="list" className="grid gap-1">
                {places.map((place) => (
                  <li key={place.name}>
                    <a href="#" aria-current={place.current ? 'page' : undefined} className={linkClasses}>
                      <place.icon aria-hidden="true" className={iconClasses} />
                      {place.name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </DialogPanel>
        </div>
      </Dialog>

      <div className="min-w-0 flex-1">
        <div className="flex h-14 items-center gap-3 border-b border-secondary-950/10 px-4 md:hidden dark:border-white/10">
          <button
            type="button"
            onClick={() => setNavigating(true)}
            className="-ms-2 rounded-lg p-2 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:-ms-1.5 sm:p-1.5 dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
          >
            <span className="sr-only">Open main menu</span>
            <Bars3Icon aria-hidden="true" className="size-6" />
          </button>
          <p className="text-sm/6 font-semibold text-secondary-950 dark:text-white">Saltmarsh</p>
        </div>
        <main className="mx-auto max-w-6xl px-4 py-6 sm:px-6 lg:px-8 lg:py-8">
          <div className="flex flex-wrap items-end justify-between gap-4">
            <div>
              <h1 className="text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">Visits</h1>
              <p className="mt-1 text-sm/6 text-secondary-600 dark:text-secondary-400">
                September 5 to 18, vs. the previous two weeks
              </p>
            </div>
            <Menu as="div" className="relative">
              <MenuButton className="inline-flex items-center gap-1.5 rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400">
                Export
                <ChevronDownIcon
                  aria-hidden="true"
                  className="-me-1 size-5 text-secondary-500 dark:text-secondary-400"
                />
              </MenuButton>
              <MenuItems
                transition
                className="absolute start-0 z-10 mt-2 w-56 origin-top-left rounded-xl bg-white p-1.5 shadow-lg ring-1 ring-secondary-950/10 transition focus:outline-hidden data-closed:scale-95 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none sm:start-auto sm:end-0 sm:origin-top-right dark:bg-secondary-800 dark:ring-white/10"
              >
                {exports.map((entry) => (
                  <MenuItem key={entry}>
                    <button
                      type="button"
                      className="flex w-full items-center gap-2.5 rounded-lg px-2.5 py-2 text-start text-sm/5 text-secondary-900 data-focus:bg-secondary-950/5 data-focus:outline-hidden dark:text-white dark:data-focus:bg-white/10"
                    >
                      {entry}
                    </button>
                  </MenuItem>
                ))}
              </MenuItems>
            </Menu>
          </div>

          <section
            aria-labelledby="saltmarsh-course"
            className="mt-6 rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
          >
            <dl className="grid grid-cols-2 gap-x-6 gap-y-5 p-5 sm:p-6 xl:grid-cols-4">
              {figures.map((figure) => (
                <div key={figure.name} className="min-w-0">
                  <dt className="text-sm/6 text-secondary-600 dark:text-secondary-400">{figure.name}</dt>
                  <dd className="mt-1 flex flex-wrap items-baseline gap-x-2">
                    <span className="text-xl/8 font-semibold tracking-tight text-secondary-950 tabular-nums dark:text-white">
                      <bdi>{figure.value}</bdi>
                    </span>
                    <span
                      className={clsx(
                        'text-sm/6 font-medium tabular-nums',
                        figure.good ? 'text-green-800 dark:text-green-400' : 'text-red-700 dark:text-red-400',
                      )}
                    >
                      <bdi>{figure.change}</bdi>
                    </span>
                  </dd>
                </div>
              ))}
            </dl>
            <div className="border-t border-secondary-950/10 p-5 sm:p-6 dark:border-white/10">
              <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
                <h2 id="saltmarsh-course" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
                  Visits by day
                </h2>
                <ul role="list" className="flex flex-wrap gap-x-5 text-xs/5 text-secondary-600 dark:text-secondary-400">
                  <li className="flex items-center gap-2">
                    <span aria-hidden="true" className="w-5 border-b-2 border-primary-600 dark:border-primary-400" />
                    September 5 to 18
                  </li>
                  <li className="flex items-center gap-2">
                    <span aria-hidden="true" className="w-5 border-b-2 border-dashed border-secondary-500" />
                    August 22 to September 4
                  </li>
                </ul>
              </div>
              <div className="relative mt-4 ps-12">
                {levels.map((level) => (
                  <div
                    key={level.name}
                    aria-hidden="true"
                    style={{ bottom: `${level.percent}%` }}
                    className="absolute inset-x-0 flex h-0 items-center gap-2 text-xs/5 text-secondary-600 tabular-nums dark:text-secondary-400"
                  >
                    <span className="w-10 text-end">{level.name}</span>
                    <span className="flex-1 border-b border-dashed border-secondary-950/15 dark:border-white/15" />
                  </div>
                ))}
                <svg
                  role="img"
                  aria-label="Visits rose from 812 on Saturday, September 5, to 1,544 on Tuesday, September 15, and fell on weekends; every day had more visits than the same day two weeks before."
                  viewBox="0 0 600 160"
                  preserveAspectRatio="none"
                  fill="none"
                  className="relative h-40 w-full sm:h-44 rtl:-scale-x-100"
                >
                  <path
                    d={`M${points} V160 H0 Z`}
                    fill="currentColor"
                    className="text-primary-600/10 dark:text-primary-400/15"
                  />
                  <path
                    d={`M${pointsBefore}`}
                    stroke="currentColor"
                    strokeWidth={2}
                    strokeDasharray="5 4"
                    strokeLinejoin="round"
                    vectorEffect="non-scaling-stroke"
                    className="text-secondary-400 dark:text-secondary-500"
                  />
                  <path
                    d={`M${points}`}
                    stroke="currentColor"
                    strokeWidth={2}
                    strokeLinejoin="round"
                    vectorEffect="non-scaling-stroke"
                    className="text-primary-600 dark:text-primary-400"
                  />
                </svg>
                <div aria-hidden="true" className="absolute inset-y-0 start-12 end-0">
                  <div
                    style={{ insetInlineStart: `${best.position}%`, bottom: `${best.height}%` }}
                    className="absolute flex w-0 flex-col items-center"
                  >
                    <span className="mb-1 rounded-md bg-secondary-950 px-2 text-xs/5 font-medium whitespace-nowrap text-white tabular-nums dark:bg-white dark:text-secondary-950">
                      <bdi>1,544 on Tuesday</bdi>
                    </span>
                    <span className="-mb-1.5 size-3 shrink-0 rounded-full bg-primary-600 ring-2 ring-white dark:bg-primary-400 dark:ring-secondary-900" />
                  </div>
                </div>
              </div>
              <div
                aria-hidden="true"
                className="ms-12 flex justify-between border-t border-secondary-950/10 pt-2 text-xs/5 text-secondary-600 tabular-nums dark:border-white/10 dark:text-secondary-400"
              >
                {days.map((each, index) => (
                  <span key={each.day} className="flex w-0 justify-center whitespace-nowrap">
                    {index % 2 === 0 && <span className={clsx(index % 4 > 0 && 'max-sm:hidden')}>{each.day}</span>}
                  </span>
                ))}
              </div>
            </div>
          </section>

          <div className="mt-6 grid items-start gap-6 lg:grid-cols-5">
            <section
              aria-labelledby="saltmarsh-pages"
              className="min-w-0 rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 lg:col-span-3 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
            >
              <h2
                id="saltmarsh-pages"
                className="px-5 pt-5 pb-2 text-base/7 font-semibold text-secondary-950 sm:px-6 dark:text-white"
              >
                Most read
              </h2>
              <ol role="list">
                {pages.map((page) => (
                  <li
                    key={page.path}
                    className="flex items-center gap-x-4 border-t border-secondary-950/10 px-5 py-3 text-sm/6 sm:px-6 dark:border-white/10"
                  >
                    <div className="min-w-0 flex-1">
                      <a
                        href="#"
                        className="relative rounded-sm py-3 font-medium text-secondary-950 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:static sm:py-0 dark:text-white dark:focus-visible:outline-primary-400"
                      >
                        {page.title}
                      </a>
                      <p className="wrap-break-word text-secondary-600 dark:text-secondary-400">{page.path}</p>
                    </div>
                    <p className="hidden w-20 text-end text-secondary-600 tabular-nums sm:block dark:text-secondary-400">
                      <bdi>{page.minutes} min</bdi>
                    </p>
                    <p className="w-14 text-end font-medium text-secondary-950 tabular-nums dark:text-white">
                      {count(page.visits)}
                    </p>
                  </li>
                ))}
              </ol>
            </section>
            <section
              aria-labelledby="saltmarsh-sources"
              className="min-w-0 rounded-xl bg-white p-5 shadow-xs ring-1 ring-secondary-950/10 sm:p-6 lg:col-span-2 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
            >
              <h2 id="saltmarsh-sources" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
                Traffic sources
              </h2>
              <ul role="list" className="mt-4 grid gap-4">
                {sources.map((source) => (
                  <li key={source.name} className="text-sm/6">
                    <p className="flex justify-between gap-4 text-secondary-950 dark:text-white">
                      {source.name}
                      <span className="text-secondary-600 tabular-nums dark:text-secondary-400">
                        {count(source.visits)}{' '}
                        <span className="inline-block w-10 text-end font-medium text-secondary-950 dark:text-white">
                          {Math.round((source.visits / total) * 100)}%
                        </span>
                      </span>
                    </p>
                    <div aria-hidden="true" className="mt-1.5 h-1.5 rounded-full bg-secondary-200 dark:bg-white/15">
                      <div
                        style={{ width: `${(source.visits / total) * 100}%` }}
                        className="h-full rounded-full bg-primary-600 dark:bg-primary-500"
                      />
                    </div>
                  </li>
                ))}
              </ul>
            </section>
          </div>
        </main>
      </div>
    </div>
  )
}
