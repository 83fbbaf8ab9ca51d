/**
 * npm run goods [-- part of a name] [--share 2/4]: proves the templates and starter kits that changed, or a part of them.
 * npm run goods -- overlays: proves the overlays that changed.
 * npm run goods -- assemble <kind>/<slug>/<edition> [folder]: writes a project out.
 * npm run goods -- use <kind>/<slug>/<edition> [folder]: does with a project that is built there what a proof does once it is built.
 * npm run goods -- adds [part of a name] [site]: adds components of a running site to the kits as they were proven, and builds them.
 * npm run goods -- lighthouse [part of a name]: measures templates and kits as they were proven, where nothing else runs.
 * npm run goods -- pictures [site] [part of a name]: photographs the live previews for their cards.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { launchChromium } from '#toolchain/chromium.ts'
import { addToKits } from './adds.ts'
import { createAssembler } from './assemble.ts'
import { editionsOf, partsOf, provenItems } from './items.ts'
import { measureEditions } from './measure.ts'
import { proveOverlays } from './prove-overlays.ts'
import { takePictures } from './pictures.ts'
import { proofFolder, useEdition } from './prove/edition.ts'
import { prove } from './prove/index.ts'
import { openProject } from './prove/run.ts'
import { shareFrom } from './prove/share.ts'
import { writeTree } from './write-tree.ts'

const { positionals, values } = parseArgs({ allowPositionals: true, options: { share: { type: 'string' } } })
const [command, ...words] = positionals
try {
  if (command === 'assemble') await assemble(words)
  else if (command === 'overlays') process.exitCode = (await proveOverlays()) ? 0 : 1
  else if (command === 'use') process.exitCode = (await use(words)) ? 0 : 1
  else if (command === 'adds') process.exitCode = (await addToKits(...words)) ? 0 : 1
  else if (command === 'lighthouse') process.exitCode = (await measureEditions(...words)) ? 0 : 1
  else if (command === 'pictures') await takePictures(...words)
  else {
    endAtOnce()
    process.exitCode = (await prove(command, values.share ? shareFrom(values.share) : undefined)) ? 0 : 1
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

/** Who stops a proof has found nothing out: else its browser would end first, and the edition at work would have failed. */
function endAtOnce() {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)
    process.once(signal, () => {
      console.error('Stopped. What passed before is written down, and of the edition at work nothing is.')
      process.exit(code)
    })
}

async function assemble([wanted, folder]: string[]) {
  const { chosen, target } = choose(wanted, folder)
  const tree = await createAssembler()(chosen)
  writeTree(tree, target)
  console.log(`${tree.size} files in ${target}`)
}

/** Pages, main job and attacks, without what takes long before. */
async function use([wanted, folder]: string[]): Promise<boolean> {
  const { chosen, target } = choose(wanted, folder)
  const browser = await launchChromium()
  try {
    const { problems, attacks } = await useEdition(chosen, await openProject(target), browser)
    console.log(
      [...problems, `${problems.length} problems${attacks ? `, ${attacks.length} attacks held` : ''}`].join('\n'),
    )
    return problems.length === 0
  } finally {
    await browser.close()
  }
}

function choose(wanted: string | undefined, folder: string | undefined) {
  const editions = provenItems().flatMap((item) => [...editionsOf(item), ...partsOf(item)])
  const chosen = editions.find(({ name }) => name === wanted)
  if (!chosen)
    throw new Error(`Which one?\n${editions.map(({ name }) => `  ${name}`).join('\n') || '  There is none.'}`)
  return { chosen, target: folder ? resolve(folder) : proofFolder(chosen) }
}
