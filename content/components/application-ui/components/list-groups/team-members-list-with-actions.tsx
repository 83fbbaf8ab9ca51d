/**
 * @title Team members list with actions
 * @description A list of people with avatar, role and status, and one action for each of them.
 * @keywords user list, people list, contacts, member management, invite, roles, stacked list
 * @free
 * @order 1
 * @part AUI-C24-1
 */
import { useState } from 'react'
import clsx from 'clsx'
import { CheckIcon, EnvelopeIcon, PaperAirplaneIcon, UserPlusIcon } from '@heroicons/react/20/solid'

const people = [
  {
    id: 'amara',
    name: 'Amara Okonkwo',
    email: 'amara@fenn.example',
    avatar: '/media/avatars/avatar-04.webp',
    letters: '',
    role: 'Head of operations',
    status: 'Active now',
    invited: false,
    dotClasses: 'bg-green-600 dark:bg-green-400',
  },
  {
    id: 'renee',
    name: 'Renée Fontaine',
    email: 'renee@fenn.example',
    avatar: '/media/avatars/avatar-21.webp',
    letters: '',
    role: 'Dispatcher',
    status: 'Active now',
    invited: false,
    dotClasses: 'bg-green-600 dark:bg-green-400',
  },
  {
    id: 'harpreet',
    name: 'Harpreet Gill',
    email: 'harpreet@fenn.example',
    avatar: '/media/avatars/avatar-07.webp',
    letters: '',
    role: 'Depot manager',
    status: 'Last seen 3 hours ago',
    invited: false,
    dotClasses: 'bg-secondary-500 dark:bg-secondary-400',
  },
  {
    id: 'minh',
    name: 'Minh Tran',
    email: 'minh@fenn.example',
    avatar: '/media/avatars/avatar-02.webp',
    letters: '',
    role: 'Driver',
    status: 'Away until Monday',
    invited: false,
    dotClasses: 'bg-amber-600 dark:bg-amber-400',
  },
  {
    id: 'kwabena',
    name: 'Kwabena Osei-Bonsu Agyemang',
    email: 'kwabena@osei.example',
    avatar: '',
    letters: 'KO',
    role: 'Guest',
    status: 'Invited Sep 14',
    invited: true,
    dotClasses: 'bg-sky-600 dark:bg-sky-400',
  },
  {
    id: 'ingrid',
    name: 'Ingrid Hansen',
    email: 'ingrid@hansen.example',
    avatar: '',
    letters: 'IH',
    role: 'Guest',
    status: 'Invited Sep 2',
    invited: true,
    dotClasses: 'bg-sky-600 dark:bg-sky-400',
  },
]

const actionClasses =
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-lg p-2.5 text-sm/5 font-semibold transition duration-150 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:w-28 sm:px-2.5 sm:py-1.5 dark:focus-visible:outline-primary-400'
const messageClasses = 'text-secondary-700 hover:bg-secondary-950/5 dark:text-secondary-300 dark:hover:bg-white/10'
const remindClasses =
  'bg-primary-50 text-primary-800 hover:bg-primary-100 aria-disabled:pointer-events-none aria-disabled:text-secondary-700 dark:bg-primary-400/15 dark:text-primary-200 dark:hover:bg-primary-400/25 dark:aria-disabled:text-secondary-300'

export default function TeamMembersListWithActions() {
  const [reminded, setReminded] = useState<string[]>([])

  function remind(id: string) {
    if (!reminded.includes(id)) setReminded([...reminded, id])
  }

  return (
    <section
      aria-labelledby="people-heading"
      className="mx-auto max-w-3xl rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="flex flex-wrap items-center justify-between gap-4 p-5 sm:px-6">
        <div className="min-w-0">
          <h2 id="people-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
            Team members
          </h2>
          <p role="status" className="text-sm/6 text-secondary-600 dark:text-secondary-400">
            <bdi>
              {reminded.length === 0
                ? '4 members, 2 pending invitations'
                : `4 members, 2 pending invitations, ${reminded.length} reminded`}
            </bdi>
          </p>
        </div>
        <button
          type="button"
          className="inline-flex items-center justify-center gap-2 rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
        >
          <UserPlusIcon aria-hidden="true" className="-ms-0.5 size-5" />
          Invite people
        </button>
      </div>
      <ul role="list">
        {people.map((person) => (
          <li
            key={person.id}
            className="flex flex-wrap items-start gap-3 border-t border-secondary-950/10 px-5 py-4 sm:flex-nowrap sm:items-center sm:gap-4 sm:px-6 sm:py-2.5 dark:border-white/10"
          >
            {person.avatar ? (
              <img src={person.avatar} alt="" width={256} height={256} className="size-10 shrink-0 rounded-full" />
            ) : (
              <span
                aria-hidden="true"
                className="flex size-10 shrink-0 items-center justify-center rounded-full border border-dashed border-secondary-400 text-sm/5 font-semibold text-secondary-600 dark:border-white/30 dark:text-secondary-300"
              >
                {person.letters}
              </span>
            )}
            <div className="grid min-w-0 grow basis-32 gap-x-6 gap-y-1 sm:grid-cols-2 sm:items-center">
              <div className="min-w-0">
                <p className="text-sm/6 font-semibold break-words text-secondary-950 dark:text-white">{person.name}</p>
                <p className="text-sm/6 break-words text-secondary-600 dark:text-secondary-400">{person.email}</p>
              </div>
              <div className="min-w-0 break-words">
                <p className="text-sm/6 text-secondary-950 dark:text-white">{person.role}</p>
                <p className="flex items-center gap-1.5 text-sm/6 text-secondary-600 dark:text-secondary-400">
                  <span aria-hidden="true" className={clsx('size-1.5 shrink-0 rounded-full', person.dotClasses)} />
                  {person.status}
                </p>
              </div>
            </div>
            {person.invited ? (
              <button
                type="button"
                onClick={() => remind(person.id)}
                aria-disabled={reminded.includes(person.id)}
                className={clsx(actionClasses, remindClasses)}
              >
                {reminded.includes(person.id) ? (
                  <CheckIcon aria-hidden="true" className="size-5" />
                ) : (
                  <PaperAirplaneIcon aria-hidden="true" className="size-5 rtl:-scale-x-100" />
                )}
                <span className="sr-only sm:not-sr-only">
                  {reminded.includes(person.id) ? 'Reminded' : 'Remind'}
                  <span className="sr-only"> {person.name}</span>
                </span>
              </button>
            ) : (
              <a href={`mailto:${person.email}`} className={clsx(actionClasses, messageClasses)}>
                <EnvelopeIcon aria-hidden="true" className="size-5" />
                <span className="sr-only sm:not-sr-only">
                  Message
                  <span className="sr-only"> {person.name}</span>
                </span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
