import sitemap from '@astrojs/sitemap'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { site } from './src/site.ts'

export default defineConfig({
  site: site.url,
  // /shop is the file shop.html, which hosts of static files serve without its ending.
  build: { format: 'file' },
  trailingSlash: 'never',
  // Pages that are somebody's own are in no search engine.
  integrations: [sitemap({ filter: (page) => !/\/(?:cart|checkout|order)$/.test(page) })],
  vite: { plugins: [tailwindcss()] },
})
