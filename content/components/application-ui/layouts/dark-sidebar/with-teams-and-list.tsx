/**
 * @title Dark sidebar layout with teams and list
 * @description An app layout with a dark sidebar of pages, teams and the account beside rows that a status bar filters.
 * @keywords app shell, admin dashboard, CRM, data list, fleet tracking, side nav, workspace
 * @layout full
 * @minHeight 860
 * @order 1
 * @part AUI-L02-1
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
import { ChevronUpDownIcon, MagnifyingGlassIcon } from '@heroicons/react/20/solid'
import {
  Bars3Icon,
  Battery50Icon,
  IdentificationIcon,
  MapIcon,
  TruckIcon,
  WrenchScrewdriverIcon,
  XMarkIcon,
} from '@heroicons/react/24/outline'
import clsx from 'clsx'

const places = [
  { name: 'Trucks', icon: TruckIcon, count: '', current: true },
  { name: 'Routes', icon: MapIcon, count: '', current: false },
  { name: 'Drivers', icon: IdentificationIcon, count: '', current: false },
  { name: 'Charging', icon: Battery50Icon, count: '', current: false },
  { name: 'Workshop', icon: WrenchScrewdriverIcon, count: '1', current: false },
]

const teams = [
  { name: 'Tacoma team', letter: 'T', count: 14, current: true },
  { name: 'Port Harcourt team', letter: 'P', count: 13, current: false },
  { name: 'Olympia team', letter: 'O', count: 11, current: false },
]

const account = ['Your profile', 'Shifts and time off', 'Sign out']

const vehicles = [
  {
    id: 'V-104',
    model: 'Box truck, 490 cu ft',
    driver: 'Theo Brandao',
    where: 'Route 12, back at 4:30 PM',
    charge: 71,
    state: 'On the road',
  },
  {
    id: 'V-105',
    model: 'Box truck, 490 cu ft',
    driver: 'Aiyana Lowe',
    where: 'Route 7, back at 3:45 PM',
    charge: 64,
    state: 'On the road',
  },
  {
    id: 'V-107',
    model: 'Box truck, 490 cu ft',
    driver: 'Keisha Rowe',
    where: 'Route 3, back at 5:10 PM',
    charge: 38,
    state: 'On the road',
  },
  {
    id: 'V-109',
    model: 'Refrigerated, 6 tons',
    driver: 'Bao Pham',
    where: 'Route 15, back at 6 PM',
    charge: 82,
    state: 'On the road',
  },
  {
    id: 'V-112',
    model: 'Flatbed, 6 tons',
    driver: 'Minh Tran',
    where: 'Route 21, back at 2 PM',
    charge: 16,
    state: 'On the road',
  },
  {
    id: 'V-113',
    model: 'Box truck, 490 cu ft',
    driver: 'Luca Ferri',
    where: 'Route 9, back at 4 PM',
    charge: 57,
    state: 'On the road',
  },
  {
    id: 'V-116',
    model: 'Truck, 8 tons',
    driver: 'Saoirse Byrne',
    where: 'Route 2, back at 5:30 PM',
    charge: 49,
    state: 'On the road',
  },
  {
    id: 'V-117',
    model: 'Truck, 8 tons',
    driver: 'Kofi Darko',
    where: 'Route 4, back at 6:15 PM',
    charge: 76,
    state: 'On the road',
  },
  {
    id: 'V-110',
    model: 'Refrigerated, 6 tons',
    driver: '',
    where: 'Bay 2, full at 1:20 PM',
    charge: 54,
    state: 'Charging',
  },
  {
    id: 'V-111',
    model: 'Box truck, 490 cu ft',
    driver: '',
    where: 'Bay 4, full at 2:45 PM',
    charge: 22,
    state: 'Charging',
  },
  { id: 'V-114', model: 'Flatbed, 6 tons', driver: '', where: 'Bay 1', charge: 97, state: 'Ready' },
  { id: 'V-115', model: 'Box truck, 490 cu ft', driver: '', where: 'Bay 5', charge: 100, state: 'Ready' },
  { id: 'V-119', model: 'Truck, 8 tons', driver: '', where: 'Bay 6', charge: 91, state: 'Ready' },
  {
    id: 'V-118',
    model: 'Truck, 8 tons',
    driver: '',
    where: 'Workshop until September 22',
    charge: 63,
    state: 'In repair',
  },
]

const stateStyles: Record<string, string> = {
  'On the road': 'bg-sky-50 text-sky-900 ring-sky-700/20 dark:bg-sky-400/10 dark:text-sky-200 dark:ring-sky-400/20',
  Charging:
    'bg-amber-50 text-amber-900 ring-amber-700/20 dark:bg-amber-400/10 dark:text-amber-200 dark:ring-amber-400/20',
  Ready: 'bg-green-50 text-green-900 ring-green-700/20 dark:bg-green-400/10 dark:text-green-200 dark:ring-green-400/20',
  'In repair': 'bg-red-50 text-red-900 ring-red-700/20 dark:bg-red-400/10 dark:text-red-200 dark:ring-red-400/20',
}

const tallies = [
  { name: 'On the road', count: 8, spanClass: 'sm:col-span-8', barClass: 'bg-sky-600 dark:bg-sky-400' },
  { name: 'Charging', count: 2, spanClass: 'sm:col-span-2', barClass: 'bg-amber-500 dark:bg-amber-400' },
  { name: 'Ready', count: 3, spanClass: 'sm:col-span-3', barClass: 'bg-green-600 dark:bg-green-400' },
  { name: 'In repair', count: 1, spanClass: 'sm:col-span-1', barClass: 'bg-red-600 dark:bg-red-400' },
]

const linkClasses =
  'flex items-center gap-3 rounded-lg px-2.5 py-2 text-sm/6 font-medium text-secondary-300 transition duration-150 hover:bg-white/5 hover:text-white focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-400 aria-[current=page]:bg-white/10 aria-[current=page]:text-white aria-[current=true]:text-white motion-reduce:transition-none'

export default function DarkSidebarLayoutWithTeamsAndList() {
  const [navigating, setNavigating] = useState(false)
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState('')
  const words = query.trim().toLowerCase()
  const shown = vehicles.filter(
    (vehicle) =>
      (chosen === '' || vehicle.state === chosen) &&
      `${vehicle.id} ${vehicle.model} ${vehicle.driver} ${vehicle.where}`.toLowerCase().includes(words),
  )

  return (
    <div className="min-h-dvh bg-white lg:flex dark:bg-secondary-900">
      <div className="hidden w-64 shrink-0 flex-col gap-6 overflow-y-auto bg-secondary-900 p-4 lg:sticky lg:top-0 lg:flex lg:h-dvh dark:bg-secondary-950">
        {/* Replace with your logo */}
        <a
          href="#"
          className="flex items-center gap-2.5 rounded-md px-2.5 pt-1 text-base/7 font-semibold text-white focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-400"
        >
          <svg aria-hidden="true" viewBox="0 0 32 32" className="size-7 text-primary-400">
            <path fill="currentColor" d="M2 8h17v4H2zm4 7h13v4H6zm-4 7h17v4H2zM22 8l8 9-8 9z" />
          </svg>
          Fenn Logistics
        </a>
        <nav aria-label="Main" className="grid gap-6">
          <ul role="list" className="grid gap-0.5">
            {places.map((place) => (
              <li key={place.name}>
                <a href="#" aria-current={place.current ? 'page' : undefined} className={linkClasses}>
                  <place.icon aria-hidden="true" className="size-6 shrink-0 text-secondary-400" />
                  <span className="min-w-0 flex-1">{place.name}</span>
                  {place.count && (
                    <span className="rounded-full bg-white/10 px-2 text-xs/5 tabular-nums">
                      {place.count}
                      <span className="sr-only"> waiting</span>
                    </span>
                  )}
                </a>
              </li>
            ))}
          </ul>
          <div>
            <h2 id="fenn-teams" className="px-2.5 text-xs/5 font-medium text-secondary-400">
              Teams
            </h2>
            <ul aria-labelledby="fenn-teams" className="mt-1 grid gap-0.5">
              {teams.map((team) => (
                <li key={team.name}>
                  <a href="#" aria-current={team.current ? 'true' : undefined} className={linkClasses}>
                    <span
                      aria-hidden="true"
                      className="flex size-6 shrink-0 items-center justify-center rounded-md bg-white/10 text-xs/5 font-semibold text-white"
                    >
                      {team.letter}
                    </span>
                    <span className="min-w-0 flex-1">{team.name}</span>
                    <span className="text-xs/5 text-secondary-400 tabular-nums">
                      {team.count}
                      <span className="sr-only"> trucks</span>
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </nav>
        <Menu as="div" className="relative mt-auto">
          <MenuButton className="flex w-full items-center gap-3 rounded-lg p-2 text-start transition duration-150 hover:bg-white/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-400 data-open:bg-white/10 motion-reduce:transition-none">
            <img src="/media/avatars/avatar-04.webp" alt="" width={256} height={256} className="size-9 rounded-full" />
            <span className="min-w-0 flex-1 text-sm/5">
              <span className="block font-semibold text-white">Amara Okonkwo</span>
              <span className="block text-secondary-400">Head of operations</span>
            </span>
            <ChevronUpDownIcon aria-hidden="true" className="size-5 shrink-0 text-secondary-400" />
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
            className="flex w-full max-w-xs flex-col gap-6 overflow-y-auto bg-secondary-900 p-4 text-start shadow-lg ring-1 ring-white/10 transition data-closed:-translate-x-full data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none rtl:data-closed:translate-x-full"
          >
            <div className="flex items-center justify-between gap-4">
              <DialogTitle className="px-2.5 text-base/7 font-semibold text-white">Fenn Logistics</DialogTitle>
              <button
                type="button"
                data-autofocus
                onClick={() => setNavigating(false)}
                className="rounded-lg p-2 text-secondary-400 transition duration-150 hover:bg-white/10 hover:text-white focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-400 motion-reduce:transition-none sm:p-1.5"
              >
                <span className="sr-only">Close main menu</span>
                <XMarkIcon aria-hidden="true" className="size-6" />
              </button>
            </div>
            <nav aria-label="Main, on phones" className="grid gap-6">
              <ul role="list" className="grid gap-0.5">
                {places.map((place) => (
                  <li key={place.name}>
                    <a href="#" aria-current={place.current ? 'page' : undefined} className={linkClasses}>
                      <place.icon aria-hidden="true" className="size-6 shrink-0 text-secondary-400" />
                      <span className="min-w-0 flex-1">{place.name}</span>
                      {place.count && (
                        <span className="rounded-full bg-white/10 px-2 text-xs/5 tabular-nums">
                          {place.count}
                          <span className="sr-only"> waiting</span>
                        </span>
                      )}
                    </a>
                  </li>
                ))}
              </ul>
              <ul aria-label="Teams" className="grid gap-0.5 border-t border-white/10 pt-6">
                {teams.map((team) => (
                  <li key={team.name}>
                    <a href="#" aria-current={team.current ? 'true' : undefined} className={linkClasses}>
                      <span
                        aria-hidden="true"
                        className="flex size-6 shrink-0 items-center justify-center rounded-md bg-white/10 text-xs/5 font-semibold text-white"
                      >
                        {team.letter}
                      </span>
                      <span className="min-w-0 flex-1">{team.name}</span>
                      <span className="text-xs/5 text-secondary-400 tabular-nums">
                        {team.count}
                        <span className="sr-only"> trucks</span>
                      </span>
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </DialogPanel>
        </div>
      </Dialog>

      <div className="min-w-0 flex-1">
        <div className="flex h-14 items-center gap-3 bg-secondary-900 px-4 lg:hidden dark:bg-secondary-950">
          <button
            type="button"
            onClick={() => setNavigating(true)}
            className="-ms-2 rounded-lg p-2 text-secondary-300 transition duration-150 hover:bg-white/10 hover:text-white focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-400 motion-reduce:transition-none sm:-ms-1.5 sm:p-1.5"
          >
            <span className="sr-only">Open main menu</span>
            <Bars3Icon aria-hidden="true" className="size-6" />
          </button>
          <p className="text-sm/6 font-semibold text-white">Fenn Logistics</p>
          <img
            src="/media/avatars/avatar-04.webp"
            alt="Amara Okonkwo"
            width={256}
            height={256}
            className="ms-auto size-8 rounded-full"
          />
        </div>

        <main className="mx-auto max-w-6xl px-4 py-6 sm:px-6 lg:px-10 lg:py-8">
          <div className="flex flex-wrap items-center justify-between gap-4">
            <h1 className="text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">
              Trucks in Tacoma
            </h1>
            <div role="search" className="grid w-full grid-cols-1 sm:w-72">
              <input
                type="search"
                aria-label="Find a truck"
                placeholder="Number, driver or place"
                value={query}
                onChange={(event) => setQuery(event.target.value)}
                className="col-start-1 row-start-1 w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 ps-10 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
              />
              <MagnifyingGlassIcon
                aria-hidden="true"
                className="pointer-events-none col-start-1 row-start-1 ms-3 size-5 self-center text-secondary-500 dark:text-secondary-400"
              />
            </div>
          </div>

          <div role="group" aria-label="Trucks by state" className="mt-6 grid grid-cols-2 gap-2 sm:grid-cols-14">
            {tallies.map((tally) => (
              <button
                key={tally.name}
                type="button"
                aria-pressed={chosen === tally.name}
                onClick={() => setChosen(chosen === tally.name ? '' : tally.name)}
                className={clsx(
                  'group min-w-0 self-start rounded-lg pb-1 text-start focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:focus-visible:outline-primary-400',
                  tally.spanClass,
                )}
              >
                <span
                  aria-hidden="true"
                  className={clsx(
                    'block h-3 rounded-md ring-offset-2 ring-offset-white group-hover:opacity-80 group-aria-pressed:ring-2 group-aria-pressed:ring-secondary-950 dark:ring-offset-secondary-900 dark:group-aria-pressed:ring-white',
                    tally.barClass,
                  )}
                />
                <span className="mt-2 block text-2xl/8 font-semibold tracking-tight text-secondary-950 tabular-nums dark:text-white">
                  {tally.count}
                </span>
                <span className="block text-sm/6 text-secondary-600 group-hover:underline group-aria-pressed:underline dark:text-secondary-400">
                  {tally.name}
                </span>
              </button>
            ))}
          </div>

          <div className="mt-8 flex items-baseline justify-between gap-4">
            <h2 className="text-base/7 font-semibold text-secondary-950 dark:text-white">
              {chosen === '' ? 'All trucks' : chosen}
            </h2>
            <p role="status" className="text-sm/6 text-secondary-600 tabular-nums dark:text-secondary-400">
              <bdi>{shown.length === 0 ? 'No trucks found' : `${shown.length} of ${vehicles.length}`}</bdi>
            </p>
          </div>
          <ul role="list" className="mt-2 border-b border-secondary-950/10 dark:border-white/10">
            {shown.map((vehicle) => (
              <li
                key={vehicle.id}
                className="relative grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 border-t border-secondary-950/10 py-2.5 text-sm/5 sm:grid-cols-[1fr_1fr_3rem_6.5rem] xl:grid-cols-[4rem_1fr_1fr_1.5fr_auto_6.5rem] dark:border-white/10"
              >
                <h3 className="font-semibold text-secondary-950 dark:text-white">
                  <a
                    href="#"
                    className="after:absolute after:inset-0 focus-visible:outline-hidden focus-visible:after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-primary-600 dark:focus-visible:after:outline-primary-400"
                  >
                    {vehicle.id}
                  </a>
                </h3>
                <p className="min-w-0 text-secondary-600 max-xl:hidden dark:text-secondary-400">{vehicle.model}</p>
                <p className="min-w-0 text-secondary-950 max-xl:hidden dark:text-white">
                  {vehicle.driver === '' ? 'No driver' : vehicle.driver}
                </p>
                <p className="min-w-0 text-secondary-600 max-sm:row-start-2 dark:text-secondary-400">{vehicle.where}</p>
                <p className="flex items-center justify-end gap-2.5 max-sm:self-end">
                  <span
                    aria-hidden="true"
                    className="hidden h-2 w-20 overflow-hidden rounded-full bg-secondary-200 xl:block dark:bg-white/15"
                  >
                    <span
                      style={{ width: `${vehicle.charge}%` }}
                      className={clsx(
                        'block h-full rounded-full',
                        vehicle.charge < 20
                          ? 'bg-red-600 dark:bg-red-400'
                          : vehicle.charge < 50
                            ? 'bg-amber-500 dark:bg-amber-400'
                            : 'bg-green-600 dark:bg-green-400',
                      )}
                    />
                  </span>
                  <span
                    className={clsx(
                      'w-11 text-end font-medium tabular-nums',
                      vehicle.charge < 20 ? 'text-red-700 dark:text-red-400' : 'text-secondary-950 dark:text-white',
                    )}
                  >
                    <span className="sr-only">Charged to </span>
                    {vehicle.charge}%
                  </span>
                </p>
                <p className="flex justify-end max-sm:col-start-2 max-sm:row-start-1">
                  <span
                    className={clsx(
                      'inline-block rounded-full px-2 py-0.5 text-xs/5 font-medium ring-1 ring-inset',
                      stateStyles[vehicle.state],
                    )}
                  >
                    {vehicle.state}
                  </span>
                </p>
              </li>
            ))}
          </ul>
          {shown.length === 0 && (
            <div className="py-12 text-center">
              <p className="text-sm/6 font-semibold text-secondary-950 dark:text-white">No trucks found</p>
              <p className="mt-1 text-sm/6 text-secondary-600 dark:text-secondary-400">
                Try a number such as V-107, or choose another state above.
              </p>
            </div>
          )}
        </main>
      </div>
    </div>
  )
}
