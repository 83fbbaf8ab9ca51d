/**
 * @title Table with avatars and two lines
 * @description A table of people with face, name over email, job over team, status and a link to edit each.
 * @keywords user table, members table, people, team management, admin, seats, user list
 * @order 6
 * @part AUI-C38-6
 */
import clsx from 'clsx'
import { PencilSquareIcon, UserPlusIcon } from '@heroicons/react/16/solid'

const people = [
  {
    name: 'Nadia Rahman',
    email: 'nadia@ferrane.example',
    avatar: '/media/avatars/avatar-32.webp',
    job: 'Head of research',
    team: 'Research',
    status: 'Active',
    answers: 418,
  },
  {
    name: 'Oscar Bianchi',
    email: 'oscar@ferrane.example',
    avatar: '/media/avatars/avatar-36.webp',
    job: 'Analyst',
    team: 'Research',
    status: 'Active',
    answers: 265,
  },
  {
    name: 'Wen Li',
    email: 'wen@ferrane.example',
    avatar: '/media/avatars/avatar-30.webp',
    job: 'Counsel',
    team: 'Legal',
    status: 'Active',
    answers: 347,
  },
  {
    name: 'Ezekiel Adebayo-Thornton',
    email: 'eze@ferrane.example',
    avatar: '/media/avatars/avatar-34.webp',
    job: 'Paralegal',
    team: 'Legal',
    status: 'On leave',
    answers: 84,
  },
  {
    name: 'Marta Sousa',
    email: 'marta@ferrane.example',
    avatar: '/media/avatars/avatar-08.webp',
    job: 'Customer success lead',
    team: 'Customers',
    status: 'Invited',
    answers: 0,
  },
]

const statusStyles: Record<string, string> = {
  Active:
    'bg-green-50 text-green-900 ring-green-700/20 dark:bg-green-400/10 dark:text-green-200 dark:ring-green-400/20',
  'On leave':
    'bg-amber-50 text-amber-900 ring-amber-700/20 dark:bg-amber-400/10 dark:text-amber-200 dark:ring-amber-400/20',
  Invited: 'bg-sky-50 text-sky-900 ring-sky-700/20 dark:bg-sky-400/10 dark:text-sky-200 dark:ring-sky-400/20',
}

export default function TableWithAvatarsAndTwoLines() {
  return (
    <section
      aria-labelledby="people-heading"
      className="mx-auto max-w-5xl overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="flex items-start justify-between gap-4 px-5 py-4 sm:items-center sm:px-6">
        <div className="min-w-0 wrap-anywhere">
          <h2 id="people-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
            People
          </h2>
          <p className="text-sm/6 text-secondary-600 tabular-nums dark:text-secondary-400">
            <bdi>5 of 8 seats used, 1,114 of 1,500 answers in September</bdi>
          </p>
        </div>
        <button
          type="button"
          className="inline-flex shrink-0 items-center gap-2 rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
        >
          <UserPlusIcon aria-hidden="true" className="size-4" />
          Invite
        </button>
      </div>
      <table className="w-full text-sm/5 text-secondary-600 dark:text-secondary-400">
        <caption className="sr-only">People with job, team, status and answers in September</caption>
        <thead className="border-y border-secondary-950/10 bg-secondary-50 text-sm/6 dark:border-white/10 dark:bg-white/5">
          <tr>
            <th scope="col" className="py-2 ps-5 pe-3 text-start font-medium sm:ps-6">
              Name
            </th>
            <th scope="col" className="hidden px-3 py-2 text-start font-medium md:table-cell">
              Job and team
            </th>
            <th scope="col" className="hidden px-3 py-2 text-start font-medium sm:table-cell">
              Status
            </th>
            <th scope="col" className="hidden px-3 py-2 text-end font-medium sm:table-cell">
              Answers
            </th>
            <th scope="col" className="w-0 py-2 ps-0 pe-5 text-end font-medium sm:pe-6">
              <span className="sr-only">Edit</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr
              key={person.email}
              className="border-b border-secondary-950/10 transition duration-150 last:border-b-0 hover:bg-secondary-50 motion-reduce:transition-none dark:border-white/10 dark:hover:bg-white/5"
            >
              <th scope="row" className="py-3 ps-5 pe-1 text-start align-top font-normal sm:ps-6 sm:align-middle">
                <div className="flex gap-3 sm:items-center">
                  <img
                    src={person.avatar}
                    alt=""
                    width={256}
                    height={256}
                    className="size-10 shrink-0 rounded-full sm:size-11"
                  />
                  <div className="min-w-0 wrap-anywhere">
                    <span className="block font-semibold text-secondary-950 dark:text-white">{person.name}</span>
                    <span className="mt-0.5 block">{person.email}</span>
                    <span className="mt-0.5 block md:hidden">
                      {person.job}
                      <span className="sm:hidden">, {person.team}</span>
                    </span>
                    <span className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 tabular-nums sm:hidden">
                      <span
                        className={clsx(
                          'rounded-full px-2 py-0.5 text-xs/5 font-medium ring-1 ring-inset',
                          statusStyles[person.status],
                        )}
                      >
                        {person.status}
                      </span>
                      <bdi>{person.answers} answers</bdi>
                    </span>
                  </div>
                </div>
              </th>
              <td className="hidden px-3 py-3 md:table-cell">
                <span className="block text-secondary-950 dark:text-white">{person.job}</span>
                <span className="mt-0.5 block">{person.team}</span>
              </td>
              <td className="hidden px-3 py-3 whitespace-nowrap sm:table-cell">
                <span
                  className={clsx(
                    'inline-block rounded-full px-2 py-0.5 text-xs/5 font-medium ring-1 ring-inset',
                    statusStyles[person.status],
                  )}
                >
                  {person.status}
                </span>
              </td>
              <td className="hidden px-3 py-3 text-end text-secondary-950 tabular-nums sm:table-cell dark:text-white">
                {person.answers}
              </td>
              <td className="py-1.5 ps-0 pe-2 text-end align-top sm:py-3 sm:pe-4 sm:align-middle">
                <a
                  href="#"
                  className="inline-flex items-center gap-1.5 rounded-lg p-3 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:px-2.5 sm:py-1.5 dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
                >
                  <PencilSquareIcon aria-hidden="true" className="size-4 text-secondary-500 dark:text-secondary-400" />
                  <span className="sr-only sm:not-sr-only">
                    Edit
                    <span className="sr-only"> {person.name}</span>
                  </span>
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
