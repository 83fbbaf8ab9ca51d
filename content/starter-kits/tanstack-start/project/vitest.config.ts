import { defineConfig } from 'vitest/config'

export default defineConfig({
  // A password takes its time to be hashed, more so on a busy machine.
  test: { globalSetup: './tests/serve.ts', testTimeout: 180_000 },
})
