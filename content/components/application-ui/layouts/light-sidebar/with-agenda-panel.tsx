/**
 * @title Light sidebar layout with agenda panel
 * @description An app layout with a light sidebar, a raised page with the day's agenda and a list beside it.
 * @keywords app shell, dashboard, appointments, schedule, side nav, healthcare, raised page
 * @layout full
 * @minHeight 860
 * @order 1
 * @part AUI-L03-1
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
import { CheckIcon } from '@heroicons/react/16/solid'
import { ChevronUpDownIcon, PlusIcon } from '@heroicons/react/20/solid'
import {
  Bars3Icon,
  BeakerIcon,
  CalendarDaysIcon,
  ChatBubbleLeftRightIcon,
  ClipboardDocumentListIcon,
  CreditCardIcon,
  XMarkIcon,
} from '@heroicons/react/24/outline'
import clsx from 'clsx'

const places = [
  { name: 'Today', icon: CalendarDaysIcon, count: '', current: true },
  { name: 'Patients', icon: ClipboardDocumentListIcon, count: '', current: false },
  { name: 'Messages', icon: ChatBubbleLeftRightIcon, count: '5', current: false },
  { name: 'Lab results', icon: BeakerIcon, count: '2', current: false },
  { name: 'Billing', icon: CreditCardIcon, count: '', current: false },
]

const rooms = [
  { name: 'Room 1', note: 'Dr. Sato', dotClass: 'bg-amber-600 dark:bg-amber-400', taken: true },
  { name: 'Room 2', note: 'Free until 10:40', dotClass: 'bg-green-600 dark:bg-green-400', taken: false },
  { name: 'Surgery', note: 'Dr. Nyström', dotClass: 'bg-amber-600 dark:bg-amber-400', taken: true },
]

const account = ['Your profile', 'Clinic settings', 'Sign out']

const appointments = [
  {
    time: '8:30',
    patient: 'Biscuit',
    kind: 'Beagle',
    owner: 'Astrid Holm',
    reason: 'Booster shots',
    vet: 'Dr. Sato',
    status: 'Done',
  },
  {
    time: '9:15',
    patient: 'Señor Gato',
    kind: 'Domestic shorthair',
    owner: 'Luis Armenta',
    reason: 'Dental cleaning',
    vet: 'Dr. Nyström',
    status: 'In surgery',
  },
  {
    time: '9:45',
    patient: 'Pepper',
    kind: 'Lop rabbit',
    owner: 'Dana Kim',
    reason: 'Not eating since Wednesday',
    vet: 'Dr. Sato',
    status: 'With the vet',
  },
  {
    time: '10:10',
    patient: 'Moose',
    kind: 'Bernese mountain dog',
    owner: 'Will Archer',
    reason: 'Limping, left hind leg',
    vet: 'Dr. Sato',
    status: 'Waiting',
  },
  {
    time: '10:40',
    patient: 'Kiwi',
    kind: 'Cockatiel',
    owner: 'Rosa Jiménez',
    reason: 'Beak trim',
    vet: 'Grace Mbeki',
    status: 'Expected',
  },
  {
    time: '11:00',
    patient: 'Luna',
    kind: 'Maine Coon',
    owner: 'Tom Whitaker',
    reason: 'Follow-up after surgery',
    vet: 'Dr. Nyström',
    status: 'Expected',
  },
]

const statusStyles: Record<string, string> = {
  Done: 'bg-secondary-100 text-secondary-800 ring-secondary-950/10 dark:bg-white/10 dark:text-secondary-200 dark:ring-white/10',
  'In surgery': 'bg-sky-50 text-sky-900 ring-sky-700/20 dark:bg-sky-400/10 dark:text-sky-200 dark:ring-sky-400/20',
  'With the vet': 'bg-sky-50 text-sky-900 ring-sky-700/20 dark:bg-sky-400/10 dark:text-sky-200 dark:ring-sky-400/20',
  Waiting:
    'bg-amber-50 text-amber-900 ring-amber-700/20 dark:bg-amber-400/10 dark:text-amber-200 dark:ring-amber-400/20',
  Expected:
    'bg-secondary-100 text-secondary-800 ring-secondary-950/10 dark:bg-white/10 dark:text-secondary-200 dark:ring-white/10',
}

const figures = [
  { name: 'Appointments', value: '14', note: '6 before noon' },
  { name: 'In the waiting room', value: '1', note: 'Moose, for 12 minutes' },
  { name: 'Open slots', value: '3', note: 'Next at 11:20 AM' },
]

const calls = [
  { id: 'luna', text: 'Tell Tom Whitaker that Luna can eat after noon' },
  { id: 'ziggy', text: 'Request Ziggy’s X-rays from Northside' },
  { id: 'tofu', text: 'Refill thyroid tablets for Tofu, 90 days' },
  { id: 'bear', text: 'Move Bear to next Thursday, the owner is away' },
]

const linkClasses =
  'group flex items-center gap-3 rounded-lg px-2.5 py-2 text-sm/6 font-medium text-secondary-700 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-[current=page]:bg-white aria-[current=page]:text-secondary-950 aria-[current=page]:shadow-xs aria-[current=page]:ring-1 aria-[current=page]:ring-secondary-950/10 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/5 dark:hover:text-white dark:focus-visible:outline-primary-400 dark:aria-[current=page]:bg-white/10 dark:aria-[current=page]:text-white dark:aria-[current=page]:shadow-none dark:aria-[current=page]:ring-white/10'

export default function LightSidebarLayoutWithAgendaPanel() {
  const [navigating, setNavigating] = useState(false)
  const [done, setDone] = useState(['ziggy'])

  function toggle(id: string) {
    setDone(done.includes(id) ? done.filter((each) => each !== id) : [...done, id])
  }

  return (
    <div className="min-h-dvh bg-secondary-100 lg:flex dark:bg-secondary-950">
      <div className="hidden w-64 shrink-0 flex-col gap-6 overflow-y-auto p-4 lg:sticky lg:top-0 lg:flex lg:h-dvh">
        {/* Replace with your logo */}
        <a
          href="#"
          className="flex items-center gap-2.5 rounded-md px-2.5 pt-1 text-base/7 font-semibold text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-white dark:focus-visible:outline-primary-400"
        >
          <svg aria-hidden="true" viewBox="0 0 32 32" className="size-7 text-primary-600 dark:text-primary-500">
            <path
              fill="currentColor"
              d="M16 2c8 5 12 11 12 17a12 12 0 0 1-10.500 11.900V18h-3v12.900A12 12 0 0 1 4 19C4 13 8 7 16 2z"
            />
          </svg>
          Willow Veterinary
        </a>
        <nav aria-label="Main">
          <ul role="list" className="grid gap-0.5">
            {places.map((place) => (
              <li key={place.name}>
                <a href="#" aria-current={place.current ? 'page' : undefined} className={linkClasses}>
                  <place.icon
                    aria-hidden="true"
                    className="size-6 shrink-0 text-secondary-500 group-aria-[current=page]:text-primary-600 dark:text-secondary-400 dark:group-aria-[current=page]:text-primary-400"
                  />
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
        <section aria-labelledby="willow-rooms" className="px-2.5">
          <h2 id="willow-rooms" className="text-xs/5 font-medium text-secondary-600 dark:text-secondary-400">
            Rooms
          </h2>
          <ul role="list" className="mt-2 grid gap-2 text-sm/5">
            {rooms.map((room) => (
              <li key={room.name} className="flex gap-2.5">
                <span aria-hidden="true" className={clsx('mt-1.5 size-2 shrink-0 rounded-full', room.dotClass)} />
                <span className="min-w-0">
                  <span className="font-medium text-secondary-950 dark:text-white">{room.name}</span>
                  <span className="block text-secondary-600 dark:text-secondary-400">
                    {room.taken && <span className="sr-only">Taken by </span>}
                    {room.note}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </section>
        <Menu as="div" className="relative mt-auto">
          <MenuButton className="flex w-full items-center gap-3 rounded-lg p-2 text-start transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 data-open:bg-secondary-950/5 motion-reduce:transition-none dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:data-open:bg-white/10">
            <img src="/media/avatars/avatar-27.webp" alt="" width={256} height={256} className="size-9 rounded-full" />
            <span className="min-w-0 flex-1 text-sm/5">
              <span className="block font-semibold text-secondary-950 dark:text-white">Hana Sato</span>
              <span className="block text-secondary-600 dark:text-secondary-400">Veterinarian</span>
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
            className="flex w-full max-w-xs flex-col gap-4 overflow-y-auto bg-secondary-50 p-4 text-start shadow-lg ring-1 ring-secondary-950/10 transition data-closed:-translate-x-full data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none rtl:data-closed:translate-x-full dark:bg-secondary-800 dark:ring-white/10"
          >
            <div className="flex items-center justify-between gap-4">
              <DialogTitle className="px-2.5 text-base/7 font-semibold text-secondary-950 dark:text-white">
                Willow Veterinary
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
            <nav aria-label="Main, on phones">
              <ul role="list" className="grid gap-0.5">
                {places.map((place) => (
                  <li key={place.name}>
                    <a href="#" aria-current={place.current ? 'page' : undefined} className={linkClasses}>
                      <place.icon
                        aria-hidden="true"
                        className="size-6 shrink-0 text-secondary-500 group-aria-[current=page]:text-primary-600 dark:text-secondary-400 dark:group-aria-[current=page]:text-primary-400"
                      />
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
            <a
              href="#"
              className="mt-auto rounded-sm px-2.5 py-2 text-sm/6 font-medium text-primary-700 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:py-0 dark:text-primary-400 dark:focus-visible:outline-primary-400"
            >
              Sign out Astrid Holm
            </a>
          </DialogPanel>
        </div>
      </Dialog>

      <div className="flex min-w-0 flex-1 flex-col lg:p-2 lg:ps-0">
        <div className="flex h-14 items-center gap-3 px-4 lg:hidden">
          <button
            type="button"
            onClick={() => setNavigating(true)}
            className="-ms-2 rounded-lg p-2 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:-ms-1.5 sm:p-1.5 dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
          >
            <span className="sr-only">Open main menu</span>
            <Bars3Icon aria-hidden="true" className="size-6" />
          </button>
          <p className="text-sm/6 font-semibold text-secondary-950 dark:text-white">Willow Veterinary</p>
          <img
            src="/media/avatars/avatar-27.webp"
            alt="Astrid Holm"
            width={256}
            height={256}
            className="ms-auto size-8 rounded-full"
          />
        </div>
        <main className="flex-1 bg-white px-4 py-6 ring-1 ring-secondary-950/10 sm:px-6 lg:rounded-xl lg:px-8 lg:py-8 lg:shadow-xs dark:bg-secondary-900 dark:ring-white/10 dark:lg:shadow-none">
          <div className="mx-auto max-w-6xl">
            <div className="flex flex-wrap items-end justify-between gap-4">
              <div>
                <h1 className="text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">Today</h1>
                <p className="mt-1 text-sm/6 text-secondary-600 dark:text-secondary-400">Friday, September 18, 2026</p>
              </div>
              <button
                type="button"
                className="inline-flex items-center gap-2 rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
              >
                <PlusIcon aria-hidden="true" className="-ms-0.5 size-5" />
                New appointment
              </button>
            </div>

            <dl className="mt-6 grid gap-x-6 gap-y-4 border-y border-secondary-950/10 py-5 sm:grid-cols-3 dark:border-white/10">
              {figures.map((figure) => (
                <div key={figure.name} className="max-sm:flex max-sm:items-baseline max-sm:gap-3">
                  <dt className="text-sm/6 text-secondary-600 max-sm:flex-1 dark:text-secondary-400">{figure.name}</dt>
                  <dd className="max-sm:text-end">
                    <span className="text-2xl/8 font-semibold tracking-tight text-secondary-950 tabular-nums dark:text-white">
                      {figure.value}
                    </span>
                    <span className="block text-sm/6 text-secondary-600 dark:text-secondary-400">
                      <bdi>{figure.note}</bdi>
                    </span>
                  </dd>
                </div>
              ))}
            </dl>

            <div className="mt-8 grid items-start gap-x-10 gap-y-10 xl:grid-cols-3">
              <section aria-labelledby="willow-visits" className="min-w-0 xl:col-span-2">
                <h2 id="willow-visits" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
                  This morning
                </h2>
                <ol role="list" className="mt-2">
                  {appointments.map((visit, index) => (
                    <li
                      key={visit.time}
                      className={clsx(
                        'relative flex gap-x-4 py-4 sm:gap-x-6',
                        index > 0 && 'border-t border-secondary-950/10 dark:border-white/10',
                      )}
                    >
                      <p className="w-10 shrink-0 text-sm/6 font-medium text-secondary-950 tabular-nums dark:text-white">
                        {visit.time}
                      </p>
                      <div className="min-w-0 flex-1 gap-x-6 sm:flex">
                        <div className="min-w-0 flex-1">
                          <h3 className="text-sm/6 font-semibold text-secondary-950 dark:text-white">
                            <a
                              href="#"
                              className="after:absolute after:inset-0 focus-visible:outline-hidden focus-visible:after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-primary-600 dark:focus-visible:after:outline-primary-400"
                            >
                              {visit.patient}
                            </a>
                          </h3>
                          <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">
                            {visit.kind}, with {visit.owner}
                          </p>
                        </div>
                        <div className="min-w-0 flex-1 text-sm/6">
                          <p className="text-secondary-950 dark:text-white">{visit.reason}</p>
                          <p className="text-secondary-600 dark:text-secondary-400">{visit.vet}</p>
                        </div>
                        <p className="max-sm:mt-2 sm:w-28 sm:text-end">
                          <span
                            className={clsx(
                              'inline-block rounded-full px-2 py-0.5 text-xs/5 font-medium ring-1 ring-inset',
                              statusStyles[visit.status],
                            )}
                          >
                            {visit.status}
                          </span>
                        </p>
                      </div>
                    </li>
                  ))}
                </ol>
              </section>

              <section
                aria-labelledby="willow-calls"
                className="rounded-xl bg-secondary-50 p-5 ring-1 ring-secondary-950/10 ring-inset dark:bg-white/5 dark:ring-white/10"
              >
                <div className="flex items-baseline justify-between gap-4">
                  <h2 id="willow-calls" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
                    Before noon
                  </h2>
                  <p role="status" className="text-sm/6 text-secondary-600 tabular-nums dark:text-secondary-400">
                    <bdi>
                      {done.length} of {calls.length} done
                    </bdi>
                  </p>
                </div>
                <ul role="list" className="mt-3 grid gap-1">
                  {calls.map((call) => (
                    <li key={call.id}>
                      <label className="flex gap-3 py-2 text-sm/6 text-secondary-950 sm:py-1.5 dark:text-white">
                        <span className="mt-1 grid size-4 shrink-0">
                          <input
                            type="checkbox"
                            checked={done.includes(call.id)}
                            onChange={() => toggle(call.id)}
                            className="peer col-start-1 row-start-1 appearance-none rounded-sm border border-secondary-500 bg-white checked:border-primary-600 checked:bg-primary-600 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:border-white/40 dark:bg-white/5 dark:checked:border-primary-600 dark:checked:bg-primary-600 dark:focus-visible:outline-primary-400 forced-colors:appearance-auto"
                          />
                          <CheckIcon
                            aria-hidden="true"
                            className="pointer-events-none invisible col-start-1 row-start-1 size-4 text-white peer-checked:visible forced-colors:hidden"
                          />
                        </span>
                        <span
                          className={clsx(
                            'min-w-0',
                            done.includes(call.id) && 'text-secondary-600 line-through dark:text-secondary-400',
                          )}
                        >
                          {call.text}
                        </span>
                      </label>
                    </li>
                  ))}
                </ul>
              </section>
            </div>
          </div>
        </main>
      </div>
    </div>
  )
}
