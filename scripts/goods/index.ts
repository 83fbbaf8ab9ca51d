/**
 * npm run goods [-- part of a name]: proves the templates and starter kits that changed.
 * npm run goods -- assemble <kind>/<slug>/<edition> [folder]: writes a project out.
 * npm run goods -- pictures [site] [part of a name]: photographs the live previews for their cards.
 */
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createAssembler } from './assemble.ts'
import { allEditions } from './items.ts'
import { takePictures } from './pictures.ts'
import { prove } from './prove/index.ts'
import { writeTree } from './write-tree.ts'

const [command, ...words] = process.argv.slice(2)
try {
  if (command === 'assemble') await assemble(words)
  else if (command === 'pictures') await takePictures(...words)
  else process.exitCode = (await prove(command)) ? 0 : 1
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function assemble([wanted, folder]: string[]) {
  const editions = allEditions()
  const chosen = editions.find(({ name }) => name === wanted)
  if (!chosen)
    throw new Error(`Which one?\n${editions.map(({ name }) => `  ${name}`).join('\n') || '  There is none.'}`)
  const target = folder ? resolve(folder) : join(tmpdir(), 'millwork-goods', chosen.name)
  const tree = await createAssembler()(chosen)
  writeTree(tree, target)
  console.log(`${tree.size} files in ${target}`)
}
