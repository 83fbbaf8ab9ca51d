/**
 * @title Project cards with progress and avatars
 * @description A grid of project cards with progress bars, due dates and stacked avatars.
 * @keywords card grid, tiles, task progress, team, portfolio, workspaces
 * @free
 * @order 1
 * @part AUI-C11-1
 */
import clsx from 'clsx'
import { CalendarIcon, PlusIcon } from '@heroicons/react/16/solid'

const people = {
  bo: { name: 'Bo Lindqvist', imageUrl: '/media/avatars/avatar-05.webp' },
  jin: { name: 'Jin Takahashi', imageUrl: '/media/avatars/avatar-09.webp' },
  leyla: { name: 'Leyla Demir', imageUrl: '/media/avatars/avatar-03.webp' },
  maria: { name: 'María Villanueva', imageUrl: '/media/avatars/avatar-01.webp' },
  samuel: { name: 'Samuel Mensah', imageUrl: '/media/avatars/avatar-10.webp' },
  tomasz: { name: 'Tomasz Wrona', imageUrl: '/media/avatars/avatar-16.webp' },
}

const projects = [
  {
    id: 'booking-portal',
    name: 'Patient booking portal',
    client: 'Kowalczyk Family Dentistry',
    status: 'On track',
    tasksDone: 34,
    tasks: 46,
    due: { date: '2026-09-18', label: 'September 18' },
    team: [people.maria, people.bo, people.jin],
  },
  {
    id: 'label-redesign',
    name: 'Product label redesign',
    client: 'Halden Print',
    status: 'At risk',
    tasksDone: 11,
    tasks: 38,
    due: { date: '2026-09-04', label: 'September 4' },
    team: [people.tomasz, people.jin],
  },
  {
    id: 'annual-report',
    name: 'Annual report microsite',
    client: 'Northwind Pediatrics',
    status: 'In review',
    tasksDone: 52,
    tasks: 54,
    due: { date: '2026-08-28', label: 'August 28' },
    team: [people.bo, people.leyla, people.samuel],
  },
  {
    id: 'store-rollout',
    name: 'Menus and signs for the bar and the terrace',
    client: 'Café Lumière',
    status: 'Delayed',
    tasksDone: 27,
    tasks: 60,
    due: { date: '2026-08-21', label: 'August 21' },
    team: [people.maria, people.leyla, people.samuel, people.tomasz],
  },
  {
    id: 'onboarding-emails',
    name: 'Onboarding emails',
    client: 'Studio Nakamura',
    status: 'On track',
    tasksDone: 9,
    tasks: 25,
    due: { date: '2026-10-09', label: 'October 9' },
    team: [people.samuel, people.jin],
  },
  {
    id: 'accessibility-audit',
    name: 'Accessibility audit',
    client: 'Bright Harbor Credit Union',
    status: 'Completed',
    tasksDone: 31,
    tasks: 31,
    due: { date: '2026-08-14', label: 'August 14' },
    team: [people.tomasz, people.leyla],
  },
]

const statusStyles: Record<string, string> = {
  'On track':
    'bg-green-50 text-green-900 ring-green-700/20 dark:bg-green-400/10 dark:text-green-200 dark:ring-green-400/20',
  'At risk':
    'bg-amber-50 text-amber-900 ring-amber-700/20 dark:bg-amber-400/10 dark:text-amber-200 dark:ring-amber-400/20',
  'In review': 'bg-sky-50 text-sky-900 ring-sky-700/20 dark:bg-sky-400/10 dark:text-sky-200 dark:ring-sky-400/20',
  Delayed: 'bg-red-50 text-red-900 ring-red-700/20 dark:bg-red-400/10 dark:text-red-200 dark:ring-red-400/20',
  Completed:
    'bg-secondary-100 text-secondary-800 ring-secondary-950/10 dark:bg-white/10 dark:text-secondary-200 dark:ring-white/10',
}

const barStyles: Record<string, string> = {
  'On track': 'bg-primary-600 dark:bg-primary-500',
  'At risk': 'bg-amber-500 dark:bg-amber-400',
  'In review': 'bg-primary-600 dark:bg-primary-500',
  Delayed: 'bg-red-600 dark:bg-red-500',
  Completed: 'bg-green-600 dark:bg-green-500',
}

function percentDone(project: { tasksDone: number; tasks: number }) {
  return Math.round((project.tasksDone / project.tasks) * 100)
}

export default function ProjectCardsWithProgressAndAvatars() {
  return (
    <section aria-labelledby="projects-heading" className="mx-auto max-w-7xl">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="projects-heading" className="text-lg/7 font-semibold text-secondary-950 dark:text-white">
          Projects
        </h2>
        <a
          href="#"
          className="inline-flex items-center gap-1.5 rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
        >
          <PlusIcon aria-hidden="true" className="-ms-0.5 size-4" />
          New project
        </a>
      </div>
      <ul role="list" className="mt-5 grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
        {projects.map((project) => (
          <li
            key={project.id}
            className="relative flex min-w-0 flex-col rounded-xl bg-white p-5 shadow-xs ring-1 ring-secondary-950/10 transition duration-150 focus-within:ring-secondary-950/20 hover:ring-secondary-950/20 motion-reduce:transition-none sm:p-6 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10 dark:focus-within:ring-white/25 dark:hover:ring-white/25"
          >
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <p className="min-w-0 text-sm/6 wrap-break-word text-secondary-600 dark:text-secondary-400">
                {project.client}
              </p>
              <p
                className={clsx(
                  'rounded-full px-2 py-0.5 text-xs/5 font-medium ring-1 ring-inset',
                  statusStyles[project.status],
                )}
              >
                {project.status}
              </p>
            </div>
            <h3 className="mt-1 text-base/7 font-semibold text-balance wrap-break-word text-secondary-950 dark:text-white">
              <a
                href="#"
                className="after:absolute after:inset-0 after:rounded-xl focus-visible:outline-hidden focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-primary-600 dark:focus-visible:after:outline-primary-400"
              >
                {project.name}
              </a>
            </h3>
            <div className="mt-auto pt-6">
              <div className="flex flex-wrap justify-between gap-x-3 text-sm/6 tabular-nums">
                <p className="text-secondary-600 dark:text-secondary-400">
                  <bdi>
                    {project.tasksDone} of {project.tasks} tasks done
                  </bdi>
                </p>
                <p className="font-medium text-secondary-950 dark:text-white">{percentDone(project)}%</p>
              </div>
              <div
                aria-hidden="true"
                className="mt-2 h-2 overflow-hidden rounded-full bg-secondary-200 dark:bg-white/15"
              >
                <div
                  className={clsx('h-full rounded-full', barStyles[project.status])}
                  style={{ width: `${percentDone(project)}%` }}
                />
              </div>
            </div>
            <div className="mt-5 flex flex-wrap items-center justify-between gap-3 border-t border-secondary-950/10 pt-4 dark:border-white/10">
              <ul role="list" aria-label="Team" className="flex">
                {project.team.map((person) => (
                  <li key={person.name} className="-ms-1.5 first:ms-0">
                    <img
                      src={person.imageUrl}
                      alt={person.name}
                      width={28}
                      height={28}
                      className="size-7 rounded-full bg-secondary-100 object-cover ring-2 ring-white dark:bg-secondary-800 dark:ring-secondary-900"
                    />
                  </li>
                ))}
              </ul>
              <p className="flex items-center gap-1.5 text-sm/6 text-secondary-600 dark:text-secondary-400">
                <CalendarIcon aria-hidden="true" className="size-4 text-secondary-500 dark:text-secondary-400" />
                <span>
                  {project.status === 'Completed' ? 'Delivered' : 'Due'}{' '}
                  <time dateTime={project.due.date}>{project.due.label}</time>
                </span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
