/**
 * @title Simple breadcrumb with chevrons
 * @description A breadcrumb with a home icon, chevrons between its links and the current page at the end.
 * @keywords breadcrumbs, path, navigation trail, page hierarchy, home icon
 * @layout padded
 * @order 3
 * @part AUI-C06-3
 */
import { ChevronRightIcon, HomeIcon } from '@heroicons/react/20/solid'

const pages = ['Permits', 'Streets']

const facts = [
  { name: 'Fee', value: '$35' },
  { name: 'Decision', value: '10 business days' },
  { name: 'Street closed for', value: 'Up to 8 hours' },
]

export default function SimpleBreadcrumbWithChevrons() {
  return (
    <div className="mx-auto max-w-2xl overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
      <nav aria-label="Breadcrumb" className="px-2.5 py-1 sm:px-3.5 sm:py-2">
        <ol role="list" className="flex flex-wrap items-center text-sm/6 sm:text-base/6">
          <li>
            <a
              href="#"
              className="block rounded-lg p-2.5 text-primary-700 transition duration-150 hover:bg-primary-50 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-primary-300 dark:hover:bg-primary-400/15 dark:focus-visible:outline-primary-400"
            >
              <span className="sr-only">Home</span>
              <HomeIcon aria-hidden="true" className="size-5" />
            </a>
          </li>
          {pages.map((page) => (
            <li key={page} className="flex items-center">
              <ChevronRightIcon
                aria-hidden="true"
                className="size-5 shrink-0 text-secondary-400 rtl:-scale-x-100 dark:text-secondary-500"
              />
              <a
                href="#"
                className="rounded-lg px-1 py-2 font-medium text-primary-700 transition duration-150 hover:bg-primary-50 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:px-2 dark:text-primary-300 dark:hover:bg-primary-400/15 dark:focus-visible:outline-primary-400"
              >
                {page}
              </a>
            </li>
          ))}
          <li aria-current="page" className="flex min-w-0 items-center">
            <ChevronRightIcon
              aria-hidden="true"
              className="size-5 shrink-0 text-secondary-400 rtl:-scale-x-100 dark:text-secondary-500"
            />
            <span className="min-w-0 px-1 py-2 font-semibold wrap-break-word text-secondary-950 sm:px-2 dark:text-white">
              Block parties
            </span>
          </li>
        </ol>
      </nav>
      <img
        src="/media/scenes/cut-street-spring-wide.webp"
        alt="Row houses in coral, yellow, teal and pink with flower boxes and two trees"
        width={1600}
        height={900}
        className="h-48 w-full object-cover object-[50%_70%] sm:h-60"
      />
      <div className="p-5 sm:p-6">
        <h1 className="text-3xl font-semibold tracking-tight text-secondary-950 dark:text-white">Block parties</h1>
        <p className="mt-1 max-w-prose text-base/7 text-pretty text-secondary-600 dark:text-secondary-400">
          Close your street to traffic and meet your neighbors. Apply at least 21 days before the party.
        </p>
        <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-3 text-base/7">
          {facts.map((fact) => (
            <div key={fact.name}>
              <dt className="text-sm/6 text-secondary-600 dark:text-secondary-400">{fact.name}</dt>
              <dd className="font-semibold text-secondary-950 dark:text-white">
                <bdi>{fact.value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
