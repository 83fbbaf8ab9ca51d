import { Bars3Icon, LifebuoyIcon } from '@heroicons/react/24/outline'
import { usePage } from '@inertiajs/react'
import { useMounted } from '#client/hooks/use-mounted.ts'
import { Link } from '#client/router-link.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { LogoMark } from '#client/ui/logo.tsx'
import { Search } from '#client/search/search.tsx'
import { ThemePicker } from '#client/ui/theme-picker.tsx'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import { supportAddress } from './support-address.ts'
import { Tray } from './tray.tsx'

export function AppHeader({ onOpenSidebar }: { onOpenSidebar: () => void }) {
  const { auth, site: address } = usePage().props
  // Who asks is filled in here: the server draws what it can for many at once.
  const isMounted = useMounted()
  const support = auth.user?.may_ask_support && supportAddress(address.supportEmail, isMounted ? auth.user : undefined)

  return (
    <header
      data-print="no"
      className="@container sticky top-0 z-10 shrink-0 border-b border-line bg-page/90 backdrop-blur-md"
    >
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 px-[min(1rem,5vw)] sm:px-8">
        <div className="flex items-center gap-1 lg:hidden">
          <IconButton
            icon={Bars3Icon}
            label="Open navigation"
            aria-haspopup="dialog"
            onClick={onOpenSidebar}
            className="-ms-2"
          />
          <Link href={urls.app()} aria-label={`${site.name}, dashboard`} className="rounded-md p-2">
            <LogoMark className="size-6" />
          </Link>
        </div>
        <div className="ms-auto flex items-center gap-2 max-[24rem]:gap-0 lg:ms-0 lg:flex-1">
          <Search />
          <span className="lg:flex-1" />
          <Tray />
          {support && (
            <a
              href={support}
              className="inline-flex h-10 items-center gap-2 rounded-md px-2.5 text-sm font-medium text-muted transition-colors hover:bg-hover hover:text-ink"
            >
              <LifebuoyIcon aria-hidden className="size-5" />
              <span className="@max-2xl:sr-only">Support</span>
            </a>
          )}
          <Link
            href={urls.appChangelog()}
            className="inline-flex h-10 items-center rounded-md px-2 font-mono text-xs text-faint tabular-nums transition-colors hover:bg-hover hover:text-ink max-[20rem]:hidden"
          >
            <span className="sr-only">What is new in version </span>
            {site.version}
          </Link>
          <ThemePicker iconsOnly className="@max-2xl:hidden" />
        </div>
      </div>
    </header>
  )
}
