/**
 * @title Page header with breadcrumb
 * @description A page header on a tinted ground with a breadcrumb, a large title, a lead paragraph and a fan of invoices over a strip of links.
 * @keywords page title, page heading, inner page, lead paragraph, subpage banner
 * @free
 * @layout full
 * @order 1
 * @part MKT-S03-1
 */
import clsx from 'clsx'
import { ChevronRightIcon } from '@heroicons/react/16/solid'

const sheets = [
  {
    number: 'Invoice 12',
    date: 'March 4, 2016',
    lines: ['$480.00', '$120.00', '$36.50'],
    total: '$636.50',
    sheetClass: '-rotate-3 start-0 top-2',
  },
  {
    number: 'Invoice 688',
    date: 'June 22, 2021',
    lines: ['$1,250.00', '$310.00', '$95.00'],
    total: '$1,655.00',
    sheetClass: 'start-6 top-22 rotate-1 sm:start-10 sm:top-26',
  },
  {
    number: 'Invoice 2041',
    date: 'May 5, 2026',
    lines: ['$2,100.00', '$640.00', '$185.00'],
    total: '$2,925.00',
    sheetClass: 'start-12 top-42 rotate-3 sm:start-20 sm:top-50',
  },
]

const names = ['Drawings', 'Site visits', 'Printing']

const parts = [
  { name: 'What you need', text: 'One export file' },
  { name: 'What we read', text: 'Lines, tax and dates' },
  { name: 'How to check', text: 'Two sums that agree' },
]

export default function PageHeaderWithBreadcrumb() {
  return (
    <div className="overflow-hidden bg-white dark:bg-secondary-950">
      <header className="bg-primary-100 dark:bg-primary-950">
        <div className="mx-auto grid max-w-7xl gap-x-8 px-4 sm:px-6 lg:grid-cols-12 lg:px-8">
          <div className="pt-14 pb-10 sm:pt-20 lg:col-span-7 lg:pt-28 lg:pb-40">
            <nav aria-label="Breadcrumb">
              <ol role="list" className="flex flex-wrap items-center gap-x-2 text-sm/6">
                <li className="flex items-center gap-2">
                  <a
                    href="#"
                    className="-mx-1 rounded-sm px-1 py-2 text-primary-900 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-700 sm:py-0 dark:text-primary-100 dark:focus-visible:outline-white"
                  >
                    Help
                  </a>
                  <ChevronRightIcon
                    aria-hidden="true"
                    className="size-4 text-primary-700 rtl:-scale-x-100 dark:text-primary-300"
                  />
                </li>
                <li aria-current="page" className="font-medium text-primary-950 dark:text-white">
                  Moving to Tidewell
                </li>
              </ol>
            </nav>
            <h1 className="mt-6 text-4xl font-semibold tracking-tighter text-balance text-primary-950 sm:text-6xl dark:text-white">
              Bring ten years of invoices in an afternoon
            </h1>
            <p className="mt-6 max-w-xl text-lg/8 text-pretty text-primary-950 dark:text-primary-100">
              What you need from your old program, what we read out of it, and how to check that every cent has arrived.
            </p>
            <p className="mt-4 text-sm/6 text-primary-900 dark:text-primary-200">
              Last updated on <time dateTime="2026-05-12">May 12, 2026</time> · <bdi>8-minute read</bdi>
            </p>
          </div>
          <ul aria-hidden="true" className="relative -mb-16 h-120 sm:h-144 lg:col-span-5 lg:mt-10 lg:h-auto">
            {sheets.map((sheet) => (
              <li
                key={sheet.number}
                className={clsx(
                  'absolute flex h-80 w-68 flex-col rounded-xl bg-white p-5 shadow-2xl ring-1 ring-primary-950/10 sm:h-96 sm:w-80 sm:p-6',
                  sheet.sheetClass,
                )}
              >
                <p className="flex items-baseline justify-between gap-3 text-xl/7 font-semibold tracking-tight text-primary-950 sm:text-2xl/8">
                  <span>{sheet.number}</span>
                  <span className="tabular-nums">{sheet.total}</span>
                </p>
                <p className="text-sm/6 text-secondary-600">{sheet.date}</p>
                <ul className="mt-4 grid gap-2 border-t border-secondary-950/10 pt-4 text-sm/5 text-secondary-700 sm:mt-5 sm:gap-3">
                  {sheet.lines.map((amount, index) => (
                    <li key={amount} className="flex justify-between gap-2">
                      <span>{names[index]}</span>
                      <span className="tabular-nums">{amount}</span>
                    </li>
                  ))}
                </ul>
                <p className="mt-3 flex justify-between gap-2 border-t border-secondary-950/10 pt-3 text-base/6 font-semibold text-primary-950 sm:mt-4 sm:pt-4">
                  <span>Total</span>
                  <span className="tabular-nums">{sheet.total}</span>
                </p>
                <p className="mt-auto self-start rounded-full bg-primary-700 px-3 py-1 text-sm/5 font-semibold text-white">
                  Brought over
                </p>
              </li>
            ))}
          </ul>
        </div>
      </header>
      <nav aria-label="On this page" className="mx-auto max-w-7xl px-4 pt-28 pb-8 sm:px-6 sm:pt-36 lg:px-8 lg:py-10">
        <ol role="list" className="grid gap-x-8 gap-y-2 sm:grid-cols-3 lg:w-7/12 lg:pe-8">
          {parts.map((part, index) => (
            <li key={part.name}>
              <a
                href="#"
                className="flex items-baseline gap-3 border-t-4 border-primary-700 py-3 text-xl/7 font-semibold tracking-tight text-secondary-950 hover:text-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:border-primary-400 dark:text-white dark:hover:text-primary-300 dark:focus-visible:outline-primary-400"
              >
                <span className="text-primary-700 tabular-nums dark:text-primary-300">{index + 1}</span>
                <span>
                  {part.name}
                  <span className="block text-sm/6 font-normal tracking-normal text-secondary-600 dark:text-secondary-400">
                    {part.text}
                  </span>
                </span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}
