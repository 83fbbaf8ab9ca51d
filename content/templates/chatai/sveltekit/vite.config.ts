import adapter from '@sveltejs/adapter-node'
import { sveltekit } from '@sveltejs/kit/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [tailwindcss(), sveltekit({ adapter: adapter() })],
  test: { include: ['src/**/*.test.ts'], testTimeout: 60_000 },
})
