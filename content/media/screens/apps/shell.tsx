import type { ReactNode } from 'react'

/** The company's mark, as in logos/tidewell.svg. */
export function Mark({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} fill="currentColor">
      <path d="M2.2 13.6A14 14 0 0 1 29.8 13.6C25 18 20.6 16.6 16 13.4S7 9.4 2.2 13.6zM2.2 18.4C7 14.2 11.4 15.2 16 18.4s9 4.6 13.8.2A14 14 0 0 1 2.2 18.4z" />
    </svg>
  )
}

/** A card as the family draws it. */
export function Card({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={`rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10 ${className}`}
    >
      {children}
    </div>
  )
}

export const ink = 'text-secondary-950 dark:text-white'
export const quiet = 'text-secondary-600 dark:text-secondary-400'
export const line = 'border-secondary-950/10 dark:border-white/10'
