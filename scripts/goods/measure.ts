/** What Lighthouse says of templates and starter kits as they were proven last: measured by itself, on a machine at rest. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { launchChromium } from '#toolchain/chromium.ts'
import { hashTree } from './zip.ts'
import { createAssembler } from './assemble.ts'
import { allEditions, type ItemEdition } from './items.ts'
import { readKitRecord, writeKitRecord, type KitRecord } from './kit-record.ts'
import { proofFolder, whileServed } from './prove/edition.ts'
import { lighthouseOf } from './prove/lighthouse.ts'
import { openProject } from './prove/run.ts'
import { readRecord } from './record.ts'
import { heaviestOf, weighed } from './weigh.ts'

type Figures = NonNullable<KitRecord['lighthouse']>

/** Measures the editions whose name contains `wanted`. Answers whether all could be measured, and templates are as good as they must be. */
export async function measureEditions(wanted = ''): Promise<boolean> {
  const assemble = createAssembler()
  const proven = readRecord()
  let failed = 0
  for (const edition of allEditions().filter(({ name }) => name.includes(wanted))) {
    const { name, item } = edition
    const isAsProven = proven[name]?.tree === hashTree(await assemble(edition))
    if (!isAsProven || !existsSync(join(proofFolder(edition), 'node_modules'))) {
      failed += 1
      console.log(`✗ ${name} was not proven here as it is: run "npm run goods -- ${item.kind}/${item.slug}" first.`)
      continue
    }
    const isGood = item.kind === 'starter-kits' ? await measureKit(edition) : await measureTemplate(edition)
    if (!isGood) failed += 1
  }
  return failed === 0
}

/** The page a guest sees first, for the kit's record. */
async function measureKit(edition: ItemEdition): Promise<boolean> {
  const { slug } = edition.item
  const record = readKitRecord(slug)
  if (!record) {
    console.log(`✗ ${slug} has no record: run "npm run goods -- ${slug}" first.`)
    return false
  }
  const project = await openProject(proofFolder(edition))
  const lighthouse = await whileServed(project, (url) => lighthouseOf(url, record.firstPage.path))
  writeKitRecord(slug, { ...record, lighthouse })
  return lighthouse !== null && say(edition.name, lighthouse)
}

/** The first page of an edition and its heaviest one, which are held to what templates promise. */
async function measureTemplate(edition: ItemEdition): Promise<boolean> {
  const project = await openProject(proofFolder(edition))
  return whileServed(project, async (url) => {
    let isGood = true
    for (const path of new Set(['/', await heaviestPage(edition, url)])) {
      const figures = await lighthouseOf(url, path)
      isGood = figures !== null && say(edition.name, figures, isAsPromised(figures)) && isGood
    }
    return isGood
  })
}

async function heaviestPage({ item }: ItemEdition, url: string): Promise<string> {
  const browser = await launchChromium()
  try {
    return heaviestOf(await weighed(browser, url, item.about.pages))
  } finally {
    await browser.close()
  }
}

/** Median of five, on Lighthouse's phone. */
const isAsPromised = ({ performance, accessibility, bestPractices, seo }: Figures) =>
  performance >= 98 && [accessibility, bestPractices, seo].every((share) => share === 100)

function say(name: string, figures: Figures, isGood = true): boolean {
  const { path, performance, accessibility, bestPractices, seo } = figures
  console.log(`${isGood ? '✓' : '✗'} ${name} ${path}: ${performance}, ${accessibility}, ${bestPractices}, ${seo}`)
  return isGood
}
