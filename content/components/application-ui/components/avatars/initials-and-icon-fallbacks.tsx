/**
 * @title Avatars with initials and icon fallbacks
 * @description A set of avatars without a picture: initials on a tone per person, and icons for a guest and a team.
 * @keywords placeholder avatar, letter avatar, monogram, no picture, default avatar, guest
 * @free
 * @layout centered
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
    <div className="flex flex-wrap justify-center gap-2 sm:gap-3">
      {people.map((person) => (
        <span
          key={person.name}
          role="img"
          aria-label={person.name}
          title={person.name}
          className={clsx(
            'flex size-10 items-center justify-center rounded-full text-sm/6 font-semibold select-none sm:size-12 sm:text-base/6',
            person.toneClass,
          )}
        >
          {person.initials}
        </span>
      ))}
      {strangers.map((stranger) => (
        <span
          key={stranger.name}
          role="img"
          aria-label={stranger.name}
          title={stranger.name}
          className="flex size-10 items-center justify-center rounded-full bg-secondary-950/5 text-secondary-600 sm:size-12 dark:bg-white/10 dark:text-secondary-300"
        >
          <stranger.icon aria-hidden="true" className="size-5 sm:size-6" />
        </span>
      ))}
    </div>
  )
}
