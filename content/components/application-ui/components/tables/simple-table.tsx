/**
 * @title Simple table with row links
 * @description A simple table with a link in each row and one to all; on phones each row reads as a sentence.
 * @keywords basic table, plain table, data table, list of records, permits, table in card
 * @free
 * @order 4
 * @part AUI-C38-4
 */
import clsx from 'clsx'
import { ArrowRightIcon } from '@heroicons/react/16/solid'

const permits = [
  {
    id: 'BP-0431',
    work: 'Covered deck',
    address: '214 Alder Street',
    filed: 'Sep 21',
    status: 'In review',
    fee: '$185.00',
  },
  {
    id: 'BP-0430',
    work: 'Solar panels, 8.4 kW',
    address: '77 Quarry Road',
    filed: 'Sep 18',
    status: 'Issued',
    fee: '$240.00',
  },
  {
    id: 'BP-0428',
    work: 'Garage to apartment',
    address: '1180 Mill Race Lane',
    filed: 'Sep 17',
    status: 'Changes needed',
    fee: '$1,260.00',
  },
  {
    id: 'BP-0425',
    work: 'Water heater',
    address: '9 Ferry Street',
    filed: 'Sep 16',
    status: 'Issued',
    fee: '$72.50',
  },
  {
    id: 'BP-0424',
    work: 'Retaining wall',
    address: '630 Cascade Avenue',
    filed: 'Sep 14',
    status: 'In review',
    fee: '$318.00',
  },
  {
    id: 'BP-0421',
    work: 'Single-family house',
    address: '52 Orchard Bend',
    filed: 'Sep 11',
    status: 'Issued',
    fee: '$8,940.00',
  },
]

const dotStyles: Record<string, string> = {
  'In review': 'bg-sky-600 dark:bg-sky-400',
  Issued: 'bg-green-600 dark:bg-green-400',
  'Changes needed': 'bg-amber-600 dark:bg-amber-400',
}

export default function SimpleTableWithRowLinks() {
  return (
    <section
      aria-labelledby="permits-heading"
      className="mx-auto max-w-5xl overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 px-5 py-3 sm:px-6">
        <h2 id="permits-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
          Building permits
        </h2>
        <a
          href="#"
          className="-mx-2.5 inline-flex items-center gap-1.5 rounded-lg px-2.5 py-2.5 text-sm/5 font-semibold text-primary-700 transition duration-150 hover:bg-primary-50 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:py-2 dark:text-primary-400 dark:hover:bg-primary-400/10 dark:focus-visible:outline-primary-400"
        >
          <span>
            View all 431<span className="sr-only"> permits</span>
          </span>
          <ArrowRightIcon aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        </a>
      </div>
      <table className="w-full text-sm/6 text-secondary-600 dark:text-secondary-400">
        <caption className="sr-only">The latest building permits with date, status and fee</caption>
        <thead className="border-y border-secondary-950/10 bg-secondary-50 dark:border-white/10 dark:bg-white/5">
          <tr>
            <th scope="col" className="py-2 ps-5 pe-3 text-start font-medium sm:ps-6">
              Permit
            </th>
            <th scope="col" className="hidden px-3 py-2 text-start font-medium sm:table-cell">
              Work
            </th>
            <th scope="col" className="hidden px-3 py-2 text-start font-medium md:table-cell">
              Filed
            </th>
            <th scope="col" className="hidden px-3 py-2 text-start font-medium sm:table-cell">
              Status
            </th>
            <th scope="col" className="py-2 ps-3 pe-5 text-end font-medium sm:pe-6">
              Fee
            </th>
          </tr>
        </thead>
        <tbody>
          {permits.map((permit) => (
            <tr
              key={permit.id}
              className="group relative border-b border-secondary-950/10 align-top transition duration-150 last:border-b-0 hover:bg-secondary-50 motion-reduce:transition-none dark:border-white/10 dark:hover:bg-white/5"
            >
              <th scope="row" className="p-0 text-start font-normal wrap-anywhere sm:whitespace-nowrap">
                <a
                  href="#"
                  className="block py-3 ps-5 pe-3 after:absolute after:inset-0 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 sm:ps-6 dark:focus-visible:outline-primary-400"
                >
                  <span className="font-medium text-secondary-950 tabular-nums group-hover:underline dark:text-white">
                    {permit.id}
                  </span>
                  <span className="block sm:hidden">
                    <span className="text-secondary-950 dark:text-white">{permit.work}</span>, {permit.address}
                  </span>
                  <span className="flex gap-2 sm:hidden">
                    <span
                      aria-hidden="true"
                      className={clsx('mt-2 size-2 shrink-0 rounded-full', dotStyles[permit.status])}
                    />
                    <span>
                      <span className="font-medium text-secondary-950 dark:text-white">{permit.status}</span>, filed{' '}
                      {permit.filed}
                    </span>
                  </span>
                </a>
              </th>
              <td className="hidden px-3 py-3 sm:table-cell">
                <span className="font-medium text-secondary-950 dark:text-white">{permit.work}</span>, {permit.address}
              </td>
              <td className="hidden px-3 py-3 whitespace-nowrap tabular-nums md:table-cell">{permit.filed}</td>
              <td className="hidden px-3 py-3 whitespace-nowrap sm:table-cell">
                <span className="flex items-center gap-2">
                  <span aria-hidden="true" className={clsx('size-2 rounded-full', dotStyles[permit.status])} />
                  {permit.status}
                </span>
              </td>
              <td className="py-3 ps-3 pe-5 text-end font-medium text-secondary-950 tabular-nums sm:pe-6 dark:text-white">
                {permit.fee}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
