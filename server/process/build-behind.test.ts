import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildBehind } from './build-behind.ts'

test('what builds behind a server ends with it at once, also while it answers to nothing', async () => {
  const root = mkdtempSync(join(tmpdir(), 'behind-'))
  mkdirSync(join(root, 'scripts/start'), { recursive: true })
  const socket = join(root, 'socket')
  // It says that it is there, and never listens again.
  const busy = `import { connect } from 'node:net'
    const line = connect(${JSON.stringify(socket)}, () => line.write('here', () => { for (;;); }))`
  writeFileSync(join(root, 'scripts/start/behind.ts'), busy)

  const gone = Promise.withResolvers<void>()
  const there = Promise.withResolvers<void>()
  const listener = createServer((line) => {
    line.once('data', () => there.resolve())
    line.once('close', () => gone.resolve())
    line.once('error', () => gone.resolve())
    line.resume()
  }).listen(socket)
  let ended: boolean | undefined
  const behind = buildBehind(root, (isWhole) => (ended = isWhole))
  await there.promise
  behind.stop()
  await gone.promise
  listener.close()
  expect(ended).toBeUndefined()
})
