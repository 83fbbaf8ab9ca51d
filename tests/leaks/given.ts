/** What everybody may have: our own interface, free components, and what free kits and overlays hold of their own. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createAssembler } from '#scripts/goods/assemble.ts'
import { allEditions, itemsOf, partsOf } from '#scripts/goods/items.ts'
import { generatedFiles, readJson } from '#scripts/goods/schema.ts'
import { filesBelow } from '#toolchain/hash-tree.ts'
import { root } from '#toolchain/paths.ts'
import type { Catalogue } from '#server/domain/library/catalogue.ts'
import { previewFolder, type ProjectContents, type Previews } from '#shared/goods.ts'
import { createSearch } from './search.ts'
import { textsOf, type Sold } from './sold.ts'

/** Rooms whose texts are ours and reach everybody; the button builder's code is made from some of them. */
const interfaceRooms = ['client', 'shared', 'server', 'scripts/build/button', 'scripts/goods', 'build/button.json']
/** Texts that quote code of our own; three classes in a row may meet by chance there, whole lists may not. */
const proseRooms = ['content/docs', 'content/blog', 'content/changelog', 'content/about', 'content/legal']

/**
 * What of the sold texts stands by coincidence in what is given away, with the first place where it does: all of it is
 * written in the same language, so that short lists meet.
 */
export async function givenAway(sold: readonly Sold[], catalogue: Catalogue): Promise<Map<Sold, string>> {
  const search = createSearch(sold.map(({ text }) => text))
  const found = new Map<Sold, string>()
  const look = (place: string, text: string | Uint8Array, isMeant: (one: Sold) => boolean = () => true) => {
    for (const index of search(Buffer.from(text))) {
      const one = sold[index]!
      if (isMeant(one) && !found.has(one)) found.set(one, place)
    }
  }
  for (const { path } of catalogue.all().filter(({ free }) => free))
    for (const text of textsOf(catalogue, path)) look(path, text)
  for (const file of filesIn(interfaceRooms)) look(file, readFileSync(join(root, file)))
  for (const [file, bytes] of await filesOfFreeKits()) look(file, bytes)
  for (const file of filesIn(proseRooms)) look(file, readFileSync(join(root, file)), ({ kind }) => kind === 'run')
  return found
}

const filesIn = (rooms: readonly string[]) =>
  rooms.flatMap((room) => filesBelow(room)).filter((file) => !/\.(test|spec)\.ts$/.test(file))

/** The files of free kits that are no component of the catalogue: their projects, and the sources all kits share. */
async function filesOfFreeKits(): Promise<[file: string, bytes: Uint8Array][]> {
  const assemble = createAssembler()
  const kits = [...allEditions().filter(({ item }) => item.about.free), ...itemsOf('overlays').flatMap(partsOf)]
  const files = await Promise.all(
    kits.map(async (edition) => {
      const list = readJson(
        join(edition.folderPath, 'generated.json'),
        generatedFiles,
        'does not say what is generated.',
      )
      const components = new Set(list.flatMap(({ to, from }) => (/^(source|media)\//.test(from) ? [] : [to])))
      const tree = [...(await assemble(edition))].filter(([path]) => !components.has(path))
      return tree.map(([path, bytes]): [string, Uint8Array] => [`${edition.name}/${path}`, bytes])
    }),
  )
  return files.flat()
}

type Shown = {
  catalogue: Catalogue
  previews: () => Previews
  contents: () => Record<string, Pick<ProjectContents, 'files'>>
  buildDir: string
}

/**
 * The strings that a preview shows when it is opened, as text or as an attribute: whoever looks at it reads them. So
 * are names of files that the pages of templates and starter kits list, and imports repeat.
 */
export function shownStrings(sold: readonly Sold[], { catalogue, previews, contents, buildDir }: Shown): Set<Sold> {
  const strings = sold.filter(({ kind }) => kind === 'string')
  const search = createSearch(strings.map(({ text }) => text))
  const templates = Object.entries(previews()).flatMap(([name, { files }]) => {
    const [slug, edition] = name.split('/') as [string, string]
    const pages = Object.keys(files).filter((file) => file.endsWith('.html'))
    return pages.map((file) => readFileSync(join(buildDir, previewFolder(slug, edition), file)))
  })
  const names = Object.values(contents()).map(({ files }) => Buffer.from(JSON.stringify(files)))
  const previewed = catalogue.all().map(({ path }) => Buffer.from(catalogue.preview(path)!.html))
  const pages = [...previewed, ...templates, ...names]
  return new Set(pages.flatMap((page) => [...search(page)].map((index) => strings[index]!)))
}
