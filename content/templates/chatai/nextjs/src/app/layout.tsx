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

// What is sent before the scripts are there stays in its field, and they ask it. A conversation that the address names
// is not preceded by the page that asks for a first question.
const early = `{
  if (new URLSearchParams(location.search).has('c')) document.documentElement.dataset.opens = 'true'
  const hold = (event) => {
    const field = document.getElementById('chat-question')
    if (!field || field.dataset.alive || (event.target !== field && event.target !== field.form)) return
    if (event.type === 'keydown' && (event.key !== 'Enter' || event.shiftKey || event.altKey || event.isComposing)) return
    event.preventDefault()
    field.dataset.early = 'true'
  }
  addEventListener('keydown', hold)
  addEventListener('submit', hold)
}`

// A file that is dropped beside its place never takes the page away. Before the scripts are there, it goes into the
// field for files, where they take it from.
const dropped = `{
  addEventListener('dragover', (event) => {
    if (!event.defaultPrevented && event.dataTransfer?.types.includes('Files')) event.preventDefault()
  })
  addEventListener('drop', (event) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    const field = document.querySelector('input[type=file][multiple]')
    if (!field || field.dataset.alive) return
    const all = new DataTransfer()
    for (const file of [...field.files, ...event.dataTransfer.files]) all.items.add(file)
    field.files = all.files
  })
}`

export default function RootLayout({ children }: { children: ReactNode }) {
  preload(letters, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: theme + early + dropped }} />
      </head>
      <body>{children}</body>
    </html>
  )
}
