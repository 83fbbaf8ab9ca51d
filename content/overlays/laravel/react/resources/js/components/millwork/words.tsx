import { Link } from '@inertiajs/react';
import type { ReactNode } from 'react';

const link =
    'rounded-sm text-sm/6 font-medium text-primary-700 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-primary-400 dark:focus-visible:outline-primary-400';

export function TextLink({
    href,
    children,
}: {
    href: string;
    children: ReactNode;
}) {
    return (
        <Link href={href} className={link}>
            {children}
        </Link>
    );
}

/** Looks like a link, and sends something. */
export function TextButton({
    action,
    children,
}: {
    action: string;
    children: ReactNode;
}) {
    return (
        <Link href={action} method="post" as="button" className={link}>
            {children}
        </Link>
    );
}

/** What leads elsewhere, below a form. */
export function Below({ children }: { children: ReactNode }) {
    return (
        <p className="mt-6 text-center text-sm/6 text-secondary-600 dark:text-secondary-400">
            {children}
        </p>
    );
}

/** What the server says has happened. The region is there from the start. */
export function Status({ children }: { children: ReactNode }) {
    return (
        <p
            role="status"
            className="mb-5 rounded-lg bg-primary-50 px-3.5 py-2.5 text-sm/6 text-pretty text-primary-900 empty:hidden dark:bg-primary-400/10 dark:text-primary-100"
        >
            {children}
        </p>
    );
}
