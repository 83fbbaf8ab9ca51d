/** Makes every flavour of every component ready to run beside the others, from the very files that customers copy. */
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { CompiledComponent, Flavour, RunnableFlavours } from '#shared/catalog.ts'
import { readSources } from '#toolchain/catalog-files.ts'
import { buildDir, catalogDir } from '#toolchain/paths.ts'
import { present } from '#toolchain/present.ts'
import { methodKey } from '#toolchain/stamps/method.ts'
import { note, readOwn, readText } from '#toolchain/stamps/record.ts'
import { libraryVersions } from '#verify/subject-hash.ts'
import { writeCompressed } from './compress.ts'
import { alpineFunctions } from './flavours/alpine-functions.ts'
import { bundleFlavour, type Framework } from './flavours/bundle-flavour.ts'
import { createPreviewStyles } from './previews/preview-styles.ts'

/** Styles by what they were made from: making them takes longer than all else here. */
type MadeStyles = Record<string, string>

const frameworks: Framework[] = ['react', 'vue', 'svelte']
/** Where what all components run on lies; the server serves it to everybody. */
const runtimes = join(buildDir, 'runtimes')
const stylesFile = join(buildDir, 'flavour-styles.json')
/** What Alpine.js asks of a page, and a mark where the focus would be in a flavour that follows another. */
const ownRules = `[x-cloak]{display:none!important}
[data-focus-follows]:not([role=menu],[role=listbox],[role=dialog],[role=alertdialog],div){outline:2px dashed var(--color-blue-500);outline-offset:2px}`

export async function buildFlavours(): Promise<string> {
  const components = readSources().sources.map(
    ({ path }) => JSON.parse(readText(join(catalogDir, 'components', `${path}.json`))) as CompiledComponent,
  )
  for (const named of libraryVersions().split(' ')) note('package', named.slice(0, named.lastIndexOf('@')))
  rmSync(runtimes, { recursive: true, force: true })
  rmSync(join(catalogDir, 'flavours'), { recursive: true, force: true })
  mkdirSync(runtimes, { recursive: true })
  const alpine = writeRuntime(
    'alpine',
    ['@alpinejs/focus', 'alpinejs'].map((name) => readText(`node_modules/${name}/dist/cdn.min.js`)).join(';\n'),
  )
  const bundles = new Map<Framework, ReadonlyMap<string, string>>()
  for (const framework of frameworks) {
    const sources = new Map(components.map((component) => [component.path, codeOf(component, framework)]))
    const { scripts, runtime } = await bundleFlavour(framework, sources)
    for (const { fileName, code } of runtime) write(join(runtimes, fileName), code)
    bundles.set(framework, scripts)
  }
  const { stylesOf, keep } = await keptStyles()
  for (const component of components) {
    const { path } = component
    const html = codeOf(component, 'html')
    const scriptOf = (framework: Framework) =>
      atRoot(present(bundles.get(framework)?.get(path), `a script of ${path} for ${framework}`))
    const scripts = { react: scriptOf('react'), vue: scriptOf('vue'), svelte: scriptOf('svelte') }
    const functions = alpineFunctions(html)
    const css = await stylesOf([html, ...frameworks.map((framework) => codeOf(component, framework))])
    const made: RunnableFlavours = {
      css: css + ownRules,
      scripts,
      alpine: functions === '' ? null : { functions, runtime: alpine },
      styleAttributes: styleAttributes([html, ...Object.values(scripts)].join('\n')),
    }
    const file = join(catalogDir, 'flavours', `${path}.json`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(made))
  }
  keep()
  return `${components.length} components to run in every flavour`
}

/** The code that is copied, of the first file, as the proof takes it. */
const codeOf = ({ path, snippets }: CompiledComponent, flavour: Flavour): string =>
  present(snippets[flavour].files[0], `a file of ${path} for ${flavour}`).code

/** A script that stands in a document imports by whole addresses. */
const atRoot = (script: string) => script.replaceAll(/(from|import)\s*"\.\/([\w-]+\.js)"/g, '$1"/runtimes/$2"')

/** Answers the address of the file, whose name changes with it. */
function writeRuntime(name: string, code: string): string {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
  write(join(runtimes, `${name}-${hash}.js`), code)
  return `/runtimes/${name}-${hash}.js`
}

function write(file: string, code: string) {
  writeFileSync(file, code)
  writeCompressed(file, Buffer.from(code))
}

/** Makes the styles which some codes need beyond those of all previews, or takes them from last time; `keep` is for the next. */
async function keptStyles() {
  const { sharedStyles, stylesFor } = await createPreviewStyles()
  const before = JSON.parse(readOwn(stylesFile) ?? '{}') as MadeStyles
  const made: MadeStyles = {}
  const method = methodKey(['scripts/build/flavours.ts'])
  const stylesOf = async (codes: readonly string[]): Promise<string> => {
    const words = [...new Set(codes.join(' ').split(/[\s"'`<>]+/))].sort()
    const key = createHash('sha256').update(method).update(sharedStyles).update(words.join(' ')).digest('base64url')
    made[key] = before[key] ?? (await stylesFor(words))
    return made[key]
  }
  return { stylesOf, keep: () => writeFileSync(stylesFile, JSON.stringify(made)) }
}

/** Style attributes in markup and in templates within scripts: each is allowed by its hash. */
const styleAttributes = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/\sstyle=\\?"([^"\\{$]*)\\?"/g)].map(([, value = '']) => value.replaceAll('&quot;', '"')),
  ),
]
