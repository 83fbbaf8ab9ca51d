/** npm run goods: proves the templates and starter kits; `assemble <kind>/<slug>/<edition> [folder]` writes one out. */
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createAssembler } from './goods/assemble.ts'
import { allEditions } from './goods/items.ts'
import { writeTree } from './goods/write-tree.ts'

const [command, wanted, folder] = process.argv.slice(2)
const editions = allEditions()
const chosen = editions.find(({ name }) => name === wanted)
if (command !== 'assemble' || !chosen) {
  const names = editions.map(({ name }) => `  ${name}`).join('\n')
  console.error(
    `Which one? node scripts/goods.ts assemble <kind>/<slug>/<edition> [folder]\n${names || '  There is none.'}`,
  )
  process.exit(1)
}

const target = folder ? resolve(folder) : join(tmpdir(), 'millwork-goods', chosen.name)
try {
  const tree = await createAssembler()(chosen)
  writeTree(tree, target)
  console.log(`${tree.size} files in ${target}`)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
