import { rewriteClasses, toPhysical, withPrefix } from './classes.ts'
import { inCompact } from './density.ts'
import type { Draft } from './draft.ts'
import type { SnippetStyle } from './style.ts'
import { withoutDark } from './without-dark.ts'

/**
 * Applies what a style says of classes, the version and the colours aside: first what goes, then what becomes another
 * class, and the prefix last, since what is before it looks for the names as Tailwind CSS has them.
 */
export function styleClasses(draft: Draft, { dark, density, direction, prefix, tailwind }: SnippetStyle): Draft {
  const lit = dark === 'none' ? withoutDark(draft) : draft
  const spaced = density === 'compact' ? rewriteClasses(lit, inCompact) : lit
  const directed = direction === 'physical' ? rewriteClasses(spaced, toPhysical) : spaced
  return prefix ? rewriteClasses(directed, (name) => withPrefix(name, prefix, tailwind)) : directed
}
