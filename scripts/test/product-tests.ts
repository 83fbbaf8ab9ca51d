/**
 * Tests of the running product: what they find follows from all that the product is made of, and from the day. Each is
 * bound to a hash over both the product and itself, and what passed holds for a week (docs/decisions/0054).
 */
import { globSync } from 'node:fs'
import { filesBelow, hashFiles } from '#toolchain/hash-tree.ts'
import { root } from '#toolchain/paths.ts'

/** Whatever is built or served is made of these. */
const product = [
  'cli',
  'client',
  'compiler',
  'content',
  'scripts/build',
  'scripts/dev',
  'scripts/run.mjs',
  'scripts/start',
  'server',
  'shared',
  'toolchain',
  'vite.config.ts',
]

/** Played every time, so that no run goes without a browser: it starts, sells, is searched, and its code is copied. */
export const playedEveryTime = [
  'tests/e2e/buying.spec.ts',
  'tests/e2e/main-job.spec.ts',
  'tests/e2e/page-weight.spec.ts',
  'tests/e2e/paste.spec.ts',
  'tests/e2e/search.spec.ts',
  'tests/e2e/start.spec.ts',
]

const others = [
  'tests/channels/registry.spec.ts',
  'tests/flavours.spec.ts',
  'tests/leaks.spec.ts',
  'tests/member-pages.spec.ts',
  'tests/mutants.spec.ts',
  'tests/previews/nothing-sold.spec.ts',
  'tests/sandbox.spec.ts',
]

/**
 * Those that look at templates, starter kits or the changelog, or at what lists them. All others are apart from these: a
 * new template plays none of them. `tests/e2e/product.ts` fails one that asks for a page, a preview or a zip of them.
 */
export const comesToGoods = [
  'tests/e2e/accessible.spec.ts',
  'tests/e2e/first-acts.spec.ts',
  'tests/e2e/headings.spec.ts',
  'tests/e2e/home.spec.ts',
  'tests/e2e/keyboard-path.spec.ts',
  'tests/e2e/kits.spec.ts',
  'tests/e2e/large-text.spec.ts',
  'tests/e2e/licence-rights.spec.ts',
  'tests/e2e/outage.spec.ts',
  'tests/e2e/page-weight.spec.ts',
  'tests/e2e/public.spec.ts',
  'tests/e2e/reduced-motion.spec.ts',
  'tests/e2e/search.spec.ts',
  'tests/e2e/shell.spec.ts',
  'tests/e2e/short-names.spec.ts',
  'tests/e2e/templates.spec.ts',
  'tests/leaks.spec.ts',
]

const goods =
  /^content\/(?:(?:templates|starter-kits|overlays|changelog|records\/starter-kits|media\/(?:templates|starter-kits))\/|media\/\w+\.json$|docs\/templates-and-starter-kits\.md$)/

/** Whether a file makes goods, their news or their pictures, and nothing else of the product but lists of their names. */
export const isOfGoods = (file: string) => goods.test(file)

/** Days for which it holds that a test passed on this very product. */
const holdsFor = 7

/** Notes of authors and writers, tests and what they remember, and what pictures are made with, are in the product's folders, and not in the product. */
const isOfProduct = (file: string) =>
  !/\.(?:test|spec)\.tsx?$|(?:^|\/)README\.md$|^content\/components\/[A-Z]+\.md$|^content\/(?:facts\.md|mutants\.json)$|^content\/media\/(?:blender|darkroom|studio)\//.test(
    file,
  )

/** The test files that are left out where they passed on this very product. */
export function productTests(): string[] {
  const ofPages = globSync('tests/e2e/*.spec.ts', { cwd: root }).map((file) => file.replaceAll('\\', '/'))
  return [...ofPages.filter((file) => !playedEveryTime.includes(file)), ...others].toSorted()
}

/** The test files that are left out although goods changed. */
export const apartFromGoods = (): string[] => productTests().filter((file) => !comesToGoods.includes(file))

/** Hashes over the files that make the product: of all of them, and of all but those of goods. */
export function hashesOfProduct(): { whole: string; apartFromGoods: string } {
  const files = product.flatMap((path) => filesBelow(path)).filter(isOfProduct)
  return { whole: hashFiles(files), apartFromGoods: hashFiles(files.filter((file) => !isOfGoods(file))) }
}

/**
 * Whether what passed on a day still holds.
 *
 * @param day as in 2026-11-25
 * @param today as well
 */
export function stillHolds(day: string, today: string): boolean {
  const days = (Date.parse(today) - Date.parse(day)) / 86_400_000
  return days >= 0 && days < holdsFor
}
