/**
 * A thread that checks the types of Svelte's files by what svelte-check consists of. It keeps what it read of the
 * libraries, which takes most of the time of a checker that starts anew. It runs with TypeScript 6.
 */
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compileFunction } from 'node:vm'
import { workerData } from 'node:worker_threads'
import { root } from '#toolchain/paths.ts'
import { answerEach } from './answering.ts'

type Diagnostic = { message: string; severity?: number; range: { start: { line: number; character: number } } }
type SvelteCheck = {
  upsertDocument(document: { uri: string; text: string }, isNew: boolean): Promise<void>
  getDiagnostics(): Promise<{ filePath: string; diagnostics: Diagnostic[] }[]>
}
type Parts = {
  SvelteCheck: new (folder: string, options: { tsconfig: string; compilerWarnings: object }) => SvelteCheck
}

const error = 1
const { folder: ours } = workerData as { folder: string }

/** The command's own file, which does not begin of itself but hands out its parts. */
function partsOf(file: string): Parts {
  const begins = '\nparseOptions(async (opts) => {'
  const text = readFileSync(file, 'utf8')
  const at = text.lastIndexOf(begins)
  if (at < 0 || !text.includes('src$1.SvelteCheck')) throw new Error(`${file} is another svelte-check than we know.`)
  const code = `${text.slice(0, at)}\nreturn { SvelteCheck: src$1.SvelteCheck }`
  const begin = compileFunction(code, ['exports', 'require', 'module', '__filename', '__dirname'], { filename: file })
  return begin({}, createRequire(file), { exports: {} }, file, dirname(file)) as Parts
}

const { SvelteCheck } = partsOf(join(root, 'node_modules/svelte-check/dist/src/index.js'))
/**
 * Where all files lie while they are looked at: one project, of which the libraries are read once. A name stays, and has
 * another text each time, or none; for more names there is another project.
 */
let project = ''
let checker: SvelteCheck | undefined
const known = new Set<string>()

answerEach(async (folder) => {
  const texts = new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
  const names = [...texts.keys()].filter((name) => name.endsWith('.svelte'))
  if (!checker || names.some((name) => !known.has(name))) {
    project = mkdtempSync(join(ours, 'project-'))
    for (const [name, text] of texts) writeFileSync(join(project, name), text)
    for (const name of [...known, ...names]) {
      writeFileSync(join(project, name), texts.get(name) ?? '')
      known.add(name)
    }
    checker = new SvelteCheck(project, { tsconfig: join(project, 'tsconfig.json'), compilerWarnings: {} })
  }
  for (const name of known) {
    const file = join(project, name)
    const text = texts.get(name) ?? ''
    writeFileSync(file, text)
    await checker.upsertDocument({ uri: pathToFileURL(file).href, text }, false)
  }
  const found = await checker.getDiagnostics()
  const unseen = names.find((name) => !found.some(({ filePath }) => filePath === join(project, name)))
  if (unseen) throw new Error(`${unseen} was not looked at`)
  return found
    .flatMap(({ filePath, diagnostics }) =>
      diagnostics
        .filter(({ severity }) => severity === error)
        .map(
          ({ message, range: { start } }) =>
            `0 ERROR "${relative(project, filePath)}" ${start.line + 1}:${start.character + 1} ${JSON.stringify(message)}`,
        ),
    )
    .join('\n')
})
