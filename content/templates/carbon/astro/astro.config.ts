import sitemap from '@astrojs/sitemap'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { site } from './src/site.ts'

export default defineConfig({
  site: site.url,
  // /team is the file team.html, which hosts of static files serve without its ending.
  build: { format: 'file' },
  trailingSlash: 'never',
  integrations: [sitemap()],
  vite: { plugins: [tailwindcss()] },
})
