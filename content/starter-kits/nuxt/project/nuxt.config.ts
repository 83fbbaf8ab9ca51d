import tailwindcss from '@tailwindcss/vite'

/** Before the first paint, so that no theme flashes. app/lib/theme.ts does it from then on. */
const applyTheme = `
var theme = null
try { theme = localStorage.getItem('theme') } catch {}
if (theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)) {
  document.documentElement.classList.add('dark')
}`

export default defineNuxtConfig({
  compatibilityDate: '2026-11-01',
  css: ['~/assets/css/main.css'],
  vite: { plugins: [tailwindcss()] },

  app: {
    head: {
      titleTemplate: '%s – Lintel',
      htmlAttrs: { lang: 'en' },
      meta: [{ name: 'description', content: 'Figures, goals and invoices in one place.' }],
      link: [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }],
      script: [{ innerHTML: applyTheme, tagPriority: 'critical' }],
    },
  },

  // Read when the server starts, from NUXT_ORIGIN, NUXT_DATABASE_FILE and so on: see server/utils/settings.ts.
  runtimeConfig: {
    origin: '',
    databaseFile: 'data/app.db',
    mailPreview: false,
    trustProxy: false,
  },

  routeRules: {
    '/**': {
      headers: {
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
      },
    },
    // The links in mails stand in these addresses.
    '/verify': { headers: { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' } },
    '/reset-password': { headers: { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' } },
  },

  nitro: {
    compressPublicAssets: true,
    // Nitro does not know this module of Node.js yet.
    rollupConfig: { external: ['node:sqlite'] },
  },

  typescript: {
    tsConfig: { compilerOptions: { noUnusedLocals: true, noUnusedParameters: true } },
  },
  telemetry: false,
})
