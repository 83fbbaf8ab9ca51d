import { usePage } from '@inertiajs/react'
import { Link } from '#client/router-link.tsx'
import { clsx } from 'clsx'
import { useScrolled } from '#client/hooks/use-scrolled.ts'
import { PublicSearch } from '#client/search/public-search.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { Logo } from '#client/ui/logo.tsx'
import { headerScrollThreshold, site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import { DiscountBanner } from './discount-banner.tsx'
import { FreeMenu } from './free-menu.tsx'
import { GetAccess } from './get-access.tsx'
import { IncludedMenu } from './included-menu.tsx'
import { headerLinks } from './links.ts'
import { MobileMenu } from './mobile-menu.tsx'

/**
 * Stays at the top and keeps its own place there, however high a banner makes it. Its links show where there is room
 * for them in the reader's size of text, which a window's width does not tell.
 */
export function MarketingHeader() {
  const scrolled = useScrolled(headerScrollThreshold)
  const { props, url } = usePage()
  const signedIn = props.auth.user !== null
  const path = url.replace(/[?#].*$/, '')

  return (
    <header
      data-scrolled={scrolled || undefined}
      className={clsx(
        '@container sticky top-0 z-30 transition-[background-color,box-shadow] print:static',
        scrolled
          ? 'bg-page/85 shadow-[0_1px_0_var(--line),0_8px_24px_-16px_rgb(0_0_0/0.2)] backdrop-blur-md'
          : 'bg-page',
      )}
    >
      <DiscountBanner />
      <div className="xl:px-8">
        <div className="mx-auto flex h-16 max-w-7xl items-center justify-between gap-2 px-[min(1.25rem,6vw)] sm:gap-6 sm:px-8 lg:px-12">
          <Link href={urls.home()} aria-label={`${site.name}, home`} className="-mx-2 flex rounded-md p-2">
            <Logo />
          </Link>
          <nav aria-label="Main" className="me-auto flex items-center gap-0.5 @max-5xl:hidden">
            <IncludedMenu />
            <FreeMenu />
            {headerLinks.map(({ title, href }) => (
              <Link
                key={href}
                href={href}
                prefetch
                aria-current={path === href || path.startsWith(`${href}/`) ? 'page' : undefined}
                className={clsx(
                  'inline-flex h-10 items-center rounded-md px-3 text-sm font-medium text-muted transition-colors hover:bg-hover hover:text-ink aria-[current]:text-ink',
                  href === urls.blog() && '@max-6xl:hidden',
                )}
              >
                {title}
              </Link>
            ))}
          </nav>
          <nav aria-label="Account" className="flex items-center gap-2">
            <PublicSearch />
            {signedIn ? (
              <ButtonLink href={urls.app()} color="gray" className="@max-5xl:hidden">
                Dashboard
              </ButtonLink>
            ) : (
              <>
                <Link
                  href={urls.login()}
                  className="inline-flex h-10 items-center rounded-md px-3 text-sm font-medium text-muted transition-colors hover:bg-hover hover:text-ink @max-5xl:hidden"
                >
                  Sign in
                </Link>
                <GetAccess className="max-sm:hidden" />
              </>
            )}
            <MobileMenu signedIn={signedIn} />
          </nav>
        </div>
      </div>
    </header>
  )
}
