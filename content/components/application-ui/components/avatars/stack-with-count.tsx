/**
 * @title Avatar stack with count
 * @description A project's head with a stack of overlapping avatars, the number of those not shown, a button that adds a person, and a link to all.
 * @keywords avatar group, facepile, stacked avatars, overlapping, team members, participants, collaborators
 * @free
 * @layout padded
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
    <section
      aria-labelledby="project-heading"
      className="mx-auto max-w-xl overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <img
        src="/media/scenes/still-dusk-wide.webp"
        alt="Arches, balls and blocks in dark blue, rose and violet"
        width={1200}
        height={675}
        className="h-40 w-full object-cover"
      />
      <div className="px-5 pb-5 sm:px-6">
        <div className="-mt-8 flex items-center gap-2">
          <ul role="list" className="flex -space-x-3 rtl:space-x-reverse">
            {shown.map((person) => (
              <li key={person.name}>
                <img
                  src={person.src}
                  alt={person.name}
                  title={person.name}
                  width={256}
                  height={256}
                  className="size-12 rounded-full ring-4 ring-white sm:size-16 dark:ring-secondary-900"
                />
              </li>
            ))}
            <li className="flex size-12 items-center justify-center rounded-full bg-primary-600 text-base/6 font-semibold text-white tabular-nums ring-4 ring-white sm:size-16 sm:text-lg/7 dark:ring-secondary-900">
              +7
            </li>
          </ul>
          <button
            type="button"
            aria-label="Add a person"
            title="Add a person"
            className="flex size-12 items-center justify-center rounded-full border-2 border-dashed border-secondary-400 bg-white text-secondary-600 transition duration-150 hover:border-secondary-600 hover:text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:size-16 dark:border-white/40 dark:bg-secondary-900 dark:text-secondary-300 dark:hover:border-white/60 dark:hover:text-white dark:focus-visible:outline-primary-400"
          >
            <PlusIcon aria-hidden="true" className="size-6" />
          </button>
        </div>
        <h2
          id="project-heading"
          className="mt-4 text-xl/7 font-semibold tracking-tight text-secondary-950 dark:text-white"
        >
          Membership campaign
        </h2>
        <p className="mt-1 text-sm/6 text-secondary-600 dark:text-secondary-400">
          Bright Harbor Credit Union, due October 23
        </p>
        <p className="mt-2 text-sm/6 text-secondary-600 dark:text-secondary-400">
          Leyla, Bo and{' '}
          <a
            href="#"
            className="inline-block rounded-sm py-2 font-medium text-secondary-950 underline decoration-secondary-950/20 underline-offset-4 hover:decoration-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:py-0 dark:text-white dark:decoration-white/30 dark:hover:decoration-white dark:focus-visible:outline-primary-400"
          >
            <bdi>10 others</bdi>
          </a>{' '}
          work on this project
        </p>
      </div>
    </section>
  )
}
