/**
 * Tests of the server: what they find follows from the files below, from the day, and from both databases. Each is bound
 * to a hash over them, and what passed holds for a week (docs/decisions/0073).
 */
import { globSync } from 'node:fs'

/** What they read besides the modules that they import: the goods themselves are not among it. */
export const serverTestsRead = [
  '.env.example',
  'cli',
  'client',
  'compiler',
  'compose.yaml',
  'content/about',
  'content/assistants',
  'content/blog',
  'content/changelog',
  'content/docs',
  'content/legal',
  'deploy',
  'scripts/build',
  'server',
  'shared',
  'tests/databases.ts',
  'tests/passed/statements.json',
  'tests/postgres-setup.ts',
  'tests/postgres.ts',
  'tests/statements',
  'toolchain',
]

/** The test files of the server. */
export const serverTests = (root: string): string[] =>
  globSync('server/**/*.test.ts', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
