/**
 * @title Team grid with roles
 * @description A grid of team members on a tinted ground with portrait, name, role and what they do, and a cell with open roles.
 * @keywords people, our team, staff, employees, meet the team, team section, portraits
 * @free
 * @layout full
 * @order 1
 * @part MKT-S21-1
 */
import { ArrowRightIcon } from '@heroicons/react/20/solid'

const people = [
  {
    name: 'Amara Okonkwo',
    role: 'Founder',
    text: 'Ran a print shop for nine years and hated month-end.',
    avatar: '/media/avatars/avatar-04.webp',
  },
  {
    name: 'Jin Takahashi',
    role: 'Design',
    text: 'Draws every screen on paper first, then takes half away.',
    avatar: '/media/avatars/avatar-09.webp',
  },
  {
    name: 'Harpreet Gill',
    role: 'Engineering',
    text: 'Wrote the part that matches payments. Twice.',
    avatar: '/media/avatars/avatar-07.webp',
  },
  {
    name: 'Leyla Demir',
    role: 'Customers',
    text: 'The voice on the phone from 6 AM Pacific.',
    avatar: '/media/avatars/avatar-03.webp',
  },
  {
    name: 'Bo Lindqvist',
    role: 'Taxes',
    text: 'Reads the tax rules of 50 states so you don’t have to.',
    avatar: '/media/avatars/avatar-05.webp',
  },
  {
    name: 'María Villanueva',
    role: 'Finance',
    text: 'Uses our own forecast to decide who we can hire.',
    avatar: '/media/avatars/avatar-01.webp',
  },
]

export default function TeamGridWithRoles() {
  return (
    <section aria-labelledby="people-behind-heading" className="bg-primary-50 dark:bg-primary-950/40">
      <div className="mx-auto grid max-w-7xl gap-x-4 gap-y-4 px-4 py-16 sm:grid-cols-2 sm:px-6 sm:py-24 lg:grid-cols-4 lg:px-8">
        <div className="pb-6 sm:pe-4">
          <h2
            id="people-behind-heading"
            className="text-4xl font-semibold tracking-tight text-balance text-secondary-950 sm:text-5xl dark:text-white"
          >
            Eleven people, no call center
          </h2>
          <p className="mt-4 text-base/7 text-pretty text-secondary-700 dark:text-secondary-300">
            These are the six you’ll meet first.
          </p>
        </div>
        {people.map((person) => (
          <article
            key={person.name}
            className="flex flex-col rounded-2xl bg-white p-6 ring-1 ring-secondary-950/5 dark:bg-secondary-900 dark:ring-white/10"
          >
            <img src={person.avatar} alt="" width={256} height={256} loading="lazy" className="size-24 rounded-2xl" />
            <h3 className="mt-6 text-lg/7 font-semibold text-secondary-950 dark:text-white">{person.name}</h3>
            <p className="text-sm/6 font-medium text-primary-700 dark:text-primary-400">{person.role}</p>
            <p className="mt-2 text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400">{person.text}</p>
          </article>
        ))}
        <div className="relative flex flex-col justify-between gap-10 rounded-2xl bg-primary-700 p-6 dark:bg-primary-800">
          <p className="text-3xl font-semibold tracking-tight text-balance text-white">Two desks are still free</p>
          <a
            href="#"
            className="flex items-center gap-2 text-base/7 font-semibold text-white after:absolute after:inset-0 after:rounded-2xl focus-visible:outline-hidden focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-primary-600 dark:focus-visible:after:outline-primary-400"
          >
            See open roles
            <ArrowRightIcon aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          </a>
        </div>
      </div>
    </section>
  )
}
