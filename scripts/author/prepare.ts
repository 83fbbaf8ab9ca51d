/** Makes of a component's file what its frames show, and what is wrong with it. Everything that lasts is made once. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { formatProblem, type Meta } from '#compiler/index.ts'
import type { Flavour } from '#shared/catalog.ts'
import { bundle } from '#verify/browser/bundle.ts'
import { stylesheets } from '#verify/browser/stylesheets.ts'
import { readSource } from '#toolchain/catalog-files.ts'
import { createHostCompiler } from '#toolchain/compiler-host.ts'
import { root } from '#toolchain/paths.ts'
import { lint } from '../lint/index.ts'
import { placing } from '../sheets/photograph.ts'

export type Prepared = {
  meta: Meta
  css: string
  /** The snippet where it is markup. */
  html: string
  /** The script that shows the snippet, made when it is first asked for. */
  scriptOf: (flavour: Flavour) => Promise<string>
}
export type State = {
  /** The last version that compiled; null before there was one. */
  shown: Prepared | null
  /** What the compiler refuses, then what the rules for goods find. */
  problems: string[]
}

/** What the bundled script calls the one snippet it shows. */
export const shownName = 'component'

const read = (path: string) => readFileSync(join(root, 'node_modules', path), 'utf8')
const alpine = ['@alpinejs/focus/dist/cdn.min.js', 'alpinejs/dist/cdn.min.js'].map(read).join(';\n')

/** @returns a function that reads the file anew at each call */
export async function createPreparer(path: string): Promise<() => Promise<State>> {
  const compiler = await createHostCompiler()
  const file = `content/components/${path}.tsx`
  let shown: Prepared | null = null

  return async () => {
    const source = readSource(file)
    const result = await compiler.compile(source.source, { file })
    const found = lint(source).map(({ message }) => message)
    if (!result.ok) return { shown, problems: [...result.problems.map(formatProblem), ...found] }

    const codeOf = (flavour: Flavour) => result.outputs[flavour].files[0].code
    const classes = Object.values(result.outputs).map(({ files }) => files[0].code)
    const scripts = new Map<Flavour, Promise<string>>()
    const make = (flavour: Flavour) =>
      flavour === 'html' ? Promise.resolve(alpine) : bundle(flavour, new Map([[shownName, codeOf(flavour)]]))
    const scriptOf = (flavour: Flavour) => {
      const script = scripts.get(flavour) ?? make(flavour)
      scripts.set(flavour, script)
      return script
    }
    // The other flavours are made when their frames ask for them, so that the first picture comes soon.
    const [css] = await Promise.all([
      stylesheets.v4([...classes, ...Object.values(placing)]),
      scriptOf('react').catch(() => ''),
    ])
    shown = { meta: result.meta, css, html: codeOf('html'), scriptOf }
    return { shown, problems: [...result.warnings.map(formatProblem), ...found] }
  }
}

/** What opens a component as its preview does, as a script that a frame runs. */
export async function openerScript(): Promise<string> {
  const entry = join(root, 'client/preview/opened.ts')
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'opening' } },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error('The script that opens previews could not be built.')
  return output.output[0].code
}
