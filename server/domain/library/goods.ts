import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Edition, Goods, Previews, ProjectGood, ProjectKind } from '#shared/goods.ts'

/** The tools, starter kits and templates of a build folder. Throws when it holds no list of them. */
export const readGoods = (buildDir: string) => JSON.parse(readFileSync(join(buildDir, 'goods.json'), 'utf8')) as Goods

/** What the live previews of a build folder are allowed, read when it is first asked. That throws when it does not say. */
export function openPreviews(buildDir: string): () => Previews {
  let previews: Previews | undefined
  return () => (previews ??= JSON.parse(readFileSync(join(buildDir, 'goods/previews.json'), 'utf8')) as Previews)
}

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
