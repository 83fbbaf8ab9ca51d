/**
 * @title Avatars with initials and icon fallbacks
 * @description A staff grid of avatars for whoever has no picture: initials on a tone per person, and icons for a guest and a team.
 * @keywords placeholder avatar, letter avatar, monogram, no picture, default avatar, guest
 * @free
 * @layout padded
 * @order 4
 * @part AUI-C02-4
 */
import { UserGroupIcon, UserIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const people = [
  { name: 'Erik Nyström', role: 'Surgery, all day', initials: 'EN', toneClass: 'bg-green-700' },
  { name: 'Grace Mbeki', role: 'Room 1, until 2 PM', initials: 'GM', toneClass: 'bg-amber-700' },
  { name: 'Olivia Park', role: 'Desk, from noon', initials: 'OP', toneClass: 'bg-red-700' },
]

const strangers = [
  { name: 'Guest', role: 'Visits surgery', icon: UserIcon },
  { name: 'Front desk', role: 'Answers the phone', icon: UserGroupIcon },
]

const tileClasses = 'flex flex-col items-center rounded-lg bg-secondary-50 px-2 py-2 text-center dark:bg-white/5'
const roundClasses = 'flex size-16 items-center justify-center rounded-full text-xl/7 font-semibold select-none'

export default function AvatarsWithInitialsAndIconFallbacks() {
  return (
    <section
      aria-labelledby="today-heading"
      className="mx-auto max-w-xl rounded-xl bg-white p-4 shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <h2 id="today-heading" className="px-1 pb-2 text-base/7 font-semibold text-secondary-950 dark:text-white">
        At the practice today
      </h2>
      <ul
        role="list"
        className="grid grid-cols-2 gap-3 text-sm/5 text-secondary-600 sm:grid-cols-3 dark:text-secondary-400"
      >
        <li className={tileClasses}>
          <img src="/media/avatars/avatar-27.webp" alt="" width={256} height={256} className="size-16 rounded-full" />
          <p className="mt-2 font-semibold text-secondary-950 dark:text-white">Hana Sato</p>
          <p>Room 2, all day</p>
        </li>
        {people.map((person) => (
          <li key={person.name} className={tileClasses}>
            <span aria-hidden="true" className={clsx(roundClasses, 'text-white', person.toneClass)}>
              {person.initials}
            </span>
            <p className="mt-2 font-semibold text-secondary-950 dark:text-white">{person.name}</p>
            <p>{person.role}</p>
          </li>
        ))}
        {strangers.map((stranger) => (
          <li key={stranger.name} className={tileClasses}>
            <span
              aria-hidden="true"
              className={clsx(
                roundClasses,
                'bg-secondary-300 text-secondary-700 dark:bg-secondary-700 dark:text-secondary-200',
              )}
            >
              <stranger.icon className="size-9" />
            </span>
            <p className="mt-2 font-semibold text-secondary-950 dark:text-white">{stranger.name}</p>
            <p>{stranger.role}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
