/** npm run build: compiles the catalogue and bundles the client, each only when its sources changed. */
import { noteModules, recorded } from '#toolchain/stamps/record.ts'
import { createSourceReader } from '#toolchain/stamps/sources.ts'
import { compressedMarks } from './compressed-marks.ts'
import { reasonToRun, removeStamp, writeStamp } from '#toolchain/stamps/stamp.ts'

type Step = {
  name: string
  /** The module that runs it; it depends on all this imports, and on all that it reads (see build/record.ts). */
  module: string
  /** What is there after it ran, and what it keeps for the next time. */
  makes: string[]
  keeps?: string[]
  /** Answers what it did. */
  run: () => Promise<string>
}

/** Every step in order; later ones read what earlier ones made. */
export const steps: readonly Step[] = [
  {
    name: 'catalogue',
    module: 'scripts/build/catalog.ts',
    makes: ['components', 'index.json', 'proofs.json', 'engines.json', 'heights.json', 'moved.json'].map(
      (name) => `build/catalog/${name}`,
    ),
    keeps: ['build/stamps/catalogue.json'],
    run: async () => (await import('./catalog.ts')).buildCatalog(),
  },
  {
    name: 'client',
    module: 'scripts/build/client.ts',
    makes: ['build/client'],
    run: async () => (await import('./client.ts')).buildClient(),
  },
  {
    name: 'server-pages',
    module: 'scripts/build/server-pages.ts',
    makes: ['build/ssr'],
    run: async () => (await import('./server-pages.ts')).buildServerPages(),
  },
  {
    name: 'server',
    module: 'scripts/build/server.ts',
    makes: ['build/server'],
    run: async () => (await import('./server.ts')).buildServer(),
  },
  {
    name: 'cli',
    module: 'scripts/build/cli.ts',
    makes: ['build/cli'],
    run: async () => (await import('./cli.ts')).buildCli(),
  },
  {
    name: 'preview-renderer',
    module: 'scripts/build/preview-renderer.ts',
    makes: ['build/preview-renderer'],
    run: async () => (await import('./preview-renderer.ts')).buildPreviewRenderer(),
  },
  {
    name: 'previews',
    module: 'scripts/build/previews.ts',
    makes: ['build/catalog/previews'],
    keeps: ['build/preview-styles.json'],
    run: async () => (await import('./previews.ts')).buildPreviews(),
  },
  {
    name: 'flavours',
    module: 'scripts/build/flavours.ts',
    makes: ['build/catalog/flavours', 'build/runtimes'],
    keeps: ['build/flavour-styles.json', 'build/verify/compiled'],
    run: async () => (await import('./flavours.ts')).buildFlavours(),
  },
  {
    name: 'media',
    module: 'scripts/build/media.ts',
    makes: ['build/media'],
    run: async () => (await import('./media.ts')).buildMedia(),
  },
  {
    name: 'pictures',
    module: 'scripts/build/pictures.ts',
    makes: ['build/pictures'],
    run: async () => (await import('./pictures.ts')).buildPictures(),
  },
  {
    name: 'publishing',
    module: 'scripts/build/publishing.ts',
    makes: ['build/publishing.json'],
    run: async () => (await import('./publishing.ts')).buildPublishing(),
  },
  {
    name: 'icons',
    module: 'scripts/build/icons.ts',
    makes: ['build/icon-data'],
    run: async () => (await import('./icons.ts')).buildIcons(),
  },
  {
    name: 'compressed',
    module: 'scripts/build/compressed.ts',
    makes: Object.values(compressedMarks),
    keeps: Object.keys(compressedMarks),
    run: async () => (await import('./compressed.ts')).buildCompressed(),
  },
  {
    name: 'button',
    module: 'scripts/build/button.ts',
    makes: ['build/button.json'],
    run: async () => (await import('./button.ts')).buildButton(),
  },
  {
    name: 'goods',
    module: 'scripts/build/goods.ts',
    makes: ['build/goods/zips', 'build/goods/contents.json', 'build/goods/overlays.json', 'build/goods.json'],
    keeps: ['build/goods/keys.json'],
    run: async () => (await import('./goods.ts')).buildGoods(),
  },
  {
    name: 'template-previews',
    module: 'scripts/build/template-previews.ts',
    makes: ['build/goods/previews', 'build/goods/previews.json'],
    keeps: ['build/goods/preview-keys.json'],
    run: async () => (await import('./template-previews.ts')).buildTemplatePreviews(),
  },
  {
    name: 'social',
    module: 'scripts/build/social.ts',
    makes: ['build/social'],
    run: async () => (await import('./social.ts')).buildSocial(),
  },
]

/** The names of the steps that have something to do. */
export function staleSteps(): string[] {
  const look = createSourceReader()
  return steps.filter(({ name, makes }) => reasonToRun(name, makes, look)).map(({ name }) => name)
}

/** Runs the steps whose sources changed since their last success; `only` names the wanted ones. Answers how many ran; rejects when one fails. */
export async function build({ only }: { only?: readonly string[] } = {}): Promise<number> {
  let built = 0
  let look = createSourceReader()
  for (const { name, module, makes, keeps = [], run } of steps) {
    if ((only && !only.includes(name)) || !reasonToRun(name, makes, look)) continue
    removeStamp(name)
    const started = performance.now()
    built += 1
    const { value: summary, sources } = await recorded(() => {
      noteModules(module)
      return run()
    }, [...makes, ...keeps])
    writeStamp(name, sources)
    look = createSourceReader()
    console.log(`Built ${summary} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
  return built
}

if (import.meta.main) {
  const only = process.argv.slice(2)
  await build(only.length > 0 ? { only } : {})
}
