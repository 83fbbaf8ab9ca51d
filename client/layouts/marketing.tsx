import type { ReactNode } from 'react'
import { useAccount } from '#client/hooks/use-account.ts'
import { FlashBanner } from '#client/ui/flash-banner.tsx'
import { PageAnnouncer } from '#client/ui/page-announcer.tsx'
import { PlayMoneyBanner } from '#client/ui/play-money-banner.tsx'
import { SkipLink } from '#client/ui/skip-link.tsx'
import { MarketingFooter } from './marketing/footer.tsx'
import { MarketingHeader } from './marketing/header.tsx'

export default function MarketingLayout({ children }: { children: ReactNode }) {
  useAccount()

  return (
    <div className="flex min-h-dvh flex-col overflow-x-clip">
      <SkipLink />
      <PageAnnouncer />
      <PlayMoneyBanner />
      <MarketingHeader />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <FlashBanner className="mx-auto max-w-7xl px-5 not-empty:pt-4 sm:px-8" />
        {children}
      </main>
      <MarketingFooter />
    </div>
  )
}
