/**
 * @title Page header with breadcrumb
 * @description A page header on a brand gradient with a breadcrumb, a large title, a lead paragraph and a fan of invoices that hangs over its lower edge.
 * @keywords page title, page heading, inner page, lead paragraph, subpage banner
 * @free
 * @layout full
 * @order 1
 * @part MKT-S03-1
 */
import clsx from 'clsx'
import { ChevronRightIcon } from '@heroicons/react/16/solid'

const sheets = [
  { year: '2016', count: 118, sheetClass: '-rotate-12 start-0 top-14' },
  { year: '2021', count: 346, sheetClass: '-rotate-3 start-24 top-4 sm:start-28' },
  { year: '2026', count: 512, sheetClass: 'rotate-6 start-48 top-10 sm:start-56' },
]

export default function PageHeaderWithBreadcrumb() {
  return (
    <div className="overflow-hidden bg-white dark:bg-secondary-950">
      <header className="bg-linear-to-br from-primary-950 to-primary-700 dark:to-primary-900">
        <div className="mx-auto grid max-w-7xl gap-x-8 px-4 sm:px-6 lg:grid-cols-12 lg:px-8">
          <div className="pt-14 pb-10 sm:pt-20 lg:col-span-7 lg:py-28">
            <nav aria-label="Breadcrumb">
              <ol role="list" className="flex flex-wrap items-center gap-x-2 text-sm/6">
                <li className="flex items-center gap-2">
                  <a
                    href="#"
                    className="rounded-sm py-2 text-primary-50 hover:text-white focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white sm:py-0"
                  >
                    Help
                  </a>
                  <ChevronRightIcon aria-hidden="true" className="size-4 text-primary-300 rtl:-scale-x-100" />
                </li>
                <li aria-current="page" className="font-medium text-white">
                  Moving to Tidewell
                </li>
              </ol>
            </nav>
            <h1 className="mt-6 text-4xl font-semibold tracking-tighter text-balance text-white sm:text-6xl">
              Bring ten years of invoices in an afternoon
            </h1>
            <p className="mt-6 max-w-xl text-lg/8 text-pretty text-primary-50">
              What you need from your old program, what we read out of it, and how to check that every cent has arrived.
            </p>
          </div>
          <ul aria-hidden="true" className="relative -mb-16 h-96 sm:h-104 lg:col-span-5 lg:mt-12 lg:h-auto">
            {sheets.map((sheet) => (
              <li
                key={sheet.year}
                className={clsx(
                  'absolute flex h-80 w-52 flex-col rounded-xl bg-white p-5 shadow-2xl ring-1 ring-primary-950/10 sm:h-96 sm:w-64 sm:p-6 lg:h-104',
                  sheet.sheetClass,
                )}
              >
                <p className="text-4xl font-semibold tracking-tighter text-primary-950 sm:text-5xl">{sheet.year}</p>
                <p className="mt-1 text-sm/6 text-secondary-600">
                  <bdi>{sheet.count} invoices</bdi>
                </p>
                <svg aria-hidden="true" viewBox="0 0 200 240" className="mt-6 w-full text-primary-200">
                  <path
                    stroke="currentColor"
                    strokeWidth="8"
                    strokeLinecap="round"
                    d="M4 8h120M164 8h32M4 40h88M164 40h32M4 72h104M164 72h32M4 104h72M164 104h32M4 136h112M164 136h32M4 168h64M164 168h32"
                  />
                  <path
                    stroke="currentColor"
                    strokeWidth="8"
                    strokeLinecap="round"
                    className="text-primary-700"
                    d="M4 224h56M140 224h56"
                  />
                </svg>
              </li>
            ))}
          </ul>
        </div>
      </header>
      <p className="mx-auto max-w-7xl px-4 pt-28 pb-8 text-sm/6 text-secondary-600 sm:px-6 sm:pt-36 lg:px-8 lg:pt-6 dark:text-secondary-400">
        Last changed on <time dateTime="2026-05-12">May 12, 2026</time> · <bdi>8 minutes</bdi> to read
      </p>
    </div>
  )
}
