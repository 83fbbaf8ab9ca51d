/**
 * @title Avatars with name and role
 * @description A card of the people on a delivery, each an avatar with name and role beside it and buttons to call and message, below a map.
 * @keywords user info, person, driver, contact, profile row, user card, avatar with text
 * @layout padded
 * @order 5
 * @part AUI-C02-5
 */
import { ChatBubbleLeftIcon, PhoneIcon, TruckIcon } from '@heroicons/react/20/solid'

const people = [
  { name: 'Minh Tran', role: 'Driver, truck V-112', src: '/media/avatars/avatar-02.webp', tel: '+12535550134' },
  { name: 'Renée Fontaine', role: 'Dispatcher', src: '/media/avatars/avatar-21.webp', tel: '+12535550118' },
  { name: 'Harpreet Gill', role: 'Depot manager in Tacoma', src: '/media/avatars/avatar-07.webp', tel: '+12535550102' },
]

export default function AvatarsWithNameAndRole() {
  return (
    <section
      aria-labelledby="load-heading"
      className="mx-auto max-w-xl overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="relative">
        <img
          src="/media/maps/city-light.svg"
          alt="Map of the way from the depot to the door"
          width={1600}
          height={1000}
          className="h-28 w-full object-cover object-[30%_70%] dark:hidden"
        />
        <img
          src="/media/maps/city-dark.svg"
          alt="Map of the way from the depot to the door"
          width={1600}
          height={1000}
          className="hidden h-28 w-full object-cover object-[30%_70%] dark:block"
        />
        <span
          aria-hidden="true"
          className="absolute start-[62%] top-6 rounded-full bg-primary-600 p-3 shadow-lg ring-4 ring-white dark:ring-secondary-900"
        >
          <TruckIcon className="size-6 text-white rtl:-scale-x-100" />
        </span>
        <div className="absolute start-4 bottom-4 rounded-lg bg-secondary-950 px-4 py-2.5">
          <h2 id="load-heading" className="text-base/6 font-semibold text-white">
            Load FN-2052
          </h2>
          <p className="text-sm/5 text-secondary-300">At the door by 2:40 PM</p>
        </div>
      </div>
      <ul role="list">
        {people.map((person) => (
          <li
            key={person.name}
            className="flex items-center gap-4 border-t border-secondary-950/10 px-5 py-3 sm:px-6 dark:border-white/10"
          >
            <img src={person.src} alt="" width={256} height={256} className="size-12 shrink-0 rounded-full" />
            <p className="min-w-0 flex-1 text-base/6 font-semibold wrap-break-word text-secondary-950 dark:text-white">
              {person.name}
              <span className="block text-sm/5 font-normal text-secondary-600 dark:text-secondary-400">
                {person.role}
              </span>
            </p>
            <a
              href={`tel:${person.tel}`}
              title="Call"
              className="rounded-full bg-primary-100 p-2.5 text-primary-800 transition duration-150 hover:bg-primary-200 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-primary-400/20 dark:text-primary-200 dark:hover:bg-primary-400/25 dark:focus-visible:outline-primary-400"
            >
              <span className="sr-only">Call {person.name}</span>
              <PhoneIcon aria-hidden="true" className="size-5" />
            </a>
            <a
              href={`sms:${person.tel}`}
              title="Message"
              className="rounded-full bg-secondary-950/5 p-2.5 text-secondary-700 transition duration-150 hover:bg-secondary-950/10 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/10 dark:text-white dark:hover:bg-white/15 dark:focus-visible:outline-primary-400"
            >
              <span className="sr-only">Message {person.name}</span>
              <ChatBubbleLeftIcon aria-hidden="true" className="size-5" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
