/**
 * @title Team grid with roles
 * @description A team grid of large portraits in four columns, every second one lower, with names, roles, a sentence each and a tile with open roles.
 * @keywords people, our team, staff, employees, meet the team, team section, portraits
 * @free
 * @layout full
 * @order 1
 * @part MKT-S21-1
 */
import { ArrowRightIcon } from '@heroicons/react/20/solid'

const people = [
  {
    name: 'Maya Coleman',
    role: 'Founder',
    text: 'Ran a print shop for nine years and hated month-end.',
    portrait: '/media/people/person-03.webp',
  },
  {
    name: 'Ethan Brooks',
    role: 'Accounts',
    text: 'Answers the phone from 6 AM Pacific.',
    portrait: '/media/people/person-14.webp',
  },
  {
    name: 'Ines Carvalho',
    role: 'Bookkeeping',
    text: 'Closes the month for 212 companies, by the fifth.',
    portrait: '/media/people/person-15.webp',
  },
  {
    name: 'Adaeze Obi',
    role: 'Engineering',
    text: 'Wrote the part that matches payments. Twice.',
    portrait: '/media/people/person-13.webp',
  },
  {
    name: 'Walter Finch',
    role: 'Taxes',
    text: 'Reads the rules of 50 states so you don’t have to.',
    portrait: '/media/people/person-04.webp',
  },
  {
    name: 'Min-jun Seo',
    role: 'Design',
    text: 'Draws every screen on paper, then takes half away.',
    portrait: '/media/people/person-16.webp',
  },
  {
    name: 'Carmen Vidal',
    role: 'Customers',
    text: 'Brings your old books over, in person if you like.',
    portrait: '/media/people/person-17.webp',
  },
]

export default function TeamGridWithRoles() {
  return (
    <section aria-labelledby="people-behind-heading" className="bg-white dark:bg-secondary-950">
      <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 sm:py-24 lg:px-8">
        <h2
          id="people-behind-heading"
          className="max-w-3xl text-4xl font-semibold tracking-tighter text-balance text-secondary-950 sm:text-6xl dark:text-white"
        >
          Eleven people keep your books, and these seven pick up
        </h2>
        <ul role="list" className="mt-12 grid gap-x-4 gap-y-10 sm:mt-16 sm:grid-cols-2 lg:grid-cols-4 lg:gap-x-6">
          {people.map((person) => (
            <li key={person.name} className="lg:even:mt-16">
              <img
                src={person.portrait}
                alt=""
                width={800}
                height={1000}
                loading="lazy"
                className="aspect-4/5 w-full rounded-2xl object-cover"
              />
              <h3 className="mt-5 text-xl/7 font-semibold tracking-tight text-secondary-950 dark:text-white">
                {person.name}
              </h3>
              <p className="text-base/7 font-medium text-primary-700 dark:text-primary-300">{person.role}</p>
              <p className="mt-2 text-base/6 text-pretty text-secondary-600 dark:text-secondary-400">{person.text}</p>
            </li>
          ))}
          <li className="lg:even:mt-16">
            <a
              href="#"
              className="flex aspect-4/5 flex-col justify-between gap-10 rounded-2xl bg-primary-700 p-6 text-white transition duration-150 hover:bg-primary-800 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
            >
              <span className="text-3xl font-semibold tracking-tight text-balance">Two desks are still free</span>
              <span className="flex items-center gap-2 text-base/7 font-semibold">
                See open roles
                <ArrowRightIcon aria-hidden="true" className="size-5 rtl:-scale-x-100" />
              </span>
            </a>
          </li>
        </ul>
      </div>
    </section>
  )
}
