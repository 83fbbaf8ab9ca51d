import { Cog6ToothIcon, DocumentTextIcon, HomeIcon } from '@heroicons/react/24/outline'
import { Link, linkOptions } from '@tanstack/react-router'

/** What the navigation of both layouts leads to; an address that no route has does not compile. */
const places = [
  { name: 'Dashboard', icon: HomeIcon, link: linkOptions({ to: '/', activeOptions: { exact: true } }) },
  { name: 'Billing', icon: DocumentTextIcon, link: linkOptions({ to: '/billing' }) },
  { name: 'Settings', icon: Cog6ToothIcon, link: linkOptions({ to: '/settings' }) },
]

type Props = { onFollow?: () => void }

/** The places below each other, as at the side and in the drawer of phones. */
export function PlaceList({ onFollow }: Props) {
  return (
    <ul role="list" className="grid gap-0.5">
      {places.map((place) => (
        <li key={place.name}>
          <Link
            {...place.link}
            onClick={onFollow}
            className="group flex items-center gap-3 rounded-lg px-2.5 py-2 text-sm/6 font-medium text-secondary-700 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-[current=page]:bg-white aria-[current=page]:text-secondary-950 aria-[current=page]:shadow-xs aria-[current=page]:ring-1 aria-[current=page]:ring-secondary-950/10 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/5 dark:hover:text-white dark:focus-visible:outline-primary-400 dark:aria-[current=page]:bg-white/10 dark:aria-[current=page]:text-white dark:aria-[current=page]:shadow-none dark:aria-[current=page]:ring-white/10"
          >
            <place.icon
              aria-hidden="true"
              className="size-6 shrink-0 text-secondary-500 group-aria-[current=page]:text-primary-600 dark:text-secondary-400 dark:group-aria-[current=page]:text-primary-400"
            />
            {place.name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The places beside each other, as in the bar above a page. */
export function PlaceRow() {
  return (
    <ul role="list" className="flex h-full gap-6">
      {places.map((place) => (
        <li key={place.name} className="flex">
          <Link
            {...place.link}
            className="-mb-px flex items-center rounded-sm border-b-2 border-transparent text-sm/6 font-medium text-secondary-600 transition duration-150 hover:text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-[current=page]:border-primary-600 aria-[current=page]:text-secondary-950 motion-reduce:transition-none dark:text-secondary-300 dark:hover:text-white dark:focus-visible:outline-primary-400 dark:aria-[current=page]:border-primary-400 dark:aria-[current=page]:text-white"
          >
            {place.name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
