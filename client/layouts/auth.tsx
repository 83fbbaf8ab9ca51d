import { currentYear } from '#client/current-year.ts'
import { Link } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { useAccount } from '#client/hooks/use-account.ts'
import { FlashBanner } from '#client/ui/flash-banner.tsx'
import { Logo } from '#client/ui/logo.tsx'
import { PageAnnouncer } from '#client/ui/page-announcer.tsx'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import { JointDrawing } from './auth/joint-drawing.tsx'

export default function AuthLayout({ children }: { children: ReactNode }) {
  useAccount()

  return (
    <div className="flex min-h-dvh flex-col items-center bg-sunken px-4 py-6 sm:py-10">
      <PageAnnouncer />
      <header>
        <Link href={urls.home()} aria-label={`${site.name}, home`} className="flex rounded-md p-2">
          <Logo />
        </Link>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="my-6 w-full max-w-md overflow-hidden rounded-2xl bg-raised shadow-xl ring-1 shadow-black/5 ring-line outline-none sm:my-auto lg:grid lg:max-w-5xl lg:grid-cols-[1fr_1.05fr] dark:shadow-none"
      >
        <div className="px-[min(1.5rem,6vw)] py-9 sm:p-11">
          <FlashBanner className="not-empty:mb-6" />
          {children}
        </div>
        <aside className="relative flex flex-col justify-between border-s border-line bg-sunken p-11 max-lg:hidden">
          <JointDrawing />
          <p className="mt-8 max-w-sm text-lg leading-snug font-medium tracking-tight text-balance text-ink">
            {site.tagline} <span className="text-faint">Written once, delivered in the language of your project.</span>
          </p>
        </aside>
      </main>
      <footer className="text-sm text-muted" suppressHydrationWarning>
        © {currentYear()} {site.name}
      </footer>
    </div>
  )
}
