import { Link, usePage } from '@inertiajs/react'
import { clsx } from 'clsx'
import { useScrolled } from '#client/hooks/use-scrolled.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { Logo } from '#client/ui/logo.tsx'
import { ThemePicker } from '#client/ui/theme-picker.tsx'
import { headerScrollThreshold, site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import { MobileMenu } from './mobile-menu.tsx'

export function MarketingHeader() {
  const scrolled = useScrolled(headerScrollThreshold)
  const signedIn = usePage().props.auth.user !== null

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
