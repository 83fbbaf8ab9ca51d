import type { ReactNode } from 'react';

type Props = { title: string; description: string; children: ReactNode };

/** A part of the settings: what it is at the side, and what can be done in a card. */
export default function Section({ title, description, children }: Props) {
    const id = title.toLowerCase().replaceAll(' ', '-');

    return (
        <section
            aria-labelledby={id}
            className="grid gap-x-10 gap-y-6 md:grid-cols-3"
        >
            <div>
                <h2
                    id={id}
                    className="text-base/7 font-semibold text-secondary-950 dark:text-white"
                >
                    {title}
                </h2>
                <p className="mt-1 text-sm/6 text-pretty wrap-break-word text-secondary-600 dark:text-secondary-400">
                    {description}
                </p>
            </div>
            <div className="rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 md:col-span-2 dark:bg-white/5 dark:shadow-none dark:ring-white/10">
                {children}
            </div>
        </section>
    );
}

export function Body({ children }: { children: ReactNode }) {
    return <div className="grid max-w-md gap-5 p-5 sm:p-6">{children}</div>;
}

export function Foot({ children }: { children: ReactNode }) {
    return (
        <div className="flex items-center gap-4 border-t border-secondary-950/10 px-5 py-4 sm:px-6 dark:border-white/10">
            {children}
        </div>
    );
}
