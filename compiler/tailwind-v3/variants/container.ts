import { containers } from '../utilities/sizing.ts'
import { spacing } from '../values.ts'

/**
 * A container query.
 *
 *     @max-md/main
 *      ^^^ bound  ^^^^ name of the container
 *          ^^ size
 */
const pattern = /^@(?:(max|min)-)?(\[.+?\]|[\w.-]+)(?:\/([\w-]+))?$/

/** @returns the query as an arbitrary variant of version 3; null when the size is unknown */
export function containerQuery(variant: string): string | null {
  const [, bound, size, name] = pattern.exec(variant) ?? []
  const width = size && widthOf(size)
  if (!width) return null
  const query = bound === 'max' ? `not_(min-width:${width})` : `(min-width:${width})`
  // Without the space, a name or "not" would run into the parenthesis and read as a function.
  return name ? `[@container_${name}_${query}]` : bound === 'max' ? `[@container_${query}]` : `[@container${query}]`
}

function widthOf(size: string): string | null {
  if (size.startsWith('[')) return size.slice(1, -1)
  return Object.hasOwn(containers, size) ? containers[size as keyof typeof containers] : spacing(size)
}
