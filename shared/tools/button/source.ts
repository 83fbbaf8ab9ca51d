/**
 * A button as its author would write it: a React file in the subset that the compiler reads. The build compiles one of
 * each structure, and what is chosen beyond that only fills in classes, words and icons.
 */
import type { Role, RoleClasses } from './classes.ts'
import { jsxAttribute, jsxShapes } from './drawing.ts'
import { chevronBeside, componentOf, type IconPart, importPaths, type SolidPath, svgAttributes } from './icon.ts'
import { drawingOf, type Icons } from './kit.ts'
import { type ButtonDesign, segmentNames, settled } from './options.ts'

/** What decides how the markup is built, and nothing that only decides how it looks. */
export type Structure = Pick<ButtonDesign, 'group' | 'state' | 'tag' | 'iconOnly'> & { start: boolean; end: boolean }

export function structureOf(design: ButtonDesign): Structure {
  const { group, state, tag, iconOnly, start, end } = settled(design)
  return { group, state, tag, iconOnly, start: start !== '', end: end !== '' }
}

/** The same for the same structure: the key of its template. */
export const keyOf = ({ group, state, tag, iconOnly, start, end }: Structure): string =>
  [group, state, tag, iconOnly ? 'only' : `${start ? 'start' : ''}-${end ? 'end' : ''}`].join(' ')

const flags = [false, true]
const contents = [
  { start: true, end: false, iconOnly: true },
  ...flags.flatMap((start) => flags.map((end) => ({ start, end, iconOnly: false }))),
]
const noEnd = contents.filter(({ end }) => !end)

/** Every structure there is. */
export const structures: readonly Structure[] = [
  ...(['rest', 'disabled', 'loading'] as const).flatMap((state) =>
    contents.map((content) => ({ group: 'none' as const, state, tag: 'button' as const, ...content })),
  ),
  ...contents.map((content) => ({ group: 'none' as const, state: 'rest' as const, tag: 'link' as const, ...content })),
  ...noEnd.map((content) => ({
    group: 'segmented' as const,
    state: 'rest' as const,
    tag: 'button' as const,
    ...content,
  })),
  ...noEnd
    .filter(({ iconOnly }) => !iconOnly)
    .map((content) => ({ group: 'split' as const, state: 'rest' as const, tag: 'button' as const, ...content })),
]

/** The words and icons of a file. */
export type Parts = { label: string; start: string; end: string; chevron: string; set: SolidPath }

export const partsOf = (design: ButtonDesign): Parts => {
  const { label, start, end, size } = settled(design)
  return {
    label,
    start,
    end,
    chevron: chevronBeside(start),
    set: size === 'xs' || size === 'sm' ? '16/solid' : '20/solid',
  }
}

/** What the templates are compiled with; each word and icon is found again by its name. */
export const templateParts: Parts = {
  label: 'Save changes',
  start: 'Plus',
  end: 'ArrowRight',
  chevron: 'ChevronDown',
  set: '20/solid',
}

/** Text as markup and JSX have it alike; braces too, which are code in three of the four. */
export const escapeText = (text: string) =>
  text.replace(/[&<>{}]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '{': '&#123;', '}': '&#125;' })[sign]!)

const fileNames: Record<ButtonDesign['group'], string> = {
  none: 'button',
  segmented: 'button-group',
  split: 'split-button',
}
export const fileNameOf = ({ group, tag }: Pick<Structure, 'group' | 'tag'>) =>
  tag === 'link' ? 'button-link' : fileNames[group]

const panel =
  'absolute end-0 top-full z-20 mt-2 w-48 origin-top-right rounded-xl bg-white p-1 shadow-lg ring-1 ring-secondary-950/10 transition focus:outline-hidden data-closed:scale-95 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none rtl:origin-top-left dark:bg-secondary-800 dark:ring-white/10'
const item =
  'flex w-full rounded-lg px-3 py-2 text-start text-sm/5 font-medium text-secondary-900 data-focus:bg-secondary-950/5 data-focus:outline-hidden dark:text-white dark:data-focus:bg-white/10'

const values = ['first', 'second', 'third']

/** The names a split button's menu offers. */
const menu = ['Save as draft', 'Save a copy', 'Schedule for later']

/** @param icons the drawings of icons that are not imported */
export function sourceOf(structure: Structure, classes: RoleClasses, parts: Parts, icons: Icons = {}): string {
  const given: Given = { classes, parts, icons }
  const bodies: Record<ButtonDesign['group'], () => string> = {
    none: () => singleOf(structure, given),
    segmented: () => segmentedOf(structure, given),
    split: () => splitOf(structure, given),
  }
  return `/**\n * @title Button\n * @description A button.\n * @order 1\n */\n${bodies[structure.group]()}`
}

const className = (classes: RoleClasses, role: Role) => `className="${classes[role]}"`
type Given = { classes: RoleClasses; parts: Parts; icons: Icons }

function iconOf(part: IconPart, { classes, parts, icons }: Given): string {
  const ref = parts[part]
  if (importPaths(parts)[part]) return `<${componentOf(ref)} aria-hidden="true" ${className(classes, part)} />`
  const attributes = svgAttributes(ref, parts.set).map(jsxAttribute).join(' ')
  const shapes = jsxShapes(drawingOf(icons, ref, parts.set))
  return `<svg aria-hidden="true" ${attributes} ${className(classes, part)}>${shapes}</svg>`
}

function importOf(used: readonly (IconPart | false)[], { parts }: Given): string {
  const paths = importPaths(parts)
  const from = (path: string) =>
    [...new Set(used.filter((part) => part && paths[part] === path))].map((part) =>
      componentOf(parts[part as IconPart]),
    )
  return [...new Set(used.map((part) => part && paths[part]))]
    .filter((path) => typeof path === 'string')
    .sort()
    .map((path) => `import { ${[...new Set(from(path))].sort().join(', ')} } from '@heroicons/react/${path}'\n`)
    .join('')
}

function singleOf({ state, tag, iconOnly, start, end }: Structure, given: Given): string {
  const { classes, parts } = given
  const isLoading = state === 'loading'
  const icons = importOf([start && 'start', end && 'end'], given)
  const spinner = `<span aria-hidden="true" ${className(classes, 'spinner')} />`
  const first = start ? iconOf('start', given) : ''
  const before = isLoading ? (start ? `{loading ? ${spinner} : ${first}}` : `{loading && ${spinner}}`) : first
  const text = iconOnly ? `<span className="sr-only">${escapeText(parts.label)}</span>` : escapeText(parts.label)
  const after = end ? iconOf('end', given) : ''
  const [name, opening] =
    tag === 'link'
      ? ['ButtonLink', '<a href="#"']
      : ['Button', `<button type="button"${state === 'disabled' ? ' disabled' : ''}`]
  const busy = isLoading ? ' onClick={run} disabled={loading} aria-busy={loading}' : ''
  const script = isLoading
    ? `  const [loading, setLoading] = useState(false)

  function run() {
    setLoading(true)
    // Your request goes here; this stands for its end.
    setTimeout(() => setLoading(false), 2000)
  }

`
    : ''
  return `${isLoading ? "import { useState } from 'react'\n" : ''}${icons}
export default function ${name}() {
${script}  return (
    ${opening}${busy} ${className(classes, 'button')}>
      ${[before, text, after].filter(Boolean).join('\n      ')}
    </${tag === 'link' ? 'a' : 'button'}>
  )
}
`
}

function segmentedOf({ iconOnly, start }: Structure, given: Given): string {
  const { classes, parts } = given
  const names = segmentNames(parts.label)
  const options = names.map((name, index) => `  { value: '${values[index]}', name: '${name}' },`)
  const icon = start ? `${iconOf('start', given)}\n          ` : ''
  const text = iconOnly ? '<span className="sr-only">{option.name}</span>' : '{option.name}'
  return `import { useState } from 'react'
${importOf([start && 'start'], given)}
const options = [
${options.join('\n')}
]

export default function ButtonGroup() {
  const [chosen, setChosen] = useState('first')

  return (
    <div role="group" aria-label="View" ${className(classes, 'group')}>
      {options.map((option) => (
        <button key={option.value} type="button" aria-pressed={option.value === chosen} onClick={() => setChosen(option.value)} ${className(classes, 'button')}>
          ${icon}${text}
        </button>
      ))}
    </div>
  )
}
`
}

function splitOf({ start }: Structure, given: Given): string {
  const { classes, parts } = given
  const items = menu.map(
    (name) => `            <MenuItem>
              <button type="button" className="${item}">
                ${name}
              </button>
            </MenuItem>`,
  )
  return `import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react'
${importOf(['chevron', start && 'start'], given)}
export default function SplitButton() {
  return (
    <div role="group" aria-label="Save" ${className(classes, 'group')}>
      <button type="button" ${className(classes, 'button')}>
        ${start ? `${iconOf('start', given)}\n        ` : ''}${escapeText(parts.label)}
      </button>
      <Menu as="div" className="relative">
        <MenuButton ${className(classes, 'more')}>
          <span className="sr-only">More ways</span>
          ${iconOf('chevron', given)}
        </MenuButton>
        <MenuItems transition className="${panel}">
${items.join('\n')}
        </MenuItems>
      </Menu>
    </div>
  )
}
`
}
