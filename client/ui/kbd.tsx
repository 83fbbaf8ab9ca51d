import type { ReactNode } from 'react'

/** A key as it is written on the keyboard. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-grid h-6 min-w-6 place-items-center rounded-md bg-raised px-1.5 font-mono text-xs text-ink ring-1 ring-line-strong">
      {children}
    </kbd>
  )
}
