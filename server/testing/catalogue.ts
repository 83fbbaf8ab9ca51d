/** A small built catalogue for tests, on disk as a build leaves it. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type {
  CatalogIndex,
  CompiledComponent,
  ComponentMeta,
  ComponentTraits,
  Flavour,
  PackageSlug,
  RunnableFlavours,
} from '#shared/catalog.ts'
import type { EngineRun } from '#shared/engines.ts'
import { keyOfList, type ListNames } from '#shared/list-names.ts'
import type { Proof } from '#shared/proof.ts'
import { openCatalogue, type Catalogue } from '../domain/library/catalogue.ts'
import { firstFile } from '../domain/library/compiled.ts'

/** A component whose code says where it came from. */
export function testComponent(path: string, over: Partial<ComponentMeta> = {}): CompiledComponent {
  const slug = path.slice(path.lastIndexOf('/') + 1)
  const snippet = (language: 'html' | 'tsx' | 'vue' | 'svelte') => {
    const code = `<p class="text-primary-600"><img src="/media/mug.webp">${slug} ${language}</p>`
    const start = code.indexOf('text-')
    const classes = [{ start, end: start + 'text-primary-600'.length, v3: 'text-primary-600' }]
    const marks = { classes, quotes: [], statementEnds: [], guards: [], verbatim: [] }
    const file = { label: language.toUpperCase(), fileName: `${slug}.${language}`, language, code }
    return { files: [{ ...file, marks }], dependencies: [], setup: [], setupV3: ['A note for version 3.'] }
  }
  const meta = { slug, path, title: slug, description: `When you need ${slug}.`, part: 'AUI-C01-1' }
  return {
    ...meta,
    keywords: [],
    free: false,
    layout: 'padded',
    minHeight: 0,
    opens: null,
    ...over,
    snippets: { html: snippet('html'), react: snippet('tsx'), vue: snippet('vue'), svelte: snippet('svelte') },
  }
}

/** Writes these components as a build does and opens the result. */
export function testCatalogue(
  components: CompiledComponent[],
  proofs: Record<string, Proof | null> = {},
  moved: Record<string, string> = {},
  traits: Record<string, ComponentTraits> = {},
  engines: Record<string, EngineRun[]> = {},
): Catalogue {
  const dir = mkdtempSync(join(tmpdir(), 'catalogue-'))
  const write = (file: string, data: unknown) => {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), JSON.stringify(data))
  }
  for (const component of components) {
    write(`components/${component.path}.json`, component)
    write(`previews/${component.path}.json`, {
      html: '<p style="width:40%">Preview</p>',
      css: '.flex{display:flex}',
      styleAttributes: ['width:40%'],
      names: namesOf(component),
    })
  }
  for (const component of components)
    write(`flavours/${component.path}.json`, {
      css: '.flex{display:flex}',
      scripts: {
        react: codeIn(component, 'react'),
        vue: codeIn(component, 'vue'),
        svelte: codeIn(component, 'svelte'),
      },
      alpine: { functions: '{}', runtime: '/runtimes/alpine.js' },
      styleAttributes: ['width:40%'],
    } satisfies RunnableFlavours)
  write('index.json', indexOf(components))
  write('proofs.json', proofs)
  write('engines.json', engines)
  write('moved.json', moved)
  write('traits.json', traits)
  write(
    'heights.json',
    Object.fromEntries(
      components.map(({ path }) => [
        path,
        [
          [256, 400],
          [640, 300],
        ],
      ]),
    ),
  )
  return openCatalogue(dir)
}

/** What says in a script whose code it is. */
const codeIn = ({ snippets }: CompiledComponent, flavour: Flavour) =>
  `show(${JSON.stringify(firstFile(snippets[flavour]).code)})`

/** Names for the lists of classes in its code, as the build gives them. */
function namesOf({ snippets }: CompiledComponent): ListNames {
  const lists = [...firstFile(snippets.react).code.matchAll(/class="([^"]*)"/g)].map(([, list = '']) => keyOfList(list))
  return Object.fromEntries([...new Set(lists)].map((list, index) => [list, `m${index + 1}`]))
}

function indexOf(components: CompiledComponent[]): CatalogIndex {
  const metas = components.map(({ snippets: _, ...meta }) => ({
    ...meta,
    picture: null,
    pictureWidth: 1280,
    isDrawable: false,
  }))
  /** Groups by the nth part of the path; titles are the slugs. */
  const group = <T>(items: ComponentMeta[], depth: number, make: (slug: string, inside: ComponentMeta[]) => T): T[] =>
    Object.entries(Object.groupBy(items, ({ path }) => path.split('/')[depth] ?? '')).map(([slug, inside = []]) =>
      make(slug, inside),
    )

  const packages = group(metas, 0, (pkg, inPackage) => ({
    slug: pkg as PackageSlug,
    title: pkg,
    categories: group(inPackage, 1, (category, inCategory) => ({
      slug: category,
      title: category,
      subcategories: group(inCategory, 2, (slug, inside) => ({
        slug,
        title: slug,
        path: `${pkg}/${category}/${slug}`,
        components: inside,
      })),
    })),
  }))
  return { packages, counts: { components: metas.length, snippets: metas.length * 2, subcategories: 0 } }
}
