/**
 * @title Sizes, presence and groups
 * @description A set of avatars in five sizes, with presence dots, with initials in place of a picture, and overlapping as a group.
 * @keywords avatar group, avatar stack, profile picture, initials, presence dot, online status, facepile, user icon
 * @free
 * @layout padded
 * @order 1
 * @part AUI-C02-1
 */
import { BuildingStorefrontIcon, TruckIcon, UserIcon } from '@heroicons/react/20/solid'
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
    state: 'Active now',
    dotClass: 'bg-green-600 dark:bg-green-500',
  },
  {
    name: 'Samuel Mensah',
    src: '/media/avatars/avatar-10.webp',
    state: 'Away until 2 PM',
    dotClass: 'bg-amber-600 dark:bg-amber-400',
  },
]

const initials = [
  {
    name: 'Ngozi Adeyemi',
    letters: 'NA',
    toneClass: 'bg-primary-100 text-primary-900 dark:bg-primary-400/20 dark:text-primary-200',
  },
  {
    name: 'Tomasz Wrona',
    letters: 'TW',
    toneClass: 'bg-green-100 text-green-900 dark:bg-green-400/15 dark:text-green-200',
  },
  {
    name: 'Claire Dubois',
    letters: 'CD',
    toneClass: 'bg-amber-100 text-amber-900 dark:bg-amber-400/15 dark:text-amber-200',
  },
]

const team = [
  { name: 'Amara Okonkwo', src: '/media/avatars/avatar-04.webp' },
  { name: 'Bo Lindqvist', src: '/media/avatars/avatar-05.webp' },
  { name: 'Leyla Demir', src: '/media/avatars/avatar-03.webp' },
  { name: 'Minh Tran', src: '/media/avatars/avatar-02.webp' },
]

const rowClasses =
  'grid items-center gap-x-8 gap-y-3 border-t border-secondary-950/10 py-5 sm:grid-cols-4 dark:border-white/10'

const labelClasses = 'text-sm/6 font-medium text-secondary-950 dark:text-white'

export default function SizesPresenceAndGroups() {
  return (
    <dl className="mx-auto max-w-3xl border-b border-secondary-950/10 dark:border-white/10">
      <div className={rowClasses}>
        <dt className={labelClasses}>Sizes</dt>
        <dd className="flex flex-wrap items-center gap-4 sm:col-span-3">
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
      <div className={rowClasses}>
        <dt className={labelClasses}>With presence</dt>
        <dd className="flex flex-wrap gap-x-8 gap-y-4 sm:col-span-3">
          {present.map((person) => (
            <div key={person.name} className="flex items-center gap-3">
              <span className="relative shrink-0">
                <img src={person.src} alt="" width={256} height={256} className="size-10 rounded-full" />
                <span
                  aria-hidden="true"
                  className={clsx(
                    'absolute end-0 bottom-0 size-3 rounded-full ring-2 ring-white dark:ring-secondary-950',
                    person.dotClass,
                  )}
                />
              </span>
              <span className="text-sm/5">
                <span className="block font-medium text-secondary-950 dark:text-white">{person.name}</span>
                <span className="text-secondary-600 dark:text-secondary-400">{person.state}</span>
              </span>
            </div>
          ))}
        </dd>
      </div>
      <div className={rowClasses}>
        <dt className={labelClasses}>Without a picture</dt>
        <dd className="flex flex-wrap gap-4 sm:col-span-3">
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
          <span
            role="img"
            aria-label="Guest"
            className="flex size-10 items-center justify-center rounded-full bg-secondary-950/5 text-secondary-600 dark:bg-white/10 dark:text-secondary-300"
          >
            <UserIcon aria-hidden="true" className="size-5" />
          </span>
        </dd>
      </div>
      <div className={rowClasses}>
        <dt className={labelClasses}>Companies</dt>
        <dd className="flex flex-wrap gap-x-8 gap-y-4 sm:col-span-3">
          {/* Replace the tiles with logos where you have them */}
          <div className="flex items-center gap-3 text-sm/5 font-medium text-secondary-950 dark:text-white">
            <span className="flex size-10 items-center justify-center rounded-lg bg-primary-600 text-white">
              <TruckIcon aria-hidden="true" className="size-5" />
            </span>
            Fenn Logistics
          </div>
          <div className="flex items-center gap-3 text-sm/5 font-medium text-secondary-950 dark:text-white">
            <span className="flex size-10 items-center justify-center rounded-lg bg-secondary-950 text-white dark:bg-white dark:text-secondary-950">
              <BuildingStorefrontIcon aria-hidden="true" className="size-5" />
            </span>
            Café Lumière
          </div>
        </dd>
      </div>
      <div className={rowClasses}>
        <dt className={labelClasses}>Group</dt>
        <dd className="sm:col-span-3">
          <a
            href="#"
            className="group inline-flex max-w-full flex-wrap items-center gap-x-4 gap-y-2 rounded-lg focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-primary-600 dark:focus-visible:outline-primary-400"
          >
            <span className="flex -space-x-2 rtl:space-x-reverse">
              {team.map((person) => (
                <img
                  key={person.name}
                  src={person.src}
                  alt=""
                  width={256}
                  height={256}
                  className="size-10 rounded-full ring-2 ring-white dark:ring-secondary-950"
                />
              ))}
              <span
                aria-hidden="true"
                className="flex size-10 items-center justify-center rounded-full bg-secondary-100 text-xs/5 font-semibold text-secondary-700 tabular-nums ring-2 ring-white dark:bg-secondary-800 dark:text-secondary-200 dark:ring-secondary-950"
              >
                +7
              </span>
            </span>
            <span className="text-sm/6 text-secondary-600 group-hover:text-secondary-950 dark:text-secondary-400 dark:group-hover:text-white">
              Amara, Bo and 9 others follow this
            </span>
          </a>
        </dd>
      </div>
    </dl>
  )
}
