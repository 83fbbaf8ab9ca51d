import { displayOf, type Display } from '../markup/tags.ts'
import { parseCandidate, splitClasses } from './candidate.ts'

/** How an element takes part in layout, as far as whitespace around and inside it is concerned. */
export type Layout = {
  /** `block` also covers what is taken out of the flow. */
  display: Display
  /** Whether it leaves the flow of text around it without a trace. */
  outOfFlow: boolean
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

const container = /^(inline-)?(flex|grid)$/

/** The layout of an element by its tag and its classes, as it is wherever it shows: `hidden lg:flex` is always flex. */
export function layoutOf(tag: string, classes: string): Layout {
  const candidates = splitClasses(classes).map(parseCandidate)
  const plain = candidates.filter(({ variants }) => variants.length === 0).map(({ utility }) => utility)
  const displays = plain.map((name) => outer[name]).filter((display) => display !== undefined)
  const shown = plain.includes('hidden') ? candidates.map(({ utility }) => utility) : plain
  return {
    display: displays.includes('block') ? 'block' : (displays[0] ?? displayOf(tag)),
    outOfFlow: plain.some((name) => /^(absolute|fixed|sr-only)$/.test(name)),
    separatesChildren: shown.some((name) => container.test(name)),
  }
}
