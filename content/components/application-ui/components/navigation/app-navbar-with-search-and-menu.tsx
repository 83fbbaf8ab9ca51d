/**
 * @title App navbar with search and menu
 * @description A dark app navbar with links, a search field, notifications and a user menu; on phones the links fold into a panel.
 * @keywords top bar, header, navigation bar, user menu, hamburger menu, mobile menu, app bar, search bar
 * @layout full
 * @minHeight 688
 * @opens Account of Amara Okonkwo
 * @order 1
 * @part AUI-C27-1
 */
import {
  Disclosure,
  DisclosureButton,
  DisclosurePanel,
  Menu,
  MenuButton,
  MenuHeading,
  MenuItem,
  MenuItems,
  MenuSection,
  MenuSeparator,
} from '@headlessui/react'
import {
  ArrowRightStartOnRectangleIcon,
  CommandLineIcon,
  Cog6ToothIcon,
  UserCircleIcon,
} from '@heroicons/react/20/solid'
import { Bars3Icon, BellIcon, MagnifyingGlassIcon, XMarkIcon } from '@heroicons/react/24/outline'
import clsx from 'clsx'

const places = [
  { name: 'Overview', current: true },
  { name: 'Loads', current: false },
  { name: 'Trucks', current: false },
  { name: 'Reports', current: false },
]

const account = [
  { name: 'Your profile', icon: UserCircleIcon },
  { name: 'Workspace settings', icon: Cog6ToothIcon },
  { name: 'Keyboard shortcuts', icon: CommandLineIcon },
]

const loads = [
  { id: 'FN-2061', route: 'Port to Old Town', who: 'Minh Tran', state: 'Arrives 10:40 AM', done: 72, late: false },
  {
    id: 'FN-2062',
    route: 'Old Town to Hilltop',
    who: 'Theo Brandao',
    state: 'Arrives 11:15 AM',
    done: 48,
    late: false,
  },
  { id: 'FN-2063', route: 'Hilltop to South End', who: 'Keisha Rowe', state: '25 min late', done: 31, late: true },
  { id: 'FN-2064', route: 'North pier to Stadium', who: 'Minh Tran', state: 'Leaves 1 PM', done: 0, late: false },
  { id: 'FN-2065', route: 'Port to Fern Hill', who: 'Theo Brandao', state: 'Leaves 2:30 PM', done: 0, late: false },
]

export default function AppNavbarWithSearchAndMenu() {
  return (
    <div className="bg-white dark:bg-secondary-950">
      <Disclosure
        as="nav"
        aria-label="Main"
        className="bg-secondary-950 dark:border-b dark:border-white/10 dark:bg-secondary-900"
      >
        <div className="flex min-h-16 flex-wrap items-center gap-3 px-4 py-2 sm:px-6">
          <DisclosureButton className="group -ms-2 rounded-lg p-2 text-secondary-300 transition duration-150 hover:bg-white/10 hover:text-white focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-400 motion-reduce:transition-none sm:-ms-1.5 sm:p-1.5 md:hidden">
            <span className="sr-only">Main menu</span>
            <Bars3Icon aria-hidden="true" className="size-6 group-data-open:hidden" />
            <XMarkIcon aria-hidden="true" className="hidden size-6 group-data-open:block" />
          </DisclosureButton>
          {/* Replace with your logo */}
          <a
            href="#"
            className="flex min-w-10 items-center gap-2.5 rounded-md py-1 text-base/7 font-semibold text-white focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-400"
          >
            <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8 text-primary-400">
              <path fill="currentColor" d="M2 8h17v4H2zm4 7h13v4H6zm-4 7h17v4H2zM22 8l8 9-8 9z" />
            </svg>
            <span className="max-lg:sr-only">Fenn Logistics</span>
          </a>
          <ul role="list" className="ms-3 hidden flex-wrap gap-1 md:flex">
            {places.map((place) => (
              <li key={place.name}>
                <a
                  href="#"
                  aria-current={place.current ? 'page' : undefined}
                  className="block rounded-lg px-3 py-2 text-sm/5 font-medium text-secondary-300 transition duration-150 hover:bg-white/10 hover:text-white focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-400 aria-[current=page]:bg-white/15 aria-[current=page]:text-white motion-reduce:transition-none"
                >
                  {place.name}
                </a>
              </li>
            ))}
          </ul>
          <search className="ms-auto grid min-w-28 flex-1 grid-cols-1 sm:max-w-72">
            <input
              type="search"
              aria-label="Search loads"
              placeholder="Search loads"
              className="col-start-1 row-start-1 w-full rounded-lg border border-white/40 bg-white/10 px-3 py-2 ps-10 text-base/6 text-white placeholder:text-secondary-300 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-400 sm:text-sm/6"
            />
            <MagnifyingGlassIcon
              aria-hidden="true"
              className="pointer-events-none col-start-1 row-start-1 ms-3 size-5 self-center text-secondary-300"
            />
          </search>
          <a
            href="#"
            className="relative hidden rounded-lg p-1.5 text-secondary-300 transition duration-150 hover:bg-white/10 hover:text-white focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-400 motion-reduce:transition-none sm:block"
          >
            <span className="sr-only">Notifications, 2 unread</span>
            <BellIcon aria-hidden="true" className="size-6" />
            <span
              aria-hidden="true"
              className="absolute end-1.5 top-1.5 size-2.5 rounded-full bg-red-500 ring-2 ring-secondary-950 dark:ring-secondary-900"
            />
          </a>
          <Menu as="div" className="relative shrink-0">
            <MenuButton
              aria-label="Account of Amara Okonkwo"
              className="-m-0.5 flex rounded-full p-0.5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-400 sm:m-0 sm:p-0"
            >
              <img
                src="/media/avatars/avatar-04.webp"
                alt=""
                width={256}
                height={256}
                className="size-9 rounded-full"
              />
            </MenuButton>
            <MenuItems
              transition
              className="absolute end-0 z-10 mt-2 w-64 origin-top-right rounded-xl bg-white p-1.5 shadow-lg ring-1 ring-secondary-950/10 transition focus:outline-hidden data-closed:scale-95 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none rtl:origin-top-left dark:bg-secondary-800 dark:ring-white/10"
            >
              <MenuSection>
                <MenuHeading className="px-2.5 pt-1.5 pb-2.5 text-sm/5 font-semibold wrap-break-word text-secondary-950 dark:text-white">
                  Amara Okonkwo
                </MenuHeading>
                {account.map((entry) => (
                  <MenuItem key={entry.name}>
                    <a
                      href="#"
                      className="flex w-full items-center gap-2.5 rounded-lg px-2.5 py-2.5 text-start text-sm/5 text-secondary-900 data-focus:bg-secondary-950/5 data-focus:outline-hidden sm:py-2 dark:text-white dark:data-focus:bg-white/10"
                    >
                      <entry.icon
                        aria-hidden="true"
                        className="size-5 shrink-0 text-secondary-500 dark:text-secondary-400"
                      />
                      {entry.name}
                    </a>
                  </MenuItem>
                ))}
              </MenuSection>
              <MenuSeparator className="-mx-1.5 my-1.5 h-px bg-secondary-950/10 dark:bg-white/10" />
              <MenuItem>
                <a
                  href="#"
                  className="flex w-full items-center gap-2.5 rounded-lg px-2.5 py-2.5 text-start text-sm/5 text-secondary-900 data-focus:bg-secondary-950/5 data-focus:outline-hidden sm:py-2 dark:text-white dark:data-focus:bg-white/10"
                >
                  <ArrowRightStartOnRectangleIcon
                    aria-hidden="true"
                    className="size-5 shrink-0 text-secondary-500 rtl:-scale-x-100 dark:text-secondary-400"
                  />
                  Sign out
                </a>
              </MenuItem>
            </MenuItems>
          </Menu>
        </div>
        <DisclosurePanel className="border-t border-white/10 p-2 md:hidden">
          <ul role="list" className="grid gap-1">
            {places.map((place) => (
              <li key={place.name}>
                <a
                  href="#"
                  aria-current={place.current ? 'page' : undefined}
                  className="block rounded-lg px-3 py-2.5 text-base/6 font-medium text-secondary-300 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-400 aria-[current=page]:bg-white/10 aria-[current=page]:text-white"
                >
                  {place.name}
                </a>
              </li>
            ))}
          </ul>
        </DisclosurePanel>
      </Disclosure>
      {/* The page below the navbar */}
      <main className="flex flex-col-reverse md:min-h-184 md:flex-row">
        <section className="p-4 sm:p-6 md:w-96">
          <h1 className="text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">Tacoma today</h1>
          <ul role="list" className="mt-4 text-sm/6 text-secondary-600 dark:text-secondary-400">
            {loads.map((load) => (
              <li key={load.id} className="border-t border-secondary-950/10 py-4 dark:border-white/10">
                <p className="flex flex-wrap justify-between gap-x-3">
                  <span className="font-semibold text-secondary-950 dark:text-white">{load.route}</span>
                  <bdi className={load.late ? 'font-medium text-red-700 dark:text-red-400' : ''}>{load.state}</bdi>
                </p>
                <p>
                  {load.id}, {load.who}
                </p>
                <div
                  aria-hidden="true"
                  className="mt-2 h-1.5 overflow-hidden rounded-full bg-secondary-200 dark:bg-white/15"
                >
                  <div
                    style={{ width: `${load.done}%` }}
                    className={clsx(
                      'h-full',
                      load.late ? 'bg-red-600 dark:bg-red-500' : 'bg-primary-600 dark:bg-primary-500',
                    )}
                  />
                </div>
              </li>
            ))}
          </ul>
        </section>
        <div className="relative h-48 overflow-hidden md:h-auto md:flex-1">
          <img
            src="/media/maps/city-light.svg"
            alt=""
            width={1600}
            height={1000}
            className="absolute start-0 top-0 h-250 w-400 max-w-none dark:hidden"
          />
          <img
            src="/media/maps/city-dark.svg"
            alt=""
            width={1600}
            height={1000}
            className="absolute start-0 top-0 hidden h-250 w-400 max-w-none dark:block"
          />
          <p className="absolute start-[38%] top-[52%] rounded-full bg-primary-600 px-3 py-1 text-xs/5 font-semibold text-white shadow-lg">
            FN-2061
          </p>
          <p className="absolute start-[58%] top-[74%] rounded-full bg-primary-600 px-3 py-1 text-xs/5 font-semibold text-white shadow-lg">
            FN-2062
          </p>
          <p className="absolute start-[14%] top-[30%] rounded-full bg-red-600 px-3 py-1 text-xs/5 font-semibold text-white shadow-lg">
            FN-2063
          </p>
        </div>
      </main>
    </div>
  )
}
