import { currentYear } from '#client/current-year.ts'
import { usePage } from '@inertiajs/react'
import { Link } from '#client/router-link.tsx'
import type { ReactNode } from 'react'
import { useAccount } from '#client/hooks/use-account.ts'
import { FlashBanner } from '#client/ui/flash-banner.tsx'
import { Logo } from '#client/ui/logo.tsx'
import { PageAnnouncer } from '#client/ui/page-announcer.tsx'
import { PlayMoneyBanner } from '#client/ui/play-money-banner.tsx'
import type { AuthProps } from '#shared/page-props.ts'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import { JointDrawing } from './auth/joint-drawing.tsx'
import { Testimonial } from './auth/testimonial.tsx'

export default function AuthLayout({ children }: { children: ReactNode }) {
  useAccount({ themeOfBrowser: true })
  const { testimonial } = usePage<AuthProps>().props

  return (
    <div className="flex min-h-dvh flex-col items-center gap-6 bg-sunken px-4 py-6 sm:py-10">
      <PageAnnouncer />
      <div className="-mx-4 -mt-6 self-stretch empty:hidden sm:-mt-10">
        <PlayMoneyBanner />
      </div>
      <header>
        <Link href={urls.home()} aria-label={`${site.name}, home`} className="flex rounded-md p-2">
          <Logo />
        </Link>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="w-full max-w-md overflow-hidden rounded-2xl bg-raised shadow-xl ring-1 shadow-black/5 ring-line outline-none sm:my-auto lg:grid lg:max-w-5xl lg:grid-cols-[1fr_1.05fr] dark:shadow-none"
      >
        <div className="px-[min(1.5rem,6vw)] py-9 sm:p-11 lg:flex lg:flex-col lg:justify-center">
          <FlashBanner className="not-empty:mb-6" />
          {children}
        </div>
        <aside
          aria-label="A customer says"
          className="relative flex flex-col overflow-hidden border-s border-line bg-sunken p-11 max-lg:hidden"
        >
          <div className="mx-auto mb-10 w-4/5">
            <JointDrawing />
          </div>
          <Testimonial {...testimonial} />
        </aside>
      </main>
      <footer className="text-sm text-muted" suppressHydrationWarning>
        © {currentYear()} {site.name}
      </footer>
    </div>
  )
}
