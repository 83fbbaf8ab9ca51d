/** Counts what is in an edition of a template or starter kit, for its page. Nothing of a file that is sold goes there but its name and its size. */
import { join } from 'node:path'
import type { ProjectContents, KitMeasures } from '#shared/goods.ts'
import type { Tree } from '../goods/assemble.ts'
import type { ItemEdition } from '../goods/items.ts'
import { readKitRecord } from '../goods/kit-record.ts'
import { lockedPackages, lockedVersions } from '../goods/versions.ts'

/** Written by somebody, to be run or shown: neither a lockfile nor what a README tells. */
const isCode = (path: string) => /\.(ts|tsx|mts|js|jsx|mjs|vue|svelte|astro|html|css)$/.test(path)

type Manifest = {
  scripts?: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  engines?: { node?: string }
}

/**
 * @param tree the assembled project
 * @param isProven whether what was measured was measured of this very project
 * @throws an error that names the project where it has no package.json, or asks for what its lockfile lacks
 */
export function projectContents(
  edition: ItemEdition,
  tree: Tree,
  { isProven }: { isProven: boolean },
): ProjectContents {
  const { item, name } = edition
  const textOf = (path: string) => {
    const bytes = tree.get(path)
    return bytes ? new TextDecoder().decode(bytes) : null
  }
  const {
    scripts = {},
    dependencies = {},
    devDependencies = {},
    engines,
  } = JSON.parse(textOf('package.json') ?? missing(`${name} has no package.json.`)) as Manifest
  const versions = lockedVersions(edition)
  const packagesOf = (asked: Record<string, string>, isForDevelopment: boolean) =>
    Object.keys(asked).map((each) => ({
      name: each,
      version: versions[each] ?? missing(`${name} asks for ${each}, which its lockfile does not hold.`),
      isForDevelopment,
    }))
  const lines = [...tree.keys()].filter(isCode).map((path) => linesIn(textOf(path) ?? ''))
  return {
    files: [...tree].map(([path, bytes]): [string, number] => [path, bytes.length]),
    lines: lines.reduce((sum, each) => sum + each, 0),
    packages: [...packagesOf(dependencies, false), ...packagesOf(devDependencies, true)],
    locked: lockedPackages(edition),
    node: engines?.node ?? null,
    scripts: Object.keys(scripts),
    readme: item.about.free ? textOf('README.md') : null,
    record: isProven && item.kind === 'starter-kits' ? measuresOf(item) : null,
  }
}

/** What its proof measured, of what a page shows; null where nothing is written down. */
function measuresOf({ slug, folder }: ItemEdition['item']): KitMeasures | null {
  const record = readKitRecord(slug, join(folder, '../..'))
  if (!record) return null
  const { day, node, seconds, dependencies, firstPage, tests, attacks, withoutScripts, lighthouse } = record
  return {
    day,
    node,
    seconds,
    tests,
    installed: dependencies.installed,
    firstPage: { javascript: firstPage.javascript, css: firstPage.css },
    attacks: attacks ?? [],
    withoutScripts,
    lighthouse: lighthouse && {
      performance: lighthouse.performance,
      accessibility: lighthouse.accessibility,
      bestPractices: lighthouse.bestPractices,
      seo: lighthouse.seo,
    },
  }
}

const linesIn = (text: string) => text.split('\n').filter((line) => line.trim() !== '').length

function missing(sentence: string): never {
  throw new Error(sentence)
}
