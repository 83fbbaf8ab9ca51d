import '@fontsource-variable/geist/wght.css'
import '@fontsource-variable/geist-mono/wght.css'
import './globals.css'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { site } from './site'

// What most of a page is set in. The other letters come as they are needed.
const letters = new URL('@fontsource-variable/geist/files/geist-latin-wght-normal.woff2', import.meta.url).toString()

export const metadata: Metadata = { metadataBase: new URL(site.url) }

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f4f6f7' },
    { media: '(prefers-color-scheme: dark)', color: '#191c1f' },
  ],
}

// Before the first paint, so that a page in the dark never flashes.
const theme = `{
  const theme = localStorage.getItem('theme') ?? 'system'
  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.classList.toggle('dark', dark)
}`

export default function RootLayout({ children }: { children: ReactNode }) {
  preload(letters, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: theme }} />
      </head>
      <body>{children}</body>
    </html>
  )
}
