/** The components as the last build lists them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CatalogIndex, ComponentMeta } from '#shared/catalog.ts'
import { catalogDir } from './paths.ts'

/** @returns all of them, in the catalogue's order; throws where nothing was built yet */
export function builtComponents(): ComponentMeta[] {
  const index = JSON.parse(readFileSync(join(catalogDir, 'index.json'), 'utf8')) as CatalogIndex
  return index.packages
    .flatMap(({ categories }) => categories.flatMap(({ subcategories }) => subcategories))
    .flatMap(({ components }) => components)
}
