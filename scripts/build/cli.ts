/** The command line package as a folder that npm can pack: one program, what it is called, and whose work is in it. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { site } from '#shared/site.ts'
import { root } from '#toolchain/paths.ts'
import { bundle } from '#toolchain/stamps/bundle.ts'
import { readText } from '#toolchain/stamps/record.ts'

/** Where it lies, from the root. */
const outDir = 'build/cli'

/** Bundles the program with the one package it uses, readable as it is; the version is the product's. */
export async function buildCli(): Promise<string> {
  await bundle({
    configFile: false,
    publicDir: false,
    appType: 'custom',
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: { [site.slug]: 'cli/main.ts' },
        output: { entryFileNames: '[name].js', codeSplitting: false },
      },
    },
  })
  const { name, ...about } = JSON.parse(readText('cli/package/package.json')) as Record<string, unknown>
  const files = {
    'package.json': `${JSON.stringify({ name, version: site.version, ...about }, null, 2)}\n`,
    'LICENSE.md': readText('cli/package/LICENSE.md'),
    'README.md': readText('cli/package/README.md'),
    'THIRD-PARTY.md': thirdParty(),
  }
  mkdirSync(join(root, outDir), { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, outDir, file), text)
  return 'the command line package'
}

/** The licence of the package that is bundled asks that its words stand beside it. */
const thirdParty = () =>
  `# Third-party parts\n\nThe program contains node-diff3 by Bryan Housel and others.\n\n${readText('node_modules/node-diff3/LICENSE.md').trim()}\n`
