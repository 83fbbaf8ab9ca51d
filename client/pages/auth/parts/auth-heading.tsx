import type { ReactNode } from 'react'

/** What the page is for, and what else one may have come for. */
export function AuthHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <>
      <h1 className="text-2xl font-semibold tracking-tight text-balance text-ink">{title}</h1>
      {children && <p className="mt-2 text-sm text-pretty wrap-anywhere text-muted">{children}</p>}
    </>
  )
}
