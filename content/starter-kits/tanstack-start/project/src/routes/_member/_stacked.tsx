import { createFileRoute, Outlet } from '@tanstack/react-router'
import AccountMenu from '~/components/account-menu'
import HomeLink from '~/components/home-link'
import MenuDrawer from '~/components/menu-drawer'
import { PlaceRow } from '~/components/places'
import SkipLink from '~/components/skip-link'

export const Route = createFileRoute('/_member/_stacked')({ component: StackedLayout })

/** For pages that need the whole width: one bar above them. */
function StackedLayout() {
  return (
    <div className="min-h-dvh bg-white dark:bg-secondary-900">
      <SkipLink />
      <header className="border-b border-secondary-950/10 dark:border-white/10">
        <div className="mx-auto flex h-16 max-w-5xl items-center gap-2 px-4 sm:px-6 lg:px-8">
          <div className="md:hidden">
            <MenuDrawer />
          </div>
          <HomeLink />
          <nav aria-label="Main" className="ms-6 hidden self-stretch md:block">
            <PlaceRow />
          </nav>
          <div className="ms-auto">
            <AccountMenu />
          </div>
        </div>
        <nav aria-label="Main, on phones" className="hidden h-12 px-4 sm:px-6 noscript:max-md:block">
          <PlaceRow />
        </nav>
      </header>

      <main id="main" tabIndex={-1} className="mx-auto max-w-5xl px-4 py-8 focus:outline-hidden sm:px-6 lg:px-8">
        <Outlet />
      </main>
    </div>
  )
}
