import type { ReactNode } from 'react'
import { PageHead } from '#client/ui/page-head.tsx'

type Props = {
  title: string
  /** Where the heading says less than the title. */
  heading?: string
  /** What the page is for, in a sentence or two. */
  about?: ReactNode
  /** Stands at the end of the heading's line. */
  action?: ReactNode
  children: ReactNode
}

/** The frame of a page in the app: its title, what it is about, and what it holds. */
export function AppPage({ title, heading = title, about, action, children }: Props) {
  return (
    <>
      <PageHead title={title} />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 pt-10 pb-4 sm:pt-14">
        <div className="min-w-0">
          <h1 className="text-3xl font-semibold tracking-tight text-balance wrap-anywhere text-ink">{heading}</h1>
          {about && <p className="mt-2 max-w-prose text-base text-pretty text-muted">{about}</p>}
        </div>
        {action}
      </div>
      {children}
    </>
  )
}
