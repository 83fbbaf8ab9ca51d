/**
 * @title App navbar with search and menu
 * @description An app navbar with links, a search field, notifications and a user menu; on phones the links fold into a panel.
 * @keywords top bar, header, navigation bar, user menu, hamburger menu, mobile menu, app bar, search bar
 * @layout full
 * @minHeight 420
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

export default function AppNavbarWithSearchAndMenu() {
  return (
    <Disclosure
      as="nav"
      aria-label="Main"
      className="border-b border-secondary-950/10 bg-white dark:border-white/10 dark:bg-secondary-900"
    >
      <div className="mx-auto flex min-h-16 max-w-7xl flex-wrap items-center gap-3 px-4 py-2 sm:px-6 lg:px-8">
        <DisclosureButton className="group -ms-2 rounded-lg p-2 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:-ms-1.5 sm:p-1.5 md:hidden dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400">
          <span className="sr-only">Main menu</span>
          <Bars3Icon aria-hidden="true" className="size-6 group-data-open:hidden" />
          <XMarkIcon aria-hidden="true" className="hidden size-6 group-data-open:block" />
        </DisclosureButton>
        {/* Replace with your logo */}
        <a
          href="#"
          className="-mx-1 rounded-md px-1 py-1 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:py-0 dark:focus-visible:outline-primary-400"
        >
          <span className="sr-only">Fenn, home</span>
          <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8 text-primary-600 dark:text-primary-500">
            <path fill="currentColor" d="M7 4h19v6H13v5h11v6H13v7H7z" />
          </svg>
        </a>
        <ul role="list" className="ms-3 hidden gap-1 md:flex">
          {places.map((place) => (
            <li key={place.name}>
              <a
                href="#"
                aria-current={place.current ? 'page' : undefined}
                className="block rounded-lg px-3 py-2 text-sm/5 font-medium text-secondary-600 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-[current=page]:bg-secondary-950/5 aria-[current=page]:text-secondary-950 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400 dark:aria-[current=page]:bg-white/10 dark:aria-[current=page]:text-white"
              >
                {place.name}
              </a>
            </li>
          ))}
        </ul>
        <search className="ms-auto grid min-w-28 flex-1 grid-cols-1 sm:max-w-64">
          <input
            type="search"
            aria-label="Search loads"
            placeholder="Search loads"
            className="col-start-1 row-start-1 w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 ps-10 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
          />
          <MagnifyingGlassIcon
            aria-hidden="true"
            className="pointer-events-none col-start-1 row-start-1 ms-3 size-5 self-center text-secondary-500 dark:text-secondary-400"
          />
        </search>
        <a
          href="#"
          className="relative hidden rounded-lg p-1.5 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:block dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
        >
          <span className="sr-only">Notifications, 2 unread</span>
          <BellIcon aria-hidden="true" className="size-6" />
          <span
            aria-hidden="true"
            className="absolute end-1.5 top-1.5 size-2.5 rounded-full bg-red-600 ring-2 ring-white dark:bg-red-500 dark:ring-secondary-900"
          />
        </a>
        <Menu as="div" className="relative shrink-0">
          <MenuButton
            aria-label="Account of Amara Okonkwo"
            className="-m-0.5 flex rounded-full p-0.5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:m-0 sm:p-0 dark:focus-visible:outline-primary-400"
          >
            <img src="/media/avatars/avatar-04.webp" alt="" width={256} height={256} className="size-9 rounded-full" />
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
      <DisclosurePanel className="border-t border-secondary-950/10 p-2 md:hidden dark:border-white/10">
        <ul role="list" className="grid gap-1">
          {places.map((place) => (
            <li key={place.name}>
              <a
                href="#"
                aria-current={place.current ? 'page' : undefined}
                className="block rounded-lg px-3 py-2.5 text-base/6 font-medium text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-[current=page]:bg-secondary-950/5 aria-[current=page]:text-secondary-950 dark:text-secondary-300 dark:focus-visible:outline-primary-400 dark:aria-[current=page]:bg-white/10 dark:aria-[current=page]:text-white"
              >
                {place.name}
              </a>
            </li>
          ))}
        </ul>
      </DisclosurePanel>
    </Disclosure>
  )
}
