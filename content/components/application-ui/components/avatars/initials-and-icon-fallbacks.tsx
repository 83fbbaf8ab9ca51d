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
  { name: 'Erik Nyström', role: 'Surgery, all day', initials: 'EN', toneClass: 'bg-primary-700 text-white' },
  { name: 'Grace Mbeki', role: 'Room 1, until 2 PM', initials: 'GM', toneClass: 'bg-primary-200 text-primary-950' },
  {
    name: 'Olivia Park',
    role: 'Desk, from noon',
    initials: 'OP',
    toneClass: 'bg-secondary-800 text-white dark:bg-secondary-200 dark:text-secondary-950',
  },
]

const strangers = [
  { name: 'Guest', role: 'Observing surgery', icon: UserIcon },
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
      <h2
        id="today-heading"
        className="flex flex-wrap items-baseline justify-between gap-x-4 px-1 pb-2 text-base/7 font-semibold text-secondary-950 dark:text-white"
      >
        At the practice today
        <span className="text-sm/6 font-normal text-secondary-600 dark:text-secondary-400">
          Thursday, open until 6 PM
        </span>
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
            <span aria-hidden="true" className={clsx(roundClasses, person.toneClass)}>
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
                'border-2 border-dashed border-secondary-400 text-secondary-600 dark:border-secondary-500 dark:text-secondary-300',
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
