import { readdirSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vitest/config'
import { partials } from './plugins/partials.js'

export default defineConfig({
  appType: 'mpa',
  plugins: [partials(), tailwindcss()],
  // Every HTML file beside this one is a page.
  build: { rolldownOptions: { input: readdirSync('.').filter((file) => file.endsWith('.html')) } },
})
