/**
 * @title Avatars with presence status
 * @description Four avatars on a dark brand panel with a dot at the corner for active, away, busy and offline, the same in words, and the way that reaches each of them now.
 * @keywords online status, presence dot, availability, active indicator, away, busy, offline, user status
 * @layout padded
 * @order 3
 * @part AUI-C02-3
 */
import clsx from 'clsx'

const people = [
  {
    name: 'Leyla Demir',
    first: 'Leyla',
    src: '/media/avatars/avatar-03.webp',
    status: 'Active',
    act: 'Ask now',
    isHere: true,
    dotClass: 'bg-green-400',
  },
  {
    name: 'Jin Takahashi',
    first: 'Jin',
    src: '/media/avatars/avatar-09.webp',
    status: 'Back at 2:15',
    act: 'Message',
    isHere: false,
    dotClass: 'bg-amber-400',
  },
  {
    name: 'María Villanueva',
    first: 'María',
    src: '/media/avatars/avatar-01.webp',
    status: 'On a call',
    act: 'Message',
    isHere: false,
    dotClass: 'bg-red-500',
  },
  {
    name: 'Samuel Mensah',
    first: 'Samuel',
    src: '/media/avatars/avatar-10.webp',
    status: 'Offline',
    act: 'Email',
    isHere: false,
    dotClass: 'border-4 border-primary-200 bg-primary-950',
  },
]

export default function AvatarsWithPresenceStatus() {
  return (
    <section aria-labelledby="review-heading" className="mx-auto max-w-xl rounded-xl bg-primary-950 p-5 sm:p-6">
      <h2 id="review-heading" className="text-xl/7 font-semibold tracking-tight text-white">
        Who can look at the cover now?
      </h2>
      <p className="text-sm/6 text-primary-200">Halden Print waits for it until 5 PM.</p>
      <ul role="list" className="mt-6 grid grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-4">
        {people.map((person) => (
          <li key={person.name} className="flex flex-col items-center text-center">
            <span className="relative">
              <img
                src={person.src}
                alt={person.name}
                width={256}
                height={256}
                className={clsx('size-24 rounded-full', person.isHere && 'outline-4 outline-green-400')}
              />
              <span
                aria-hidden="true"
                className={clsx('absolute end-1 bottom-1 size-5 rounded-full ring-4 ring-primary-950', person.dotClass)}
              />
            </span>
            <p className="mt-3 text-base/6 font-semibold text-white">{person.first}</p>
            <p className="text-sm/5 text-primary-200">{person.status}</p>
            <button
              type="button"
              className={clsx(
                'mt-4 w-full rounded-lg px-2 py-2 text-sm/6 font-semibold transition duration-150 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none',
                person.isHere
                  ? 'bg-white text-primary-800 hover:bg-primary-100'
                  : 'text-white ring-1 ring-white/25 ring-inset hover:bg-white/15',
              )}
            >
              {person.act} <span className="sr-only">{person.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
