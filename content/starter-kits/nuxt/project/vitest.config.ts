import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Passwords take their time to be hashed.
  test: { include: ['server/**/*.test.ts', 'test/**/*.test.ts'], testTimeout: 60_000 },
})
