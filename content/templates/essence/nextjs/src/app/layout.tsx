import '@fontsource-variable/fraunces/opsz.css'
import '@fontsource-variable/fraunces/wght-italic.css'
import './globals.css'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import SiteFooter from '@/components/site-footer'
import ThemeSwitch from '@/components/theme-switch'
import { Crossing } from './crossing'
import { Header } from './header'
import { Links } from './links'
import { site } from './site'

// What most of a page is set in. The other letters come as they are needed.
const letters = new URL(
  '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
  import.meta.url,
).toString()

export const metadata: Metadata = { metadataBase: new URL(site.url) }

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ece5d6' },
    { media: '(prefers-color-scheme: dark)', color: '#10291f' },
  ],
}

// Before the first paint, so that a page at night never flashes.
const theme = `{
  let theme = 'system'
  try {
    theme = localStorage.getItem('theme')
  } catch {}
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.classList.toggle('dark', dark)
}`

export default function RootLayout({ children }: { children: ReactNode }) {
  preload(letters, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: theme }} />
      </head>
      <body>
        <Header />
        <Crossing>
          <main id="content">{children}</main>
        </Crossing>
        <SiteFooter theme={<ThemeSwitch />} />
        <Links />
      </body>
    </html>
  )
}
