import { Link, usePage } from '@inertiajs/react'
import { clsx } from 'clsx'
import { useScrolled } from '#client/hooks/use-scrolled.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { Logo } from '#client/ui/logo.tsx'
import { ThemePicker } from '#client/ui/theme-picker.tsx'
import { headerScrollThreshold, site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import { siteLinks } from './links.ts'
import { MobileMenu } from './mobile-menu.tsx'

export function MarketingHeader() {
  const scrolled = useScrolled(headerScrollThreshold)
  const { props, url } = usePage()
  const signedIn = props.auth.user !== null
  const path = url.replace(/[?#].*$/, '')

  return (
    <header
      className={clsx(
        'fixed inset-x-0 top-0 z-30 transition-[background-color,box-shadow]',
        scrolled
          ? 'bg-page/85 shadow-[0_1px_0_var(--line),0_8px_24px_-16px_rgb(0_0_0/0.2)] backdrop-blur-md'
          : 'bg-page',
      )}
    >
      <div className="xl:px-8">
        <div className="mx-auto flex h-16 max-w-7xl items-center justify-between gap-2 px-[min(1.25rem,6vw)] sm:gap-6 sm:px-8 lg:px-12">
          <Link href={urls.home()} aria-label={`${site.name}, home`} className="-mx-2 flex rounded-md p-2">
            <Logo />
          </Link>
          <nav aria-label="Main" className="me-auto flex items-center gap-1 max-md:hidden">
            {siteLinks.map(({ title, href }) => (
              <Link
                key={href}
                href={href}
                prefetch
                aria-current={path === href || path.startsWith(`${href}/`) ? 'page' : undefined}
                className="inline-flex h-10 items-center rounded-md px-3 text-sm font-medium text-muted transition-colors hover:bg-hover hover:text-ink aria-[current]:text-ink"
              >
                {title}
              </Link>
            ))}
          </nav>
          <nav aria-label="Account" className="flex items-center gap-2">
            <ThemePicker iconsOnly className="me-2 max-md:hidden" />
            {signedIn ? (
              <ButtonLink href={urls.app()} color="gray" className="max-md:hidden">
                Dashboard
              </ButtonLink>
            ) : (
              <>
                <ButtonLink
                  href={urls.login()}
                  variant="secondary"
                  className="bg-transparent max-md:hidden dark:bg-transparent"
                >
                  Sign in
                </ButtonLink>
                <ButtonLink href={urls.register()} className="max-md:hidden">
                  Create account
                </ButtonLink>
              </>
            )}
            <MobileMenu signedIn={signedIn} />
          </nav>
        </div>
      </div>
    </header>
  )
}
