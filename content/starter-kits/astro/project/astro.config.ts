import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import node from '@astrojs/node'
import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, envField } from 'astro/config'
import { themeScript } from './src/lib/theme-script.ts'

// Astro reads .env for the pages, not for this file.
if (existsSync('.env')) process.loadEnvFile('.env')
const site = new URL(process.env.ORIGIN ?? 'http://localhost:4321')

export default defineConfig({
  site: site.origin,
  // Pages are rendered for each request; those that are the same for everybody say "prerender".
  output: 'server',
  adapter: node({ mode: 'standalone' }),
  integrations: [react()],
  // Sessions are kept by src/server, not by Astro.
  session: false,
  env: {
    schema: {
      ORIGIN: envField.string({ context: 'server', access: 'secret', url: true, default: site.origin }),
      DATABASE_FILE: envField.string({ context: 'server', access: 'secret', default: 'data/app.db' }),
      MAIL_PREVIEW: envField.string({ context: 'server', access: 'secret', optional: true }),
    },
  },
  security: {
    // A POST is only taken from a page of this origin. Behind a proxy, that is the origin people see.
    checkOrigin: true,
    allowedDomains: [{ protocol: site.protocol.slice(0, -1), hostname: site.hostname, port: site.port }],
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
      // Astro hashes what it bundles itself; the script in the head is ours.
      scriptDirective: { hashes: [`sha256-${createHash('sha256').update(themeScript).digest('base64')}`] },
    },
  },
  // Shiki colors code with style attributes, which the Content-Security-Policy refuses.
  markdown: { syntaxHighlight: false },
  vite: { plugins: [tailwindcss()] },
})
