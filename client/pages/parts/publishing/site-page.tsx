import type { ReactNode } from 'react'

/** The measure of published pages on the public site: that of its header. */
export function SitePage({ children }: { children: ReactNode }) {
  return (
    <div className="xl:px-8">
      <div className="mx-auto max-w-7xl px-5 sm:px-8 lg:px-12">{children}</div>
    </div>
  )
}

/** The title of such a page. */
export function SiteHeading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <header className="pt-14 pb-12 sm:pt-20 sm:pb-16">
      <h1 className="text-4xl font-semibold tracking-tighter text-balance wrap-break-word text-ink sm:text-5xl">
        {title}
      </h1>
      <p className="mt-4 max-w-[60ch] text-lg/7 text-pretty text-muted">{children}</p>
    </header>
  )
}
