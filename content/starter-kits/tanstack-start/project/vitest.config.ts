import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { globalSetup: './tests/serve.ts', testTimeout: 60_000 },
})
