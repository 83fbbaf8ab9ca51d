import type { ReactNode } from 'react'
import ThemeSwitch from '#client/components/theme-switch.tsx'
import AccountMenu from './account-menu.tsx'
import { HomeLink, SkipLink } from './logo.tsx'
import PhoneMenu from './phone-menu.tsx'
import PlaceList from './place-list.tsx'

/** The frame of the product's pages: places at the side, on phones in a drawer. */
export default function SidebarLayout({ children }: { children: ReactNode }) {
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
          <PhoneMenu hidden="lg:hidden" />
          <p className="text-base/7 font-semibold text-secondary-950 lg:hidden dark:text-white">Lintel</p>
          <div className="ms-auto flex items-center gap-3">
            <ThemeSwitch />
            <AccountMenu />
          </div>
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="flex-1 bg-white px-4 py-6 ring-1 ring-secondary-950/10 focus:outline-hidden sm:px-6 lg:rounded-xl lg:px-8 lg:py-8 lg:shadow-xs dark:bg-secondary-900 dark:ring-white/10 dark:lg:shadow-none"
        >
          <div className="mx-auto max-w-5xl">{children}</div>
        </main>
      </div>
    </div>
  )
}
