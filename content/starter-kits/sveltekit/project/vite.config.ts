import adapter from '@sveltejs/adapter-node'
import { sveltekit } from '@sveltejs/kit/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [
    tailwindcss(),
    sveltekit({
      adapter: adapter(),
      csp: {
        mode: 'nonce',
        directives: {
          'default-src': ['self'],
          'script-src': ['self'],
          // Bits UI and bars of figures have styles of their own in the markup.
          'style-src': ['self', 'unsafe-inline'],
          'img-src': ['self', 'data:'],
          'object-src': ['none'],
          'base-uri': ['none'],
          'form-action': ['self'],
          'frame-ancestors': ['none'],
        },
      },
    }),
  ],
  server: { port: 3000 },
  test: { include: ['src/**/*.test.ts', 'tests/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
})
