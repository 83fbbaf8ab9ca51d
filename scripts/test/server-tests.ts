/**
 * Tests of the server: what they find follows from the product apart from goods, from what is below, from the day, and
 * from both databases. Each is bound to a hash over them, and what passed holds for a week (docs/decisions/0073).
 */
import { globSync } from 'node:fs'

/** What they read besides the product and the modules that they import. */
export const serverTestsRead = [
  '.env.example',
  'compose.yaml',
  'deploy',
  'tests/databases.ts',
  'tests/passed/statements.json',
  'tests/postgres-setup.ts',
  'tests/postgres.ts',
  'tests/statements',
]

/** The test files of the server. */
export const serverTests = (root: string): string[] =>
  globSync('server/**/*.test.ts', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
