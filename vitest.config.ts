import { defineConfig } from 'vitest/config'

/** unit: next to what they test, no network. browser: the built product and the compiled snippets in Chromium. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{compiler,content,scripts,server,shared,client,tests}/**/*.test.ts'],
          globalSetup: ['tests/postgres-setup.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/**/*.spec.ts'],
          globalSetup: ['tests/build-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
