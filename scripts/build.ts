/** npm run build: compiles the catalogue and bundles the client, each only when its sources changed. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashTree } from './hash-tree.ts'
import { buildDir } from './paths.ts'

const toolchain = ['package-lock.json', 'vite.config.ts', 'tsconfig.json', 'package.json']

const pageSources = ['client', 'preview', 'shared', 'public', 'content/components', ...toolchain]

/** Each step with the sources that decide whether it must run again; later steps read what earlier ones made. */
const steps = [
  {
    name: 'catalogue',
    sources: [
      'content/components',
      'content/proof.json',
      'content/preview-heights.json',
      'compiler',
      'scripts',
      'shared/catalog.ts',
      'verify/subject-hash.ts',
      ...toolchain,
    ],
    run: async () => (await import('./build-catalog.ts')).buildCatalog(),
  },
  {
    name: 'client',
    sources: pageSources,
    run: async () => (await import('./build-client.ts')).buildClient(),
  },
  {
    name: 'previews',
    sources: [...pageSources, 'scripts/build-previews.ts', 'scripts/preview-styles.ts'],
    run: async () => (await import('./build-previews.ts')).buildPreviews(),
  },
  {
    name: 'media',
    sources: ['content/media', 'scripts/build-media.ts'],
    run: async () => (await import('./build-media.ts')).buildMedia(),
  },
  {
    name: 'publishing',
    sources: [
      'content/docs',
      'content/blog',
      'content/changelog',
      'content/legal',
      'scripts/build-publishing.ts',
      'scripts/publishing',
      'scripts/highlight.ts',
      'shared/article.ts',
      'shared/publishing.ts',
      'package.json',
      'package-lock.json',
    ],
    run: async () => (await import('./build-publishing.ts')).buildPublishing(),
  },
  {
    name: 'icons',
    sources: ['shared/tools/icons', 'scripts/build-icons.ts', 'scripts/icons', 'package-lock.json'],
    run: async () => (await import('./build-icons.ts')).buildIcons(),
  },
  {
    name: 'button',
    sources: [
      'compiler',
      'shared/tools/button',
      'scripts/build-button.ts',
      'scripts/button',
      'scripts/compiler-host.ts',
      'scripts/tailwind-3.ts',
      'package-lock.json',
    ],
    run: async () => (await import('./build-button.ts')).buildButton(),
  },
  {
    name: 'goods',
    sources: [
      'templates',
      'starter-kits',
      'tools',
      'content/components',
      'content/media',
      'compiler',
      'shared/goods.ts',
      'scripts/build-goods.ts',
      'scripts/compiler-host.ts',
      'scripts/goods',
      'tests/passed/goods.json',
      'package-lock.json',
    ],
    run: async () => (await import('./build-goods.ts')).buildGoods(),
  },
  {
    name: 'social',
    sources: [
      'content/components',
      'content/docs',
      'content/blog',
      'tools',
      'shared',
      'scripts/build-social.ts',
      'scripts/social',
      'package.json',
      'package-lock.json',
    ],
    run: async () => (await import('./build-social.ts')).buildSocial(),
  },
]

/** Runs the steps whose sources changed since their last success; `only` names the wanted ones. Answers how many ran; rejects when one fails. */
export async function build({ only }: { only?: string[] } = {}): Promise<number> {
  let built = 0
  mkdirSync(join(buildDir, 'stamps'), { recursive: true })
  for (const { name, sources, run } of steps) {
    if (only && !only.includes(name)) continue
    const stampFile = join(buildDir, 'stamps', name)
    const stamp = hashTree(sources)
    if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) continue
    rmSync(stampFile, { force: true })
    const started = performance.now()
    built += 1
    const summary = await run()
    writeFileSync(stampFile, stamp)
    console.log(`Built ${summary} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
  return built
}

if (import.meta.main) await build()
