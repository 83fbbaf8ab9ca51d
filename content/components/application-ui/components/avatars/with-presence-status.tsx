/**
 * @title Avatars with presence status
 * @description Four avatars with a dot at the corner for active, away, busy and offline, and the same in words below the name.
 * @keywords online status, presence dot, availability, active indicator, away, busy, offline, user status
 * @layout centered
 * @order 3
 * @part AUI-C02-3
 */
import clsx from 'clsx'

const people = [
  {
    name: 'Leyla',
    src: '/media/avatars/avatar-03.webp',
    status: 'Active',
    dotClass: 'bg-green-600 dark:bg-green-400',
  },
  {
    name: 'Jin',
    src: '/media/avatars/avatar-09.webp',
    status: 'Away until 2 PM',
    dotClass: 'bg-amber-500 dark:bg-amber-400',
  },
  {
    name: 'María',
    src: '/media/avatars/avatar-01.webp',
    status: 'On a call',
    dotClass: 'bg-red-600 dark:bg-red-400',
  },
  {
    name: 'Samuel',
    src: '/media/avatars/avatar-10.webp',
    status: 'Offline',
    dotClass: 'border-3 border-secondary-400 bg-white dark:border-secondary-400 dark:bg-secondary-950',
  },
]

export default function AvatarsWithPresenceStatus() {
  return (
    <ul role="list" className="grid grid-cols-2 gap-x-8 gap-y-6 sm:flex sm:gap-x-10">
      {people.map((person) => (
        <li key={person.name} className="text-center">
          <span className="relative inline-block">
            <img src={person.src} alt="" width={256} height={256} className="size-16 rounded-full" />
            <span
              aria-hidden="true"
              className={clsx(
                'absolute end-0 bottom-0 size-4 rounded-full ring-3 ring-white dark:ring-secondary-950',
                person.dotClass,
              )}
            />
          </span>
          <p className="mt-1.5 text-sm/5 font-medium text-secondary-950 dark:text-white">{person.name}</p>
          <p className="text-xs/5 text-secondary-600 tabular-nums dark:text-secondary-400">{person.status}</p>
        </li>
      ))}
    </ul>
  )
}
