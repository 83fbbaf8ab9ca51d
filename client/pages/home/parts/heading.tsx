import type { ReactNode } from 'react'

type Props = { id: string; title: string; children?: ReactNode }

/** What a section of the home page holds, and a sentence or two on it. */
export const Heading = ({ id, title, children }: Props) => (
  <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
    <h2 id={id} className="text-3xl font-semibold tracking-tight text-balance wrap-break-word text-ink sm:text-4xl">
      {title}
    </h2>
    {children && <p className="max-w-prose text-base text-pretty text-muted">{children}</p>}
  </div>
)
