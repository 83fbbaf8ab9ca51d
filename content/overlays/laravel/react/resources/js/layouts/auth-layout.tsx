import type { ReactNode } from 'react';
import { Mark } from '@/components/millwork/logo';

type Props = { title?: string; description?: string; children: ReactNode };

/** The frame of the pages to sign in on: one thing to do, below its heading. */
export default function AuthLayout({ title, description, children }: Props) {
    return (
        <main
            id="main"
            tabIndex={-1}
            className="flex min-h-dvh flex-col items-center justify-center bg-secondary-50 px-4 py-20 focus:outline-hidden dark:bg-secondary-950"
        >
            <Mark className="size-10" />
            <h1 className="mt-5 text-center text-2xl/8 font-semibold tracking-tight text-balance text-secondary-950 dark:text-white">
                {title}
            </h1>
            {description && (
                <p className="mt-2 max-w-sm text-center text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400">
                    {description}
                </p>
            )}
            <div className="mt-8 w-full max-w-sm rounded-xl bg-white p-6 shadow-xs ring-1 ring-secondary-950/10 sm:p-8 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
                {children}
            </div>
        </main>
    );
}
