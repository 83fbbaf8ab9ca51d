import { Head } from '@inertiajs/react';

type Props = { title: string; description: string };

/** The heading of a page inside a layout, and its title. */
export default function PageHeading({ title, description }: Props) {
    return (
        <>
            <Head title={title} />
            <h1 className="text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">
                {title}
            </h1>
            <p className="mt-1 text-sm/6 text-secondary-600 dark:text-secondary-400">
                {description}
            </p>
        </>
    );
}
