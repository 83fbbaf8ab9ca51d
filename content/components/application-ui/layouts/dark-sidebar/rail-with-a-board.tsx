/**
 * @title Icon rail with a board
 * @description Use where a board or a map wants the whole width: a narrow rail of icons, which lies at the foot of a phone.
 * @layout full
 * @minHeight 760
 * @order 2
 */
import { useState } from 'react'
import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react'
import { ChatBubbleLeftIcon, FlagIcon } from '@heroicons/react/16/solid'
import { EllipsisHorizontalIcon, PlusIcon } from '@heroicons/react/20/solid'
import { CalendarIcon, ChartPieIcon, InboxIcon, UsersIcon, ViewColumnsIcon } from '@heroicons/react/24/outline'
import clsx from 'clsx'

const places = [
  { name: 'Board', icon: ViewColumnsIcon, hasNews: false, current: true },
  { name: 'Inbox', icon: InboxIcon, hasNews: true, current: false },
  { name: 'Calendar', icon: CalendarIcon, hasNews: false, current: false },
  { name: 'Reports', icon: ChartPieIcon, hasNews: false, current: false },
  { name: 'People', icon: UsersIcon, hasNews: false, current: false },
]

const account = ['Your profile', 'Preferences', 'Sign out']

const people = [
  { id: 'jin', name: 'Jin Takahashi', avatar: '/media/avatars/avatar-09.webp' },
  { id: 'claire', name: 'Claire Dubois', avatar: '/media/avatars/avatar-01.webp' },
  { id: 'samuel', name: 'Samuel Mensah', avatar: '/media/avatars/avatar-10.webp' },
]

const columns = [
  { id: 'next', name: 'Next' },
  { id: 'doing', name: 'In progress' },
  { id: 'review', name: 'In review' },
  { id: 'done', name: 'Done this week' },
]

const cards = [
  {
    id: 'EX-142',
    title: 'Write the wall texts for room four',
    area: 'Texts',
    column: 'next',
    person: 'claire',
    due: 'Oct 2',
    comments: 2,
    urgent: false,
  },
  {
    id: 'EX-147',
    title: 'Ask the harbor museum for the 1912 sextant',
    area: 'Loans',
    column: 'next',
    person: 'samuel',
    due: 'Sep 24',
    comments: 5,
    urgent: true,
  },
  {
    id: 'EX-150',
    title: 'Order 40 acid-free frames',
    area: 'Build',
    column: 'next',
    person: 'jin',
    due: 'Sep 30',
    comments: 0,
    urgent: false,
  },
  {
    id: 'EX-133',
    title: 'Light plan for the map cabinet, below 50 lux',
    area: 'Build',
    column: 'doing',
    person: 'jin',
    due: 'Sep 22',
    comments: 7,
    urgent: false,
  },
  {
    id: 'EX-138',
    title: 'Audio guide, stops 1 to 12, first recording',
    area: 'Texts',
    column: 'doing',
    person: 'claire',
    due: 'Sep 25',
    comments: 3,
    urgent: false,
  },
  {
    id: 'EX-129',
    title: 'Insurance for the loans from Lisbon',
    area: 'Loans',
    column: 'review',
    person: 'samuel',
    due: 'Sep 21',
    comments: 4,
    urgent: true,
  },
  {
    id: 'EX-121',
    title: 'Ramp between rooms two and three',
    area: 'Build',
    column: 'done',
    person: 'jin',
    due: 'Sep 16',
    comments: 9,
    urgent: false,
  },
  {
    id: 'EX-125',
    title: 'Condition reports of all 23 charts',
    area: 'Loans',
    column: 'done',
    person: 'samuel',
    due: 'Sep 17',
    comments: 1,
    urgent: false,
  },
]

const areaStyles: Record<string, string> = {
  Texts: 'bg-sky-50 text-sky-900 ring-sky-700/20 dark:bg-sky-400/10 dark:text-sky-200 dark:ring-sky-400/20',
  Loans: 'bg-amber-50 text-amber-900 ring-amber-700/20 dark:bg-amber-400/10 dark:text-amber-200 dark:ring-amber-400/20',
  Build: 'bg-green-50 text-green-900 ring-green-700/20 dark:bg-green-400/10 dark:text-green-200 dark:ring-green-400/20',
}

function personOf(id: string) {
  return people.find((person) => person.id === id)!
}

export default function IconRailWithABoard() {
  const [chosen, setChosen] = useState('')
  const [items, setItems] = useState(cards)
  const [news, setNews] = useState('')
  const shown = items.filter((item) => chosen === '' || item.person === chosen)

  function move(id: string, title: string, column: string, name: string) {
    setItems(items.map((item) => (item.id === id ? { ...item, column } : item)))
    setNews(`${title}: moved to ${name}`)
  }

  return (
    <div className="flex h-dvh flex-col bg-secondary-50 md:flex-row dark:bg-secondary-900">
      <div className="order-last flex shrink-0 items-center bg-secondary-900 p-2 md:order-first md:w-20 md:flex-col md:gap-4 md:px-2 md:py-4 dark:bg-secondary-950">
        {/* Replace with your logo */}
        <a
          href="#"
          className="hidden rounded-md focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-400 md:block"
        >
          <span className="sr-only">Vitrine, home</span>
          <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8 text-primary-400">
            <path fill="currentColor" fillRule="evenodd" d="M4 4h24v20H4zm4 4v12h16V8zM2 26h28v3H2z" />
          </svg>
        </a>
        <nav aria-label="Main" className="flex-1 md:w-full md:flex-none">
          <ul role="list" className="flex justify-around md:flex-col md:gap-1">
            {places.map((place) => (
              <li key={place.name}>
                <a
                  href="#"
                  aria-current={place.current ? 'page' : undefined}
                  className="relative flex flex-col items-center gap-0.5 rounded-lg px-2 py-1.5 text-xs/5 font-medium text-secondary-300 transition duration-150 hover:bg-white/5 hover:text-white focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-400 aria-[current=page]:bg-white/10 aria-[current=page]:text-white motion-reduce:transition-none"
                >
                  <span className="relative">
                    <place.icon aria-hidden="true" className="size-6" />
                    {place.hasNews && (
                      <span className="absolute -end-1 -top-0.5 size-2.5 rounded-full bg-red-500 ring-2 ring-secondary-900 dark:ring-secondary-950">
                        <span className="sr-only">Unread, </span>
                      </span>
                    )}
                  </span>
                  {place.name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Menu as="div" className="relative mt-auto hidden md:block">
          <MenuButton
            aria-label="Account of Claire Dubois"
            className="flex rounded-full focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-400"
          >
            <img src="/media/avatars/avatar-01.webp" alt="" width={256} height={256} className="size-9 rounded-full" />
          </MenuButton>
          <MenuItems
            transition
            className="absolute start-0 bottom-full z-10 mb-2 w-52 origin-bottom-left rounded-xl bg-white p-1.5 shadow-lg ring-1 ring-secondary-950/10 transition focus:outline-hidden data-closed:scale-95 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none rtl:origin-bottom-right dark:bg-secondary-800 dark:ring-white/10"
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

      <main className="relative flex min-h-0 min-w-0 flex-1 flex-col overflow-y-auto">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-b border-secondary-950/10 bg-white px-4 py-4 sm:px-6 dark:border-white/10 dark:bg-secondary-900">
          <div>
            <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">Opens November 6, 2026</p>
            <h1 className="text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">
              Charts of the North Sea
            </h1>
          </div>
          <div className="flex items-center gap-4">
            <div role="group" aria-label="Show the cards of" className="flex gap-1">
              {people.map((person) => (
                <button
                  key={person.id}
                  type="button"
                  aria-label={person.name}
                  aria-pressed={chosen === person.id}
                  onClick={() => setChosen(chosen === person.id ? '' : person.id)}
                  className="rounded-full p-1 opacity-80 transition duration-150 hover:opacity-100 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-pressed:bg-primary-600 aria-pressed:opacity-100 motion-reduce:transition-none dark:focus-visible:outline-primary-400 dark:aria-pressed:bg-primary-500"
                >
                  <img src={person.avatar} alt="" width={256} height={256} className="size-8 rounded-full" />
                </button>
              ))}
            </div>
            <button
              type="button"
              className="inline-flex items-center gap-2 rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
            >
              <PlusIcon aria-hidden="true" className="-ms-0.5 size-5" />
              Add a card
            </button>
          </div>
        </div>
        <p role="status" className="sr-only">
          {news}
        </p>

        <div className="grid flex-1 items-start gap-4 p-4 sm:grid-cols-2 sm:p-6 xl:grid-cols-4">
          {columns.map((column) => (
            <section key={column.id} aria-labelledby={`board-${column.id}`} className="min-w-0">
              <h2
                id={`board-${column.id}`}
                className="flex items-center gap-2 text-sm/6 font-semibold text-secondary-950 dark:text-white"
              >
                {column.name}
                <span className="rounded-full bg-secondary-950/5 px-2 text-xs/5 font-medium text-secondary-700 tabular-nums dark:bg-white/10 dark:text-secondary-300">
                  {shown.filter((item) => item.column === column.id).length}
                  <span className="sr-only"> cards</span>
                </span>
              </h2>
              <ul role="list" className="mt-3 grid gap-3">
                {shown
                  .filter((item) => item.column === column.id)
                  .map((item) => (
                    <li
                      key={item.id}
                      className="rounded-xl bg-white p-4 shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-800 dark:shadow-none dark:ring-white/10"
                    >
                      <div className="flex items-start justify-between gap-2">
                        <p
                          className={clsx(
                            'inline-block rounded-full px-2 py-0.5 text-xs/5 font-medium ring-1 ring-inset',
                            areaStyles[item.area],
                          )}
                        >
                          {item.area}
                        </p>
                        <Menu as="div" className="relative -me-1.5 -mt-1.5">
                          <MenuButton
                            aria-label={`Actions for ${item.id}`}
                            className="block rounded-lg p-1.5 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
                          >
                            <EllipsisHorizontalIcon aria-hidden="true" className="size-5" />
                          </MenuButton>
                          <MenuItems
                            transition
                            className="absolute end-0 z-10 mt-1 w-48 origin-top-right rounded-xl bg-white p-1.5 shadow-lg ring-1 ring-secondary-950/10 transition focus:outline-hidden data-closed:scale-95 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none rtl:origin-top-left dark:bg-secondary-800 dark:ring-white/10"
                          >
                            {columns.map((target) => (
                              <MenuItem key={target.id}>
                                <button
                                  type="button"
                                  onClick={() => move(item.id, item.title, target.id, target.name)}
                                  className="flex w-full items-center gap-2.5 rounded-lg px-2.5 py-2 text-start text-sm/5 text-secondary-900 data-focus:bg-secondary-950/5 data-focus:outline-hidden dark:text-white dark:data-focus:bg-white/10"
                                >
                                  Move to {target.name.toLowerCase()}
                                </button>
                              </MenuItem>
                            ))}
                          </MenuItems>
                        </Menu>
                      </div>
                      <h3 className="mt-1 text-sm/6 font-medium text-pretty text-secondary-950 dark:text-white">
                        <a
                          href="#"
                          className="rounded-sm underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:focus-visible:outline-primary-400"
                        >
                          {item.title}
                        </a>
                      </h3>
                      <div className="mt-3 flex items-center gap-3 text-xs/5 text-secondary-600 dark:text-secondary-400">
                        <span
                          className={clsx(
                            'flex items-center gap-1 tabular-nums',
                            item.urgent && 'font-medium text-red-700 dark:text-red-400',
                          )}
                        >
                          {item.urgent && <FlagIcon aria-hidden="true" className="size-4" />}
                          {item.urgent && <span className="sr-only">Urgent, </span>}
                          {item.due}
                        </span>
                        {item.comments > 0 && (
                          <span className="flex items-center gap-1 tabular-nums">
                            <ChatBubbleLeftIcon
                              aria-hidden="true"
                              className="size-4 text-secondary-500 dark:text-secondary-400"
                            />
                            {item.comments}
                            <span className="sr-only"> comments</span>
                          </span>
                        )}
                        <img
                          src={personOf(item.person).avatar}
                          alt={personOf(item.person).name}
                          width={256}
                          height={256}
                          className="ms-auto size-6 rounded-full"
                        />
                      </div>
                    </li>
                  ))}
              </ul>
              {shown.every((item) => item.column !== column.id) && (
                <p className="mt-3 rounded-xl border border-dashed border-secondary-300 p-4 text-center text-sm/6 text-secondary-600 dark:border-white/15 dark:text-secondary-400">
                  Nothing here
                </p>
              )}
            </section>
          ))}
        </div>
      </main>
    </div>
  )
}
