/**
 * @title Sidebar navigation with sections and badges
 * @description A sidebar navigation with icons, count badges, groups that fold, colored dots for the states of loads, a notice and the account at its foot.
 * @keywords side nav, vertical navigation, side menu, collapsible menu, tree, counters
 * @layout full
 * @minHeight 760
 * @order 2
 * @part AUI-C27-2
 */
import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react'
import { ChevronRightIcon, MegaphoneIcon } from '@heroicons/react/20/solid'
import {
  BuildingOffice2Icon,
  ChartBarIcon,
  HomeIcon,
  InboxIcon,
  TruckIcon,
  UsersIcon,
} from '@heroicons/react/24/outline'
import clsx from 'clsx'

const places = [
  { name: 'Home', icon: HomeIcon, count: '', current: false },
  { name: 'Inbox', icon: InboxIcon, count: '4', current: true },
  { name: 'Customers', icon: UsersIcon, count: '', current: false },
]

const groups = [
  {
    name: 'Loads',
    icon: TruckIcon,
    open: true,
    pages: [
      { name: 'On the road', count: '8', dotClass: 'bg-sky-600 dark:bg-sky-400' },
      { name: 'Late', count: '1', dotClass: 'bg-red-600 dark:bg-red-400' },
      { name: 'Delivered today', count: '21', dotClass: 'bg-green-600 dark:bg-green-400' },
    ],
  },
  {
    name: 'Depots',
    icon: BuildingOffice2Icon,
    open: false,
    pages: [
      { name: 'Tacoma', count: '14', dotClass: 'bg-primary-600 dark:bg-primary-400' },
      { name: 'Olympia', count: '11', dotClass: 'bg-primary-600 dark:bg-primary-400' },
      { name: 'Port Harcourt', count: '13', dotClass: 'bg-primary-600 dark:bg-primary-400' },
    ],
  },
  {
    name: 'Reports',
    icon: ChartBarIcon,
    open: false,
    pages: [
      { name: 'On-time share', count: '', dotClass: 'bg-secondary-400' },
      { name: 'Fuel and charging', count: '', dotClass: 'bg-secondary-400' },
    ],
  },
]

const mail = [
  {
    from: 'Osei Logistics',
    avatar: '',
    text: 'Two more pallets for FN-2041, if there is room',
    at: '9:40 AM',
    unread: true,
  },
  {
    from: 'Minh Tran',
    avatar: '/media/avatars/avatar-02.webp',
    text: 'Back at the depot at 2 PM, one crate refused',
    at: '9:12 AM',
    unread: true,
  },
  {
    from: 'Renée Fontaine',
    avatar: '/media/avatars/avatar-21.webp',
    text: 'Monday’s rounds are ready for you',
    at: '8:55 AM',
    unread: true,
  },
  {
    from: 'Harpreet Gill',
    avatar: '/media/avatars/avatar-07.webp',
    text: 'Dock 3 stays closed until Thursday',
    at: '7:30 AM',
    unread: true,
  },
  {
    from: 'Hansen Maritime',
    avatar: '',
    text: 'Gate code for the north pier has changed',
    at: 'Yesterday',
    unread: false,
  },
  { from: 'Osei Logistics', avatar: '', text: 'Signed delivery note for FN-2038', at: 'Yesterday', unread: false },
  {
    from: 'Keisha Rowe',
    avatar: '/media/avatars/avatar-19.webp',
    text: 'New tires on V-107, photos attached',
    at: 'Sep 16',
    unread: false,
  },
  {
    from: 'Theo Brandao',
    avatar: '/media/avatars/avatar-31.webp',
    text: 'Swapped my Friday round with Minh',
    at: 'Sep 16',
    unread: false,
  },
  { from: 'Ingrid Hansen', avatar: '', text: 'Thank you for the early slot on Tuesday', at: 'Sep 15', unread: false },
]

export default function SidebarNavigationWithSectionsAndBadges() {
  return (
    <div className="flex min-h-dvh bg-white dark:bg-secondary-950">
      <nav
        aria-label="Main"
        className="flex w-full shrink-0 flex-col border-e border-secondary-950/10 bg-secondary-50 p-4 sm:w-72 dark:border-white/10 dark:bg-secondary-900"
      >
        {/* Replace with your logo */}
        <p className="flex items-center gap-2.5 px-2.5 pb-5 text-base/7 font-semibold text-secondary-950 dark:text-white">
          <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8 text-primary-600 dark:text-primary-400">
            <path fill="currentColor" d="M2 8h17v4H2zm4 7h13v4H6zm-4 7h17v4H2zM22 8l8 9-8 9z" />
          </svg>
          Fenn Logistics
        </p>
        <ul role="list" className="grid gap-0.5">
          {places.map((place) => (
            <li key={place.name}>
              <a
                href="#"
                aria-current={place.current ? 'page' : undefined}
                className="group flex items-center gap-3 rounded-lg px-2.5 py-2 text-sm/6 font-medium text-secondary-700 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-[current=page]:bg-primary-50 aria-[current=page]:text-primary-700 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/5 dark:hover:text-white dark:focus-visible:outline-primary-400 dark:aria-[current=page]:bg-primary-400/15 dark:aria-[current=page]:text-primary-300"
              >
                <place.icon
                  aria-hidden="true"
                  className="size-6 shrink-0 text-secondary-500 group-aria-[current=page]:text-primary-600 dark:text-secondary-400 dark:group-aria-[current=page]:text-primary-400"
                />
                <span className="min-w-0 flex-1">{place.name}</span>
                {place.count && (
                  <span className="rounded-full bg-secondary-950/5 px-2 text-xs/5 text-secondary-700 tabular-nums group-aria-[current=page]:bg-primary-600/10 group-aria-[current=page]:text-primary-700 dark:bg-white/10 dark:text-secondary-300 dark:group-aria-[current=page]:bg-primary-400/20 dark:group-aria-[current=page]:text-primary-200">
                    {place.count}
                    <span className="sr-only"> new</span>
                  </span>
                )}
              </a>
            </li>
          ))}
        </ul>
        {groups.map((group) => (
          <Disclosure
            key={group.name}
            as="div"
            defaultOpen={group.open}
            className="mt-2 border-t border-secondary-950/10 pt-2 dark:border-white/10"
          >
            <DisclosureButton className="group flex w-full items-center gap-3 rounded-lg px-2.5 py-2 text-start text-sm/6 font-medium text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/5 dark:focus-visible:outline-primary-400">
              <group.icon aria-hidden="true" className="size-6 shrink-0 text-secondary-500 dark:text-secondary-400" />
              <span className="min-w-0 flex-1">{group.name}</span>
              <ChevronRightIcon
                aria-hidden="true"
                className="size-5 text-secondary-400 transition duration-150 group-data-open:rotate-90 motion-reduce:transition-none rtl:-scale-x-100 dark:text-secondary-500"
              />
            </DisclosureButton>
            <DisclosurePanel
              as="ul"
              role="list"
              className="ms-5 mt-0.5 grid gap-0.5 border-s border-secondary-950/10 ps-3 dark:border-white/10"
            >
              {group.pages.map((page) => (
                <li key={page.name}>
                  <a
                    href="#"
                    className="flex items-center gap-2.5 rounded-lg px-2.5 py-2 text-sm/6 text-secondary-700 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:py-1.5 dark:text-secondary-300 dark:hover:bg-white/5 dark:hover:text-white dark:focus-visible:outline-primary-400"
                  >
                    <span aria-hidden="true" className={clsx('size-2 shrink-0 rounded-full', page.dotClass)} />
                    <span className="min-w-0 flex-1">{page.name}</span>
                    <span className="text-xs/5 text-secondary-600 tabular-nums dark:text-secondary-400">
                      {page.count}
                    </span>
                  </a>
                </li>
              ))}
            </DisclosurePanel>
          </Disclosure>
        ))}
        <div className="mt-auto pt-6">
          <div className="rounded-xl bg-primary-700 p-4 text-sm/5 text-primary-100 dark:bg-primary-900">
            <p className="flex gap-2 font-semibold text-white">
              <MegaphoneIcon aria-hidden="true" className="size-5 shrink-0" />
              Night loading from Monday
            </p>
            <p className="mt-1">Loads for Olympia leave at 4 AM.</p>
            <a
              href="#"
              className="mt-1 inline-block rounded-sm py-2.5 font-semibold text-white underline underline-offset-4 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white sm:py-1.5"
            >
              See the plan
            </a>
          </div>
        </div>
        <a
          href="#"
          className="mt-3 flex items-center gap-3 rounded-lg p-2 text-sm/5 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:hover:bg-white/5 dark:focus-visible:outline-primary-400"
        >
          <img src="/media/avatars/avatar-04.webp" alt="" width={256} height={256} className="size-9 rounded-full" />
          <span>
            <span className="block font-semibold text-secondary-950 dark:text-white">Amara Okonkwo</span>
            <span className="block text-secondary-600 dark:text-secondary-400">Head of operations</span>
          </span>
        </a>
      </nav>

      {/* The page beside the sidebar */}
      <main className="hidden min-w-0 flex-1 sm:block">
        <h1 className="px-8 py-5 text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">Inbox</h1>
        <ul role="list">
          {mail.map((message) => (
            <li
              key={message.text}
              className={clsx(
                'flex items-center gap-4 border-t border-secondary-950/10 px-8 py-4 text-base/6 dark:border-white/10',
                message.unread
                  ? 'font-semibold text-secondary-950 dark:text-white'
                  : 'text-secondary-600 dark:text-secondary-400',
              )}
            >
              {message.avatar ? (
                <img src={message.avatar} alt="" width={256} height={256} className="size-11 shrink-0 rounded-full" />
              ) : (
                <span
                  aria-hidden="true"
                  className="flex size-11 shrink-0 items-center justify-center rounded-full bg-secondary-200 text-sm/5 font-semibold text-secondary-700 dark:bg-white/10 dark:text-secondary-200"
                >
                  {message.from[0]}
                </span>
              )}
              <p className="min-w-0 flex-1">
                {message.from}
                <span className="block font-normal">{message.text}</span>
              </p>
              <p className="shrink-0 text-sm/5 font-normal text-secondary-600 tabular-nums dark:text-secondary-400">
                <bdi>{message.at}</bdi>
              </p>
              <span
                aria-hidden="true"
                className={clsx(
                  'size-2.5 shrink-0 rounded-full',
                  message.unread && 'bg-primary-600 dark:bg-primary-400',
                )}
              />
            </li>
          ))}
        </ul>
      </main>
    </div>
  )
}
