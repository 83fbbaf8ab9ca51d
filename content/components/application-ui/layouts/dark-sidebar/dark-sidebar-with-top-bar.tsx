/**
 * @title Dark sidebar layout with top bar
 * @description A dark sidebar layout with search, notifications and account in a bar on top, and a page of orders to pack.
 * @keywords app shell, admin dashboard, store back office, order management, side nav, header, notifications
 * @free
 * @layout full
 * @minHeight 860
 * @order 2
 * @part AUI-L02-2
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
  Popover,
  PopoverButton,
  PopoverPanel,
} from '@headlessui/react'
import { MagnifyingGlassIcon, PrinterIcon } from '@heroicons/react/20/solid'
import {
  Bars3Icon,
  BellIcon,
  Cog6ToothIcon,
  PaintBrushIcon,
  ReceiptPercentIcon,
  ShoppingBagIcon,
  TagIcon,
  TruckIcon,
  UsersIcon,
  XMarkIcon,
} from '@heroicons/react/24/outline'
import clsx from 'clsx'

const groups = [
  {
    name: 'Sales',
    places: [
      { name: 'Orders', icon: ShoppingBagIcon, current: true },
      { name: 'Products', icon: TagIcon, current: false },
      { name: 'Customers', icon: UsersIcon, current: false },
      { name: 'Discounts', icon: ReceiptPercentIcon, current: false },
    ],
  },
  {
    name: 'Store',
    places: [
      { name: 'Design', icon: PaintBrushIcon, current: false },
      { name: 'Shipping', icon: TruckIcon, current: false },
      { name: 'Settings', icon: Cog6ToothIcon, current: false },
    ],
  },
]

const account = ['Your profile', 'Team', 'Sign out']

const news = [
  { text: 'Pour-over kettle, cream is out of stock', at: '8:52 AM' },
  { text: 'Return requested for order 10702', at: '8:31 AM' },
  { text: 'Order 10749 was placed', at: '7:58 AM' },
]

const orders = [
  {
    id: '10744',
    packed: true,
    customer: 'Maya R., Portland',
    products: [
      { name: 'Ridge mug, ink', image: '/media/products/mug-ink.webp' },
      { name: 'Stoneware bowls', image: '/media/products/bowls-shore.webp' },
    ],
  },
  {
    id: '10745',
    packed: true,
    customer: 'Jonas P., Boise',
    products: [
      { name: 'Pour-over kettle, black', image: '/media/products/kettle-black.webp' },
      { name: 'Trail bottle, bone', image: '/media/products/bottle-bone.webp' },
    ],
  },
  {
    id: '10746',
    packed: false,
    customer: 'Wei C., Seattle',
    products: [
      { name: 'Trail bottle, rust', image: '/media/products/bottle-rust.webp' },
      { name: 'Linen notebook, ochre', image: '/media/products/notebook-ochre.webp' },
      { name: 'Ridge mug, moss', image: '/media/products/mug-moss.webp' },
    ],
  },
  {
    id: '10747',
    packed: false,
    customer: 'Amina K., Spokane',
    products: [
      { name: 'Perch stool, oak', image: '/media/products/stool-oak.webp' },
      { name: 'Fen bud vase, terracotta', image: '/media/products/vase-terracotta.webp' },
    ],
  },
  {
    id: '10748',
    packed: false,
    customer: 'Sofia B., Eugene',
    products: [
      { name: 'Desk lamp, sage', image: '/media/products/lamp-sage.webp' },
      { name: 'Linen notebook, forest', image: '/media/products/notebook-forest.webp' },
      { name: 'Ridge mug, oat', image: '/media/products/mug-oat.webp' },
    ],
  },
  {
    id: '10749',
    packed: false,
    customer: 'Elliot T., Bend',
    products: [
      { name: 'Trail bottle, slate', image: '/media/products/bottle-slate.webp' },
      { name: 'Fen bud vase, chalk', image: '/media/products/vase-chalk.webp' },
      { name: 'Desk lamp, black', image: '/media/products/lamp-black.webp' },
    ],
  },
]

const linkClasses =
  'flex items-center gap-3 rounded-lg px-2.5 py-2 text-sm/6 font-medium text-primary-100 transition duration-150 hover:bg-white/10 hover:text-white focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-300 aria-[current=page]:bg-white/15 aria-[current=page]:text-white motion-reduce:transition-none'

export default function DarkSidebarLayoutWithTopBar() {
  const [navigating, setNavigating] = useState(false)

  return (
    <div className="bg-secondary-50 lg:flex dark:bg-secondary-950">
      <div className="hidden w-56 shrink-0 flex-col gap-6 overflow-y-auto bg-primary-950 p-4 lg:sticky lg:top-0 lg:flex lg:h-dvh dark:border-e dark:border-white/10">
        {/* Replace with your logo */}
        <a
          href="#"
          className="flex items-center gap-2.5 rounded-md px-2.5 pt-1 text-base/7 font-semibold text-white focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-300"
        >
          <svg aria-hidden="true" viewBox="0 0 32 32" className="size-7 text-primary-400">
            <path fill="currentColor" d="M4 4h8v9h8V4h8v24h-8v-8a4 4 0 0 0-8 0v8H4z" />
          </svg>
          Halden
        </a>
        <nav aria-label="Main" className="grid gap-4">
          {groups.map((group, index) => (
            <ul
              key={group.name}
              aria-label={group.name}
              className={clsx('grid gap-0.5', index > 0 && 'border-t border-white/15 pt-4')}
            >
              {group.places.map((place) => (
                <li key={place.name}>
                  <a href="#" aria-current={place.current ? 'page' : undefined} className={linkClasses}>
                    <place.icon aria-hidden="true" className="size-6 shrink-0 text-primary-300" />
                    {place.name}
                  </a>
                </li>
              ))}
            </ul>
          ))}
        </nav>
      </div>

      <Dialog open={navigating} onClose={setNavigating} className="relative z-20 lg:hidden">
        <DialogBackdrop
          transition
          className="fixed inset-0 bg-secondary-950/50 transition-opacity data-closed:opacity-0 data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none dark:bg-secondary-950/75"
        />
        <div className="fixed inset-0 flex pe-12">
          <DialogPanel
            transition
            className="flex w-full max-w-xs flex-col gap-6 overflow-y-auto bg-primary-950 p-4 text-start shadow-lg ring-1 ring-white/10 transition data-closed:-translate-x-full data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none rtl:data-closed:translate-x-full"
          >
            <div className="flex items-center justify-between gap-4">
              <DialogTitle className="px-2.5 text-base/7 font-semibold text-white">Halden</DialogTitle>
              <button
                type="button"
                data-autofocus
                onClick={() => setNavigating(false)}
                className="rounded-lg p-2 text-primary-200 transition duration-150 hover:bg-white/10 hover:text-white focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-300 motion-reduce:transition-none"
              >
                <span className="sr-only">Close main menu</span>
                <XMarkIcon aria-hidden="true" className="size-6" />
              </button>
            </div>
            <nav aria-label="Main, on phones" className="grid gap-4">
              {groups.map((group, index) => (
                <ul
                  key={group.name}
                  aria-label={group.name}
                  className={clsx('grid gap-0.5', index > 0 && 'border-t border-white/15 pt-4')}
                >
                  {group.places.map((place) => (
                    <li key={place.name}>
                      <a href="#" aria-current={place.current ? 'page' : undefined} className={linkClasses}>
                        <place.icon aria-hidden="true" className="size-6 shrink-0 text-primary-300" />
                        {place.name}
                      </a>
                    </li>
                  ))}
                </ul>
              ))}
            </nav>
          </DialogPanel>
        </div>
      </Dialog>

      <div className="min-w-0 flex-1">
        <header className="sticky top-0 z-10 flex min-h-16 flex-wrap items-center gap-1 border-b border-secondary-950/10 bg-white px-2 py-2 sm:gap-2 sm:px-6 dark:border-white/10 dark:bg-secondary-900">
          <button
            type="button"
            onClick={() => setNavigating(true)}
            className="rounded-lg p-2 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none lg:hidden dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
          >
            <span className="sr-only">Open main menu</span>
            <Bars3Icon aria-hidden="true" className="size-6" />
          </button>
          <search className="me-auto grid min-w-24 flex-1 sm:max-w-md">
            <input
              type="search"
              aria-label="Search orders"
              placeholder="Search"
              className="col-start-1 row-start-1 w-full rounded-lg border border-secondary-500 bg-white py-2 ps-10 pe-3 text-base/6 text-ellipsis text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
            />
            <MagnifyingGlassIcon
              aria-hidden="true"
              className="pointer-events-none col-start-1 row-start-1 ms-3 size-5 self-center text-secondary-500 dark:text-secondary-400"
            />
          </search>
          <Popover className="sm:relative">
            <PopoverButton className="relative block rounded-lg p-2 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400">
              <span className="sr-only">Notifications, {news.length} new</span>
              <BellIcon aria-hidden="true" className="size-6" />
              <span
                aria-hidden="true"
                className="absolute end-1 top-1 size-4 rounded-full bg-red-600 text-center text-xs/4 font-semibold text-white"
              >
                {news.length}
              </span>
            </PopoverButton>
            <PopoverPanel
              transition
              className="absolute inset-x-2 top-full z-10 mt-1 origin-top-right rounded-xl bg-white p-1.5 shadow-lg ring-1 ring-secondary-950/10 transition focus:outline-hidden data-closed:scale-95 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none sm:start-auto sm:end-0 sm:w-80 rtl:origin-top-left dark:bg-secondary-800 dark:ring-white/10"
            >
              <ul aria-label="Notifications" className="grid gap-0.5 text-sm/5">
                {news.map((each) => (
                  <li key={each.text}>
                    <a
                      href="#"
                      className="block rounded-lg px-2.5 py-2 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
                    >
                      <span className="block font-medium text-secondary-950 dark:text-white">{each.text}</span>
                      <bdi className="text-secondary-600 dark:text-secondary-300">{each.at}</bdi>
                    </a>
                  </li>
                ))}
              </ul>
            </PopoverPanel>
          </Popover>
          <Menu as="div" className="relative">
            <MenuButton
              aria-label="Account of Aiko Mori"
              className="flex rounded-full p-0.5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:focus-visible:outline-primary-400"
            >
              <img
                src="/media/avatars/avatar-15.webp"
                alt=""
                width={256}
                height={256}
                className="size-9 rounded-full"
              />
            </MenuButton>
            <MenuItems
              transition
              className="absolute end-0 top-full z-10 mt-1 w-56 origin-top-right rounded-xl bg-white p-1.5 shadow-lg ring-1 ring-secondary-950/10 transition focus:outline-hidden data-closed:scale-95 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none rtl:origin-top-left dark:bg-secondary-800 dark:ring-white/10"
            >
              {account.map((entry) => (
                <MenuItem key={entry}>
                  <a
                    href="#"
                    className="flex w-full items-center gap-2.5 rounded-lg px-2.5 py-2.5 text-start text-sm/5 text-secondary-900 data-focus:bg-secondary-950/5 data-focus:outline-hidden sm:py-2 dark:text-white dark:data-focus:bg-white/10"
                  >
                    {entry}
                  </a>
                </MenuItem>
              ))}
            </MenuItems>
          </Menu>
        </header>

        {/* Your page */}
        <main className="mx-auto max-w-7xl px-4 py-6 sm:px-6 lg:py-8">
          <div className="flex flex-wrap items-end justify-between gap-4">
            <div className="min-w-0">
              <h1 className="text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">
                Orders to pack
              </h1>
              <p className="mt-1 text-sm/6 text-secondary-600 dark:text-secondary-400">
                Thursday, May 14: 2 of 6 packed
              </p>
              <div aria-hidden="true" className="mt-2 flex w-56 max-w-full gap-1">
                {orders.map((order) => (
                  <span
                    key={order.id}
                    className={clsx(
                      'h-1.5 flex-1 rounded-full',
                      order.packed ? 'bg-green-600 dark:bg-green-400' : 'bg-secondary-950/15 dark:bg-white/20',
                    )}
                  />
                ))}
              </div>
            </div>
            <button
              type="button"
              className="inline-flex items-center gap-2 rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
            >
              <PrinterIcon aria-hidden="true" className="-ms-0.5 size-5" />
              Print labels
            </button>
          </div>
          <ul role="list" className="mt-6 grid gap-4 sm:grid-cols-2 sm:gap-6 xl:grid-cols-3">
            {orders.map((order) => (
              <li
                key={order.id}
                className="relative overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
              >
                <div className={clsx('flex h-44 gap-px xl:h-56', order.packed && 'opacity-60')}>
                  {order.products.map((product) => (
                    <img
                      key={product.name}
                      src={product.image}
                      alt={product.name}
                      width={640}
                      height={800}
                      className="size-full min-w-0 flex-1 object-cover"
                    />
                  ))}
                </div>
                <div className="flex items-center justify-between gap-3 p-4">
                  <div className="min-w-0 text-sm/5">
                    <h2 className="font-semibold text-secondary-950 tabular-nums dark:text-white">
                      <a
                        href="#"
                        className="after:absolute after:inset-0 after:rounded-xl focus-visible:outline-hidden focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary-600 dark:focus-visible:after:outline-primary-400"
                      >
                        Order {order.id}
                      </a>
                    </h2>
                    <p className="mt-0.5 text-secondary-600 dark:text-secondary-400">{order.customer}</p>
                  </div>
                  <p
                    className={clsx(
                      'shrink-0 rounded-full px-2 py-0.5 text-xs/5 font-medium ring-1 ring-inset',
                      order.packed
                        ? 'bg-green-50 text-green-900 ring-green-700/20 dark:bg-green-400/10 dark:text-green-200 dark:ring-green-400/20'
                        : 'bg-amber-50 text-amber-900 ring-amber-700/20 dark:bg-amber-400/10 dark:text-amber-200 dark:ring-amber-400/20',
                    )}
                  >
                    {order.packed ? 'Packed' : 'To pack'}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </main>
      </div>
    </div>
  )
}
