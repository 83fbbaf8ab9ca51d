/**
 * @title Simple light sidebar layout
 * @description A light sidebar layout with icons, counts and an account menu, a drawer on phones, and a page with a funnel chart.
 * @keywords app shell, dashboard, side nav, admin template, web analytics, conversion funnel, drawer
 * @free
 * @layout full
 * @minHeight 860
 * @order 3
 * @part AUI-L03-3
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
import { ChevronUpDownIcon } from '@heroicons/react/20/solid'
import {
  Bars3Icon,
  BellAlertIcon,
  DocumentChartBarIcon,
  FunnelIcon,
  GlobeAltIcon,
  HomeIcon,
  TagIcon,
  UsersIcon,
  XMarkIcon,
} from '@heroicons/react/24/outline'
import clsx from 'clsx'

const places = [
  { name: 'Overview', icon: HomeIcon, count: '', current: false },
  { name: 'Conversion', icon: FunnelIcon, count: '', current: true },
  { name: 'Products', icon: TagIcon, count: '', current: false },
  { name: 'Sources', icon: GlobeAltIcon, count: '', current: false },
  { name: 'Customers', icon: UsersIcon, count: '', current: false },
  { name: 'Reports', icon: DocumentChartBarIcon, count: '3', current: false },
  { name: 'Alerts', icon: BellAlertIcon, count: '1', current: false },
]

const account = ['Your profile', 'Store settings', 'Sign out']

const steps = [
  { name: 'Visits', count: 86400, next: 47520, colorClass: 'text-primary-700 dark:text-primary-600' },
  { name: 'Saw a product', count: 47520, next: 12960, colorClass: 'text-primary-600 dark:text-primary-500' },
  { name: 'Added to bag', count: 12960, next: 6912, colorClass: 'text-primary-500 dark:text-primary-400' },
  { name: 'Began checkout', count: 6912, next: 2678, colorClass: 'text-primary-400 dark:text-primary-300' },
  { name: 'Ordered', count: 2678, next: 2678, colorClass: 'text-primary-300 dark:text-primary-200' },
]

const products = [
  {
    name: 'Reading armchair, oat',
    image: '/media/products/armchair-oat.webp',
    width: 800,
    height: 1000,
    views: 2415,
    orders: 14,
  },
  {
    name: 'Nesting bowls',
    image: '/media/products/bowls-shore.webp',
    width: 640,
    height: 800,
    views: 1860,
    orders: 26,
  },
  {
    name: 'Pour-over kettle',
    image: '/media/products/kettle-cream.webp',
    width: 640,
    height: 800,
    views: 1522,
    orders: 24,
  },
  {
    name: 'Compact keyboard',
    image: '/media/products/keyboard-bone.webp',
    width: 800,
    height: 1000,
    views: 1318,
    orders: 17,
  },
]

// Each step narrows to the next one: the chart is 100 high, and all visits fill it.
function shape(count: number, next: number) {
  const from = 50 - (count / 86400) * 50
  const to = 50 - (next / 86400) * 50
  return `M0 ${from} C50 ${from} 50 ${to} 100 ${to} V${100 - to} C50 ${100 - to} 50 ${100 - from} 0 ${100 - from} Z`
}

const linkClasses =
  'group flex items-center gap-3 rounded-lg px-2.5 py-2 text-sm/6 font-medium text-secondary-700 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-[current=page]:bg-primary-50 aria-[current=page]:text-primary-700 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/5 dark:hover:text-white dark:focus-visible:outline-primary-400 dark:aria-[current=page]:bg-primary-400/15 dark:aria-[current=page]:text-primary-300'

const iconClasses =
  'size-6 shrink-0 text-secondary-500 group-aria-[current=page]:text-primary-600 dark:text-secondary-400 dark:group-aria-[current=page]:text-primary-400'

export default function SimpleLightSidebarLayout() {
  const [navigating, setNavigating] = useState(false)

  return (
    <div className="min-h-dvh bg-white lg:flex dark:bg-secondary-950">
      <div className="hidden w-60 shrink-0 flex-col gap-6 overflow-y-auto border-e border-secondary-950/10 p-4 lg:sticky lg:top-0 lg:flex lg:h-dvh dark:border-white/10">
        {/* Replace with your logo */}
        <a
          href="#"
          className="flex items-center gap-2.5 rounded-md px-2.5 pt-1 text-base/7 font-semibold text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-white dark:focus-visible:outline-primary-400"
        >
          <svg aria-hidden="true" viewBox="0 0 32 32" className="size-7 text-primary-600 dark:text-primary-500">
            <path
              fill="currentColor"
              d="M3 12a4 4 0 0 1 8 0v18H3zM12.5 6a4 4 0 0 1 8 0v24h-8zM22 16a4 4 0 0 1 8 0v14h-8z"
            />
          </svg>
          Paxwell
        </a>
        <nav aria-label="Main">
          <ul role="list" className="grid gap-0.5">
            {places.map((place) => (
              <li key={place.name}>
                <a href="#" aria-current={place.current ? 'page' : undefined} className={linkClasses}>
                  <place.icon aria-hidden="true" className={iconClasses} />
                  <span className="min-w-0 flex-1">{place.name}</span>
                  {place.count && (
                    <span className="rounded-full bg-secondary-950/5 px-2 text-xs/5 tabular-nums dark:bg-white/10">
                      {place.count}
                      <span className="sr-only"> new</span>
                    </span>
                  )}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Menu as="div" className="relative mt-auto">
          <MenuButton className="flex w-full items-center gap-3 rounded-lg p-2 text-start transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 data-open:bg-secondary-950/5 motion-reduce:transition-none dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:data-open:bg-white/10">
            <img src="/media/avatars/avatar-15.webp" alt="" width={256} height={256} className="size-9 rounded-full" />
            <span className="min-w-0 flex-1 text-sm/5">
              <span className="block font-semibold text-secondary-950 dark:text-white">Aiko Mori</span>
              <span className="block text-secondary-600 dark:text-secondary-400">Store manager</span>
            </span>
            <ChevronUpDownIcon
              aria-hidden="true"
              className="size-5 shrink-0 text-secondary-500 dark:text-secondary-400"
            />
          </MenuButton>
          <MenuItems
            transition
            className="absolute inset-x-0 bottom-full z-10 mb-2 origin-bottom rounded-xl bg-white p-1.5 shadow-lg ring-1 ring-secondary-950/10 transition focus:outline-hidden data-closed:scale-95 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none dark:bg-secondary-800 dark:ring-white/10"
          >
            {account.map((entry) => (
              <MenuItem key={entry}>
                <a
                  href="#"
                  className="flex w-full items-center gap-2.5 rounded-lg px-2.5 py-2 text-start text-sm/5 text-secondary-900 data-focus:bg-secondary-950/5 data-focus:outline-hidden dark:text-white dark:data-focus:bg-white/10"
                >
                  {entry}
                </a>
              </MenuItem>
            ))}
          </MenuItems>
        </Menu>
      </div>

      <Dialog open={navigating} onClose={setNavigating} className="relative z-20 lg:hidden">
        <DialogBackdrop
          transition
          className="fixed inset-0 bg-secondary-950/50 transition-opacity data-closed:opacity-0 data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none dark:bg-secondary-950/75"
        />
        <div className="fixed inset-0 flex pe-12">
          <DialogPanel
            transition
            className="flex w-full max-w-xs flex-col gap-4 overflow-y-auto bg-white p-4 text-start shadow-lg ring-1 ring-secondary-950/10 transition data-closed:-translate-x-full data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none rtl:data-closed:translate-x-full dark:bg-secondary-800 dark:ring-white/10"
          >
            <div className="flex items-center justify-between gap-4">
              <DialogTitle className="px-2.5 text-base/7 font-semibold text-secondary-950 dark:text-white">
                Paxwell
              </DialogTitle>
              <button
                type="button"
                data-autofocus
                onClick={() => setNavigating(false)}
                className="rounded-lg p-2 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
              >
                <span className="sr-only">Close main menu</span>
                <XMarkIcon aria-hidden="true" className="size-6" />
              </button>
            </div>
            <nav aria-label="Main, on phones">
              <ul role="list" className="grid gap-0.5">
                {places.map((place) => (
                  <li key={place.name}>
                    <a href="#" aria-current={place.current ? 'page' : undefined} className={linkClasses}>
                      <place.icon aria-hidden="true" className={iconClasses} />
                      <span className="min-w-0 flex-1">{place.name}</span>
                      {place.count && (
                        <span className="rounded-full bg-secondary-950/5 px-2 text-xs/5 tabular-nums dark:bg-white/10">
                          {place.count}
                          <span className="sr-only"> new</span>
                        </span>
                      )}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            <div className="mt-auto border-t border-secondary-950/10 pt-4 dark:border-white/10">
              <p className="flex items-center gap-3 px-2.5 text-sm/5 font-semibold text-secondary-950 dark:text-white">
                <img
                  src="/media/avatars/avatar-15.webp"
                  alt=""
                  width={256}
                  height={256}
                  className="size-9 rounded-full"
                />
                Aiko Mori
              </p>
              <ul aria-label="Account" className="mt-2 grid gap-0.5">
                {account.map((entry) => (
                  <li key={entry}>
                    <a href="#" className={linkClasses}>
                      {entry}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          </DialogPanel>
        </div>
      </Dialog>

      <div className="min-w-0 flex-1">
        <div className="flex h-14 items-center gap-3 border-b border-secondary-950/10 px-4 sm:px-6 lg:hidden dark:border-white/10">
          <button
            type="button"
            onClick={() => setNavigating(true)}
            className="-ms-2 rounded-lg p-2 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
          >
            <span className="sr-only">Open main menu</span>
            <Bars3Icon aria-hidden="true" className="size-6" />
          </button>
          <p className="text-sm/6 font-semibold text-secondary-950 dark:text-white">Paxwell</p>
        </div>

        {/* Your page */}
        <main className="mx-auto max-w-6xl px-4 py-6 sm:px-6 lg:px-8 lg:py-8">
          <div className="flex flex-wrap items-end justify-between gap-4">
            <div>
              <h1 className="text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">Conversion</h1>
              <p className="mt-1 text-sm/6 text-secondary-600 dark:text-secondary-400">
                September 2026, compared to August
              </p>
            </div>
            <button
              type="button"
              className="rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
            >
              Share
            </button>
          </div>

          <section
            aria-labelledby="funnel-heading"
            className="mt-6 overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
          >
            <h2
              id="funnel-heading"
              className="flex flex-wrap items-baseline gap-x-3 px-5 py-4 text-sm/6 text-secondary-600 sm:px-4 dark:text-secondary-400"
            >
              <span className="text-4xl font-semibold tracking-tight text-secondary-950 tabular-nums dark:text-white">
                3.1%
              </span>
              <span>
                of visits ended in an order,{' '}
                <span className="font-medium text-green-800 dark:text-green-400">up from 3.0%</span>
              </span>
            </h2>
            <ol
              role="list"
              className="grid border-t border-secondary-950/10 max-sm:gap-5 max-sm:p-5 sm:grid-cols-5 dark:border-white/10"
            >
              {steps.map((step, index) => (
                <li
                  key={step.name}
                  className={clsx(
                    'min-w-0 sm:flex sm:flex-col',
                    index > 0 && 'border-secondary-950/10 sm:border-s dark:border-white/10',
                  )}
                >
                  <div className="flex flex-wrap items-baseline gap-x-3 sm:block sm:px-4 sm:pt-4">
                    <h3 className="text-sm/6 text-secondary-600 max-sm:flex-1 dark:text-secondary-400">{step.name}</h3>
                    <p className="text-xl/7 font-semibold tracking-tight text-secondary-950 tabular-nums dark:text-white">
                      {step.count.toLocaleString('en-US')}
                    </p>
                    <p className="text-sm/6 text-secondary-600 tabular-nums max-sm:w-10 max-sm:text-end dark:text-secondary-400">
                      {Math.round((step.count / 86400) * 100)}%
                    </p>
                  </div>
                  <div aria-hidden="true" className="max-sm:hidden sm:mt-auto sm:py-5">
                    <svg
                      viewBox="0 0 100 100"
                      preserveAspectRatio="none"
                      className={clsx('block h-56 w-full rtl:-scale-x-100', step.colorClass)}
                    >
                      <path fill="currentColor" d={shape(step.count, step.next)} />
                    </svg>
                  </div>
                  <div aria-hidden="true" className="mt-1 sm:hidden">
                    <div
                      style={{ width: `${(step.count / 86400) * 100}%` }}
                      className={clsx('h-4 rounded-sm bg-current', step.colorClass)}
                    />
                  </div>
                </li>
              ))}
            </ol>
          </section>

          <section aria-labelledby="seen-heading" className="mt-8">
            <h2 id="seen-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
              Seen often, bought rarely
            </h2>
            <ul role="list" className="mt-3 grid grid-cols-2 gap-4 md:grid-cols-4">
              {products.map((product) => (
                <li key={product.name} className="relative text-sm/6">
                  <img
                    src={product.image}
                    alt=""
                    width={product.width}
                    height={product.height}
                    className="aspect-5/4 w-full rounded-xl object-cover"
                  />
                  <h3 className="mt-3 font-medium text-secondary-950 dark:text-white">
                    <a
                      href="#"
                      className="after:absolute after:inset-0 focus-visible:outline-hidden focus-visible:after:rounded-xl focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-primary-600 dark:focus-visible:after:outline-primary-400"
                    >
                      {product.name}
                    </a>
                  </h3>
                  <p className="text-secondary-600 tabular-nums dark:text-secondary-400">
                    <bdi>
                      {product.views.toLocaleString('en-US')} views, {product.orders} orders
                    </bdi>
                  </p>
                </li>
              ))}
            </ul>
          </section>
        </main>
      </div>
    </div>
  )
}
