import { currentYear } from '#client/current-year.ts'
import { usePage } from '@inertiajs/react'
import { LogoMark } from '#client/ui/logo.tsx'
import { Link } from '#client/ui/link.tsx'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import { siteLinks } from './links.ts'

export function MarketingFooter() {
  const { auth, site: address } = usePage().props

  return (
    <footer className="border-t border-line xl:px-8">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-10 gap-y-6 px-5 py-10 sm:px-8 lg:px-12">
        <p className="flex items-center gap-3 text-sm text-muted">
          <LogoMark className="size-5 text-ink" />
          <span suppressHydrationWarning>
            © {currentYear()} {site.name}. {site.tagline}
          </span>
        </p>
        <nav aria-label="Footer" className="flex flex-wrap items-center gap-x-6 gap-y-3 text-sm">
          {siteLinks.map(({ title, href }) => (
            <Link key={href} href={href} variant="muted">
              {title}
            </Link>
          ))}
          {auth.user ? (
            <Link href={urls.app()} variant="muted">
              Dashboard
            </Link>
          ) : (
            <>
              <Link href={urls.login()} variant="muted">
                Sign in
              </Link>
              <Link href={urls.register()} variant="muted">
                Create account
              </Link>
            </>
          )}
          <a
            href={`mailto:${address.supportEmail}`}
            className="rounded-xs font-medium text-muted underline decoration-transparent underline-offset-3 transition-colors hover:text-ink hover:decoration-line-strong"
          >
            Support
          </a>
        </nav>
      </div>
    </footer>
  )
}
