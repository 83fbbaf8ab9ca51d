import { createFileRoute, Outlet } from '@tanstack/react-router'
import AccountMenu from '~/components/account-menu'
import HomeLink from '~/components/home-link'
import MenuDrawer from '~/components/menu-drawer'
import { PlaceList, PlaceRow } from '~/components/places'
import SkipLink from '~/components/skip-link'
import ThemeSwitch from '~/components/theme-switch'

export const Route = createFileRoute('/_member/_sidebar')({ component: SidebarLayout })

/** Places at the side, on phones in a drawer. */
function SidebarLayout() {
  return (
    <div className="min-h-dvh bg-secondary-100 lg:flex dark:bg-secondary-950">
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
          <div className="lg:hidden">
            <MenuDrawer />
          </div>
          <p className="text-base/7 font-semibold text-secondary-950 lg:hidden dark:text-white">Lintel</p>
          <div className="ms-auto flex items-center gap-3">
            <div className="noscript:hidden">
              <ThemeSwitch />
            </div>
            <AccountMenu />
          </div>
        </header>
        <nav aria-label="Main, on phones" className="hidden h-12 px-4 sm:px-6 noscript:max-lg:block">
          <PlaceRow />
        </nav>
        <main
          id="main"
          tabIndex={-1}
          className="flex-1 bg-white px-4 py-6 ring-1 ring-secondary-950/10 focus:outline-hidden sm:px-6 lg:rounded-xl lg:px-8 lg:py-8 lg:shadow-xs dark:bg-secondary-900 dark:ring-white/10 dark:lg:shadow-none"
        >
          <div className="mx-auto max-w-5xl">
            <Outlet />
          </div>
        </main>
      </div>
    </div>
  )
}
