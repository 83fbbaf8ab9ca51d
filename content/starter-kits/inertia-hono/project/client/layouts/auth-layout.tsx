import type { ReactNode } from 'react'
import ThemeSwitch from '#client/components/theme-switch.tsx'
import { Mark } from './logo.tsx'

/** The frame of the pages to sign in on. */
export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="relative flex min-h-dvh flex-col items-center justify-center bg-secondary-50 px-4 py-20 focus:outline-hidden dark:bg-secondary-950"
    >
      <div className="absolute end-4 top-4">
        <ThemeSwitch />
      </div>
      <Mark className="size-10" />
      {children}
    </main>
  )
}
