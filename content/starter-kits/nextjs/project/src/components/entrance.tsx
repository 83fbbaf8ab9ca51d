import type { ReactNode } from 'react'
import ThemeSwitch from './theme-switch'

type Props = { title: string; children: ReactNode; footer?: ReactNode }

/** The frame of pages on the way in: one card in the middle. */
export default function Entrance({ title, children, footer }: Props) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="relative flex min-h-dvh flex-col items-center justify-center bg-secondary-50 px-4 py-20 focus:outline-hidden dark:bg-secondary-950"
    >
      <div className="absolute end-4 top-4 noscript:hidden">
        <ThemeSwitch />
      </div>
      {/* Replace with your logo */}
      <svg aria-hidden="true" viewBox="0 0 32 32" className="size-10 text-primary-600 dark:text-primary-500">
        <path fill="currentColor" d="M4 5h24v6h-3v16h-6V11h-6v16H7V11H4z" />
      </svg>
      <h1 className="mt-5 text-center text-2xl/8 font-semibold tracking-tight text-balance text-secondary-950 dark:text-white">
        {title}
      </h1>
      <div className="mt-8 w-full max-w-sm rounded-xl bg-white p-6 shadow-xs ring-1 ring-secondary-950/10 sm:p-8 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
        {children}
      </div>
      {footer && <p className="mt-6 text-center text-sm/6 text-secondary-600 dark:text-secondary-400">{footer}</p>}
    </main>
  )
}

/** A sentence or two in the card. */
export function EntranceText({ children }: { children: ReactNode }) {
  return <p className="text-sm/6 text-pretty text-secondary-700 dark:text-secondary-300">{children}</p>
}
