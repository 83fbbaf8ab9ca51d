import { Link } from '@inertiajs/react';
import { addresses } from './addresses';
import { useSharedProps } from './shared-props';

/** Replace with your logo. */
export function Mark({ className }: { className: string }) {
    return (
        <svg
            aria-hidden="true"
            viewBox="0 0 32 32"
            className={`text-primary-600 dark:text-primary-500 ${className}`}
        >
            <path fill="currentColor" d="M4 5h24v6h-3v16h-6V11h-6v16H7V11H4z" />
        </svg>
    );
}

/** With your name, on the way to the dashboard. */
export function HomeLink() {
    return (
        <Link
            href={addresses.dashboard}
            className="flex items-center gap-2.5 rounded-md text-base/7 font-semibold text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-white dark:focus-visible:outline-primary-400"
        >
            <Mark className="size-7" />
            {useSharedProps().name}
        </Link>
    );
}

export function SkipLink() {
    return (
        <a
            href="#main"
            className="sr-only rounded-lg bg-white px-4 py-2 text-sm/6 font-semibold text-secondary-950 shadow-lg ring-1 ring-secondary-950/10 focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-30 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:bg-secondary-800 dark:text-white dark:ring-white/10 dark:focus-visible:outline-primary-400"
        >
            Skip to content
        </a>
    );
}
