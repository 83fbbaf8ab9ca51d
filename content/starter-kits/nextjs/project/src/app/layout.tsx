import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import './globals.css'

export const metadata: Metadata = {
  title: { template: '%s – Lintel', default: 'Lintel' },
  description: 'Figures, goals and invoices in one place.',
}

/** Before the first paint, so that no theme flashes. src/lib/theme.ts does it from then on. */
const applyTheme = `
var theme = null
try { theme = localStorage.getItem('theme') } catch {}
if (theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)) {
  document.documentElement.classList.add('dark')
}`

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The script above changes the class before React takes over.
    <html lang="en" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: applyTheme }} />
      </head>
      <body>{children}</body>
    </html>
  )
}
