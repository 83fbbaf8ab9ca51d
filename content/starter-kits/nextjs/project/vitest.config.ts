import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    globalSetup: './tests/serve.ts',
    // A password takes its time to be hashed, more so on a busy machine.
    testTimeout: 180_000,
  },
})
