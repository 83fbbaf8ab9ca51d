import type { ReactNode } from 'react'
import { PageHead } from '#client/ui/page-head.tsx'

/** The frame of the pages of the user area. */
export function AccountPage({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  return (
    <>
      <PageHead title={title} />
      <div className="pt-10 pb-4 sm:pt-14">
        <h1 className="text-3xl font-semibold tracking-tight text-balance text-ink">{title}</h1>
        <p className="mt-2 max-w-prose text-base text-pretty text-muted">{about}</p>
      </div>
      {children}
    </>
  )
}
