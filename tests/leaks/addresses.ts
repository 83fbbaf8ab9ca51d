/** Every address that can be read: what the router answers with every real parameter, and every file of the build. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { filesBelow } from '#toolchain/hash-tree.ts'
import type { Deps } from '#server/http/app-env.ts'
import type { createApp } from '#server/app.ts'
import { flavours, packageSlugs } from '#shared/catalog.ts'
import { cliFile } from '#shared/cli.ts'
import { registryNameOf } from '#shared/component-names.ts'
import { overlayKind, projectKinds, type ProjectKind } from '#shared/goods.ts'
import { chromaticFamilies, grayFamilies } from '#shared/recolor.ts'
import { collectionItemPrefix, setItemPrefix, themeItem } from '#shared/registry.ts'
import { tiers } from '#shared/licences.ts'
import { routes } from '#shared/routes.ts'
import { setIds } from '#shared/tools/icons/sets.ts'
import { urls, type SnippetColors } from '#shared/urls.ts'
import type { Things } from './people.ts'

/** `of` is whose preview it is: what a preview says and does everybody may see, as long as it is no list of classes. */
export type Address = { path: string; kind: string; of?: string }

/** Each choice of colours once, and a scale of somebody's own. */
export const everyPalette: SnippetColors[] = [
  ...[...chromaticFamilies, ...grayFamilies].map((primary) => ({ primary })),
  ...grayFamilies.map((secondary) => ({ secondary })),
]

/** How many previews the server colours at once. */
const previewsAtOnce = 40
const looks: Record<string, string>[] = [
  {},
  { theme: 'dark' },
  { theme: 'auto', start: 'wanted' },
  { dir: 'rtl', primary: 'rose', secondary: 'stone' },
]

type Where = { app: ReturnType<typeof createApp>; deps: Deps; things: Things }
type Ways = Record<string, (route: string) => Address[]>

/** What the router answers. Throws at a route whose parameters nothing fills, so that no new one is passed by. */
export function routeAddresses({ app, deps, things }: Where): Address[] {
  const mounted = new Set(app.routes.flatMap(({ method, path }) => (method === 'GET' ? [path] : [])))
  const ways = waysOf(deps, things)
  return [...mounted].flatMap((route) => {
    const way = ways[route]
    if (way) return way(route)
    if (/[:*]/.test(route)) throw new Error(`${route}: say in tests/leaks/addresses.ts what stands for its parameters.`)
    return [{ path: route, kind: /\.\w+$/.test(route) ? 'text' : 'page' }]
  })
}

function waysOf({ catalogue, goods, overlays, previews, publications, sets }: Deps, things: Things): Ways {
  const components = catalogue.all().map(({ path }) => path)
  const subcategories = [...new Set(components.map((path) => path.slice(0, path.lastIndexOf('/'))))]
  const docs = publications.docs().map(({ slug }) => slug)
  const posts = publications.posts().map(({ slug }) => slug)
  const of = (kind: string, values: readonly string[]) => (route: string) =>
    values.map((value) => ({ path: route.replace(/:\w+(\{[^/]*\})?/, value), kind }))
  const ofComponents =
    (kind: string, queries: readonly string[], own = false) =>
    (route: string) =>
      components.flatMap((path) =>
        queries.map((query) => ({ path: route.replace(componentPlace, path) + query, kind, ...(own && { of: path }) })),
      )
  const previewLooks = looks.map((look) => asQuery(look))
  const codes = flavours.flatMap((flavour) => [
    asQuery({ flavour }),
    asQuery({ flavour, tailwind: 'v3', primary: 'teal', prefix: 'tw' }),
  ])
  const zips = (kind: ProjectKind) =>
    goods[kind].flatMap(({ slug, editions }) =>
      editions.map((edition) => ({ path: urls.goodDownload(kind, slug, edition.slug), kind: 'archive' })),
    )
  const overlayZips = () =>
    overlays().flatMap(({ slug, parts }) =>
      parts.map((part) => ({ path: urls.goodDownload(overlayKind, slug, part.slug), kind: 'archive' })),
    )
  const ofKits = of(
    'page',
    goods['starter-kits'].map(({ slug }) => slug),
  )
  const ofTemplates = of(
    'page',
    goods.templates.map(({ slug }) => slug),
  )
  const legal = publications.legal().map(({ slug }) => slug)
  const nobody = ['unknown']

  return {
    [routes.assets]: () => [],
    [routes.media]: () => [],
    [routes.componentPicture]: () => [],
    [routes.iconData]: () => [],
    [routes.runtimes]: () => [],
    [routes.flavours]: ofComponents('page', ['']),
    [routes.flavour]: (route) =>
      flavours.flatMap((flavour) =>
        ofComponents('code', ['', asQuery({ theme: 'dark', primary: 'teal' })])(
          route.replace(/:flavour\{[^/]*\}$/, flavour),
        ),
      ),
    [routes.socialPicture]: () => [],
    [routes.templatePreviewFile]: () =>
      Object.entries(previews()).flatMap(([name, { files }]) => {
        const [slug, edition] = name.split('/') as [string, string]
        const pages = (goods.templates.find((one) => one.slug === slug)?.pages ?? []).map(({ path }) => path.slice(1))
        return [...new Set([...Object.keys(files), ...pages])].map((file) => ({
          path: urls.templatePreviewFile(slug, edition, file),
          kind: 'template preview',
          of: `templates/${slug}`,
        }))
      }),
    [routes.set]: of(
      'page',
      sets.map(({ slug }) => slug),
    ),
    [routes.appSet]: of(
      'page',
      sets.map(({ slug }) => slug),
    ),
    [routes.setZip]: () => sets.map(({ slug }) => ({ path: urls.setZip(slug, 'html'), kind: 'archive' })),
    [routes.setScreen]: () =>
      sets.flatMap(({ slug, screens }) =>
        screens.map((screen) => ({ path: urls.setScreen(slug, screen.slug), kind: 'page' })),
      ),
    [routes.starterKit]: ofKits,
    [routes.appStarterKit]: ofKits,
    [routes.template]: ofTemplates,
    [routes.appTemplate]: ofTemplates,
    [routes.templatePreview]: ofTemplates,
    [routes.resetPassword]: of('page', nobody),
    [routes.verifyEmailLink]: of('page', nobody),
    [routes.newsConfirm]: of('page', nobody),
    [routes.newsLeave]: of('page', nobody),
    [routes.teamInvitation]: of('page', nobody),
    [routes.socialCallback]: of('page', ['google', 'github']),
    [routes.receipt]: of('page', [things.order]),
    [routes.receiptDetails]: of('page', [things.order]),
    [routes.receiptInvoice]: of('page', [things.order]),
    [routes.checkout]: of(
      'page',
      tiers.map(({ name }) => name),
    ),
    [routes.sandboxPayment]: of('page', [things.order]),
    [routes.checkoutReturn]: of('page', [things.order]),
    [routes.devMailMessage]: of('page', nobody),
    [routes.devMailHtml]: of('page', nobody),
    [routes.goodDownload]: () => [...projectKinds.flatMap(zips), ...overlayZips()],
    [routes.cliTarball]: () => [{ path: urls.cliTarball(cliFile()), kind: 'file' }],
    [routes.cliProject]: () =>
      projectKinds.flatMap((kind) =>
        goods[kind].flatMap(({ slug, editions }) =>
          editions.map((edition) => ({ path: urls.cliProject(kind, slug, edition.slug), kind: 'archive' })),
        ),
      ),
    [routes.designRequest]: of('page', [things.request]),
    [routes.collection]: of('page', [things.collection]),
    [routes.collectionZip]: () => [{ path: urls.collectionZip(things.collection, 'html'), kind: 'archive' }],
    [routes.designFile]: () => [{ path: urls.designFile(things.request, things.upload), kind: 'file' }],
    [routes.docsSearch]: () => ['', 'class', 'dark', 'import'].map((q) => ({ path: urls.docsSearch(q), kind: 'page' })),
    [routes.docsMarkdown]: of(
      'markdown',
      docs.map((slug) => `${slug}.md`),
    ),
    [routes.doc]: of('page', docs),
    [routes.appDoc]: of('page', docs),
    [routes.blogTag]: of(
      'page',
      publications.tags().map(({ slug }) => slug),
    ),
    [routes.blogMarkdown]: of(
      'markdown',
      posts.map((slug) => `${slug}.md`),
    ),
    [routes.post]: of('page', posts),
    [routes.paletteToolData]: (route) => [{ path: `${route}?color=brand:2563eb`, kind: 'tool' }],
    [routes.buttonStyles]: (route) => ['', '?look=outline'].map((query) => ({ path: route + query, kind: 'tool' })),
    [routes.iconBodies]: () => [{ path: urls.iconBodies(['lucide-icons/outline/bell']), kind: 'tool' }],
    [routes.tool]: () =>
      setIds.flatMap((id) => ['', 'q=arrow'].map((query) => ({ path: urls.iconTool(id, query), kind: 'page' }))),
    [routes.legal]: of('page', legal),
    [routes.legalMarkdown]: of(
      'text',
      legal.map((slug) => `${slug}.md`),
    ),
    [routes.paletteTool]: (route) =>
      ['', '?color=brand:2563eb'].map((query) => ({ path: route + query, kind: 'page' })),
    [routes.preview]: ofComponents('preview', previewLooks, true),
    [routes.appPreview]: ofComponents('preview', previewLooks.slice(0, 2), true),
    [routes.previewPalette]: ofComponents('palette', [asQuery({ primary: 'lime', secondary: 'zinc' })], true),
    [routes.previewPalettes]: () =>
      everyPalette.flatMap((palette) =>
        inParts(components, previewsAtOnce).map((paths) => ({
          path: urls.previewPalettes(paths, palette),
          kind: 'palette',
        })),
      ),
    [routes.codeZip]: () =>
      packageSlugs.flatMap((of) => [
        ...flavours.map((flavour) => ({ path: urls.codeZip({ of }, flavour), kind: 'archive' })),
        { path: urls.codeZip({ of }, 'react', { tailwind: 'v3', file: 'JSX', primary: 'teal' }), kind: 'archive' },
      ]),
    [routes.code]: ofComponents('code', codes),
    [routes.appCode]: ofComponents('code', codes),
    [routes.stackBlitz]: ofComponents('code', codes),
    [routes.componentMarkdown]: () =>
      components.flatMap((path) => [
        { path: urls.componentMarkdown(path), kind: 'markdown' },
        { path: urls.componentMarkdown(path, { flavour: 'react', tailwind: 'v3', primary: 'teal' }), kind: 'markdown' },
      ]),
    [routes.subcategoryMarkdown]: () =>
      subcategories.map((path) => ({ path: urls.subcategoryMarkdown(path), kind: 'markdown' })),
    [routes.setMarkdown]: of(
      'markdown',
      sets.map(({ slug }) => `${slug}.md`),
    ),
    [routes.packageLlms]: of('markdown', packageSlugs),
    [routes.packageLlmsFull]: () =>
      packageSlugs.flatMap((slug) => [
        { path: urls.packageLlmsFull(slug), kind: 'markdown' },
        ...flavours.map((flavour) => ({ path: urls.packageLlmsFull(slug, { flavour }), kind: 'markdown' })),
      ]),
    [routes.registryItem]: () => [
      ...components.flatMap((path) =>
        codes.map((query) => ({ path: urls.registryItem(registryNameOf(path)) + query, kind: 'registry' })),
      ),
      ...[...sets.map(({ slug }) => `${setItemPrefix}${slug}`), `${collectionItemPrefix}checkout`].map((name) => ({
        path: urls.registryItem(name),
        kind: 'registry',
      })),
      { path: urls.registryItem(themeItem, { names: 'roles' }), kind: 'registry' },
    ],
    [routes.subcategory]: ofSubcategories('page', subcategories),
    [routes.appSubcategory]: ofSubcategories('page', subcategories),
    [routes.component]: ofComponents('page', ['']),
    [routes.appComponent]: ofComponents('page', ['']),
    [routes.previewHeights]: ofSubcategories('text', subcategories),
    [routes.appPreviewHeights]: ofSubcategories('text', subcategories),
  }
}

const subcategoryPlace = ':package/:category/:subcategory'
const componentPlace = `${subcategoryPlace}/:component`
const ofSubcategories = (kind: string, paths: readonly string[]) => (route: string) =>
  paths.map((path) => ({ path: route.replace(subcategoryPlace, path), kind }))
const asQuery = (query: Record<string, string>) =>
  Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ''

function inParts<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  )
}

const manifest = z.record(z.string(), z.object({ file: z.string() }))

/** Where the server serves the folders of a build. */
const served: [folder: string, address: string, kind: string][] = [
  ['client', '', 'asset'],
  ['media', '/media', 'picture'],
  ['pictures', '/pictures', 'picture'],
  ['icon-data', '/icon-data', 'icons'],
  ['runtimes', '/runtimes', 'asset'],
  ['social', '/social', 'social picture'],
]

/** Every file of a build: where it is served, and, for all there are, where it would lie if too much were served. */
export function fileAddresses(buildDir: string): { open: Address[]; closed: Address[] } {
  const chunks = manifest.parse(JSON.parse(readFileSync(join(buildDir, 'client/.vite/manifest.json'), 'utf8')))
  const chunkOf = new Map(
    Object.entries(chunks).flatMap(([source, { file }]) => {
      const component = /^content\/components\/(.+)\.tsx$/.exec(source)
      return component ? [[`/${file}`, component[1]!] as [string, string]] : []
    }),
  )
  const open = served.flatMap(([folder, address, kind]) =>
    filesBelow(folder, buildDir).map((file): Address => {
      const path = `${address}${file.slice(folder.length)}`
      const of = chunkOf.get(path.replace(/\.(br|gz|map)$/, ''))
      return { path, kind: of ? 'preview script' : kind, ...(of && { of }) }
    }),
  )
  const roots = new Set(served.map(([folder]) => folder))
  const closed = filesBelow('.', buildDir)
    .map((file) => file.replace(/^\.\//, ''))
    .filter((file) => !roots.has(file.split('/')[0]!))
    .flatMap((file) => [`/${file}`, `/media/..%2f${file}`, `/assets/..%2f..%2f${file}`])
  return { open, closed: closed.map((path) => ({ path, kind: 'file of the build' })) }
}
