import { site } from '#shared/site.ts'

/** The icons that lie in public/, by address. They are drawn by content/media/logos/icons.mjs. */
export const iconFiles = [
  '/favicon.svg',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-512.png',
]

/** What the document says of the icons. The ICO comes first: browsers that know SVG take the later line. */
export const iconLinks = `<link rel="icon" href="/favicon.ico" sizes="48x48">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">`

/** The site as an app one may install. */
export const manifest = {
  name: site.name,
  short_name: site.name,
  description: site.tagline,
  start_url: '/',
  display: 'minimal-ui',
  background_color: '#ffffff',
  theme_color: '#2563eb',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}
