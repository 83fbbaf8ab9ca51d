import { Link } from '@inertiajs/react';
import type { ComponentProps, ReactNode } from 'react';
import AccountMenu from '@/components/millwork/account-menu';
import { HomeLink, SkipLink } from '@/components/millwork/logo';
import PhoneMenu from '@/components/millwork/phone-menu';
import PlaceList from '@/components/millwork/place-list';

type Props = {
    /** Shown where there is more than one: where the page stands. */
    breadcrumbs?: {
        title: string;
        href: NonNullable<ComponentProps<typeof Link>['href']>;
    }[];
    children: ReactNode;
};

/** The frame of the product's pages: places at the side, on phones in a drawer. */
export default function AppLayout({ breadcrumbs = [], children }: Props) {
    return (
        <div className="flex min-h-dvh flex-col bg-secondary-100 lg:flex-row dark:bg-secondary-950">
            <SkipLink />
            <nav
                aria-label="Main"
                className="hidden w-64 shrink-0 flex-col gap-6 overflow-y-auto p-4 lg:sticky lg:top-0 lg:flex lg:h-dvh"
            >
                <div className="flex h-10 items-center px-2.5">
                    <HomeLink />
                </div>
                <PlaceList />
            </nav>

            <div className="flex min-w-0 flex-1 flex-col lg:p-2 lg:ps-0">
                <header className="flex h-16 shrink-0 items-center gap-2 px-4 sm:px-6 lg:h-14 lg:px-2">
                    <PhoneMenu />
                    <div className="lg:hidden">
                        <HomeLink />
                    </div>
                    <div className="ms-auto">
                        <AccountMenu />
                    </div>
                </header>
                <main
                    id="main"
                    tabIndex={-1}
                    className="flex-1 bg-white px-4 py-6 ring-1 ring-secondary-950/10 focus:outline-hidden sm:px-6 lg:rounded-xl lg:px-8 lg:py-8 lg:shadow-xs dark:bg-secondary-900 dark:ring-white/10 dark:lg:shadow-none"
                >
                    <div className="mx-auto max-w-5xl">
                        {breadcrumbs.length > 1 && (
                            <nav aria-label="Breadcrumb" className="mb-4">
                                <ol
                                    role="list"
                                    className="flex flex-wrap gap-x-3 text-sm/6"
                                >
                                    {breadcrumbs.map(({ title, href }, at) => (
                                        <li
                                            key={title}
                                            className="flex gap-3 text-secondary-600 dark:text-secondary-400"
                                        >
                                            {at > 0 && (
                                                <span aria-hidden="true">
                                                    /
                                                </span>
                                            )}
                                            <Link
                                                href={href}
                                                aria-current={
                                                    at ===
                                                    breadcrumbs.length - 1
                                                        ? 'page'
                                                        : undefined
                                                }
                                                className="rounded-sm underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:focus-visible:outline-primary-400"
                                            >
                                                {title}
                                            </Link>
                                        </li>
                                    ))}
                                </ol>
                            </nav>
                        )}
                        {children}
                    </div>
                </main>
            </div>
        </div>
    );
}
