/**
 * Components, sets and collections as items of a registry that the shadcn command line reads. All are universal items:
 * their files go where the project says and are written as they were sent, whatever the framework, and the project needs
 * no configuration but the registry's address.
 */
import { hash } from 'node:crypto'
import type { ComponentMeta, Flavour, SnippetFile } from '#shared/catalog.ts'
import { projectFileOf, registryNameOf } from '#shared/component-names.ts'
import type { Palette } from '#shared/recolor.ts'
import { setItemPrefix, themeItem } from '#shared/registry.ts'
import type { ComponentSet } from '#shared/sets.ts'
import { site } from '#shared/site.ts'
import { paletteTheme } from '#shared/snippet/theme.ts'
import type { SnippetStyle } from '#shared/snippet.ts'
import { splitComponentPath } from '#shared/urls.ts'
import type { Catalogue } from './catalogue.ts'
import { themeFile } from './code-archive-readme.ts'
import { compiledOf, oneFileOf } from './compiled.ts'
import { verifiedStates } from './proof-summary.ts'
import { finishFile, plainSnippet } from './snippet.ts'

/** How a project wants what it takes. */
export type RegistryProfile = {
  flavour: Flavour
  palette: Palette
  style: SnippetStyle
  /** The label of the file to take where a flavour has several; without it the first. */
  file: string | undefined
  /** Where files go, below the project's folder. */
  dir: string
  siteUrl: string
  /** How other items of this registry are named in the project, by their names in it. */
  refer(name: string): string
}

/** What everybody may know of an item. `version` is the release of the library that serves it. */
type ItemMeta = {
  version: string
  path?: string
  part?: string
  free?: boolean
  /** SHA-256 of the file's text, in hexadecimal: what tells whether it is as it was served. */
  hash?: string
  /** What verification found of the component; null where it was not verified since it changed. */
  proof?: { day: string; states: number; holds: boolean } | null
}

/** An item of the index: without code, and without what is told by code. */
export type ListedItem = {
  name: string
  type: 'registry:item'
  title: string
  description: string
  categories: string[]
  meta: ItemMeta
}

export type RegistryItem = ListedItem & {
  dependencies?: string[]
  registryDependencies?: string[]
  files?: { path: string; type: 'registry:file'; target: string; content: string }[]
  /** Shown when the item was written: what the project needs besides. */
  docs?: string
}

/** A component in the index. */
export const listedComponent = ({ path, title, description, part, free }: ComponentMeta): ListedItem => ({
  name: registryNameOf(path),
  type: 'registry:item',
  title,
  description,
  categories: path.split('/').slice(0, -1),
  meta: { path, part, free, version: site.version },
})

/** A set in the index. */
export const listedSet = ({ slug, title, description }: ComponentSet): ListedItem => ({
  name: setItemPrefix + slug,
  type: 'registry:item',
  title,
  description,
  categories: ['sets'],
  meta: { version: site.version },
})

/**
 * A component with its code in a project's flavour, version, colours and style.
 *
 * @param component whoever calls decided that the reader may have its code
 */
export function componentItem(catalogue: Catalogue, component: ComponentMeta, profile: RegistryProfile): RegistryItem {
  const { flavour, file, dir, palette, style, siteUrl, refer } = profile
  const compiled = oneFileOf(compiledOf(catalogue, component), flavour, file)
  const snippet = plainSnippet(compiled, flavour, { siteUrl, palette, style })
  const { dependencies, setup, files, theme } = snippet
  const listed = listedComponent(component)
  const proof = catalogue.proof(component.path)
  const notes = theme
    ? [...setup, `The file ${dir}/${themeFile(theme)}, which holds its colours, in ${theme.fileName}.`]
    : setup
  return {
    ...listed,
    meta: { ...listed.meta, hash: hashOfFiles(files), proof: proof && verifiedStates(proof) },
    dependencies: dependencies.map(({ name, version }) => `${name}@${version}`),
    ...(theme && { registryDependencies: [refer(themeItem)] }),
    files: files.map((each) => itemFile(projectFileOf(component.path, each.fileName), each.code, dir, component.path)),
    ...(notes.length > 0 && { docs: setUp(component.title, notes) }),
  }
}

/** What the code of a component is known by, in a project's flavour, version, colours and style. */
export function servedHash(
  catalogue: Catalogue,
  component: ComponentMeta,
  profile: Pick<RegistryProfile, 'flavour' | 'palette' | 'style' | 'siteUrl'> & { file?: string | undefined },
): string {
  const { flavour, file, palette, style, siteUrl } = profile
  const compiled = oneFileOf(compiledOf(catalogue, component), flavour, file)
  return hashOfFiles(compiled.snippets[flavour].files.map((each) => finishFile(each, { siteUrl, palette, style }).file))
}

/** Many components as one item; none of their code stands in it. */
export const groupItem = (
  listed: ListedItem,
  members: readonly ComponentMeta[],
  { refer }: Pick<RegistryProfile, 'refer'>,
): RegistryItem => ({ ...listed, registryDependencies: members.map(({ path }) => refer(registryNameOf(path))) })

/** The colours of a profile as a file of the project's; null where every project with Tailwind CSS has them. */
export function themeAsItem({ palette, style, dir }: RegistryProfile): RegistryItem | null {
  const theme = paletteTheme(palette, style)
  if (!theme) return null
  const fileName = themeFile(theme)
  return {
    name: themeItem,
    type: 'registry:item',
    title: 'Theme',
    description: `The colours that components of this project name: ${theme.names.join(', ')}.`,
    categories: ['theme'],
    meta: { version: site.version, hash: hashOf(theme.code) },
    files: [itemFile(fileName, theme.code, dir, themeItem)],
    docs: setUp('The theme', [`The file ${dir}/${fileName} in ${theme.fileName}.`]),
  }
}

/** What the command line shows at its end; that of several items follows one another. */
const setUp = (title: string, notes: readonly string[]) =>
  [`${title}, to set up once:`, ...notes.map((note) => `- ${note}`), ''].join('\n')

/** `path` says where it lies with us; what counts is where it goes, and that is from the project's own folder. */
const itemFile = (fileName: string, content: string, dir: string, path: string) => ({
  path: path.includes('/') ? `${splitComponentPath(path).subcategoryPath}/${fileName}` : fileName,
  type: 'registry:file' as const,
  target: `~/${dir}/${fileName}`,
  content,
})

const hashOf = (text: string) => hash('sha256', text, 'hex')

/** What a served component is known by again: of several files, with a NUL between them. */
export const hashOfFiles = (files: readonly Pick<SnippetFile, 'code'>[]): string =>
  hashOf(files.map(({ code }) => code).join('\0'))
