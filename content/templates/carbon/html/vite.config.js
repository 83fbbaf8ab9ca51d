import { globSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { pages } from './tools/pages.js'
import { site } from './site.config.js'

export default defineConfig({
  appType: 'mpa',
  plugins: [pages(site), tailwindcss()],
  build: { rolldownOptions: { input: globSync('{*,work/*}.html') } },
})
