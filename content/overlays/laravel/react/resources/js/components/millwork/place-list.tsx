import { Link } from '@inertiajs/react';
import { Cog6ToothIcon, HomeIcon } from '@heroicons/react/24/outline';
import { addresses } from './addresses';
import { useCurrentPath } from './shared-props';

/** Where the navigation leads; `within` is what lies below a place. */
const places = [
    {
        name: 'Dashboard',
        href: addresses.dashboard,
        within: '/dashboard',
        icon: HomeIcon,
    },
    {
        name: 'Settings',
        href: addresses.profile,
        within: '/settings',
        icon: Cog6ToothIcon,
    },
];

/** The places below each other, as they stand at the side and in the drawer. */
export default function PlaceList({ onGo }: { onGo?: () => void }) {
    const path = useCurrentPath();

    return (
        <ul role="list" className="grid gap-0.5">
            {places.map((place) => (
                <li key={place.href}>
                    <Link
                        href={place.href}
                        aria-current={
                            path === place.within ||
                            path.startsWith(`${place.within}/`)
                                ? 'page'
                                : undefined
                        }
                        onClick={() => onGo?.()}
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
    );
}
