/**
 * @title Logo grid with case study links
 * @description A grid of customer logos, some of which lead to a case study.
 * @keywords logo cloud, client logos, customer stories, trusted by, brands, partners
 * @layout full
 * @order 2
 * @part MKT-S16-2
 */
import { ArrowUpRightIcon } from '@heroicons/react/16/solid'

const companies = [
  {
    name: 'Verdane',
    field: 'Seed bank, Malmö',
    logo: '/media/logos/verdane.svg',
    width: 137,
    story: 'Harvest counted in the field',
  },
  { name: 'Kestovar', field: 'Charter flights, Reykjavík', logo: '/media/logos/kestovar.svg', width: 174, story: '' },
  {
    name: 'Ferrane',
    field: 'Machine parts, Turin',
    logo: '/media/logos/ferrane.svg',
    width: 117,
    story: '40 machines, one list',
  },
  { name: 'Noven', field: 'Clinics, Toronto', logo: '/media/logos/noven.svg', width: 113, story: '' },
  { name: 'Ossaro', field: 'Tableware, Osaka', logo: '/media/logos/ossaro.svg', width: 154, story: '' },
  {
    name: 'Halvorn',
    field: 'Bridges, Trondheim',
    logo: '/media/logos/halvorn.svg',
    width: 133,
    story: '412 bridges before the frost',
  },
]

export default function LogoGridWithCaseStudyLinks() {
  return (
    <section aria-labelledby="grid-heading" className="bg-white dark:bg-secondary-950">
      <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 sm:py-24 lg:px-8">
        <div className="grid gap-px overflow-hidden rounded-xl bg-secondary-950/10 ring-1 ring-secondary-950/10 lg:grid-cols-4 dark:bg-white/10 dark:ring-white/10">
          <div className="flex flex-col justify-between gap-8 bg-white p-6 sm:p-8 dark:bg-secondary-950">
            <h2
              id="grid-heading"
              className="text-2xl/8 font-semibold tracking-tight text-balance text-secondary-950 dark:text-white"
            >
              At work where work is not a desk
            </h2>
            <p className="text-base/7 text-pretty text-secondary-600 dark:text-secondary-400">
              In 31 countries, mostly outdoors.{' '}
              <a
                href="#"
                className="rounded-sm font-medium text-primary-700 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-primary-400 dark:focus-visible:outline-primary-400"
              >
                All customers
              </a>
            </p>
          </div>
          <ul role="list" className="grid grid-cols-2 gap-px md:grid-cols-3 lg:col-span-3">
            {companies.map((company) => (
              <li
                key={company.name}
                className="group relative flex min-h-40 flex-col items-center bg-white px-4 pt-6 pb-5 text-center transition duration-150 has-[a:hover]:bg-secondary-50 motion-reduce:transition-none sm:min-h-44 dark:bg-secondary-950 dark:has-[a:hover]:bg-secondary-900"
              >
                <img
                  src={company.logo}
                  alt={company.name}
                  width={company.width}
                  height={40}
                  className="my-auto h-7 w-auto sm:h-9 dark:invert"
                />
                {company.story === '' ? (
                  <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">{company.field}</p>
                ) : (
                  <p className="text-sm/6">
                    <a
                      href="#"
                      className="font-medium text-pretty text-secondary-950 underline-offset-4 group-hover:underline after:absolute after:inset-0 focus-visible:outline-hidden focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 focus-visible:after:outline-primary-600 dark:text-white dark:focus-visible:after:outline-primary-400"
                    >
                      {company.story}{' '}
                      <ArrowUpRightIcon
                        aria-hidden="true"
                        className="inline size-4 text-secondary-500 max-sm:hidden rtl:-scale-x-100 dark:text-secondary-400"
                      />
                    </a>
                  </p>
                )}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
