import { globSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { pages } from './tools/pages.js'
import { plates } from './tools/plates.js'
import { site } from './site.config.js'

export default defineConfig({
  appType: 'mpa',
  plugins: [pages(site), plates(), tailwindcss()],
  build: { rolldownOptions: { input: globSync('{*,scents/*,journal/*}.html') } },
})
