/**
 * @title Team grid with roles
 * @description A grid of team members with portrait, name, role and what they do for customers.
 * @keywords people, our team, staff, employees, meet the team, team section, portraits
 * @free
 * @layout full
 * @order 1
 * @part MKT-S21-1
 */
const people = [
  {
    name: 'Amara Okonkwo',
    role: 'Founder',
    text: 'Ran a print shop for nine years and hated month ends.',
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
    text: 'Is the voice on the phone from 6 AM Pacific time.',
    avatar: '/media/avatars/avatar-03.webp',
  },
  {
    name: 'Bo Lindqvist',
    role: 'Taxes',
    text: 'Reads the rules of 50 states so that you need not.',
    avatar: '/media/avatars/avatar-05.webp',
  },
  {
    name: 'María Villanueva',
    role: 'Finance',
    text: 'Uses our own forecast to decide whom we can hire.',
    avatar: '/media/avatars/avatar-01.webp',
  },
]

export default function TeamGridWithRoles() {
  return (
    <section aria-labelledby="people-behind-heading" className="bg-white dark:bg-secondary-950">
      <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 sm:py-24 lg:px-8">
        <div className="max-w-2xl">
          <h2
            id="people-behind-heading"
            className="text-3xl font-semibold tracking-tight text-balance text-secondary-950 sm:text-4xl dark:text-white"
          >
            Eleven people, no call center
          </h2>
          <p className="mt-4 text-lg/8 text-pretty text-secondary-600 dark:text-secondary-400">
            These six you are likely to meet.
          </p>
        </div>
        <ul role="list" className="mt-12 grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {people.map((person) => (
            <li key={person.name} className="flex gap-5">
              <img
                src={person.avatar}
                alt=""
                width={256}
                height={256}
                loading="lazy"
                className="size-20 shrink-0 rounded-full"
              />
              <div className="min-w-0">
                <h3 className="text-base/7 font-semibold text-secondary-950 dark:text-white">{person.name}</h3>
                <p className="text-sm/6 font-medium text-primary-700 dark:text-primary-400">{person.role}</p>
                <p className="mt-1 text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400">{person.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
