import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { api } from './server/http/vite-plugin.ts'

export default defineConfig({
  plugins: [react(), tailwindcss(), api()],
  server: { port: 3000, strictPort: true },
  test: {
    projects: [
      { extends: true, test: { name: 'browser', environment: 'happy-dom', include: ['src/**/*.test.*'] } },
      { extends: true, test: { name: 'server', environment: 'node', include: ['server/**/*.test.ts'] } },
    ],
  },
})
