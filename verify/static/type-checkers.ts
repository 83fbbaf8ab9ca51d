/** Each framework's own checker over its outputs, and TypeScript over the authors' sources. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildDir, root } from '#toolchain/paths.ts'
import type { Flavour } from '#shared/catalog.ts'
import type { Findings } from '../findings.ts'
import type { Subject } from '../subject.ts'
import { hashFiles } from '#toolchain/hash-tree.ts'
import { libraryVersions, versionsOf } from '../subject-hash.ts'
import { createResident, type Check } from './resident.ts'
import { present } from '#toolchain/present.ts'

type Checked = Exclude<Flavour, 'html'>

/** Where TypeScript is, which begins quickly enough to begin anew each time. */
const tsc = join(root, 'node_modules/typescript/bin/tsc')

/** Each checker, the endings of the files it is given, and what its lines look like. */
const checkers: Record<Checked, { endings: string[]; check: Check; line: RegExp }> = {
  react: {
    endings: ['tsx'],
    check: (folder) => run([tsc, '-p', 'tsconfig.json'], folder),
    line: /^(?<file>[^(]+)\((?<at>\d+),\d+\): error (?<text>.*)$/,
  },
  vue: {
    endings: ['vue'],
    check: createResident('checking-vue.ts'),
    line: /^(?<file>[^(]+)\((?<at>\d+),\d+\): error (?<text>.*)$/,
  },
  svelte: {
    endings: ['svelte'],
    check: createResident('checking-svelte.ts'),
    line: /^\d+ ERROR "(?<file>[^"]+)" (?<at>\d+):\d+ (?<text>.*)$/,
  },
}

/** As a careful customer sets them. */
const compilerOptions = {
  target: 'esnext',
  lib: ['esnext', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  noUncheckedIndexedAccess: true,
  noUnusedLocals: true,
  noEmit: true,
  skipLibCheck: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  types: [],
}

/** Runs all checkers beside each other and notes what they say. */
export async function checkTypes(subjects: readonly Subject[], findings: Findings) {
  await Promise.all((Object.keys(checkers) as Checked[]).map((flavour) => checkFlavour(flavour, subjects, findings)))
}

/** How types are checked; other files of this folder do not matter. */
const way = hashFiles(
  ['answering', 'checking-svelte', 'checking-vue', 'resident', 'type-checkers'].map(
    (name) => `verify/static/${name}.ts`,
  ),
)

/** What passed before, by a hash of the code and of all that judges it: it is not asked about again. */
const passedFolder = join(buildDir, 'verify/types-passed')

async function checkFlavour(flavour: Checked, all: readonly Subject[], findings: Findings) {
  const { endings, check, line } = checkers[flavour]
  const judges = `${libraryVersions()} ${versionsOf('typescript typescript-6 vue-tsc svelte-check')} ${JSON.stringify(compilerOptions)} ${way}`
  const fileOf = ({ path, outputs }: Subject) =>
    present(
      outputs[flavour].files.find(({ language }) => endings.includes(language)),
      `a file of ${path} that the type checker for ${flavour} reads`,
    )
  const stampOf = (subject: Subject) => {
    const hash = createHash('sha256').update(judges).update(fileOf(subject).code)
    return join(passedFolder, `${flavour}-${hash.update(flavour === 'react' ? subject.source : '').digest('hex')}`)
  }
  for (const { path } of all) findings.ran(path, flavour, 'types')
  const subjects = all.filter((subject) => !existsSync(stampOf(subject)))
  if (subjects.length === 0) return
  // Two proofs at once, of one process or of two, do not get in each other's way.
  mkdirSync(join(buildDir, 'verify'), { recursive: true })
  const folder = mkdtempSync(join(buildDir, 'verify', `types-${flavour}-`))
  const owners = new Map<string, Subject>()
  const write = (name: string, code: string, subject: Subject) => {
    owners.set(name, subject)
    writeFileSync(join(folder, name), code)
  }
  subjects.forEach((subject, index) => {
    const file = fileOf(subject)
    write(`${index}.${file.language}`, file.code, subject)
    if (flavour === 'react') write(`${index}.source.tsx`, subject.source, subject)
  })
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*'] }))
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  // Or svelte-check would read the site's own Vite configuration.
  if (flavour === 'svelte') writeFileSync(join(folder, 'svelte.config.js'), 'export default {}\n')

  const output = await check(folder).finally(() => rmSync(folder, { recursive: true, force: true }))
  const wrong = new Set<Subject>()
  for (const text of output.split('\n')) {
    const { file = '', at, text: message } = line.exec(text)?.groups ?? {}
    const owner = owners.get(file)
    if (!owner) continue
    wrong.add(owner)
    findings.wrong(owner.path, flavour, 'types', `Line ${at}: ${message}`)
  }
  if (output.trim() && wrong.size === 0) throw new Error(`The type checker for ${flavour} failed:\n${output}`)
  mkdirSync(passedFolder, { recursive: true })
  for (const subject of subjects) if (!wrong.has(subject)) writeFileSync(stampOf(subject), '')
}

function run(command: string[], cwd: string): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, { cwd })
    let output = ''
    child.stdout.on('data', (text) => (output += text))
    child.stderr.on('data', (text) => (output += text))
    child.on('close', (code) => resolve(code === 0 ? '' : output || `it ended with ${code}`))
  })
}
