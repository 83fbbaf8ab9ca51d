/** A build that is stopped at any moment: the next one makes the same of it as if there had been none. */
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runServer } from './product.ts'

const root = join(import.meta.dirname, '../..')
/** A copy of the project, so that nobody's sources are touched. */
const copy = join(root, 'build/half-built-copy')
const rooms = ['compiler', 'content', 'scripts', 'shared', 'toolchain', 'verify', 'build/catalog', 'build/stamps']
const files = ['package.json', 'package-lock.json', 'tsconfig.json']

const path = 'application-ui/components/alerts/dismissible-alerts-in-four-tones'
const source = join(copy, `content/components/${path}.tsx`)
const made = join(copy, `build/catalog/components/${path}.json`)
const killer = join(copy, 'killer.mjs')

beforeAll(() => {
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  for (const entry of [...rooms, ...files]) cpSync(join(root, entry), join(copy, entry), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  // Dies as soon as this file has been written, whichever way.
  writeFileSync(
    killer,
    `import fs from 'node:fs'
     import { syncBuiltinESMExports } from 'node:module'
     for (const [name, at] of [['writeFileSync', 0], ['renameSync', 1]]) {
       const before = fs[name]
       fs[name] = (...words) => {
         before(...words)
         if (words[at] === ${JSON.stringify(made)}) process.kill(process.pid, 'SIGKILL')
       }
     }
     syncBuiltinESMExports()`,
  )
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const build = (...words: string[]) =>
  runServer({}, { program: [...words, 'scripts/build/index.ts', 'catalogue'], cwd: copy })

test('a component that was compiled when the build was killed, and is again as it was, is built as it was', async () => {
  const [before, compiled] = [readFileSync(source, 'utf8'), readFileSync(made, 'utf8')]
  writeFileSync(source, before.replace('Payout details saved', 'Payout details kept'))
  const killed = build('--import', killer)
  expect(await killed.exited, killed.output()).toBeNull()
  expect(readFileSync(made, 'utf8')).toContain('Payout details kept')

  writeFileSync(source, before)
  const whole = build()
  expect(await whole.exited, whole.output()).toBe(0)
  expect(readFileSync(made, 'utf8')).toBe(compiled)
})
