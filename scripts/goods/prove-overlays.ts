/** Proves the overlays that changed, each in the project that all of its parts are laid over, and writes down what passed. */
import { join } from 'node:path'
import { launchChromium } from '#toolchain/chromium.ts'
import { root } from '#toolchain/paths.ts'
import { createAssembler } from './assemble.ts'
import { editionsOf, itemsOf } from './items.ts'
import { proveEdition } from './prove/edition.ts'
import { keysOf } from './prove/keys.ts'
import { readRecord, writeRecord } from './record.ts'

/** Beside what is proven of templates and kits, whose proof forgets what it does not know. */
export const overlayRecords = join(root, 'tests/passed/overlays')

/** Answers whether all are proven. */
export async function proveOverlays(): Promise<boolean> {
  const assemble = createAssembler()
  const record = readRecord(overlayRecords)
  const today = new Date().toISOString().slice(0, 10)
  let isWhole = true
  for (const item of itemsOf('overlays'))
    for (const edition of editionsOf(item)) {
      const tree = await assemble(edition)
      const { project, key } = keysOf(edition, tree)
      const before = record[edition.name]
      if (before?.passed === key) continue
      const browser = await launchChromium()
      const started = performance.now()
      try {
        await proveEdition(edition, tree, browser)
        record[edition.name] = {
          tree: project,
          passed: key,
          changed: before?.tree === project ? before.changed : today,
        }
        console.log(`✓ ${edition.name} in ${((performance.now() - started) / 1000).toFixed(0)} s`)
      } catch (error) {
        isWhole = false
        delete record[edition.name]
        console.log(`✗ ${edition.name}\n${(error as Error).message}`)
      } finally {
        await browser.close()
      }
      writeRecord(`${item.kind}/${item.slug}`, record, overlayRecords)
    }
  return isWhole
}
