/** Proves what changed among the templates and starter kits, and writes down what passed. */
import { projectKinds } from '#shared/goods.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { createAssembler } from '../assemble.ts'
import { allEditions, editionsOf, itemsOf, type Item } from '../items.ts'
import { writeKitRecord } from '../kit-record.ts'
import { readRecord, writeRecord } from '../record.ts'
import { proveEdition } from './edition.ts'
import { keysOf } from './keys.ts'
import { differences, type Outline } from './outline.ts'

/**
 * Proves every item with an edition that changed: all of its editions, since they are held to each other.
 *
 * @param wanted part of a name; only items with such an edition are looked at
 * @returns whether all passed
 */
export async function prove(wanted = ''): Promise<boolean> {
  const assemble = createAssembler()
  const names = allEditions().map(({ name }) => name)
  const record = Object.fromEntries(Object.entries(readRecord()).filter(([name]) => names.includes(name)))
  const today = new Date().toISOString().slice(0, 10)
  const browser = await launchChromium()
  let failed = 0

  try {
    for (const item of projectKinds.flatMap((kind) => itemsOf(kind))) await proveItem(item)
  } finally {
    await browser.close()
  }
  console.log(`${Object.keys(record).length} of ${names.length} editions proven, ${failed} failed`)
  return failed === 0

  async function proveItem(item: Item) {
    const editions = await Promise.all(
      editionsOf(item).map(async (edition) => {
        const tree = await assemble(edition)
        return { edition, tree, ...keysOf(edition, tree) }
      }),
    )
    const isKnown = editions.every(({ edition, key }) => record[edition.name]?.passed === key)
    if (isKnown || !editions.some(({ edition }) => edition.name.includes(wanted))) return
    const outlines: [name: string, Record<string, Outline>][] = []
    for (const { edition, tree, project, key } of editions) {
      const { name } = edition
      const started = performance.now()
      try {
        const proof = await proveEdition(edition, tree, browser)
        outlines.push([name, proof.outlines])
        if (item.kind === 'starter-kits') writeKitRecord(item.slug, proof.record)
        const before = record[name]
        record[name] = { tree: project, passed: key, changed: before?.tree === project ? before.changed : today }
        console.log(`✓ ${name} in ${((performance.now() - started) / 1000).toFixed(0)} s`)
      } catch (error) {
        fail(name, (error as Error).message)
      }
      // After each, so that a proof that is ended early keeps what it found.
      writeRecord(record)
    }
    const [first, ...others] = outlines
    for (const [name, pages] of others) {
      const wrong = Object.entries(pages).flatMap(([path, outline]) => {
        const wanted = first?.[1][path]
        return wanted ? differences(wanted, outline).map((text) => `${path}: ${text}`) : [`${path}: only stands here`]
      })
      if (wrong.length > 0) fail(name, `It is not what ${first?.[0]} is.\n${wrong.join('\n')}`)
    }
    writeRecord(record)
  }

  function fail(name: string, why: string) {
    failed += 1
    delete record[name]
    console.log(`✗ ${name}\n${why}`)
  }
}
