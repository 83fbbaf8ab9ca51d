import { routes } from '#shared/routes.ts'
import { site } from '#shared/site.ts'

/** The icons that lie in public/, by address. They are drawn by content/media/logos/icons.mjs. */
export const iconFiles = [
  routes.favicon,
  routes.faviconIco,
  routes.appleTouchIcon,
  routes.icon192,
  routes.icon512,
  routes.iconMaskable512,
]

/** What the document says of the icons. The ICO comes first: browsers that know SVG take the later line. */
export const iconLinks = `<link rel="icon" href="${routes.faviconIco}" sizes="48x48">
<link rel="icon" href="${routes.favicon}" type="image/svg+xml">
<link rel="apple-touch-icon" href="${routes.appleTouchIcon}">
<link rel="manifest" href="${routes.webManifest}">`

/** The site as an app one may install. */
export const manifest = {
  name: site.name,
  short_name: site.name,
  description: site.tagline,
  start_url: routes.home,
  display: 'minimal-ui',
  background_color: '#ffffff',
  theme_color: '#2563eb',
  icons: [
    { src: routes.icon192, sizes: '192x192', type: 'image/png' },
    { src: routes.icon512, sizes: '512x512', type: 'image/png' },
    { src: routes.iconMaskable512, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}
