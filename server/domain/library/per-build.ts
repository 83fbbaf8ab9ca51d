import type { CatalogIndex } from '#shared/catalog.ts'
import type { Catalogue } from './catalogue.ts'

/**
 * Reckons something of a catalogue once for each of its builds.
 *
 * @param reckon what is asked for, of the catalogue alone
 * @returns the same, kept until the catalogue is built anew
 */
export function perBuild<Value>(reckon: (catalogue: Catalogue) => Value): (catalogue: Catalogue) => Value {
  const known = new WeakMap<Catalogue, { index: CatalogIndex; value: Value }>()
  return (catalogue) => {
    const index = catalogue.index()
    const found = known.get(catalogue)
    if (found?.index === index) return found.value
    const value = reckon(catalogue)
    known.set(catalogue, { index, value })
    return value
  }
}
