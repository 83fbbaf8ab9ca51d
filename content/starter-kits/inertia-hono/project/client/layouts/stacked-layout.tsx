import { Link, usePage } from '@inertiajs/react'
import type { ReactNode } from 'react'
import AccountMenu from './account-menu.tsx'
import { HomeLink, SkipLink } from './logo.tsx'
import PhoneMenu from './phone-menu.tsx'
import { places } from './places.ts'

/** The frame for places that need the whole width: one bar above the page. */
export default function StackedLayout({ children }: { children: ReactNode }) {
  const path = usePage().url.replace(/\?.*/, '')

  return (
    <div className="min-h-dvh bg-white dark:bg-secondary-900">
      <SkipLink />
      <header className="border-b border-secondary-950/10 dark:border-white/10">
        <div className="mx-auto flex h-16 max-w-5xl items-center gap-2 px-4 sm:px-6 lg:px-8">
          <PhoneMenu hidden="md:hidden" />
          <HomeLink />
          <nav aria-label="Main" className="ms-6 hidden self-stretch md:block">
            <ul role="list" className="flex h-full gap-6">
              {places.map((place) => (
                <li key={place.href} className="flex">
                  <Link
                    href={place.href}
                    aria-current={path === place.href ? 'page' : undefined}
                    className="-mb-px flex items-center rounded-sm border-b-2 border-transparent text-sm/6 font-medium text-secondary-600 transition duration-150 hover:text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-[current=page]:border-primary-600 aria-[current=page]:text-secondary-950 motion-reduce:transition-none dark:text-secondary-300 dark:hover:text-white dark:focus-visible:outline-primary-400 dark:aria-[current=page]:border-primary-400 dark:aria-[current=page]:text-white"
                  >
                    {place.name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className="ms-auto">
            <AccountMenu />
          </div>
        </div>
      </header>

      <main id="main" tabIndex={-1} className="mx-auto max-w-5xl px-4 py-8 focus:outline-hidden sm:px-6 lg:px-8">
        {children}
      </main>
    </div>
  )
}
