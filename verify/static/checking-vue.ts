/**
 * A thread that checks the types of Vue's files as vue-tsc does, of whose parts it is made. It keeps what it read of the
 * libraries, which takes most of the time of a checker that starts anew. It runs with TypeScript 6.
 */
import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { CompilerHost, CompilerOptions, CreateProgramOptions, Program, SourceFile } from 'typescript-6'
import { root } from '#toolchain/paths.ts'
import { answerEach } from './answering.ts'

type Plugin = object
type VueOptions = object
type TypeScript = typeof import('typescript-6')
type Core = {
  createParsedCommandLine(
    ts: TypeScript,
    host: object,
    file: string,
  ): { options: CompilerOptions; vueOptions: VueOptions }
  createVueLanguagePlugin(
    ts: TypeScript,
    options: CompilerOptions,
    vueOptions: VueOptions,
    asFileName: (id: string) => string,
  ): Plugin
}
type CreateProgram = (options: CreateProgramOptions) => Program
type Volar = {
  proxyCreateProgram(
    ts: TypeScript,
    original: CreateProgram,
    create: (ts: TypeScript, options: CreateProgramOptions) => { languagePlugins: Plugin[] },
  ): CreateProgram
}

const require = createRequire(join(root, 'node_modules/vue-tsc/package.json'))
const ts = require('typescript') as TypeScript
const core = require('@vue/language-core') as Core
const { proxyCreateProgram } = require('@volar/typescript/lib/node/proxyCreateProgram') as Volar

let vueOptions: VueOptions = {}
const createProgram = proxyCreateProgram(ts, ts.createProgram, (_, { options }) => ({
  languagePlugins: [core.createVueLanguagePlugin(ts, options, vueOptions, (id) => id)],
}))

/** What libraries consist of, by path. */
const kept = new Map<string, SourceFile | undefined>()
let last: Program | undefined

function check(folder: string): string {
  const command = core.createParsedCommandLine(ts, ts.sys, join(folder, 'tsconfig.json'))
  vueOptions = command.vueOptions
  const options: CompilerOptions = { ...command.options, allowNonTsExtensions: true }
  const host = hostOf(options, folder)
  const rootNames = readdirSync(folder)
    .filter((name) => name.endsWith('.vue'))
    .map((name) => join(folder, name))
  const program = createProgram({ rootNames, options, host, ...(last && { oldProgram: last }) })
  last = program
  const found = [
    ...program.getConfigFileParsingDiagnostics(),
    ...program.getOptionsDiagnostics(),
    ...program.getSyntacticDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...program.getSemanticDiagnostics(),
  ]
  const format = {
    getCurrentDirectory: () => folder,
    getCanonicalFileName: (name: string) => name,
    getNewLine: () => '\n',
  }
  return ts.formatDiagnostics(ts.sortAndDeduplicateDiagnostics(found), format)
}

function hostOf(options: CompilerOptions, folder: string): CompilerHost {
  const host = ts.createCompilerHost(options)
  const read = host.getSourceFile.bind(host)
  host.getCurrentDirectory = () => folder
  host.getSourceFile = (name, ...rest) => {
    if (!name.includes('/node_modules/')) return read(name, ...rest)
    if (!kept.has(name)) kept.set(name, read(name, ...rest))
    return kept.get(name)
  }
  return host
}

answerEach(check)
