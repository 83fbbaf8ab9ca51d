import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { editionName, projectKinds } from '#shared/goods.ts'
import type {
  Contents,
  Edition,
  EditionContent,
  Goods,
  Overlay,
  OverlayPart,
  Previews,
  ProjectContents,
  ProjectGood,
  ProjectKind,
} from '#shared/goods.ts'
import { needed } from '#shared/needed.ts'

/** The tools, starter kits and templates of a build folder. Throws when it holds no list of them. */
export const readGoods = (buildDir: string) => JSON.parse(readFileSync(join(buildDir, 'goods.json'), 'utf8')) as Goods

/**
 * The same, read when they are first asked for. Where they are still to be built there is the list made ahead, of which
 * what is in an edition throws as a missing file does, until it is there.
 */
export function openGoods(buildDir: string): () => Goods {
  const [whole, ahead] = [join(buildDir, 'goods.json'), join(buildDir, 'goods-ahead.json')]
  let goods: Goods | undefined
  let listed: Goods | undefined
  return () => {
    if (goods) return goods
    if (existsSync(whole) || !existsSync(ahead)) return (goods = readGoods(buildDir))
    return (listed ??= contentLater(JSON.parse(readFileSync(ahead, 'utf8')) as Goods, buildDir))
  }
}

const contents = ['files', 'zip', 'changed'] as const satisfies readonly (keyof EditionContent)[]

function contentLater(goods: Goods, buildDir: string): Goods {
  for (const kind of projectKinds)
    for (const { slug, editions } of goods[kind])
      for (const edition of editions)
        for (const name of contents) {
          const get = () => findEdition(readGoods(buildDir), kind, slug, edition.slug)?.edition[name]
          Object.defineProperty(edition, name, { enumerable: true, get })
        }
  return goods
}

/** What the live previews of a build folder are allowed, read when it is first asked. That throws when it does not say. */
export function openPreviews(buildDir: string): () => Previews {
  let previews: Previews | undefined
  return () => (previews ??= JSON.parse(readFileSync(join(buildDir, 'goods/previews.json'), 'utf8')) as Previews)
}

/** What is in the editions of a build folder, read when it is first asked. That throws when it does not say. */
export function openContents(buildDir: string): () => Contents {
  let contents: Contents | undefined
  return () => (contents ??= JSON.parse(readFileSync(join(buildDir, 'goods/contents.json'), 'utf8')) as Contents)
}

/** The overlays of a build folder. While the goods are still being put together there is none. */
export function openOverlays(buildDir: string): () => Overlay[] {
  const file = join(buildDir, 'goods/overlays.json')
  let overlays: Overlay[] | undefined
  return () => {
    if (!overlays && !existsSync(file)) return []
    return (overlays ??= JSON.parse(readFileSync(file, 'utf8')) as Overlay[])
  }
}

/** An overlay and one of its parts; null where there is none of these names. */
export function findOverlay(
  overlays: readonly Overlay[],
  slug: string,
  part: string,
): { overlay: Overlay; part: OverlayPart } | null {
  const overlay = overlays.find((one) => one.slug === slug)
  const found = overlay?.parts.find((one) => one.slug === part)
  return overlay && found ? { overlay, part: found } : null
}

/** The same as a shelf shows it: with one picture, and not with all that its own page has. */
export const onShelf = <Project extends ProjectGood>(good: Project): Project =>
  good.kit ? { ...good, gallery: [], phone: [] } : good

/** A template or kit and one of its editions; null where there is none of these names. */
export function findEdition(
  goods: Goods,
  kind: ProjectKind,
  slug: string,
  edition: string,
): { good: ProjectGood; edition: Edition } | null {
  const good = goods[kind].find((one) => one.slug === slug)
  const found = good?.editions.find((one) => one.slug === edition)
  return good && found ? { good, edition: found } : null
}

/**
 * What is in an edition of a template or kit, by the name of its folder.
 *
 * @throws an error that names the edition where the build did not look into it
 */
export function contentsOf(contents: Contents, kind: ProjectKind, slug: string, edition: string): ProjectContents {
  const name = editionName(kind, slug, edition)
  return needed(contents[name], `The build did not look into ${name}.`)
}
