import { globSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { pages } from './tools/pages.js'
import { site } from './site.config.js'

export default defineConfig({
  appType: 'mpa',
  plugins: [pages(site), tailwindcss()],
  // A document without a browser takes its time, more so on a busy machine.
  test: { testTimeout: 60_000 },
  build: { rolldownOptions: { input: globSync('*.html') } },
})
