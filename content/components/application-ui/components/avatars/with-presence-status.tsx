/**
 * @title Avatars with presence status
 * @description A list of four avatars with a dot at the corner for active, away, busy and offline, and the same in words at the end of the row.
 * @keywords online status, presence dot, availability, active indicator, away, busy, offline, user status
 * @layout padded
 * @order 3
 * @part AUI-C02-3
 */
import clsx from 'clsx'

const people = [
  {
    name: 'Leyla Demir',
    role: 'Owner',
    src: '/media/avatars/avatar-03.webp',
    status: 'Active',
    dotClass: 'bg-green-600 dark:bg-green-400',
  },
  {
    name: 'Jin Takahashi',
    role: 'Illustrator',
    src: '/media/avatars/avatar-09.webp',
    status: 'Away until 2 PM',
    dotClass: 'bg-amber-500 dark:bg-amber-400',
  },
  {
    name: 'María Villanueva',
    role: 'Project lead',
    src: '/media/avatars/avatar-01.webp',
    status: 'On a call',
    dotClass: 'bg-red-600 dark:bg-red-400',
  },
  {
    name: 'Samuel Mensah',
    role: 'Developer',
    src: '/media/avatars/avatar-10.webp',
    status: 'Offline',
    dotClass: 'border-2 border-secondary-500 bg-white dark:border-secondary-400 dark:bg-secondary-900',
  },
]

export default function AvatarsWithPresenceStatus() {
  return (
    <ul
      role="list"
      className="mx-auto max-w-lg rounded-xl bg-white p-2 shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      {people.map((person) => (
        <li key={person.name} className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-lg px-3 py-2.5 text-sm/5">
          <span className="relative shrink-0">
            <img src={person.src} alt="" width={256} height={256} className="size-12 rounded-full" />
            <span
              aria-hidden="true"
              className={clsx(
                'absolute end-0 bottom-0 size-3 rounded-full ring-2 ring-white dark:ring-secondary-900',
                person.dotClass,
              )}
            />
          </span>
          <div className="min-w-0 flex-1 basis-28">
            <p className="font-medium text-secondary-950 dark:text-white">{person.name}</p>
            <p className="text-secondary-600 dark:text-secondary-400">{person.role}</p>
          </div>
          <p className="text-secondary-600 tabular-nums dark:text-secondary-400">{person.status}</p>
        </li>
      ))}
    </ul>
  )
}
