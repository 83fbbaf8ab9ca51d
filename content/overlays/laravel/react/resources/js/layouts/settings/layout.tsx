import { Link } from '@inertiajs/react';
import type { ReactNode } from 'react';
import { addresses } from '@/components/millwork/addresses';
import { useCurrentPath } from '@/components/millwork/shared-props';

const places = [
    { name: 'Profile', href: addresses.profile },
    { name: 'Security', href: addresses.security },
    { name: 'Appearance', href: addresses.appearance },
];

/** The settings: their heading, and their pages beside each other. */
export default function SettingsLayout({ children }: { children: ReactNode }) {
    const path = useCurrentPath();

    return (
        <>
            <h1 className="text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">
                Settings
            </h1>
            <nav
                aria-label="Settings"
                className="mt-4 border-b border-secondary-950/10 dark:border-white/10"
            >
                <ul role="list" className="flex gap-6">
                    {places.map(({ name, href }) => (
                        <li key={href} className="flex">
                            <Link
                                href={href}
                                aria-current={
                                    path === href ? 'page' : undefined
                                }
                                className="-mb-px rounded-sm border-b-2 border-transparent py-3 text-sm/6 font-medium text-secondary-600 transition duration-150 hover:text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-[current=page]:border-primary-600 aria-[current=page]:text-secondary-950 motion-reduce:transition-none dark:text-secondary-300 dark:hover:text-white dark:focus-visible:outline-primary-400 dark:aria-[current=page]:border-primary-400 dark:aria-[current=page]:text-white"
                            >
                                {name}
                            </Link>
                        </li>
                    ))}
                </ul>
            </nav>
            <div className="mt-8 grid gap-10">{children}</div>
        </>
    );
}
