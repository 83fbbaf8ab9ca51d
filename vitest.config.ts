import { configDefaults, defineConfig } from 'vitest/config'

/** Test files that passed as they are: npm test leaves them out (scripts/test/unchanged-files.ts). */
const leftOut = JSON.parse(process.env.MILLWORK_LEFT_OUT ?? '[]') as string[]
const exclude = [...configDefaults.exclude, ...leftOut]

/** They need the platform's own Response, and the listener of our server puts another in its place. */
const ofTheirOwn = [
  'server/http/stream-zip.test.ts',
  'server/process/highlighter.test.ts',
  'server/publishing/with-company.test.ts',
]

/** What tests without a browser have in common. */
const unit = {
  exclude,
  globalSetup: ['tests/postgres-setup.ts', 'tests/temp-setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
}

/** unit and server: next to what they test, no network. browser: the built product and the compiled snippets in Chromium. */
export default defineConfig({
  test: {
    // Browser tests wait more than they reckon, so more of them than there are cores run at once.
    maxWorkers: 4,
    projects: [
      {
        test: {
          ...unit,
          name: 'unit',
          include: [
            '{cli,compiler,content/components,content/media,scripts,shared,client,tests,toolchain,verify}/**/*.test.ts',
            ...ofTheirOwn,
          ],
        },
      },
      {
        test: {
          ...unit,
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: [...exclude, ...ofTheirOwn],
          setupFiles: ['server/testing/platform-response.ts'],
          // One file after another in the same process: to read the server anew takes longer than most of them do.
          isolate: false,
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
