import { Link } from '#client/router-link.tsx'
import { memo, type ReactNode } from 'react'
import { useAccount } from '#client/hooks/use-account.ts'
import { LogoMark } from '#client/ui/logo.tsx'
import { PageAnnouncer } from '#client/ui/page-announcer.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import { SkipLink } from '#client/ui/skip-link.tsx'
import { ThemePicker } from '#client/ui/theme-picker.tsx'
import type { Good } from '#shared/goods.ts'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import { WhereItIsFrom } from './where-it-is-from.tsx'

/** A tool fills the window: a slim bar that says where one is, and the work below it. */
export function ToolPage({ about, children }: { about: Good; children: ReactNode }) {
  useAccount()

  return (
    <div className="min-h-dvh">
      <ToolBar about={about} />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto max-w-[112rem] px-[min(1.25rem,6vw)] pb-24 outline-none sm:px-8"
      >
        {children}
      </main>
    </div>
  )
}

/** Drawn once: a change of the document's head, which each drawing is, costs more than all else between a key and its result. */
const ToolBar = memo(function ToolBar({ about }: { about: Good }) {
  return (
    <>
      <PageHead title={about.title} description={about.description} />
      <SkipLink />
      <PageAnnouncer />
      <header className="sticky top-0 z-20 border-b border-line bg-page/90 backdrop-blur-md">
        <div className="mx-auto flex min-h-14 max-w-[112rem] items-center gap-1 px-[min(1.25rem,6vw)] sm:px-8">
          <Link href={urls.home()} aria-label={`${site.name}, home`} className="-ms-2 rounded-md p-2">
            <LogoMark className="size-6 text-ink" />
          </Link>
          <nav aria-label="Tools" className="me-auto flex min-w-0 items-center text-sm">
            <Link
              href={urls.tools()}
              className="inline-flex h-10 items-center rounded-md px-2 font-medium text-muted transition-colors hover:bg-hover hover:text-ink"
            >
              Tools
            </Link>
            <span aria-hidden className="text-faint">
              /
            </span>
            <span aria-current="page" className="truncate px-2 font-medium text-ink">
              {about.title}
            </span>
          </nav>
          <WhereItIsFrom />
          <ThemePicker iconsOnly className="max-[24rem]:hidden" />
        </div>
      </header>
    </>
  )
})
