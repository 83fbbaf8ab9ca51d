/**
 * A button as its author would write it: a React file in the subset that the compiler reads. The build compiles one of
 * each structure, and what is chosen beyond that only fills in classes, words and icons.
 */
import type { Role, RoleClasses } from './classes.ts'
import { jsxAttribute, jsxShapes } from './drawing.ts'
import { componentOf, type IconPart, importPaths, svgAttributes } from './icon.ts'
import { drawingOf, type Icons } from './kit.ts'
import { type ButtonDesign, segmentNames } from './options.ts'
import { escapeText, type Parts, type Structure } from './source.ts'

const panel =
  'absolute end-0 top-full z-20 mt-2 w-48 origin-top-right rounded-xl bg-white p-1 shadow-lg ring-1 ring-secondary-950/10 transition focus:outline-hidden data-closed:scale-95 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none rtl:origin-top-left dark:bg-secondary-800 dark:ring-white/10'
const item =
  'flex w-full rounded-lg px-3 py-2 text-start text-sm/5 font-medium text-secondary-900 data-focus:bg-secondary-950/5 data-focus:outline-hidden dark:text-white dark:data-focus:bg-white/10'

const values = ['first', 'second', 'third']

/** The names a split button's menu offers. */
const menu = ['Save as draft', 'Save a copy', 'Schedule for later']

/**
 * The authored TSX of a button: what the compiler makes the templates of.
 *
 * @param icons the drawings of icons that are not imported
 */
export function sourceOf(structure: Structure, classes: RoleClasses, parts: Parts, icons: Icons = {}): string {
  const given: SourceInput = { classes, parts, icons }
  const bodies: Record<ButtonDesign['group'], () => string> = {
    none: () => singleOf(structure, given),
    segmented: () => segmentedOf(structure, given),
    split: () => splitOf(structure, given),
  }
  return `/**\n * @title Button\n * @description A button.\n * @order 1\n */\n${bodies[structure.group]()}`
}

const className = (classes: RoleClasses, role: Role) => `className="${classes[role]}"`
type SourceInput = { classes: RoleClasses; parts: Parts; icons: Icons }

function iconOf(part: IconPart, { classes, parts, icons }: SourceInput): string {
  const ref = parts[part]
  if (importPaths(parts)[part]) return `<${componentOf(ref)} aria-hidden="true" ${className(classes, part)} />`
  const attributes = svgAttributes(ref, parts.set).map(jsxAttribute).join(' ')
  const shapes = jsxShapes(drawingOf(icons, ref, parts.set))
  return `<svg aria-hidden="true" ${attributes} ${className(classes, part)}>${shapes}</svg>`
}

function importOf(used: readonly (IconPart | false)[], { parts }: SourceInput): string {
  const paths = importPaths(parts)
  const names = new Map<string, Set<string>>()
  for (const part of used) {
    const path = part && paths[part]
    if (path) names.set(path, (names.get(path) ?? new Set()).add(componentOf(parts[part])))
  }
  return [...names]
    .toSorted(([a], [z]) => (a < z ? -1 : 1))
    .map(([path, own]) => `import { ${[...own].sort().join(', ')} } from '@heroicons/react/${path}'\n`)
    .join('')
}

function singleOf({ state, tag, iconOnly, start, end }: Structure, given: SourceInput): string {
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

function segmentedOf({ iconOnly, start }: Structure, given: SourceInput): string {
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

function splitOf({ start }: Structure, given: SourceInput): string {
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
