/**
 * @title Team grid with roles
 * @description A team grid of tiles in tones of the brand, every second one lower, with portraits that look over their edge, names, roles and a tile with open roles.
 * @keywords people, our team, staff, employees, meet the team, team section, portraits
 * @free
 * @layout full
 * @order 1
 * @part MKT-S21-1
 */
import clsx from 'clsx'
import { ArrowRightIcon } from '@heroicons/react/20/solid'

const people = [
  {
    name: 'Maya Coleman',
    role: 'Founder',
    text: 'Ran a print shop for nine years and hated month-end.',
    avatar: '/media/avatars/avatar-19.webp',
    tileClass: 'bg-primary-950 text-white',
  },
  {
    name: 'Ethan Brooks',
    role: 'Accounts',
    text: 'Answers the phone from 6 AM Pacific.',
    avatar: '/media/avatars/avatar-16.webp',
    tileClass: 'bg-primary-700 text-white lg:mt-16',
  },
  {
    name: 'Ines Carvalho',
    role: 'Bookkeeping',
    text: 'Closes the month for 212 companies, by the fifth.',
    avatar: '/media/avatars/avatar-27.webp',
    tileClass: 'bg-primary-200 text-primary-950',
  },
  {
    name: 'Adaeze Obi',
    role: 'Engineering',
    text: 'Wrote the part that matches payments. Twice.',
    avatar: '/media/avatars/avatar-29.webp',
    tileClass: 'bg-primary-100 text-primary-950 lg:mt-16',
  },
  {
    name: 'Walter Finch',
    role: 'Taxes',
    text: 'Reads the rules of 50 states so you don’t have to.',
    avatar: '/media/avatars/avatar-26.webp',
    tileClass: 'bg-primary-200 text-primary-950',
  },
  {
    name: 'Min-jun Seo',
    role: 'Design',
    text: 'Draws every screen on paper first, then takes half away.',
    avatar: '/media/avatars/avatar-20.webp',
    tileClass: 'bg-primary-100 text-primary-950 lg:mt-16',
  },
  {
    name: 'Carmen Vidal',
    role: 'Customers',
    text: 'Brings your old books over, in person if you like.',
    avatar: '/media/avatars/avatar-13.webp',
    tileClass: 'bg-primary-950 text-white',
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
        <ul
          role="list"
          className="mt-20 grid gap-x-4 gap-y-16 sm:grid-cols-[repeat(auto-fit,minmax(max(14rem,22%),1fr))]"
        >
          {people.map((person) => (
            <li key={person.name} className={clsx('rounded-2xl px-6 pb-6 sm:min-h-64', person.tileClass)}>
              <img
                src={person.avatar}
                alt=""
                width={256}
                height={256}
                loading="lazy"
                className="-mt-10 size-24 rounded-full ring-4 ring-white dark:ring-secondary-950"
              />
              <h3 className="mt-6 text-2xl/7 font-semibold tracking-tight">{person.name}</h3>
              <p className="mt-1 text-base/7 font-medium">{person.role}</p>
              <p className="mt-3 text-base/6 text-pretty">{person.text}</p>
            </li>
          ))}
          <li className="relative flex flex-col justify-between gap-10 rounded-2xl bg-primary-700 p-6 lg:mt-16">
            <p className="text-3xl font-semibold tracking-tight text-balance text-white">Two desks are still free</p>
            <a
              href="#"
              className="flex items-center gap-2 text-base/7 font-semibold text-white after:absolute after:inset-0 after:rounded-2xl focus-visible:outline-hidden focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-primary-600 dark:focus-visible:after:outline-primary-400"
            >
              See open roles
              <ArrowRightIcon aria-hidden="true" className="size-5 rtl:-scale-x-100" />
            </a>
          </li>
        </ul>
      </div>
    </section>
  )
}
