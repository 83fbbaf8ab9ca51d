/** A copy of the project with more components than there are: what there is, varied. Nothing of it is kept. */
import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { givenNumbers, type GivenNumber, nextPart, readPartNumbers } from '#scripts/build/catalogue/part-numbers.ts'
import { partedList } from '#scripts/parted-list.ts'
import { pictureFile, pictureThemes } from '#scripts/pictures/file.ts'
import { readSources, type SourceFile } from '#toolchain/catalog-files.ts'
import { root } from '#toolchain/paths.ts'
import { present } from '#toolchain/present.ts'
import { inTurn } from '../timing.ts'
import { variantOf } from './variants.ts'

/** How many components subcategories get, one after the other: among them five and twenty. */
const sizes = [5, 20, 9, 14, 8]

/** Records by path in which a variant is entered as what it was made from. */
const records = ['records/preview-heights', 'records/pictures']

/** How many components a copy has, and a subcategory of five and one of twenty. */
export type Copied = { made: number; five: string; twenty: string }
const copiedFile = 'thousand.json'

/**
 * Copies what Git knows, as it lies here, and fills its subcategories in turn.
 *
 * @param folder where to; it must be empty
 * @param count how many components there shall be at least
 */
export function copyWith(folder: string, count: number): Copied {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  for (const file of files.split('\0'))
    if (file && existsSync(join(root, file))) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      copyFileSync(join(root, file), join(folder, file))
    }
  symlinkSync(realpathSync(join(root, 'node_modules')), join(folder, 'node_modules'))
  return fill(folder, count)
}

function fill(folder: string, count: number): Copied {
  const { sources } = readSources()
  const write = (file: string, content: unknown) => writeFileSync(join(folder, file), JSON.stringify(content))
  const numbers = readPartNumbers(folder)
  const known = records.map((name) => {
    const list = partedList<unknown>(name, folder)
    return { list, entries: list.read() }
  })
  const given = givenNumbers(folder)
  const places = byPlace(sources)
  const wanted = fittedSizes(places, count)
  let made = sources.length
  for (const [place, originals] of places) {
    const missing = (wanted.get(place) ?? 0) - originals.length
    const added: [string, GivenNumber][] = []
    for (let index = 0; index < missing; index++) {
      const original = inTurn(originals, index)
      const nth = Math.floor(index / originals.length) + 1
      const path = `${original.path}-${nth + 1}`
      const part = nextPart(path, numbers)
      numbers.published[part] = path
      added.push([part, { slug: path.slice(path.lastIndexOf('/') + 1), added: '2026-11-24' }])
      const slug = path.slice(path.lastIndexOf('/') + 1)
      const order = originals.length + index + 1
      writeFileSync(
        join(folder, `content/components/${path}.tsx`),
        variantOf(original.source, made, { slug, part, order }),
      )
      for (const { entries } of known) {
        const inPlace = entries.get(place)
        if (inPlace?.[original.path]) inPlace[path] = inPlace[original.path]
      }
      for (const theme of pictureThemes)
        if (existsSync(join(root, pictureFile(original.path, theme))))
          copyFileSync(join(root, pictureFile(original.path, theme)), join(folder, pictureFile(path, theme)))
      made++
    }
    given.write(place, { ...given.read().get(place), ...Object.fromEntries(added) })
    for (const { list, entries } of known) list.write(place, entries.get(place) ?? {})
  }
  const copied: Copied = { made, five: placeOf(5, wanted), twenty: placeOf(20, wanted) }
  write(copiedFile, copied)
  return copied
}

/** What a copy was said to be that was left earlier. @throws when there is none */
export const copyIn = (folder: string): Copied => JSON.parse(readFileSync(join(folder, copiedFile), 'utf8')) as Copied

const placeOf = (size: number, sizesByPlace: ReadonlyMap<string, number>) =>
  present(
    [...sizesByPlace].find(([, had]) => had === size)?.[0],
    `a subcategory of ${size}, which asks for a larger count`,
  )

/** Components by their subcategory, in the order of their paths. */
function byPlace(sources: readonly SourceFile[]): Map<string, SourceFile[]> {
  return Map.groupBy(sources, ({ path }) => path.slice(0, path.lastIndexOf('/')))
}

/** How many each subcategory shall hold, so that it comes to the count: where that is small, the last ones keep what they have. */
function fittedSizes(places: ReadonlyMap<string, readonly unknown[]>, count: number): Map<string, number> {
  const wanted = new Map([...places].map(([place, originals]) => [place, originals.length]))
  let missing = count - [...wanted.values()].reduce((all, size) => all + size, 0)
  for (let round = 0; missing > 0; round++)
    for (const [index, [place, size]] of [...wanted].entries()) {
      const goal = round === 0 ? inTurn(sizes, index) : size === 5 || size === 20 ? size : size + 2
      const more = Math.min(missing, Math.max(0, goal - size))
      wanted.set(place, size + more)
      missing -= more
    }
  return wanted
}
