/**
 * @title User profile with projects and contact
 * @description A user profile page with a drawn cover, large figures, projects with their state, contact details and colleagues.
 * @keywords profile page, member page, account, CRM contact, employee page, about me
 * @layout full
 * @order 1
 * @part AUI-P10-1
 */
import { CalendarIcon, EnvelopeIcon, MapPinIcon, PhoneIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const facts = [
  { name: 'Location', value: 'Tacoma, Washington', icon: MapPinIcon },
  { name: 'Phone', value: '(253) 555-0148', icon: PhoneIcon },
  { name: 'Email', value: 'gill@fenn.example', icon: EnvelopeIcon },
  { name: 'Joined', value: 'Joined in February 2021', icon: CalendarIcon },
]

const projects = [
  {
    name: 'Night loading plan',
    role: 'Lead',
    state: 'On track',
    stateClass:
      'bg-green-50 text-green-900 ring-green-700/20 dark:bg-green-400/10 dark:text-green-200 dark:ring-green-400/20',
  },
  {
    name: 'Second loading dock',
    role: 'Planning',
    state: 'At risk',
    stateClass:
      'bg-amber-50 text-amber-900 ring-amber-700/20 dark:bg-amber-400/10 dark:text-amber-200 dark:ring-amber-400/20',
  },
  {
    name: 'Driver handbook',
    role: 'Reviewer',
    state: 'In review',
    stateClass: 'bg-sky-50 text-sky-900 ring-sky-700/20 dark:bg-sky-400/10 dark:text-sky-200 dark:ring-sky-400/20',
  },
]

const colleagues = [
  { name: 'Amara Okonkwo', role: 'Head of operations', avatar: '/media/avatars/avatar-04.webp' },
  { name: 'Minh Tran', role: 'Driver', avatar: '/media/avatars/avatar-02.webp' },
  { name: 'Renée Fontaine', role: 'Dispatcher', avatar: '/media/avatars/avatar-01.webp' },
]

const figures = [
  { name: 'Trucks in his depot', value: '14' },
  { name: 'Loads this month', value: '312' },
  { name: 'Left on time', value: '97%' },
]

const lines = [0, 26, 52, 78, 104, 130, 156]

export default function UserProfileWithProjectsAndContact() {
  return (
    <main className="min-h-dvh bg-secondary-50 pb-16 dark:bg-secondary-950">
      <header className="border-b border-secondary-950/10 bg-white dark:border-white/10 dark:bg-secondary-900">
        <div aria-hidden="true" className="h-36 overflow-hidden bg-linear-to-r from-primary-600 to-primary-950 sm:h-48">
          <svg viewBox="0 0 1440 192" preserveAspectRatio="xMidYMid slice" className="size-full text-white/25">
            <g fill="none" stroke="currentColor" strokeWidth={2}>
              {lines.map((line) => (
                <path
                  key={line}
                  d="M-10 30h360c60 0 60 60 120 60h300c60 0 60-60 120-60h560"
                  transform={`translate(0 ${line - 30})`}
                />
              ))}
            </g>
          </svg>
        </div>
        <div className="mx-auto flex max-w-5xl flex-wrap items-end gap-x-6 gap-y-4 px-4 pb-6 sm:px-6 lg:px-8">
          <img
            src="/media/avatars/avatar-07.webp"
            alt=""
            width={256}
            height={256}
            className="-mt-12 size-24 rounded-full ring-4 ring-white dark:ring-secondary-900"
          />
          <div className="min-w-0 flex-1 basis-64 pt-4">
            <h1 className="text-2xl/8 font-semibold tracking-tight wrap-break-word text-secondary-950 dark:text-white">
              Harpreet Gill
            </h1>
            <p className="text-base/7 text-secondary-600 dark:text-secondary-400">Depot manager, Tacoma</p>
            <p className="mt-1 flex items-center gap-2 text-sm/6 text-secondary-600 dark:text-secondary-400">
              <span aria-hidden="true" className="size-2 rounded-full bg-green-600 dark:bg-green-400" />
              At work until 5 PM
            </p>
          </div>
          <div className="flex gap-3">
            <a
              href="#"
              className="rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
            >
              Book a meeting
            </a>
            <a
              href="mailto:gill@fenn.example"
              className="rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
            >
              Send email
            </a>
          </div>
        </div>
        <dl className="mx-auto flex max-w-5xl flex-wrap gap-x-12 gap-y-4 px-4 pb-8 sm:px-6 lg:px-8">
          {figures.map((figure) => (
            <div key={figure.name} className="flex flex-col-reverse">
              <dt className="text-sm/6 text-secondary-600 dark:text-secondary-400">{figure.name}</dt>
              <dd className="text-4xl font-semibold tracking-tight text-secondary-950 tabular-nums dark:text-white">
                {figure.value}
              </dd>
            </div>
          ))}
        </dl>
      </header>
      <div className="mx-auto grid max-w-5xl items-start gap-6 px-4 py-8 sm:px-6 lg:grid-cols-3 lg:px-8">
        <div className="grid min-w-0 gap-6 lg:col-span-2">
          <section
            aria-labelledby="projects-heading"
            className="rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
          >
            <h2
              id="projects-heading"
              className="p-5 text-base/7 font-semibold text-secondary-950 sm:px-6 dark:text-white"
            >
              Projects
            </h2>
            <ul role="list">
              {projects.map((project) => (
                <li
                  key={project.name}
                  className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-secondary-950/10 px-5 py-3 sm:px-6 dark:border-white/10"
                >
                  <div className="min-w-0 text-sm/6">
                    <a
                      href="#"
                      className="relative rounded-sm py-3 font-medium text-secondary-950 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:static sm:py-0 dark:text-white dark:focus-visible:outline-primary-400"
                    >
                      {project.name}
                    </a>
                    <p className="text-secondary-600 dark:text-secondary-400">{project.role}</p>
                  </div>
                  <p
                    className={clsx(
                      'inline-block rounded-full px-2 py-0.5 text-xs/5 font-medium ring-1 ring-inset',
                      project.stateClass,
                    )}
                  >
                    {project.state}
                  </p>
                </li>
              ))}
            </ul>
          </section>
          <section
            aria-labelledby="about-heading"
            className="rounded-xl bg-white p-5 shadow-xs ring-1 ring-secondary-950/10 sm:p-6 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
          >
            <h2 id="about-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
              About
            </h2>
            <p className="mt-2 max-w-prose text-sm/6 text-pretty text-secondary-700 dark:text-secondary-300">
              Harpreet runs the Tacoma depot. He started as a driver, is moving all three depots to night loading, and
              trains every new dispatcher himself.
            </p>
          </section>
        </div>
        <div className="grid min-w-0 gap-6">
          <section
            aria-labelledby="reach-heading"
            className="rounded-xl bg-white p-5 shadow-xs ring-1 ring-secondary-950/10 sm:p-6 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
          >
            <h2 id="reach-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
              Contact
            </h2>
            <ul role="list" className="mt-3 grid gap-3">
              {facts.map((fact) => (
                <li
                  key={fact.name}
                  className="flex min-w-0 flex-wrap gap-x-3 text-sm/6 text-secondary-700 dark:text-secondary-300"
                >
                  <fact.icon
                    aria-hidden="true"
                    className="mt-0.5 size-5 shrink-0 text-secondary-400 dark:text-secondary-500"
                  />
                  <span className="min-w-0 wrap-break-word">
                    <span className="sr-only">{fact.name}: </span>
                    <span>{fact.value}</span>
                  </span>
                </li>
              ))}
            </ul>
          </section>
          <section
            aria-labelledby="team-heading"
            className="rounded-xl bg-white p-5 shadow-xs ring-1 ring-secondary-950/10 sm:p-6 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
          >
            <h2 id="team-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
              Works with
            </h2>
            <ul role="list" className="mt-3 grid gap-4">
              {colleagues.map((colleague) => (
                <li key={colleague.name} className="flex items-center gap-3">
                  <img src={colleague.avatar} alt="" width={256} height={256} className="size-9 rounded-full" />
                  <div className="min-w-0 text-sm/5">
                    <a
                      href="#"
                      className="relative rounded-sm py-3 font-medium text-secondary-950 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:static sm:py-0 dark:text-white dark:focus-visible:outline-primary-400"
                    >
                      {colleague.name}
                    </a>
                    <p className="text-secondary-600 dark:text-secondary-400">{colleague.role}</p>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </main>
  )
}
