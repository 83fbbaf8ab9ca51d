/**
 * @title Sidebar navigation with sections and badges
 * @description A sidebar navigation in sections, with icons, count badges, groups that fold and the account at its foot.
 * @keywords side nav, vertical navigation, side menu, collapsible menu, tree, counters
 * @layout full
 * @minHeight 620
 * @order 2
 * @part AUI-C27-2
 */
import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react'
import { ChevronRightIcon } from '@heroicons/react/20/solid'
import { ChartBarIcon, HomeIcon, InboxIcon, TruckIcon, UsersIcon } from '@heroicons/react/24/outline'

const places = [
  { name: 'Home', icon: HomeIcon, count: '', current: false },
  { name: 'Inbox', icon: InboxIcon, count: '12', current: true },
  { name: 'Customers', icon: UsersIcon, count: '', current: false },
  { name: 'Deliveries', icon: TruckIcon, count: '4', current: false },
  { name: 'Reports', icon: ChartBarIcon, count: '', current: false },
]

const depots = ['Tacoma', 'Olympia', 'Port Harcourt']

const mail = [
  { from: 'Osei Logistics', text: 'Two more pallets for FN-2041, if there is room' },
  { from: 'Minh Tran', text: 'Back at the depot at 2:00 PM, one crate refused' },
  { from: 'Renée Fontaine', text: 'Monday’s rounds are ready for you' },
  { from: 'Hansen Maritime', text: 'Gate code for the north pier has changed' },
  { from: 'Harpreet Gill', text: 'Dock 3 closed until Thursday' },
  { from: 'Osei Logistics', text: 'Signed delivery note for FN-2038' },
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
          <span className="flex size-8 items-center justify-center rounded-lg bg-primary-600 text-white">
            <TruckIcon aria-hidden="true" className="size-5" />
          </span>
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
        <Disclosure as="div" defaultOpen className="mt-4 border-t border-secondary-950/10 pt-4 dark:border-white/10">
          <DisclosureButton className="group flex w-full items-center gap-1.5 rounded-lg px-2.5 py-2.5 text-start text-xs/5 font-medium text-secondary-600 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:py-1.5 dark:text-secondary-400 dark:hover:bg-white/5 dark:focus-visible:outline-primary-400">
            Depots
            <ChevronRightIcon
              aria-hidden="true"
              className="size-4 transition duration-150 group-data-open:rotate-90 motion-reduce:transition-none rtl:-scale-x-100"
            />
          </DisclosureButton>
          <DisclosurePanel as="ul" role="list" className="mt-1 grid gap-0.5">
            {depots.map((depot) => (
              <li key={depot}>
                <a
                  href="#"
                  className="flex items-center gap-3 rounded-lg px-2.5 py-2 text-sm/6 text-secondary-700 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:py-1.5 dark:text-secondary-300 dark:hover:bg-white/5 dark:hover:text-white dark:focus-visible:outline-primary-400"
                >
                  <span
                    aria-hidden="true"
                    className="flex size-6 shrink-0 items-center justify-center rounded-md text-xs/5 font-medium text-secondary-600 ring-1 ring-secondary-950/15 ring-inset dark:text-secondary-300 dark:ring-white/15"
                  >
                    {depot[0]}
                  </span>
                  {depot}
                </a>
              </li>
            ))}
          </DisclosurePanel>
        </Disclosure>
        <a
          href="#"
          className="mt-auto flex items-center gap-3 rounded-lg p-2 text-sm/5 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:hover:bg-white/5 dark:focus-visible:outline-primary-400"
        >
          <img src="/media/avatars/avatar-04.webp" alt="" width={256} height={256} className="size-9 rounded-full" />
          <span>
            <span className="block font-semibold text-secondary-950 dark:text-white">Amara Okonkwo</span>
            <span className="block text-secondary-600 dark:text-secondary-400">Head of operations</span>
          </span>
        </a>
      </nav>

      {/* The page beside the sidebar */}
      <main className="hidden min-w-0 flex-1 p-8 sm:block">
        <h1 className="text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">Inbox</h1>
        <ul role="list" className="mt-4">
          {mail.map((message) => (
            <li
              key={message.text}
              className="flex gap-4 border-t border-secondary-950/10 py-3 text-sm/6 dark:border-white/10"
            >
              <span className="w-40 shrink-0 font-medium text-secondary-950 dark:text-white">{message.from}</span>
              <span className="min-w-0 flex-1 text-secondary-600 dark:text-secondary-400">{message.text}</span>
            </li>
          ))}
        </ul>
      </main>
    </div>
  )
}
