/** What a library's server says otherwise though it means the same once the page lives; it is read as the others say it. */
import type { Framework } from '../browser/bundle.ts'

type Dialect = {
  framework: Framework
  /** What the component's source contains. */
  where: RegExp
  /** What is read otherwise: in the markup as it came, or in one tag, whose attributes are sorted by then. */
  in: 'markup' | 'tag'
  reads: RegExp
  /** Nothing at all leaves a tag out. */
  as: string
  reason: string
}

const choices = /<(Combobox|Listbox)\b/
const combobox = /<Combobox\b/
const named = /<(Combobox|Listbox)\b[^>]*\sname=/

export const dialects: Dialect[] = [
  {
    framework: 'react',
    where: /<Legend\b/,
    in: 'markup',
    reads: /(<fieldset[^>]*>)<div((?: [^>]*)? id="headlessui-label-[^"]*"[^>]*)>([^<]*)<\/div>/g,
    as: '$1<legend$2>$3</legend>',
    reason: 'Headless UI for React: a legend is a box that names its fieldset; the others have the element itself.',
  },
  {
    framework: 'react',
    where: choices,
    in: 'markup',
    reads: /<div((?: [^>]*)? id="headlessui-label-[^"]*"[^>]*)>([^<]*)<\/div>/g,
    as: '<label$1>$2</label>',
    reason: 'Headless UI for React: a label is a box until the control it belongs to is there.',
  },
  {
    framework: 'svelte',
    where: named,
    in: 'tag',
    reads: /^<input type=hidden( value=[^>]*)?>$/,
    as: '',
    reason: 'Bits UI sends what a form gets in plain hidden fields; Headless UI adds its own in the browser.',
  },
  {
    framework: 'svelte',
    where: named,
    in: 'tag',
    reads: /^<input aria-hidden\b[^>]* style=[^>]*clip:rect\(0,0,0,0\)[^>]*>$/,
    as: '',
    reason: 'Bits UI: so that a choice can be required, a field that nobody sees stands beside it.',
  },
  {
    framework: 'svelte',
    where: /<ListboxButton\b/,
    in: 'tag',
    reads: /^(<button aria-expanded=false aria-haspopup=listbox) role=combobox/,
    as: '$1',
    reason: 'Bits UI: what opens a listbox is a select-only combobox.',
  },
  {
    framework: 'svelte',
    where: combobox,
    in: 'tag',
    reads: /^<button aria-haspopup=listbox/,
    as: '<button aria-expanded=false aria-haspopup=listbox',
    reason: 'Bits UI: whether a list is open is said by its field alone, not by the button beside it.',
  },
  {
    framework: 'svelte',
    where: combobox,
    in: 'tag',
    reads: /^(<input [^>]*role=combobox)(?: value(?:=[^>]*)?)?>$/,
    as: '$1 type=text>',
    reason:
      'Bits UI: the field holds its text already, which Headless UI sets in the browser; text is the type of any field.',
  },
]

/** @returns the framework's own way for components of this source */
export const dialectOf = (framework: Framework, source: string) => {
  const own = dialects.filter((each) => each.framework === framework && each.where.test(source))
  const readIn = (place: Dialect['in']) => (text: string) =>
    own.filter((each) => each.in === place).reduce((result, { reads, as }) => result.replace(reads, as), text)
  return { markup: readIn('markup'), tag: readIn('tag') }
}
