/** The line that brings an icon from an npm package, and how it is then written, for each framework that has a package. */
import { type Glyph, type Look, strokeOf } from './draw.ts'
import { packageName } from './names.ts'
import type { SetId } from './sets.ts'

export const frameworks = ['react', 'vue', 'svelte', 'html'] as const
export type Framework = (typeof frameworks)[number]
export const frameworkTitles: Record<Framework, string> = { react: 'React', vue: 'Vue', svelte: 'Svelte', html: 'HTML' }

export type Import = {
  /** What to install. */
  install: string
  code: string
  /** What one should know before. */
  note: string | null
}

type Writer = (glyph: Glyph, look: Look) => Import | null

/** The path of a package that holds each style. */
const heroPath = ({ style }: Glyph) =>
  style.id === 'mini' ? '20/solid' : style.id === 'micro' ? '16/solid' : `24/${style.id}`

/** What was chosen, as attributes of an element in a template: text, or a binding where it is a number. */
function attributes(
  glyph: Glyph,
  { size, stroke, color }: Look,
  write: (name: string, value: string | number) => string,
) {
  const width = strokeOf(glyph, { size, stroke, color })
  return [
    ...(size === null ? [] : [write('width', size), write('height', size)]),
    ...(stroke === null || width === null ? [] : [write('stroke-width', width)]),
    ...(color === null ? [] : [write('color', color)]),
  ]
}
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const inJsx = (name: string, value: string | number) =>
  typeof value === 'number' ? `${camel(name)}={${value}}` : `${camel(name)}="${value}"`
const inMarkup = (name: string, value: string | number) => `${name}="${value}"`
const inVue = (name: string, value: string | number) =>
  typeof value === 'number' ? `:${name}="${value}"` : `${name}="${value}"`

const element = (tag: string, parts: readonly string[]) => `<${[tag, ...parts].join(' ')} />`
const component = (name: string, from: string, use: string) => `import { ${name} } from '${from}'\n\n${use}`

const withSize = (parts: readonly string[]) =>
  parts
    .filter((part) => !part.startsWith('height') && !part.startsWith(':height'))
    .map((part) => part.replace(/^(:?)width/, '$1size'))

const react =
  (install: string, from: (glyph: Glyph) => string, { sized = false, note = null as string | null } = {}): Writer =>
  (glyph, look) => {
    const name = packageName(glyph.set.id, glyph.name)
    const parts = attributes(glyph, look, inJsx)
    return { install, note, code: component(name, from(glyph), element(name, sized ? withSize(parts) : parts)) }
  }

const vue =
  (install: string, from: (glyph: Glyph) => string, { sized = false } = {}): Writer =>
  (glyph, look) => {
    const name = packageName(glyph.set.id, glyph.name)
    const parts = attributes(glyph, look, sized ? inVue : inMarkup)
    return { install, note: null, code: component(name, from(glyph), element(name, sized ? withSize(parts) : parts)) }
  }

const fileNote = 'There is no component package by the makers: this reads their file, through Vite, as it is.'

const file =
  (install: string, from: (glyph: Glyph) => string, use: (name: string) => string): Writer =>
  (glyph) => {
    const name = camel(glyph.name).replace(/^(?=\d)/, 'icon')
    return { install, note: fileNote, code: `import ${name} from '${from(glyph)}?raw'\n\n${use(name)}` }
  }
const inSvelte = (name: string) => `{@html ${name}}`
const inVueTemplate = (name: string) => `<span v-html="${name}" />`

const hero2File = (glyph: Glyph) => `heroicons/${heroPath(glyph)}/${glyph.name}.svg`
const hero1File = ({ style, name }: Glyph) => `heroicons/${style.id}/${name}.svg`
const bootstrapFile = ({ name }: Glyph) => `bootstrap-icons/icons/${name}.svg`

const lucideSvelte: Writer = (glyph, look) => {
  const name = packageName(glyph.set.id, glyph.name)
  const parts = withSize(attributes(glyph, look, inJsx))
  return { install: '@lucide/svelte', note: null, code: component(name, '@lucide/svelte', element(name, parts)) }
}
const lucideHtml: Writer = (glyph, look) => {
  const name = packageName(glyph.set.id, glyph.name)
  const tag = ['i', `data-lucide="${glyph.name}"`, ...attributes(glyph, look, inMarkup)].join(' ')
  const script = `import { createIcons, ${name} } from 'lucide'\n\ncreateIcons({ icons: { ${name} } })`
  return { install: 'lucide', note: null, code: `${script}\n\n<${tag}></i>` }
}
const bootstrapHtml: Writer = ({ name }) => ({
  install: 'bootstrap-icons',
  note: 'The icon font: size and colour follow the text it stands in.',
  code: `import 'bootstrap-icons/font/bootstrap-icons.css'\n\n<i class="bi bi-${name}" aria-hidden="true"></i>`,
})
const none: Writer = () => null

const writers: Record<SetId, Record<Framework, Writer>> = {
  'heroicons-v2': {
    react: react('@heroicons/react', (glyph) => `@heroicons/react/${heroPath(glyph)}`),
    vue: vue('@heroicons/vue', (glyph) => `@heroicons/vue/${heroPath(glyph)}`),
    svelte: file('heroicons', hero2File, inSvelte),
    html: none,
  },
  'heroicons-v1': {
    react: react('@heroicons/react@1', ({ style }) => `@heroicons/react/${style.id}`),
    vue: vue('@heroicons/vue@1', ({ style }) => `@heroicons/vue/${style.id}`),
    svelte: file('heroicons@1', hero1File, inSvelte),
    html: none,
  },
  'lucide-icons': {
    react: react('lucide-react', () => 'lucide-react', { sized: true }),
    vue: vue('@lucide/vue', () => '@lucide/vue', { sized: true }),
    svelte: lucideSvelte,
    html: lucideHtml,
  },
  'bootstrap-icons': {
    react: react('react-bootstrap-icons', () => 'react-bootstrap-icons', {
      sized: true,
      note: 'A package by its users, not by the makers: it may be a few icons behind.',
    }),
    vue: file('bootstrap-icons', bootstrapFile, inVueTemplate),
    svelte: file('bootstrap-icons', bootstrapFile, inSvelte),
    html: bootstrapHtml,
  },
}

/** How a framework gets an icon from a package, with what was chosen; null where there is none to name. */
export const importOf = (glyph: Glyph, framework: Framework, look: Look): Import | null =>
  writers[glyph.set.id][framework](glyph, look)
