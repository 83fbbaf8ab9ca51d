import { type CatalogIndex, type ComponentMeta, flavours } from '#shared/catalog.ts'
import type { Good, Goods } from '#shared/goods.ts'
import type { DocPage } from '#shared/publishing.ts'
import type { SearchDocument } from '#shared/search/documents.ts'
import { iconSets } from '#shared/tools/icons/sets.ts'

type Sources = { catalogue: CatalogIndex; docs: readonly DocPage[]; goods: Goods }

/** All that search finds, in the order in which it is shown elsewhere: what everyone may know, and nothing that is sold. */
export const searchDocuments = ({ catalogue, docs, goods }: Sources): SearchDocument[] => [
  ...libraryDocuments(catalogue),
  ...docs.map(docDocument),
  ...goodsDocuments(goods),
]

/** What search finds of the library: its sections and components. */
export function libraryDocuments({ packages }: CatalogIndex): SearchDocument[] {
  return packages.flatMap(({ title: group, categories }) =>
    categories.flatMap(({ title: place, subcategories }) =>
      subcategories.flatMap(({ title, path, components }) => [
        { kind: 'section' as const, title, place, group, path, keywords: [], description: '' },
        ...components.map((component) => componentDocument(component, title, group)),
      ]),
    ),
  )
}

const componentDocument = (component: ComponentMeta, place: string, group: string): SearchDocument => ({
  kind: 'component',
  title: component.title,
  place,
  group,
  path: component.path,
  keywords: component.keywords,
  description: component.description,
  part: component.part,
  free: component.free,
  picture: component.picture,
})

const docDocument = ({ slug, title, description, headings }: DocPage): SearchDocument => ({
  kind: 'doc',
  title,
  place: 'Documentation',
  group: '',
  path: slug,
  keywords: headings.map(({ text }) => text),
  description,
})

function goodsDocuments(goods: Goods): SearchDocument[] {
  const document =
    (kind: SearchDocument['kind'], place: string) =>
    ({ slug, title, description }: Good): SearchDocument => {
      return { kind, title, place, group: '', path: slug, keywords: toolWords[slug] ?? [], description }
    }
  return [
    ...goods.tools.map(document('tool', 'Tools')),
    ...goods.templates.map(document('template', 'Templates')),
    ...goods['starter-kits'].map(document('kit', 'Starter kits')),
  ]
}

/** What else somebody may call a tool, by its slug. */
const iconWords = ['icons', 'svg icons', ...flavours.map((flavour) => `${flavour} icons`)]
const toolWords: Readonly<Record<string, readonly string[]>> = {
  'tailwind-color-palette': ['color palette generator', 'shades', 'brand color', 'contrast', 'theme generator'],
  'tailwind-button-builder': ['button generator', 'button maker', 'buttons'],
  ...Object.fromEntries(Object.keys(iconSets).map((set) => [set, iconWords])),
}
