import type { ViewNode } from './types.ts'

/** The classes an element always has, as the author wrote them. */
export const fixedClasses = (node: ViewNode): string =>
  'classes' in node ? node.classes.map((part) => (part.kind === 'static' ? part.value : '')).join(' ') : ''
