import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type Props = {
  title: string
  text: string
  above?: ReactNode
  children?: ReactNode
  /** In a wide window the text begins where the title does; else both end alike. */
  isTop?: boolean
  className?: string
}

/** How a public page begins: between the two rules of the site, its title as large as the window lets it. */
export function PageIntro({ title, text, above, children, isTop = false, className }: Props) {
  return (
    <header className="border-t border-line xl:px-8">
      <div
        className={clsx(
          'mx-auto max-w-7xl border-line px-5 pt-12 pb-10 sm:px-8 sm:pt-20 sm:pb-14 lg:px-12 xl:border-x',
          className,
        )}
      >
        {above}
        <div
          className={clsx(
            'grid grid-cols-1 items-end gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
            isTop && 'lg:items-start',
          )}
        >
          <h1 className="text-[clamp(2.25rem,9vw,2.75rem)] leading-[1.04] font-semibold tracking-[-0.03em] text-balance wrap-break-word text-ink sm:text-[3.25rem]">
            {title}
          </h1>
          <div>
            <p className="max-w-[36rem] text-lg/7 text-pretty text-muted">{text}</p>
            {children && <div className="mt-6">{children}</div>}
          </div>
        </div>
      </div>
    </header>
  )
}
