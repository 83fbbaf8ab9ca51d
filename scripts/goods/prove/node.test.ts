import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderWith } from '../fixture.ts'
import { allows, nodeFromNpm, pathForNode } from './node.ts'

test.each([
  ['*', '20.20.2', true],
  ['>=22.22.0', '22.22.0', true],
  ['>=22.22.0', '22.21.9', false],
  ['>=22.22.0', '24.1.0', true],
  ['>=20.19', '20.19.0', true],
  ['^20.19.0 || >=22.12.0', '20.20.2', true],
  ['^20.19.0 || >=22.12.0', '21.7.3', false],
  ['^20.19.0 || >=22.12.0', '22.11.0', false],
  ['^0.3.1', '0.3.9', true],
  ['^0.3.1', '0.4.0', false],
  ['~22.4.1', '22.4.9', true],
  ['~22.4.1', '22.5.0', false],
  ['22.x', '22.9.1', true],
  ['22', '23.0.0', false],
  ['>22', '22.9.0', false],
  ['>22', '23.0.0', true],
  ['<=22', '22.9.0', true],
  ['>=22 <24', '24.0.0', false],
  ['>=22 <24', '23.9.9', true],
  ['=v24.21.0', '24.21.0', true],
])('the range %s and Node.js %s: %s', (range, version, expected) => expect(allows(range, version)).toBe(expected))

test.each(['>= 22', 'latest', '', '22 - 24'])('the range “%s” is not guessed at', (range) =>
  expect(() => allows(range, '24.21.0')).toThrow('is not understood here'),
)

/** A folder with programs that answer one line. */
function programs(answers: Record<string, string>): string {
  const folder = folderWith({})
  for (const [name, script] of Object.entries(answers)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`)
    chmodSync(join(folder, name), 0o755)
  }
  return folder
}

test("the machine's own Node runs what allows it", async () => {
  const path = programs({ node: 'echo v22.22.3' })
  expect(await pathForNode('>=22.22.0', { path })).toEqual({ path, version: '22.22.3' })
})

test('where it does not, the one that npm brought comes first in PATH, and is asked for once', async () => {
  const name = `node-${process.platform}-${process.arch}`
  const cache = folderWith({})
  const path = programs({
    node: 'echo v20.20.2',
    // As npm does: it puts the package below the prefix, and here only once.
    npm: `[ -e ${cache}/asked ] && exit 1; touch ${cache}/asked; mkdir -p ${cache}/node_modules/${name}/bin; printf '#!/bin/sh\\necho v${nodeFromNpm}\\n' > ${cache}/node_modules/${name}/bin/node; chmod +x ${cache}/node_modules/${name}/bin/node`,
  })
  const tools = `${path}:/usr/bin:/bin`
  const expected = { path: `${cache}/node_modules/${name}/bin:${tools}`, version: nodeFromNpm }
  expect(await pathForNode('>=22.22.0', { path: tools, cache })).toEqual(expected)
  expect(await pathForNode('>=22.22.0', { path: tools, cache })).toEqual(expected)
})

test('what cannot be had is told in a sentence', async () => {
  const path = `${programs({ node: 'echo v20.20.2', npm: 'exit 1' })}:/usr/bin:/bin`
  const cache = folderWith({})
  await expect(pathForNode('>=22.22.0', { path, cache })).rejects.toThrow(
    /^The project needs Node\.js >=22\.22\.0, and here is 20\.20\.2\. npm has no node-\S+ 24\.21\.0 to give: install/,
  )
  await expect(pathForNode('>=99', { path, cache })).rejects.toThrow('from npm would not do either')
  mkdirSync(join(cache, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin'), { recursive: true })
  await expect(pathForNode('>=22.22.0', { path, cache })).rejects.toThrow('does not run: remove')
})
