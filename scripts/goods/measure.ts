/** What Lighthouse says of the starter kits as they were proven last: measured by itself, on a machine at rest. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { hashTree } from './zip.ts'
import { createAssembler } from './assemble.ts'
import { editionsOf, itemsOf } from './items.ts'
import { readKitRecord, writeKitRecord } from './kit-record.ts'
import { proofFolder, whileServed } from './prove/edition.ts'
import { lighthouseOf } from './prove/lighthouse.ts'
import { openProject } from './prove/run.ts'
import { readRecord } from './record.ts'

/** Measures the kits whose name contains `wanted`. Answers whether all could be measured. */
export async function measureKits(wanted = ''): Promise<boolean> {
  const assemble = createAssembler()
  const proven = readRecord()
  let failed = 0
  for (const edition of itemsOf('starter-kits').flatMap(editionsOf)) {
    const { slug } = edition.item
    if (!slug.includes(wanted)) continue
    const folder = proofFolder(edition)
    const record = readKitRecord(slug)
    const isAsProven = record && proven[edition.name]?.tree === hashTree(await assemble(edition))
    if (!isAsProven || !existsSync(join(folder, 'node_modules'))) {
      failed += 1
      console.log(`✗ ${slug} was not proven here as it is: run "npm run goods -- ${slug}" first.`)
      continue
    }
    const lighthouse = await whileServed(await openProject(folder), (url) => lighthouseOf(url, record.firstPage.path))
    writeKitRecord(slug, { ...record, lighthouse })
    if (!lighthouse) failed += 1
    else {
      const { performance, accessibility, bestPractices, seo } = lighthouse
      console.log(`✓ ${slug}: ${performance}, ${accessibility}, ${bestPractices}, ${seo}`)
    }
  }
  return failed === 0
}
