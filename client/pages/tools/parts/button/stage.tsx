import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Theme } from '#shared/tools/button/seen.ts'

const names: Record<Theme, string> = { light: 'Light', dark: 'Dark' }

/** A ground in a theme, whatever the page's own is. The class moves our own roles along, for what stands beside. */
export function Ground({ theme, className, children }: { theme: Theme; className?: string; children: ReactNode }) {
  return (
    <section
      aria-label={`${names[theme]} theme`}
      data-theme={theme}
      className={clsx(theme, theme === 'light' ? 'bg-white' : 'bg-gray-950', 'text-ink', className)}
    >
      {children}
    </section>
  )
}
