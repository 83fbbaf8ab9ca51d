/**
 * @title Avatar stack with count
 * @description A stack of overlapping avatars with the number of those not shown, a button that adds a person, and a link to all of them.
 * @keywords avatar group, facepile, stacked avatars, overlapping, team members, participants, collaborators
 * @free
 * @layout centered
 * @order 1
 * @part AUI-C02-1
 */
import { PlusIcon } from '@heroicons/react/20/solid'

const shown = [
  { name: 'Leyla Demir', src: '/media/avatars/avatar-03.webp' },
  { name: 'Bo Lindqvist', src: '/media/avatars/avatar-05.webp' },
  { name: 'Jin Takahashi', src: '/media/avatars/avatar-09.webp' },
  { name: 'María Villanueva', src: '/media/avatars/avatar-01.webp' },
  { name: 'Samuel Mensah', src: '/media/avatars/avatar-10.webp' },
]

export default function AvatarStackWithCount() {
  return (
    <div className="grid justify-items-center gap-3">
      <div className="flex items-center gap-2">
        <ul role="list" className="flex -space-x-3 rtl:space-x-reverse">
          {shown.map((person) => (
            <li key={person.name}>
              <img
                src={person.src}
                alt={person.name}
                title={person.name}
                width={256}
                height={256}
                className="size-11 rounded-full ring-3 ring-white sm:size-12 dark:ring-secondary-950"
              />
            </li>
          ))}
          <li className="flex size-11 items-center justify-center rounded-full bg-secondary-100 text-sm/5 font-semibold text-secondary-700 tabular-nums ring-3 ring-white sm:size-12 dark:bg-secondary-800 dark:text-secondary-200 dark:ring-secondary-950">
            +7
          </li>
        </ul>
        <button
          type="button"
          aria-label="Add a person"
          title="Add a person"
          className="flex size-11 items-center justify-center rounded-full border-2 border-dashed border-secondary-300 text-secondary-500 transition duration-150 hover:border-secondary-400 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:size-12 dark:border-white/20 dark:text-secondary-400 dark:hover:border-white/40 dark:hover:text-white dark:focus-visible:outline-primary-400"
        >
          <PlusIcon aria-hidden="true" className="size-5" />
        </button>
      </div>
      <p className="text-center text-sm/6 text-secondary-600 dark:text-secondary-400">
        Leyla, Bo and{' '}
        <a
          href="#"
          className="inline-block rounded-sm py-2 font-medium text-secondary-950 underline decoration-secondary-950/20 underline-offset-4 hover:decoration-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:py-0 dark:text-white dark:decoration-white/30 dark:hover:decoration-white dark:focus-visible:outline-primary-400"
        >
          10 others
        </a>{' '}
        work on this project
      </p>
    </div>
  )
}
