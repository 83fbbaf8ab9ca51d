/**
 * @title Stacked layout with simple top bar
 * @description A stacked layout with five links and an account menu in a bar, over a page heading and one area for your content.
 * @keywords app shell, top nav, header, navbar, starter, blank page, dashboard
 * @free
 * @layout full
 * @minHeight 800
 * @order 3
 * @part AUI-L01-3
 */
import { Disclosure, DisclosureButton, DisclosurePanel, Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react'
import { Bars3Icon, XMarkIcon } from '@heroicons/react/24/outline'
import clsx from 'clsx'

const places = [
  { name: 'This week', current: true },
  { name: 'Farms', current: false },
  { name: 'Members', current: false },
  { name: 'Routes', current: false },
  { name: 'Billing', current: false },
]

const account = ['Your profile', 'Packing shed', 'Sign out']

const boxes = [
  { name: 'Small', count: '1,120', price: '$24', colorClass: 'bg-primary-300', share: 43.4 },
  { name: 'Medium', count: '980', price: '$34', colorClass: 'bg-primary-500', share: 38 },
  { name: 'Large', count: '480', price: '$46', colorClass: 'bg-primary-700', share: 18.6 },
]

export default function StackedLayoutWithSimpleTopBar() {
  return (
    <div className="min-h-dvh bg-white dark:bg-secondary-950">
      <Disclosure
        as="nav"
        aria-label="Main"
        className="border-b border-secondary-950/10 bg-white dark:border-white/10 dark:bg-secondary-950"
      >
        <div className="mx-auto flex min-h-16 max-w-7xl items-center gap-2 px-4 py-2 sm:px-6 lg:px-8">
          <DisclosureButton className="group -ms-2 rounded-lg p-2 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none md:hidden dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400">
            <span className="sr-only">Main menu</span>
            <Bars3Icon aria-hidden="true" className="size-6 group-data-open:hidden" />
            <XMarkIcon aria-hidden="true" className="hidden size-6 group-data-open:block" />
          </DisclosureButton>
          {/* Replace with your logo */}
          <a
            href="#"
            className="flex items-center gap-2 rounded-md py-1.5 text-base/7 font-semibold text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-white dark:focus-visible:outline-primary-400"
          >
            <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8 text-primary-600 dark:text-primary-500">
              <path
                fill="currentColor"
                d="M15 29.5V18.4C7.6 18.4 3 13.8 3 6.5c7 0 11.3 3.5 12.5 9.3C16.8 9.4 21.4 5.4 29 5.4c0 8-4.6 13-12 13v11.1z"
              />
            </svg>
            Verdane
          </a>
          <ul role="list" className="ms-auto me-4 hidden flex-wrap gap-1 md:flex">
            {places.map((place) => (
              <li key={place.name}>
                <a
                  href="#"
                  aria-current={place.current ? 'page' : undefined}
                  className="block rounded-full px-3 py-1.5 text-sm/6 font-medium text-secondary-700 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-[current=page]:bg-primary-700 aria-[current=page]:text-white motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
                >
                  {place.name}
                </a>
              </li>
            ))}
          </ul>
          <Menu as="div" className="relative max-md:ms-auto">
            <MenuButton
              aria-label="Account of Ruth Calloway"
              className="flex rounded-full p-0.5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:focus-visible:outline-primary-400"
            >
              <img
                src="/media/avatars/avatar-33.webp"
                alt=""
                width={256}
                height={256}
                className="size-9 rounded-full"
              />
            </MenuButton>
            <MenuItems
              transition
              className="absolute end-0 z-10 mt-2 w-56 origin-top-right rounded-xl bg-white p-1.5 shadow-lg ring-1 ring-secondary-950/10 transition focus:outline-hidden data-closed:scale-95 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none rtl:origin-top-left dark:bg-secondary-800 dark:ring-white/10"
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
        </div>
        <DisclosurePanel className="border-t border-secondary-950/10 p-2 md:hidden dark:border-white/10">
          <ul role="list" className="grid gap-1">
            {places.map((place) => (
              <li key={place.name}>
                <a
                  href="#"
                  aria-current={place.current ? 'page' : undefined}
                  className="block rounded-lg px-3 py-2 text-base/6 font-medium text-secondary-700 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-[current=page]:bg-primary-50 aria-[current=page]:text-primary-700 dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:aria-[current=page]:bg-primary-400/15 dark:aria-[current=page]:text-primary-300"
                >
                  {place.name}
                </a>
              </li>
            ))}
          </ul>
        </DisclosurePanel>
      </Disclosure>

      <main className="mx-auto max-w-7xl px-4 py-6 sm:px-6 sm:py-8 lg:px-8">
        <h1 className="text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">This week</h1>

        {/* Your content */}
        <section
          aria-labelledby="week-heading"
          className="mt-6 overflow-hidden rounded-2xl ring-1 ring-secondary-950/10 dark:ring-white/10"
        >
          <div className="relative">
            <img
              src="/media/scenes/cut-farm-summer-wide.webp"
              alt="Red barn and silo behind plowed fields and rows of cabbage in summer"
              width={1600}
              height={900}
              className="h-72 w-full object-cover sm:h-112"
            />
            <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-primary-950 via-primary-950/70 to-transparent px-4 pt-24 pb-5 sm:px-8 sm:pb-8">
              <h2 id="week-heading" className="text-sm/6 text-white sm:text-lg/7">
                <span className="block text-5xl font-semibold tracking-tight tabular-nums sm:text-7xl">2,580</span>
                boxes go out on Thursday, May 21
              </h2>
            </div>
          </div>
          <div aria-hidden="true" className="flex h-3">
            {boxes.map((box) => (
              <span key={box.name} style={{ width: `${box.share}%` }} className={box.colorClass} />
            ))}
          </div>
          <ul role="list" className="grid grid-cols-3 bg-white dark:bg-secondary-900">
            {boxes.map((box) => (
              <li key={box.name} className="p-4 text-sm/6 text-secondary-600 sm:px-8 sm:py-5 dark:text-secondary-400">
                <p className="text-xl/8 font-semibold tracking-tight text-secondary-950 tabular-nums sm:text-3xl dark:text-white">
                  {box.count}
                </p>
                <p className="flex items-center gap-2">
                  <span aria-hidden="true" className={clsx('size-2.5 shrink-0 rounded-full', box.colorClass)} />
                  {box.name}
                </p>
                <p>
                  <bdi>{box.price} each</bdi>
                </p>
              </li>
            ))}
          </ul>
        </section>
      </main>
    </div>
  )
}
