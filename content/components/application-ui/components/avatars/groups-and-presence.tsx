/**
 * @title Sizes, presence and groups
 * @description Use wherever people appear: one person with their state, initials without a picture, or a team that overlaps.
 * @free
 * @layout padded
 * @order 1
 */
import clsx from 'clsx'

const sizes = [
  { name: 'Amara Okonkwo', src: '/media/avatars/avatar-04.webp', sizeClass: 'size-6' },
  { name: 'Bo Lindqvist', src: '/media/avatars/avatar-05.webp', sizeClass: 'size-8' },
  { name: 'Leyla Demir', src: '/media/avatars/avatar-03.webp', sizeClass: 'size-10' },
  { name: 'Harpreet Gill', src: '/media/avatars/avatar-07.webp', sizeClass: 'size-12' },
  { name: 'Jin Takahashi', src: '/media/avatars/avatar-09.webp', sizeClass: 'size-16' },
]

const present = [
  {
    name: 'María Villanueva',
    src: '/media/avatars/avatar-01.webp',
    state: 'active',
    dotClass: 'bg-green-600 dark:bg-green-500',
  },
  {
    name: 'Samuel Mensah',
    src: '/media/avatars/avatar-10.webp',
    state: 'away',
    dotClass: 'bg-amber-600 dark:bg-amber-400',
  },
  {
    name: 'Mei Tanaka',
    src: '/media/avatars/avatar-06.webp',
    state: 'offline',
    dotClass: 'bg-secondary-500 dark:bg-secondary-400',
  },
]

const initials = [
  {
    name: 'Ngozi Adeyemi',
    letters: 'NA',
    toneClass: 'bg-primary-50 text-primary-800 dark:bg-primary-400/20 dark:text-primary-200',
  },
  {
    name: 'Tomasz Wrona',
    letters: 'TW',
    toneClass: 'bg-green-50 text-green-900 dark:bg-green-400/15 dark:text-green-200',
  },
  {
    name: 'Claire Dubois',
    letters: 'CD',
    toneClass: 'bg-amber-50 text-amber-900 dark:bg-amber-400/15 dark:text-amber-200',
  },
]

const team = [
  { name: 'Amara Okonkwo', src: '/media/avatars/avatar-04.webp' },
  { name: 'Bo Lindqvist', src: '/media/avatars/avatar-05.webp' },
  { name: 'Leyla Demir', src: '/media/avatars/avatar-03.webp' },
  { name: 'Minh Tran', src: '/media/avatars/avatar-02.webp' },
]

export default function SizesPresenceAndGroups() {
  return (
    <dl className="mx-auto grid max-w-3xl gap-x-12 gap-y-8 sm:grid-cols-2">
      <div>
        <dt className="text-sm/6 font-medium text-secondary-950 dark:text-white">Sizes</dt>
        <dd className="mt-3 flex flex-wrap items-end gap-4">
          {sizes.map((person) => (
            <img
              key={person.name}
              src={person.src}
              alt={person.name}
              width={256}
              height={256}
              className={clsx('rounded-full', person.sizeClass)}
            />
          ))}
        </dd>
      </div>
      <div>
        <dt className="text-sm/6 font-medium text-secondary-950 dark:text-white">Presence</dt>
        <dd className="mt-3 flex gap-4">
          {present.map((person) => (
            <span key={person.name} className="relative">
              <img
                src={person.src}
                alt={`${person.name}, ${person.state}`}
                width={256}
                height={256}
                className="size-12 rounded-full"
              />
              <span
                aria-hidden="true"
                className={clsx(
                  'absolute end-0 bottom-0 size-3.5 rounded-full ring-2 ring-white dark:ring-secondary-950',
                  person.dotClass,
                )}
              />
            </span>
          ))}
        </dd>
      </div>
      <div>
        <dt className="text-sm/6 font-medium text-secondary-950 dark:text-white">Initials</dt>
        <dd className="mt-3 flex gap-4">
          {initials.map((person) => (
            <span
              key={person.name}
              role="img"
              aria-label={person.name}
              className={clsx(
                'flex size-10 items-center justify-center rounded-full text-sm/5 font-semibold',
                person.toneClass,
              )}
            >
              {person.letters}
            </span>
          ))}
        </dd>
      </div>
      <div>
        <dt className="text-sm/6 font-medium text-secondary-950 dark:text-white">Group</dt>
        <dd className="mt-3 flex items-center">
          <a
            href="#"
            className="flex items-center gap-3 rounded-full pe-2 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:focus-visible:outline-primary-400"
          >
            <span className="flex -space-x-2 rtl:space-x-reverse">
              {team.map((person) => (
                <img
                  key={person.name}
                  src={person.src}
                  alt={person.name}
                  width={256}
                  height={256}
                  className="size-10 rounded-full ring-2 ring-white dark:ring-secondary-950"
                />
              ))}
              <span className="flex size-10 items-center justify-center rounded-full bg-secondary-100 text-xs/5 font-semibold text-secondary-700 tabular-nums ring-2 ring-white dark:bg-secondary-800 dark:text-secondary-200 dark:ring-secondary-950">
                +7<span className="sr-only"> more people</span>
              </span>
            </span>
          </a>
        </dd>
      </div>
    </dl>
  )
}
