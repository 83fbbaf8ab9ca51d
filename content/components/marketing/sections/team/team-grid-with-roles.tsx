/**
 * @title Team grid with roles
 * @description A team grid in which the heading, seven large portraits with names and roles, and a tile with open roles fill two rows without a gap.
 * @keywords people, our team, staff, employees, meet the team, team section, portraits
 * @free
 * @layout full
 * @order 1
 * @part MKT-S21-1
 */
import clsx from 'clsx'
import { ArrowRightIcon } from '@heroicons/react/20/solid'

const people = [
  { name: 'Maya Coleman', role: 'Founder', portrait: '/media/people/person-03.webp', imageClass: '' },
  {
    name: 'Ethan Brooks',
    role: 'Accounts',
    portrait: '/media/people/person-20.webp',
    imageClass: 'origin-top scale-110',
  },
  { name: 'Ines Carvalho', role: 'Bookkeeping', portrait: '/media/people/person-15.webp', imageClass: '' },
  {
    name: 'Adaeze Obi',
    role: 'Engineering',
    portrait: '/media/people/person-13.webp',
    imageClass: 'origin-top scale-110',
  },
  { name: 'Walter Finch', role: 'Taxes', portrait: '/media/people/person-04.webp', imageClass: '-scale-x-100' },
  { name: 'Min-jun Seo', role: 'Design', portrait: '/media/people/person-16.webp', imageClass: 'origin-top scale-110' },
  { name: 'Carmen Vidal', role: 'Customers', portrait: '/media/people/person-17.webp', imageClass: '-scale-x-100' },
]

export default function TeamGridWithRoles() {
  return (
    <section aria-labelledby="people-behind-heading" className="bg-white dark:bg-secondary-950">
      <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 lg:px-8">
        <div className="grid gap-3 sm:gap-4 lg:grid-cols-5">
          <h2
            id="people-behind-heading"
            className="pb-6 text-4xl font-semibold tracking-tighter text-balance text-secondary-950 sm:text-6xl lg:col-span-2 lg:self-center lg:pb-0 lg:text-5xl xl:text-6xl dark:text-white"
          >
            Eleven people keep your books, and these seven pick up the phone
          </h2>
          <ul role="list" className="grid grid-cols-2 gap-3 sm:grid-cols-4 sm:gap-4 lg:contents">
            {people.map((person) => (
              <li key={person.name} className="relative overflow-hidden rounded-2xl">
                <img
                  src={person.portrait}
                  alt=""
                  width={800}
                  height={1000}
                  loading="lazy"
                  className={clsx('aspect-3/4 w-full object-cover lg:aspect-4/5', person.imageClass)}
                />
                <div className="absolute inset-x-2 bottom-2 rounded-xl bg-white px-3 py-2 dark:bg-secondary-950">
                  <h3 className="text-base/6 font-semibold tracking-tight text-secondary-950 dark:text-white">
                    {person.name}
                  </h3>
                  <p className="text-sm/5 text-secondary-600 dark:text-secondary-300">{person.role}</p>
                </div>
              </li>
            ))}
            <li className="flex">
              <a
                href="#"
                className="flex grow flex-col justify-between gap-6 rounded-2xl bg-primary-700 p-4 text-white transition duration-150 hover:bg-primary-800 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:p-5 dark:focus-visible:outline-primary-400"
              >
                <span className="text-2xl/8 font-semibold tracking-tight text-balance">We’re hiring for two roles</span>
                <span className="flex items-center gap-2 text-base/7 font-semibold">
                  See open roles
                  <ArrowRightIcon aria-hidden="true" className="size-5 rtl:-scale-x-100" />
                </span>
              </a>
            </li>
          </ul>
        </div>
      </div>
    </section>
  )
}
