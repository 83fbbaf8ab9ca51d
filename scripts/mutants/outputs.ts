/** The outputs of every component, compiled once: what was compiled lies in the build folder, by what it was made of. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Compiler, CompileResult } from '#compiler/index.ts'
import { createHostCompiler } from '#toolchain/compiler-host.ts'
import { hashTree } from '#toolchain/hash-tree.ts'
import { buildDir } from '#toolchain/paths.ts'
import { libraryVersions } from '#verify/subject-hash.ts'

const folder = join(buildDir, 'mutants')

/** The compiler, which remembers. */
export function createRememberingCompiler(): Compiler {
  let compiler: Promise<Compiler> | undefined
  const versions = `${hashTree(['compiler', 'toolchain'])} ${libraryVersions()}`
  return {
    async compile(source, options) {
      const hash = createHash('sha256').update(`${versions} ${options.file}\n${source}`).digest('hex').slice(0, 24)
      const file = join(folder, `${hash}.json`)
      if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as CompileResult
      compiler ??= createHostCompiler()
      const result = await (await compiler).compile(source, options)
      mkdirSync(folder, { recursive: true })
      // Two at once write the same; neither reads half of it.
      writeFileSync(`${file}.${process.pid}`, JSON.stringify(result))
      renameSync(`${file}.${process.pid}`, file)
      return result
    },
  }
}
