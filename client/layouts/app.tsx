import { Head } from '@inertiajs/react'
import { type ReactNode, useRef } from 'react'
import { useAccount } from '#client/hooks/use-account.ts'
import { useVisitStart } from '#client/hooks/use-page-change.ts'
import { Drawer } from '#client/ui/drawer.tsx'
import { FlashBanner } from '#client/ui/flash-banner.tsx'
import { OnceAlive } from '#client/ui/once-alive.tsx'
import { PageAnnouncer } from '#client/ui/page-announcer.tsx'
import { PlayMoneyBanner } from '#client/ui/play-money-banner.tsx'
import { SkipLink } from '#client/ui/skip-link.tsx'
import { AppFooter, footerId } from './app/footer.tsx'
import { AppHeader } from './app/header.tsx'
import { Sidebar } from './app/sidebar.tsx'

export default function AppLayout({ children }: { children: ReactNode }) {
  useAccount()
  const drawer = useRef<HTMLDialogElement>(null)
  useVisitStart(() => drawer.current?.close())

  return (
    <div className="min-h-dvh lg:ps-76 print:ps-0">
      <Head>
        {/* Rows of buttons move as more of them arrive: nothing is painted of a page before it is whole. */}
        <link head-key="expect" rel="expect" href={`#${footerId}`} blocking="render" />
      </Head>
      <SkipLink />
      <PageAnnouncer />
      <div data-print="no" className="fixed inset-y-0 inset-s-0 z-20 w-76 border-e border-line bg-sunken max-lg:hidden">
        <Sidebar />
      </div>
      <Drawer ref={drawer} label="Navigation" side="start">
        <OnceAlive>
          <Sidebar onClose={() => drawer.current?.close()} />
        </OnceAlive>
      </Drawer>
      <div className="flex min-h-dvh flex-col">
        <PlayMoneyBanner />
        <AppHeader onOpenSidebar={() => drawer.current?.showModal()} />
        <main id="content" tabIndex={-1} className="mx-auto w-full max-w-7xl flex-1 px-4 outline-none sm:px-8">
          <FlashBanner className="not-empty:pt-5" />
          {children}
        </main>
        <AppFooter />
      </div>
    </div>
  )
}
