import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Theme } from '#shared/tools/button/appearance.ts'

type Props = { theme: Theme; label: string; className?: string; children: ReactNode }

/** A ground in a theme, whatever the page's own is. The class moves our own roles along, for what stands beside. */
export function Ground({ theme, label, className, children }: Props) {
  return (
    <section
      aria-label={label}
      data-theme={theme}
      className={clsx(theme, theme === 'light' ? 'bg-white' : 'bg-gray-950', 'text-ink', className)}
    >
      {children}
    </section>
  )
}
