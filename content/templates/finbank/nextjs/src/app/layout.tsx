import '@fontsource-variable/besley/wght.css'
import '@fontsource-variable/hanken-grotesk/wght.css'
import './globals.css'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import SiteFooter from '@/components/site-footer'
import ThemeSwitch from '@/components/theme-switch'
import { Header } from './header'
import { site } from './site'

export const metadata: Metadata = { metadataBase: new URL(site.url) }

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#e6f4ea' },
    { media: '(prefers-color-scheme: dark)', color: '#051711' },
  ],
}

// Before the first paint, so that a page in the dark never flashes.
const theme = `{
  const theme = localStorage.getItem('theme') ?? 'system'
  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.classList.toggle('dark', dark)
}`

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-scroll-behavior="smooth" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: theme }} />
      </head>
      <body>
        <Header />
        <main id="content">{children}</main>
        <SiteFooter theme={<ThemeSwitch />} />
      </body>
    </html>
  )
}
