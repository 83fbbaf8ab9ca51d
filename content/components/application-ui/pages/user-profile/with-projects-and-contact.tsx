/**
 * @title User profile with projects and contact
 * @description A user profile page with a photograph as its cover, figures, projects with their progress, contact details and colleagues.
 * @keywords profile page, member page, account, CRM contact, employee page, about me
 * @layout full
 * @order 1
 * @part AUI-P10-1
 */
import { CalendarIcon, EnvelopeIcon, MapPinIcon, PhoneIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const facts = [
  { name: 'Email', value: 'jin@kavak.example', icon: EnvelopeIcon },
  { name: 'Phone', value: '(360) 555-0126', icon: PhoneIcon },
  { name: 'Location', value: 'Port Angeles, Washington', icon: MapPinIcon },
  { name: 'Joined', value: 'Joined in February 2021', icon: CalendarIcon },
]

const figures = [
  { name: 'Active projects', value: '3' },
  { name: 'Finished', value: '41' },
  { name: 'On time', value: '93%' },
]

const projects = [
  {
    name: 'Patient booking portal',
    client: 'Kowalczyk Family Dentistry',
    image: '/media/scenes/paper-sea-600.webp',
    done: 74,
    state: 'On track',
    stateClass: 'text-green-800 dark:text-green-300',
    barClass: 'bg-green-600 dark:bg-green-400',
  },
  {
    name: 'Product label redesign',
    client: 'Halden Print',
    image: '/media/scenes/still-orchard-600.webp',
    done: 29,
    state: 'At risk',
    stateClass: 'text-amber-800 dark:text-amber-300',
    barClass: 'bg-amber-500 dark:bg-amber-400',
  },
  {
    name: 'Map of the garden',
    client: 'Riverside Community Garden',
    image: '/media/scenes/paper-clay-600.webp',
    done: 96,
    state: 'In review',
    stateClass: 'text-sky-800 dark:text-sky-300',
    barClass: 'bg-sky-600 dark:bg-sky-400',
  },
]

const colleagues = [
  { name: 'Leyla Demir', role: 'Owner', avatar: '/media/avatars/avatar-03.webp' },
  { name: 'María Villanueva', role: 'Project lead', avatar: '/media/avatars/avatar-01.webp' },
  { name: 'Bo Lindqvist', role: 'Typographer', avatar: '/media/avatars/avatar-05.webp' },
]

const cardClasses =
  'rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10'

export default function UserProfileWithProjectsAndContact() {
  return (
    <main className="min-h-dvh bg-secondary-100 pb-16 dark:bg-secondary-950">
      <img
        src="/media/scenes/flatlay-slate-wide.webp"
        alt="Slate-blue table from above with a keyboard, layouts on paper, swatches of color and a cup"
        width={1200}
        height={675}
        className="h-44 w-full object-cover sm:h-72"
      />
      <div className="relative mx-auto -mt-16 grid max-w-6xl gap-6 px-4 sm:px-6 lg:grid-cols-[1fr_20rem] lg:px-8">
        <header className={clsx(cardClasses, 'p-5 sm:p-6 lg:col-span-2')}>
          <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
            <img
              src="/media/avatars/avatar-09.webp"
              alt=""
              width={256}
              height={256}
              className="-mt-20 size-32 shrink-0 rounded-full ring-4 ring-white dark:ring-secondary-900"
            />
            <div className="min-w-0 flex-1 basis-56">
              <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">
                Jin Takahashi
                <span className="inline-block rounded-full bg-green-50 px-2 py-0.5 text-xs/5 font-medium tracking-normal text-green-900 ring-1 ring-green-700/20 ring-inset dark:bg-green-400/10 dark:text-green-200 dark:ring-green-400/20">
                  At work until 5 PM
                </span>
              </h1>
              <p className="text-base/7 text-secondary-600 dark:text-secondary-400">Illustrator at Kavak Studio</p>
            </div>
            <div className="flex flex-wrap gap-3">
              <a
                href="#"
                className="rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
              >
                Book a meeting
              </a>
              <a
                href="mailto:jin@kavak.example"
                className="rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
              >
                Send email
              </a>
            </div>
          </div>
          <div className="mt-6 flex flex-wrap items-center gap-x-12 gap-y-5 border-t border-secondary-950/10 pt-5 dark:border-white/10">
            <p className="max-w-prose min-w-0 flex-1 basis-72 text-sm/6 text-pretty text-secondary-700 dark:text-secondary-300">
              Draws everything by hand first: labels, maps and the icons of three apps. Free for new work from October
              5.
            </p>
            <dl className="flex flex-wrap gap-x-10 gap-y-3">
              {figures.map((figure) => (
                <div key={figure.name} className="flex flex-col-reverse">
                  <dt className="text-sm/5 text-secondary-600 dark:text-secondary-400">{figure.name}</dt>
                  <dd className="text-3xl/9 font-semibold tracking-tight text-secondary-950 tabular-nums dark:text-white">
                    {figure.value}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </header>
        <section aria-labelledby="projects-heading" className="min-w-0">
          <h2 id="projects-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
            Projects
          </h2>
          <ul role="list" className="mt-3 grid gap-4 sm:grid-cols-3">
            {projects.map((project) => (
              <li key={project.name} className={clsx(cardClasses, 'relative flex flex-col overflow-hidden')}>
                <img src={project.image} alt="" width={600} height={450} className="aspect-3/2 w-full object-cover" />
                <div className="flex flex-1 flex-col p-4 text-sm/5">
                  <h3>
                    <a
                      href="#"
                      className="font-semibold text-secondary-950 after:absolute after:inset-0 focus-visible:outline-hidden focus-visible:after:rounded-xl focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary-600 dark:text-white dark:focus-visible:after:outline-primary-400"
                    >
                      {project.name}
                    </a>
                  </h3>
                  <p className="text-secondary-600 dark:text-secondary-400">{project.client}</p>
                  <p className="mt-auto flex justify-between gap-3 pt-4 font-medium tabular-nums">
                    <span className={project.stateClass}>{project.state}</span>
                    <span className="text-secondary-950 dark:text-white">{project.done}%</span>
                  </p>
                  <div
                    aria-hidden="true"
                    className="mt-2 h-1.5 overflow-hidden rounded-full bg-secondary-200 dark:bg-white/15"
                  >
                    <div style={{ width: `${project.done}%` }} className={clsx('h-full', project.barClass)} />
                  </div>
                </div>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="reach-heading" className={clsx(cardClasses, 'min-w-0 p-5')}>
          <h2 id="reach-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
            Contact
          </h2>
          <ul role="list" className="mt-2 grid gap-1.5">
            {facts.map((fact) => (
              <li key={fact.name} className="flex min-w-0 gap-3 text-sm/6 text-secondary-700 dark:text-secondary-300">
                <fact.icon
                  aria-hidden="true"
                  className="mt-0.5 size-5 shrink-0 text-secondary-400 dark:text-secondary-500"
                />
                <span className="min-w-0 wrap-break-word">
                  <span className="sr-only">{fact.name}: </span>
                  <bdi>{fact.value}</bdi>
                </span>
              </li>
            ))}
          </ul>
          <h2 className="mt-4 border-t border-secondary-950/10 pt-3 text-base/7 font-semibold text-secondary-950 dark:border-white/10 dark:text-white">
            Works with
          </h2>
          <ul role="list" className="mt-2 grid gap-2.5">
            {colleagues.map((colleague) => (
              <li key={colleague.name} className="flex items-center gap-3 text-sm/5">
                <img src={colleague.avatar} alt="" width={256} height={256} className="size-9 rounded-full" />
                <div className="min-w-0">
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
    </main>
  )
}
