import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'
import { api } from './server/http/vite-plugin.ts'

export default defineConfig({
  plugins: [vue(), tailwindcss(), api()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  server: { port: 3000, strictPort: true },
  test: {
    projects: [
      { extends: true, test: { name: 'browser', environment: 'happy-dom', include: ['src/**/*.test.*'] } },
      { extends: true, test: { name: 'server', environment: 'node', include: ['server/**/*.test.ts'] } },
    ],
  },
})
