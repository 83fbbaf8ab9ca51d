import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Plates are drawn by the hundred, which takes its time on a busy machine.
  test: { include: ['src/**/*.test.ts'], testTimeout: 30_000 },
})
