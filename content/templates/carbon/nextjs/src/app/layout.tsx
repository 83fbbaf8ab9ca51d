import './globals.css'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import SiteFooter from '@/components/site-footer'
import SiteHeader from '@/components/site-header'
import ThemeSwitch from '@/components/theme-switch'
import { Drawings } from './drawings'
import { site } from './site'

// What most of a page is set in. The other letters come as they are needed.
const letters = new URL(
  '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
  import.meta.url,
).toString()

export const metadata: Metadata = { metadataBase: new URL(site.url) }

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f3f5f6' },
    { media: '(prefers-color-scheme: dark)', color: '#0b0d0e' },
  ],
}

// Before the first paint: the sheet is black or white, and drawings wait until they come into view. Where the other
// scripts do not arrive, everything is drawn.
const begin = `{
  const page = document.documentElement
  let theme = 'system'
  try {
    theme = localStorage.getItem('theme')
  } catch {}
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  page.classList.toggle('dark', dark)
  page.dataset.draw = 'wait'
  setTimeout(() => page.dataset.draw === 'wait' && delete page.dataset.draw, 4000)
}`

export default function RootLayout({ children }: { children: ReactNode }) {
  preload(letters, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    <html lang="en" className="dark" data-scroll-behavior="smooth" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: begin }} />
      </head>
      <body>
        <SiteHeader />
        <main id="content">{children}</main>
        <SiteFooter theme={<ThemeSwitch />} />
        <Drawings />
      </body>
    </html>
  )
}
