/** What a project is made with, by what lies in it. Nothing of it is run. */
import { readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Flavour } from '#shared/catalog.ts'
import type { TailwindVersion } from '#shared/snippet.ts'
import { codeOf } from '../fault.ts'
import { findColors, type FoundColors } from './detect-colors.ts'
import { isRecord, readJsonFile } from './json-file.ts'

export type Manager = 'npm' | 'pnpm' | 'yarn' | 'bun'

export type Detected = {
  /** As it is called: "Next.js", or "plain HTML" where there is none. */
  framework: string
  flavour: Flavour
  /** Null where the project has no Tailwind CSS that can be seen. */
  tailwind: TailwindVersion | null
  hasTypeScript: boolean
  dir: string
  manager: Manager
  colors: FoundColors
  /** Every package that package.json names, with its range. */
  packages: Record<string, string>
}

type Framework = { package: string; title: string; flavour: Flavour; dir: (has: Has) => string }
type Has = (folder: string) => boolean

const inSource = (has: Has) => (has('src') ? 'src/components/millwork' : 'components/millwork')
const inSvelte = (has: Has) => (has('src/lib') ? 'src/lib/components/millwork' : inSource(has))

/** The first that a project has decides: one that builds on another stands before it. */
const frameworks: readonly Framework[] = [
  { package: 'next', title: 'Next.js', flavour: 'react', dir: inSource },
  { package: '@remix-run/react', title: 'Remix', flavour: 'react', dir: () => 'app/components/millwork' },
  {
    package: '@react-router/dev',
    title: 'React Router',
    flavour: 'react',
    dir: (has) => (has('app') ? 'app/components/millwork' : inSource(has)),
  },
  { package: '@tanstack/react-start', title: 'TanStack Start', flavour: 'react', dir: inSource },
  {
    package: 'nuxt',
    title: 'Nuxt',
    flavour: 'vue',
    dir: (has) => (has('app') ? 'app/components/millwork' : 'components/millwork'),
  },
  { package: '@sveltejs/kit', title: 'SvelteKit', flavour: 'svelte', dir: () => 'src/lib/components/millwork' },
  { package: 'svelte', title: 'Svelte', flavour: 'svelte', dir: inSvelte },
  { package: 'vue', title: 'Vue', flavour: 'vue', dir: inSource },
  { package: 'react', title: 'React', flavour: 'react', dir: inSource },
]

const lockfiles: readonly (readonly [file: string, manager: Manager])[] = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
  ['package-lock.json', 'npm'],
]

export async function detect(root: string): Promise<Detected> {
  const packages = await packagesOf(root)
  const folders = new Set<string>()
  for (const folder of ['src', 'src/lib', 'app']) if (await exists(join(root, folder))) folders.add(folder)
  const has: Has = (folder) => folders.has(folder)
  const framework = frameworks.find((each) => Object.hasOwn(packages, each.package))
  const isAstro = Object.hasOwn(packages, 'astro')
  return {
    framework: isAstro ? `Astro${framework ? ` with ${framework.title}` : ''}` : (framework?.title ?? 'plain HTML'),
    flavour: framework?.flavour ?? 'html',
    tailwind: await tailwindOf(root, packages),
    hasTypeScript: Object.hasOwn(packages, 'typescript') || (await exists(join(root, 'tsconfig.json'))),
    dir: framework?.dir(has) ?? inSource(has),
    manager: await managerOf(root),
    colors: await findColors(root),
    packages,
  }
}

async function packagesOf(root: string): Promise<Record<string, string>> {
  const file = await readJsonFile(root, 'package.json')
  const value = file && isRecord(file.value) ? file.value : {}
  const lists = [value.peerDependencies, value.devDependencies, value.dependencies].filter(isRecord)
  return Object.assign({}, ...lists) as Record<string, string>
}

/** The installed version says it; else the range that is asked for, else what its files look like. */
async function tailwindOf(root: string, packages: Record<string, string>): Promise<TailwindVersion | null> {
  const installed = await installedVersion(root, 'tailwindcss')
  const said = installed ?? packages.tailwindcss ?? packages['@tailwindcss/vite'] ?? packages['@tailwindcss/postcss']
  const major = said === undefined ? undefined : (/(\d+)\./.exec(said)?.[1] ?? /^[~^]?(\d+)$/.exec(said)?.[1])
  if (major === '3') return 'v3'
  if (said !== undefined) return 'v4'
  for (const ending of ['js', 'cjs', 'mjs', 'ts'])
    if (await exists(join(root, `tailwind.config.${ending}`))) return 'v3'
  return null
}

/** Also of a folder above, where workspaces put what their parts share. */
async function installedVersion(root: string, name: string): Promise<string | undefined> {
  for (let folder = root; ; folder = dirname(folder)) {
    const text = await readFile(join(folder, 'node_modules', name, 'package.json'), 'utf8').catch(() => null)
    if (text !== null) {
      const version = /"version"\s*:\s*"([^"]+)"/.exec(text)?.[1]
      if (version) return version
    }
    if (dirname(folder) === folder) return undefined
  }
}

async function managerOf(root: string): Promise<Manager> {
  for (let folder = root; ; folder = dirname(folder)) {
    const names = new Set(await readdir(folder).catch(() => []))
    const found = lockfiles.find(([file]) => names.has(file))
    if (found) return found[1]
    if (names.has('.git') || dirname(folder) === folder) return 'npm'
  }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    (error: unknown) => codeOf(error) === 'EACCES',
  )
