/**
 * @title Two-row top nav layout with deployments list
 * @description An app layout with two rows of navigation, a project switcher, a filterable list of deployments and a column of project facts.
 * @keywords app shell, dashboard, devops, hosting, project switcher, CI, usage meters
 * @layout full
 * @minHeight 800
 * @order 2
 * @part AUI-L01-2
 */
import { useState } from 'react'
import { Menu, MenuButton, MenuHeading, MenuItem, MenuItems, MenuSection, MenuSeparator } from '@headlessui/react'
import { ArrowUturnLeftIcon, EllipsisVerticalIcon } from '@heroicons/react/16/solid'
import { CheckIcon, ChevronUpDownIcon, PlusIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const projects = ['harbor-api', 'harbor-web', 'tide-tables']

const tabs = [
  { name: 'Overview', current: false },
  { name: 'Deployments', current: true },
  { name: 'Logs', current: false },
  { name: 'Domains', current: false },
  { name: 'Variables', current: false },
  { name: 'Settings', current: false },
]

const account = ['Your profile', 'Access tokens', 'Sign out']

const filters = [
  { value: 'all', name: 'All' },
  { value: 'production', name: 'Production' },
  { value: 'preview', name: 'Preview' },
]

const deployments = [
  {
    id: 'c41f9e2',
    message: 'Round berth lengths up to the next half foot',
    branch: 'main',
    author: 'Elias Tesfaye',
    avatar: '/media/avatars/avatar-34.webp',
    when: '12 minutes ago',
    took: '48 s',
    target: 'production',
    status: 'Live',
  },
  {
    id: '8ad03b7',
    message: 'Let pilots see the queue of the next tide',
    branch: 'pilot-queue',
    author: 'Paloma Reis',
    avatar: '/media/avatars/avatar-13.webp',
    when: '40 minutes ago',
    took: '1 min 4 s',
    target: 'preview',
    status: 'Ready',
  },
  {
    id: '52e6c10',
    message: 'Ask for the draft before the tonnage',
    branch: 'pilot-queue',
    author: 'Paloma Reis',
    avatar: '/media/avatars/avatar-13.webp',
    when: '2 hours ago',
    took: '31 s',
    target: 'preview',
    status: 'Failed',
  },
  {
    id: 'f0b7d55',
    message: 'Cache tide tables for a day instead of an hour',
    branch: 'main',
    author: 'Birgit Aalto',
    avatar: '/media/avatars/avatar-33.webp',
    when: 'Yesterday',
    took: '52 s',
    target: 'production',
    status: 'Ready',
  },
  {
    id: '19c8e4a',
    message: 'Renew the north gauge certificate',
    branch: 'gauge-north',
    author: 'Elias Tesfaye',
    avatar: '/media/avatars/avatar-34.webp',
    when: 'Yesterday',
    took: '45 s',
    target: 'preview',
    status: 'Ready',
  },
  {
    id: '7d2b6f3',
    message: 'Say how long a berth is held without confirmation',
    branch: 'main',
    author: 'Paloma Reis',
    avatar: '/media/avatars/avatar-13.webp',
    when: 'September 16',
    took: '50 s',
    target: 'production',
    status: 'Ready',
  },
]

const statusStyles: Record<string, string> = {
  Live: 'bg-green-50 text-green-900 ring-green-700/20 dark:bg-green-400/10 dark:text-green-200 dark:ring-green-400/20',
  Ready:
    'bg-secondary-100 text-secondary-800 ring-secondary-950/10 dark:bg-white/10 dark:text-secondary-200 dark:ring-white/10',
  Failed: 'bg-red-50 text-red-900 ring-red-700/20 dark:bg-red-400/10 dark:text-red-200 dark:ring-red-400/20',
}

const facts = [
  { name: 'Address', value: 'api.harbor.example' },
  { name: 'Region', value: 'Frankfurt and Virginia' },
  { name: 'Median response', value: '84 ms' },
  { name: 'Up for', value: '18 days' },
]

// Requests of each hour since midnight
const hours = [612, 480, 395, 351, 420, 688, 1240, 2105, 2890, 3340, 3612, 3498, 3120, 3285, 3456, 3690, 3814, 4212]
const busiest = Math.max(...hours)

const usage = [
  { name: 'Requests', value: '1.24 of 2 million', percent: 62 },
  { name: 'Build time', value: '218 of 400 minutes', percent: 54.5 },
  { name: 'Traffic', value: '36 of 100 GB', percent: 36 },
]

export default function TwoRowTopNavLayoutWithDeploymentsList() {
  const [filter, setFilter] = useState('all')
  const shown = deployments.filter((deployment) => filter === 'all' || deployment.target === filter)

  return (
    <div className="min-h-dvh bg-white dark:bg-secondary-950">
      <header className="border-b border-secondary-950/10 bg-secondary-50 dark:border-white/10 dark:bg-secondary-900">
        <div className="mx-auto flex h-14 max-w-7xl items-center gap-2 px-4 sm:gap-3 sm:px-6 lg:px-8">
          {/* Replace with your logo */}
          <a
            href="#"
            className="-m-1.5 flex shrink-0 items-center gap-2 rounded-md p-1.5 text-base/7 font-semibold text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:m-0 sm:p-0 dark:text-white dark:focus-visible:outline-primary-400"
          >
            <span className="sr-only">Orrin, all projects</span>
            <svg aria-hidden="true" viewBox="0 0 32 32" className="size-7 text-primary-600 dark:text-primary-500">
              <path fill="currentColor" d="M3 22h26l-5 7H8zM6 19 16 3v16zM18 19V8l8 11z" />
            </svg>
            <span aria-hidden="true" className="max-sm:hidden">
              Orrin
            </span>
          </a>
          <svg
            aria-hidden="true"
            viewBox="0 0 12 24"
            className="h-6 w-3 shrink-0 text-secondary-300 rtl:-scale-x-100 dark:text-secondary-600"
          >
            <path d="M2 21 10 3" stroke="currentColor" strokeWidth={1.5} strokeLinecap="round" />
          </svg>
          <Menu as="div" className="relative">
            <MenuButton className="-ms-2 flex items-center gap-1.5 rounded-lg px-2 py-2 text-sm/6 font-semibold text-secondary-950 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 data-open:bg-secondary-950/5 motion-reduce:transition-none sm:py-1.5 dark:text-white dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:data-open:bg-white/10">
              harbor-api
              <ChevronUpDownIcon
                aria-hidden="true"
                className="size-5 shrink-0 text-secondary-500 dark:text-secondary-400"
              />
            </MenuButton>
            <MenuItems
              transition
              className="absolute start-0 z-10 mt-2 w-64 origin-top-left rounded-xl bg-white p-1.5 shadow-lg ring-1 ring-secondary-950/10 transition focus:outline-hidden data-closed:scale-95 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none rtl:origin-top-right dark:bg-secondary-800 dark:ring-white/10"
            >
              <MenuSection>
                <MenuHeading
                  as="div"
                  className="px-2.5 pt-1.5 pb-1 text-xs/5 font-medium text-secondary-600 dark:text-secondary-300"
                >
                  Projects
                </MenuHeading>
                {projects.map((project, index) => (
                  <MenuItem key={project}>
                    <a
                      href="#"
                      aria-current={index === 0 ? 'true' : undefined}
                      className="flex w-full items-center gap-2.5 rounded-lg px-2.5 py-2 text-start text-sm/5 text-secondary-900 data-focus:bg-secondary-950/5 data-focus:outline-hidden dark:text-white dark:data-focus:bg-white/10"
                    >
                      <span className="min-w-0 flex-1">{project}</span>
                      {index === 0 && (
                        <CheckIcon aria-hidden="true" className="size-5 text-primary-600 dark:text-primary-400" />
                      )}
                    </a>
                  </MenuItem>
                ))}
              </MenuSection>
              <MenuSeparator className="my-1.5 h-px bg-secondary-950/10 dark:bg-white/10" />
              <MenuItem>
                <a
                  href="#"
                  className="flex w-full items-center gap-2.5 rounded-lg px-2.5 py-2 text-start text-sm/5 text-secondary-900 data-focus:bg-secondary-950/5 data-focus:outline-hidden dark:text-white dark:data-focus:bg-white/10"
                >
                  <PlusIcon aria-hidden="true" className="size-5 text-secondary-500 dark:text-secondary-400" />
                  Create a project
                </a>
              </MenuItem>
            </MenuItems>
          </Menu>
          <a
            href="#"
            className="ms-auto hidden rounded-lg px-2.5 py-1.5 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:block dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
          >
            Docs
          </a>
          <a
            href="#"
            className="hidden rounded-lg px-2.5 py-1.5 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:block dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
          >
            Support
          </a>
          <Menu as="div" className="relative shrink-0 max-sm:ms-auto">
            <MenuButton
              aria-label="Account of Paloma Reis"
              className="-m-1 flex rounded-full p-1 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:m-0 sm:p-0 dark:focus-visible:outline-primary-400"
            >
              <img
                src="/media/avatars/avatar-13.webp"
                alt=""
                width={256}
                height={256}
                className="size-8 rounded-full"
              />
            </MenuButton>
            <MenuItems
              transition
              className="absolute end-0 z-10 mt-2 w-52 origin-top-right rounded-xl bg-white p-1.5 shadow-lg ring-1 ring-secondary-950/10 transition focus:outline-hidden data-closed:scale-95 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none rtl:origin-top-left dark:bg-secondary-800 dark:ring-white/10"
            >
              {account.map((entry) => (
                <MenuItem key={entry}>
                  <a
                    href="#"
                    className="flex w-full items-center gap-2.5 rounded-lg px-2.5 py-2 text-start text-sm/5 text-secondary-900 data-focus:bg-secondary-950/5 data-focus:outline-hidden dark:text-white dark:data-focus:bg-white/10"
                  >
                    {entry}
                  </a>
                </MenuItem>
              ))}
            </MenuItems>
          </Menu>
        </div>
        <nav aria-label="Project" className="mx-auto max-w-7xl overflow-x-auto px-2 sm:px-4 lg:px-6">
          <ul role="list" className="flex">
            {tabs.map((tab) => (
              <li key={tab.name}>
                <a
                  href="#"
                  aria-current={tab.current ? 'page' : undefined}
                  className="group block border-b-2 border-transparent pb-1.5 text-sm/6 font-medium whitespace-nowrap text-secondary-600 focus-visible:outline-hidden aria-[current=page]:border-primary-600 aria-[current=page]:text-secondary-950 dark:text-secondary-300 dark:aria-[current=page]:border-primary-400 dark:aria-[current=page]:text-white"
                >
                  <span className="block rounded-lg px-2 py-1 transition duration-150 group-hover:bg-secondary-950/5 group-focus-visible:outline-2 group-focus-visible:-outline-offset-2 group-focus-visible:outline-primary-600 motion-reduce:transition-none dark:group-hover:bg-white/10 dark:group-focus-visible:outline-primary-400">
                    {tab.name}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>

      <main className="mx-auto grid max-w-7xl items-start gap-x-10 gap-y-8 px-4 py-8 sm:px-6 lg:grid-cols-4 lg:px-8">
        <div className="min-w-0 lg:col-span-3">
          <section
            aria-labelledby="orrin-today"
            className="mb-8 flex flex-wrap items-end gap-x-10 gap-y-4 rounded-xl bg-secondary-950 p-5 text-white sm:p-6 dark:bg-secondary-900 dark:ring-1 dark:ring-white/10"
          >
            <div>
              <h2 id="orrin-today" className="text-sm/6 text-secondary-300">
                Requests today
              </h2>
              <p className="mt-1 text-4xl font-semibold tracking-tight tabular-nums">41,208</p>
              <p className="mt-1 text-sm/6 text-secondary-300">
                <bdi>3 errors, all between 11 and 12</bdi>
              </p>
            </div>
            <div className="min-w-0 flex-1 basis-64">
              <div
                role="img"
                aria-label="Few requests at night, from 2,105 at 7 AM up to 4,212 at 5 PM."
                className="flex h-24 items-end gap-1"
              >
                {hours.map((count, hour) => (
                  <span
                    key={count}
                    style={{ height: `${(count / busiest) * 100}%` }}
                    className={clsx('flex-1 rounded-t-sm', hour === 11 ? 'bg-red-400' : 'bg-primary-500')}
                  />
                ))}
              </div>
              <div aria-hidden="true" className="mt-2 flex justify-between text-xs/5 text-secondary-300 tabular-nums">
                <bdi>12 AM</bdi>
                <bdi>6 AM</bdi>
                <bdi>12 PM</bdi>
                <bdi>5 PM</bdi>
              </div>
            </div>
          </section>
          <div className="flex flex-wrap items-center justify-between gap-4">
            <h1 className="text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">Deployments</h1>
            <fieldset className="flex rounded-lg bg-secondary-950/5 p-0.5 dark:bg-white/10">
              <legend className="sr-only">Show deployments of</legend>
              {filters.map((each) => (
                <label
                  key={each.value}
                  className="relative rounded-md px-3 py-2 text-sm/6 font-medium text-secondary-700 transition-colors duration-150 hover:text-secondary-950 has-checked:bg-white has-checked:text-secondary-950 has-checked:shadow-xs has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600 motion-reduce:transition-none sm:py-1 dark:text-secondary-300 dark:hover:text-white dark:has-checked:bg-secondary-700 dark:has-checked:text-white dark:has-focus-visible:outline-primary-400"
                >
                  {each.name}
                  <input
                    type="radio"
                    name="orrin-filter"
                    value={each.value}
                    checked={filter === each.value}
                    onChange={() => setFilter(each.value)}
                    className="sr-only"
                  />
                </label>
              ))}
            </fieldset>
          </div>
          <p role="status" className="sr-only">
            {shown.length} deployments
          </p>
          <ul role="list" className="mt-6 border-b border-secondary-950/10 dark:border-white/10">
            {shown.map((deployment) => (
              <li
                key={deployment.id}
                className="grid grid-cols-[1fr_auto] items-start gap-x-4 gap-y-2 border-t border-secondary-950/10 py-4 sm:flex sm:items-center sm:py-3 dark:border-white/10"
              >
                <div className="min-w-0 sm:flex-1">
                  <p className="text-sm/6 font-medium text-pretty text-secondary-950 dark:text-white">
                    <a
                      href="#"
                      className="relative rounded-sm py-3 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:static sm:py-0 dark:focus-visible:outline-primary-400"
                    >
                      {deployment.message}
                    </a>
                  </p>
                  <div className="mt-1 flex flex-wrap items-center gap-x-2 text-sm/6 text-secondary-600 dark:text-secondary-400">
                    <img src={deployment.avatar} alt="" width={256} height={256} className="size-5 rounded-full" />
                    <span>{deployment.author}</span>
                    <bdi>{deployment.when}</bdi>
                  </div>
                </div>
                <div className="row-start-2 text-sm/6 sm:w-32">
                  <p className="text-secondary-950 dark:text-white">{deployment.branch}</p>
                  <p className="text-secondary-600 tabular-nums max-sm:hidden dark:text-secondary-400">
                    {deployment.id}
                  </p>
                </div>
                <div className="row-start-2 flex justify-end gap-3 text-sm/6 sm:w-28 sm:flex-col sm:items-start sm:gap-0">
                  <p
                    className={clsx(
                      'inline-block rounded-full px-2 py-0.5 text-xs/5 font-medium ring-1 ring-inset',
                      statusStyles[deployment.status],
                    )}
                  >
                    {deployment.status}
                  </p>
                  <p className="text-secondary-600 tabular-nums max-sm:hidden dark:text-secondary-400">
                    in {deployment.took}
                  </p>
                </div>
                <Menu
                  as="div"
                  className="relative col-start-2 row-start-1 -my-1 -me-2.5 justify-self-end sm:my-0 sm:-me-1.5"
                >
                  <MenuButton
                    aria-label={`Actions for ${deployment.id}`}
                    className="block rounded-lg p-2.5 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:p-1.5 dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
                  >
                    <EllipsisVerticalIcon aria-hidden="true" className="size-5" />
                  </MenuButton>
                  <MenuItems
                    transition
                    className="absolute end-0 z-10 mt-1 w-52 origin-top-right rounded-xl bg-white p-1.5 shadow-lg ring-1 ring-secondary-950/10 transition focus:outline-hidden data-closed:scale-95 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none rtl:origin-top-left dark:bg-secondary-800 dark:ring-white/10"
                  >
                    <MenuItem>
                      <a
                        href="#"
                        className="flex w-full items-center gap-2.5 rounded-lg px-2.5 py-2 text-start text-sm/5 text-secondary-900 data-focus:bg-secondary-950/5 data-focus:outline-hidden dark:text-white dark:data-focus:bg-white/10"
                      >
                        Read the build log
                      </a>
                    </MenuItem>
                    <MenuItem>
                      <button
                        type="button"
                        disabled={deployment.status !== 'Ready'}
                        className="flex w-full items-center gap-2.5 rounded-lg px-2.5 py-2 text-start text-sm/5 text-secondary-900 disabled:opacity-50 data-focus:bg-secondary-950/5 data-focus:outline-hidden dark:text-white dark:data-focus:bg-white/10"
                      >
                        <span className="flex-1">Promote to production</span>
                        <ArrowUturnLeftIcon
                          aria-hidden="true"
                          className="size-4 text-secondary-500 rtl:-scale-x-100 dark:text-secondary-400"
                        />
                      </button>
                    </MenuItem>
                  </MenuItems>
                </Menu>
              </li>
            ))}
          </ul>
        </div>

        <aside aria-label="About harbor-api" className="grid min-w-0 gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-1">
          <section aria-labelledby="orrin-live">
            <h2
              id="orrin-live"
              className="flex items-center gap-2.5 text-base/7 font-semibold text-secondary-950 dark:text-white"
            >
              <span aria-hidden="true" className="size-2 rounded-full bg-green-600 dark:bg-green-400" />
              Live and healthy
            </h2>
            <dl className="mt-3 grid gap-3 text-sm/6">
              {facts.map((fact) => (
                <div key={fact.name}>
                  <dt className="text-secondary-600 dark:text-secondary-400">{fact.name}</dt>
                  <dd className="font-medium wrap-break-word text-secondary-950 dark:text-white">
                    <bdi>{fact.value}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
          <section
            aria-labelledby="orrin-usage"
            className="border-secondary-950/10 lg:border-t lg:pt-6 dark:border-white/10"
          >
            <h2 id="orrin-usage" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
              September so far
            </h2>
            <dl className="mt-3 grid gap-4 text-sm/6">
              {usage.map((each) => (
                <div key={each.name}>
                  <dt className="text-secondary-600 dark:text-secondary-400">{each.name}</dt>
                  <dd className="font-medium text-secondary-950 tabular-nums dark:text-white">
                    <bdi>{each.value}</bdi>
                    <span
                      aria-hidden="true"
                      className="mt-1.5 block h-1.5 overflow-hidden rounded-full bg-secondary-200 dark:bg-white/15"
                    >
                      <span
                        style={{ width: `${each.percent}%` }}
                        className="block h-full rounded-full bg-primary-600 dark:bg-primary-500"
                      />
                    </span>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        </aside>
      </main>
    </div>
  )
}
