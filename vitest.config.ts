import { configDefaults, defineConfig } from 'vitest/config'

/** Test files that passed as they are: npm test leaves them out (scripts/test/unchanged-files.ts). */
const leftOut = JSON.parse(process.env.MILLWORK_LEFT_OUT ?? '[]') as string[]
const exclude = [...configDefaults.exclude, ...leftOut]

/** unit: next to what they test, no network. browser: the built product and the compiled snippets in Chromium. */
export default defineConfig({
  test: {
    // Browser tests wait more than they reckon, so more of them than there are cores run at once.
    maxWorkers: 4,
    projects: [
      {
        test: {
          name: 'unit',
          exclude,
          include: ['{compiler,content/components,scripts,server,shared,client,tests,toolchain,verify}/**/*.test.ts'],
          globalSetup: ['tests/postgres-setup.ts', 'tests/temp-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          exclude,
          include: ['tests/**/*.spec.ts'],
          globalSetup: ['tests/build-setup.ts', 'tests/temp-setup.ts'],
          testTimeout: 120_000,
          // A suite whose method changed builds all its cases first.
          hookTimeout: 300_000,
          // What is awaited comes at once on a machine at rest, and later on a busy one.
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
})
