import { displayOf, type Display } from '../markup/tags.ts'
import { parseCandidate, splitClasses } from './candidate.ts'

/** How an element takes part in layout, as far as whitespace around and inside it is concerned. */
export type Layout = {
  /** `block` also covers what is taken out of the flow. */
  display: Display
  /** Whether children are laid out as flex or grid items, between which whitespace vanishes. */
  separatesChildren: boolean
}

const outer: Record<string, Display> = {
  absolute: 'block',
  block: 'block',
  contents: 'inline',
  fixed: 'block',
  flex: 'block',
  'float-end': 'block',
  'float-start': 'block',
  'flow-root': 'block',
  grid: 'block',
  hidden: 'block',
  inline: 'inline',
  'inline-block': 'inline-block',
  'inline-flex': 'inline-block',
  'inline-grid': 'inline-block',
  'list-item': 'block',
  'sr-only': 'block',
  table: 'block',
  'table-cell': 'block',
  'table-row': 'block',
}

/** The layout of an element by its tag and its classes; only classes without variants count. */
export function layoutOf(tag: string, classes: string): Layout {
  const plain = splitClasses(classes).filter((name) => parseCandidate(name).variants.length === 0)
  const displays = plain.map((name) => outer[name]).filter((display) => display !== undefined)
  const separatesChildren = plain.some((name) => /^(inline-)?(flex|grid)$/.test(name))
  return { display: displays.includes('block') ? 'block' : (displays[0] ?? displayOf(tag)), separatesChildren }
}
