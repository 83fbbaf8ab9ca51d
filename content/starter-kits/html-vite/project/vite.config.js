import { readdirSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vitest/config'
import { partials } from './plugins/partials.js'
import { api } from './server/http/vite-plugin.js'

export default defineConfig({
  appType: 'mpa',
  plugins: [partials(), tailwindcss(), api()],
  server: { port: 3000, strictPort: true },
  // Every HTML file beside this one is a page.
  build: { rolldownOptions: { input: readdirSync('.').filter((file) => file.endsWith('.html')) } },
})
