/**
 * @title Page heading with meta and actions
 * @description A page heading with a breadcrumb, an icon, a title with its status, the facts people look for first, and the actions at its end.
 * @keywords page header, title bar, record header, job header, toolbar, detail page
 * @free
 * @layout padded
 * @minHeight 560
 * @order 1
 * @part AUI-C30-1
 */
import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react'
import {
  CalendarIcon,
  ChevronDownIcon,
  ChevronRightIcon,
  CurrencyDollarIcon,
  MapPinIcon,
} from '@heroicons/react/20/solid'
import { BriefcaseIcon } from '@heroicons/react/24/outline'

const facts = [
  { text: 'Tacoma or remote', icon: MapPinIcon },
  { text: '$68,000–$84,000', icon: CurrencyDollarIcon },
  { text: 'Closes September 18', icon: CalendarIcon },
]

const places = ['Hiring', 'Warehouse']

const more = ['Duplicate', 'Export applicants', 'Close the position']

const applicants = [
  { name: 'Mei-Lin Chou', note: 'Conveyor controls, 6 years', stage: 'Offer', image: '/media/avatars/avatar-06.webp' },
  {
    name: 'Darnell Hughes',
    note: 'Scanner rollout, 9 sites',
    stage: 'Interview',
    image: '/media/avatars/avatar-11.webp',
  },
  { name: 'Gaspard Roux', note: 'Robotics, night shifts', stage: 'Interview', image: '/media/avatars/avatar-26.webp' },
]

const stages = [
  { name: 'Applied', count: 48 },
  { name: 'Screening', count: 12 },
  { name: 'Interview', count: 5 },
  { name: 'Offer', count: 1 },
]

export default function PageHeadingWithMetaAndActions() {
  return (
    <div className="mx-auto max-w-4xl">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-5">
        <div className="min-w-0">
          <nav aria-label="Breadcrumb">
            <ol role="list" className="flex flex-wrap items-center gap-1.5 text-sm/6">
              {places.map((place) => (
                <li key={place} className="group flex items-center gap-1.5">
                  <a
                    href="#"
                    className="rounded-sm py-2 font-medium text-secondary-600 hover:text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:py-1 dark:text-secondary-400 dark:hover:text-white dark:focus-visible:outline-primary-400"
                  >
                    {place}
                  </a>
                  <ChevronRightIcon
                    aria-hidden="true"
                    className="size-4 text-secondary-400 group-last:hidden rtl:-scale-x-100 dark:text-secondary-500"
                  />
                </li>
              ))}
            </ol>
          </nav>
          <div className="mt-2 flex gap-4">
            <span
              aria-hidden="true"
              className="flex size-14 shrink-0 items-center justify-center rounded-xl bg-primary-600 text-white max-sm:hidden"
            >
              <BriefcaseIcon className="size-7" />
            </span>
            <div className="min-w-0">
              <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">
                Warehouse systems engineer
                <span className="inline-block rounded-full bg-green-50 px-2 py-0.5 text-xs/5 font-medium tracking-normal text-green-900 ring-1 ring-green-700/20 ring-inset dark:bg-green-400/10 dark:text-green-200 dark:ring-green-400/20">
                  Open
                </span>
              </h1>
              <ul
                role="list"
                className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm/6 text-secondary-600 dark:text-secondary-400"
              >
                {facts.map((fact) => (
                  <li key={fact.text} className="flex items-center gap-1.5">
                    <fact.icon
                      aria-hidden="true"
                      className="size-5 shrink-0 text-secondary-400 dark:text-secondary-500"
                    />
                    <bdi>{fact.text}</bdi>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </div>
        <div className="flex flex-wrap gap-3">
          <Menu as="div" className="relative">
            <MenuButton className="inline-flex items-center gap-1.5 rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 data-open:bg-secondary-50 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:data-open:bg-white/10">
              More
              <ChevronDownIcon aria-hidden="true" className="-me-1 size-5 text-secondary-500 dark:text-secondary-400" />
            </MenuButton>
            <MenuItems
              transition
              className="absolute start-0 z-10 mt-2 w-52 origin-top-left rounded-xl bg-white p-1.5 shadow-lg ring-1 ring-secondary-950/10 transition focus:outline-hidden data-closed:scale-95 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none sm:start-auto sm:end-0 rtl:origin-top-right dark:bg-secondary-800 dark:ring-white/10"
            >
              {more.map((entry) => (
                <MenuItem key={entry}>
                  <button
                    type="button"
                    className="flex w-full items-center gap-2.5 rounded-lg px-2.5 py-2 text-start text-sm/5 text-secondary-900 data-focus:bg-secondary-950/5 data-focus:outline-hidden dark:text-white dark:data-focus:bg-white/10"
                  >
                    {entry}
                  </button>
                </MenuItem>
              ))}
            </MenuItems>
          </Menu>
          <button
            type="button"
            className="rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
          >
            Edit
          </button>
          <button
            type="button"
            className="rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
          >
            Share
          </button>
        </div>
      </header>
      {/* The page below the heading */}
      <main className="mt-8 rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
        <dl className="grid grid-cols-2 gap-4 p-5 sm:grid-cols-4 sm:px-6">
          {stages.map((stage) => (
            <div
              key={stage.name}
              className="flex flex-col-reverse border-s-2 border-primary-600 ps-3 dark:border-primary-400"
            >
              <dt className="text-sm/5 text-secondary-600 dark:text-secondary-400">{stage.name}</dt>
              <dd className="text-2xl/8 font-semibold text-secondary-950 tabular-nums dark:text-white">
                {stage.count}
              </dd>
            </div>
          ))}
        </dl>
        <ul role="list">
          {applicants.map((applicant) => (
            <li
              key={applicant.name}
              className="flex flex-wrap items-center gap-x-3 border-t border-secondary-950/10 px-5 py-3 text-sm/5 sm:px-6 dark:border-white/10"
            >
              <img src={applicant.image} alt="" width={256} height={256} className="size-10 shrink-0 rounded-full" />
              <p className="min-w-0 flex-1 basis-24 text-secondary-600 dark:text-secondary-400">
                <span className="block font-medium text-secondary-950 dark:text-white">{applicant.name}</span>
                {applicant.note}
              </p>
              <p className="shrink-0 text-secondary-700 dark:text-secondary-300">{applicant.stage}</p>
            </li>
          ))}
        </ul>
      </main>
    </div>
  )
}
