/** Proves what changed among the templates and starter kits, and writes down what passed. */
import { projectKinds } from '#shared/goods.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { createAssembler } from '../assemble.ts'
import { allEditions, editionsOf, itemsOf, type Item } from '../items.ts'
import { readKitRecord, writeKitRecord } from '../kit-record.ts'
import { keepRecords, readRecord, writeRecord } from '../record.ts'
import { proveEdition } from './edition.ts'
import { keysOf } from './keys.ts'
import { differences, type Outline } from './outline.ts'
import { dealt, type Share } from './share.ts'

/**
 * Proves every item with an edition that changed: all of its editions, since they are held to each other.
 *
 * @param wanted part of a name; only items with such an edition are looked at
 * @param share which of them, where other machines prove the others
 * @returns whether all passed
 */
export async function prove(wanted = '', share: Share = { part: 1, of: 1 }): Promise<boolean> {
  const assemble = createAssembler()
  const items = projectKinds.flatMap((kind) => itemsOf(kind))
  const names = allEditions().map(({ name }) => name)
  const record = Object.fromEntries(Object.entries(readRecord()).filter(([name]) => names.includes(name)))
  keepRecords(items.map(nameOf))
  const today = new Date().toISOString().slice(0, 10)
  const asked = items.filter((item) => editionsOf(item).some(({ name }) => name.includes(wanted)))
  const changed = (await Promise.all(asked.map(assembled))).filter((editions) =>
    editions.some(({ edition, key }) => record[edition.name]?.passed !== key),
  )
  const browser = await launchChromium()
  let failed = 0

  try {
    for (const editions of dealt(changed, share)) await proveItem(editions)
  } finally {
    await browser.close()
  }
  console.log(`${Object.keys(record).length} of ${names.length} editions proven, ${failed} failed`)
  return failed === 0

  function assembled(item: Item) {
    return Promise.all(
      editionsOf(item).map(async (edition) => {
        const tree = await assemble(edition)
        return { edition, tree, ...keysOf(edition, tree) }
      }),
    )
  }

  async function proveItem(editions: Awaited<ReturnType<typeof assembled>>) {
    const outlines: [name: string, Record<string, Outline>][] = []
    for (const { edition, tree, project, key } of editions) {
      const { name, item } = edition
      const started = performance.now()
      try {
        const proof = await proveEdition(edition, tree, browser)
        outlines.push([name, proof.outlines])
        if (item.kind === 'starter-kits') {
          const added = readKitRecord(item.slug)?.added ?? null
          writeKitRecord(item.slug, { ...proof.record, added: added?.tree === project ? added : null })
        }
        const before = record[name]
        record[name] = { tree: project, passed: key, changed: before?.tree === project ? before.changed : today }
        console.log(`✓ ${name} in ${((performance.now() - started) / 1000).toFixed(0)} s`)
      } catch (error) {
        fail(name, (error as Error).message)
      }
      // After each, so that a proof that is ended early keeps what it found.
      writeRecord(nameOf(item), record)
    }
    const [first, ...others] = outlines
    for (const [name, pages] of others) {
      const wrong = Object.entries(pages).flatMap(([path, outline]) => {
        const wanted = first?.[1][path]
        return wanted ? differences(wanted, outline).map((text) => `${path}: ${text}`) : [`${path}: only stands here`]
      })
      if (wrong.length > 0) fail(name, `It is not what ${first?.[0]} is.\n${wrong.join('\n')}`)
    }
    for (const { edition } of editions) writeRecord(nameOf(edition.item), record)
  }

  function fail(name: string, why: string) {
    failed += 1
    delete record[name]
    console.log(`✗ ${name}\n${why}`)
  }
}

const nameOf = ({ kind, slug }: Item) => `${kind}/${slug}`
