/**
 * @title Vertical navigation with icons and badges
 * @description A vertical navigation with icons, count badges and a second group of teams, each with its letter and open issues.
 * @keywords side nav, sidebar menu, vertical menu, counters, unread count, team list, issue tracker
 * @layout padded
 * @minHeight 620
 * @order 5
 * @part AUI-C27-6
 */
import { ArrowPathIcon, EyeIcon, InboxIcon, MapIcon, UserCircleIcon } from '@heroicons/react/24/outline'
import clsx from 'clsx'

const places = [
  { name: 'Inbox', icon: InboxIcon, count: '4', note: 'unread', current: false },
  { name: 'My issues', icon: UserCircleIcon, count: '7', note: 'open', current: false },
  { name: 'Cycle 14', icon: ArrowPathIcon, count: '17', note: 'open', current: true },
  { name: 'Roadmap', icon: MapIcon, count: '', note: '', current: false },
  { name: 'Views', icon: EyeIcon, count: '', note: '', current: false },
]

const teams = [
  { name: 'Engineering', count: '8', letterClass: 'bg-primary-700' },
  { name: 'Design', count: '4', letterClass: 'bg-amber-700' },
  { name: 'Product', count: '3', letterClass: 'bg-sky-700' },
  { name: 'Quality', count: '2', letterClass: 'bg-green-700' },
]

// Issues of the cycle at the end of each working day
const days = [
  { name: 'Mon', date: 'May 11', done: 2, all: 42 },
  { name: 'Tue', date: 'May 12', done: 5, all: 42 },
  { name: 'Wed', date: 'May 13', done: 9, all: 44 },
  { name: 'Thu', date: 'May 14', done: 12, all: 44 },
  { name: 'Fri', date: 'May 15', done: 16, all: 45 },
  { name: 'Mon', date: 'May 18', done: 19, all: 46 },
  { name: 'Tue', date: 'May 19', done: 24, all: 48 },
  { name: 'Wed', date: 'May 20', done: 28, all: 48 },
  { name: 'Thu', date: 'May 21', done: 31, all: 48 },
]

const linkClasses =
  'group flex items-center gap-3 rounded-lg px-2.5 py-2 text-sm/6 font-medium text-secondary-300 transition duration-150 hover:bg-white/5 hover:text-white focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-400 aria-[current=page]:bg-white/10 aria-[current=page]:text-white motion-reduce:transition-none'

export default function VerticalNavigationWithIconsAndBadges() {
  return (
    <div className="mx-auto flex max-w-5xl overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
      <nav aria-label="Main" className="flex w-full shrink-0 flex-col gap-6 bg-secondary-950 p-4 sm:w-64">
        {/* Replace with your logo */}
        <a
          href="#"
          className="flex items-center gap-2.5 rounded-md px-2.5 py-1.5 text-base/7 font-semibold text-white focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-400"
        >
          <svg aria-hidden="true" viewBox="0 0 32 32" className="size-7 text-primary-400">
            <path
              fill="currentColor"
              d="M1.5 6.5C8 6.8 13 9 16 13.5 19 9 24 6.8 30.5 6.5c-2.3 6-6 9.4-11 10.6L16 28l-3.5-10.9C7.5 15.9 3.8 12.5 1.5 6.5z"
            />
          </svg>
          Kestovar
        </a>
        <ul role="list" className="grid gap-0.5">
          {places.map((place) => (
            <li key={place.name}>
              <a href="#" aria-current={place.current ? 'page' : undefined} className={linkClasses}>
                <place.icon
                  aria-hidden="true"
                  className="size-6 shrink-0 text-secondary-400 group-aria-[current=page]:text-primary-400"
                />
                <span className="min-w-0 flex-1">{place.name}</span>
                {place.count && (
                  <span
                    className={clsx(
                      'min-w-6 rounded-full px-2 text-center text-xs/5 tabular-nums',
                      place.note === 'unread' ? 'bg-primary-600 text-white' : 'bg-white/10 text-secondary-200',
                    )}
                  >
                    {place.count}
                    <span className="sr-only"> {place.note}</span>
                  </span>
                )}
              </a>
            </li>
          ))}
        </ul>
        <div>
          <h2 id="kestovar-teams" className="px-2.5 text-xs/5 font-medium text-secondary-400">
            Your teams
          </h2>
          <ul aria-labelledby="kestovar-teams" className="mt-1 grid gap-0.5">
            {teams.map((team) => (
              <li key={team.name}>
                <a href="#" className={linkClasses}>
                  <span
                    aria-hidden="true"
                    className={clsx(
                      'flex size-6 shrink-0 items-center justify-center rounded-md text-xs/5 font-semibold text-white',
                      team.letterClass,
                    )}
                  >
                    {team.name[0]}
                  </span>
                  <span className="min-w-0 flex-1">{team.name}</span>
                  <span className="w-6 text-center text-xs/5 text-secondary-400 tabular-nums">
                    {team.count}
                    <span className="sr-only"> open</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </nav>

      {/* The page beside the navigation */}
      <main className="hidden min-w-0 flex-1 flex-col gap-6 p-8 sm:flex">
        <div>
          <h1 className="text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">Cycle 14</h1>
          <p className="mt-1 text-sm/6 text-secondary-600 dark:text-secondary-400">
            With one day left, 31 of 48 issues are done.
          </p>
          <p aria-hidden="true" className="mt-4 flex gap-4 text-xs/5 text-secondary-600 dark:text-secondary-400">
            <span className="flex items-center gap-1.5">
              <span className="size-2.5 rounded-full bg-primary-600 dark:bg-primary-500" />
              Done
            </span>
            <span className="flex items-center gap-1.5">
              <span className="size-2.5 rounded-full bg-primary-100 dark:bg-primary-400/20" />
              Open
            </span>
          </p>
        </div>
        <ol role="list" className="grid flex-1 grid-cols-9 gap-2">
          {days.map((day) => (
            <li key={day.date} className="flex flex-col">
              <div aria-hidden="true" className="flex min-h-72 flex-1 flex-col justify-end gap-0.5">
                <div
                  style={{ height: `${((day.all - day.done) / 48) * 100}%` }}
                  className="rounded-t-md bg-primary-100 dark:bg-primary-400/20"
                />
                <div
                  style={{ height: `${(day.done / 48) * 100}%` }}
                  className="rounded-b-md bg-primary-600 dark:bg-primary-500"
                />
              </div>
              <p className="mt-2 text-center text-xs/5 text-secondary-600 dark:text-secondary-400">
                {day.name}
                <span className="sr-only">
                  {' '}
                  {day.date}: {day.done} of {day.all} done
                </span>
              </p>
            </li>
          ))}
        </ol>
      </main>
    </div>
  )
}
