import { defineConfig } from 'vitest/config'

/** React Router's plugin is not for Vitest: tests/site.ts starts it as a site of its own, and asks that. */
export default defineConfig({
  test: { include: ['app/**/*.test.ts', 'tests/**/*.test.ts'] },
})
