import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type Props = { children: ReactNode; labelledBy?: string; className?: string }

/** A section between the page's two vertical rules, ticked where its own rule meets them. */
export function Section({ children, labelledBy, className }: Props) {
  return (
    <section aria-labelledby={labelledBy} className="border-t border-line px-0 xl:px-8">
      <div className="relative mx-auto max-w-7xl border-line xl:border-x">
        <span aria-hidden className="tick -inset-s-[6px] -top-[6px] max-xl:hidden" />
        <span aria-hidden className="tick -inset-e-[6px] -top-[6px] max-xl:hidden" />
        <div className={clsx('px-5 sm:px-8 lg:px-12', className)}>{children}</div>
      </div>
    </section>
  )
}
