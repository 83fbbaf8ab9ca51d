/**
 * @title Avatars with initials and icon fallbacks
 * @description A staff list of avatars without a picture: initials on a tone per person, and icons for a guest and a team, each beside its name.
 * @keywords placeholder avatar, letter avatar, monogram, no picture, default avatar, guest
 * @free
 * @layout padded
 * @order 4
 * @part AUI-C02-4
 */
import { UserGroupIcon, UserIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const people = [
  {
    name: 'Hana Sato',
    initials: 'HS',
    toneClass: 'bg-primary-100 text-primary-900 dark:bg-primary-400/20 dark:text-primary-200',
  },
  {
    name: 'Erik Nyström',
    initials: 'EN',
    toneClass: 'bg-green-100 text-green-900 dark:bg-green-400/20 dark:text-green-200',
  },
  {
    name: 'Grace Mbeki',
    initials: 'GM',
    toneClass: 'bg-amber-100 text-amber-900 dark:bg-amber-400/20 dark:text-amber-200',
  },
  {
    name: 'Olivia Park',
    initials: 'OP',
    toneClass: 'bg-red-100 text-red-900 dark:bg-red-400/20 dark:text-red-200',
  },
]

const strangers = [
  { name: 'Guest', icon: UserIcon },
  { name: 'Front desk team', icon: UserGroupIcon },
]

export default function AvatarsWithInitialsAndIconFallbacks() {
  return (
    <ul
      role="list"
      className="mx-auto grid max-w-2xl gap-x-6 gap-y-5 rounded-xl bg-white p-5 text-sm/6 font-medium text-secondary-950 shadow-xs ring-1 ring-secondary-950/10 sm:grid-cols-3 sm:p-6 dark:bg-secondary-900 dark:text-white dark:shadow-none dark:ring-white/10"
    >
      {people.map((person) => (
        <li key={person.name} className="flex items-center gap-3">
          <span
            aria-hidden="true"
            className={clsx(
              'flex size-12 shrink-0 items-center justify-center rounded-full text-base/6 font-semibold select-none',
              person.toneClass,
            )}
          >
            {person.initials}
          </span>
          {person.name}
        </li>
      ))}
      {strangers.map((stranger) => (
        <li key={stranger.name} className="flex items-center gap-3">
          <span
            aria-hidden="true"
            className="flex size-12 shrink-0 items-center justify-center rounded-full bg-secondary-950/5 text-secondary-600 dark:bg-white/10 dark:text-secondary-300"
          >
            <stranger.icon className="size-6" />
          </span>
          {stranger.name}
        </li>
      ))}
    </ul>
  )
}
