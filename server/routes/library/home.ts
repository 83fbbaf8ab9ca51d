import { Hono } from 'hono'
import { bench } from '#content/samples/bench.ts'
import { oneSource, packageFaces, showcase } from '#content/samples/showcase.ts'
import { testimonials } from '#content/samples/testimonials.ts'
import type { ComponentMeta } from '#shared/catalog.ts'
import type { ProjectGood } from '#shared/goods.ts'
import { needed } from '#shared/needed.ts'
import type { BenchPiece, Thumbnail, HomeExample, HomeIcons, HomePackage, HomeTemplate } from '#shared/page-props.ts'
import { homeQuestions } from '#shared/questions.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../../http/app-env.ts'
import type { Catalogue } from '../../domain/library/catalogue.ts'
import { mayReadCode } from '../../domain/library/entitlement.ts'
import { iconSamples } from '../../domain/tools/icon-samples.ts'
import { libraryEntry } from '../../domain/library/library-entry.ts'
import { proofTotals } from '../../domain/library/proof-totals.ts'
import { componentCode } from '../../domain/library/component-code.ts'
import { page } from '../../page/page.ts'
import { siteMenu } from '../../page/shared-props.ts'
import { product, questions } from '../../page/structured-data.ts'
import { compiledOf, firstFile } from '../../domain/library/compiled.ts'

const voices = 2
/** As many of a set as a phone shows in one row. */
const iconsInRow = 8

export const homeRoutes = new Hono<AppEnv>().get(routes.home, (c) => {
  const { catalogue, env, goods, icons } = c.var.deps
  const packages = siteMenu(catalogue.index(), goods).packages
  return page(
    c,
    'home',
    {
      bench: onBench(catalogue, env.siteUrl),
      wall: showcase.flatMap((path) => catalogue.meta(path) ?? []).map(thumbnailOf),
      packages: packages.map((entry) => ({ ...entry, thumbnail: thumbnailOfPackage(catalogue, entry.slug) })),
      example: example(catalogue, env.siteUrl),
      proof: proofTotals(catalogue),
      templates: goods.templates.map(templateOf),
      kits: goods['starter-kits'].map(({ slug, title, free, editions }) => ({
        slug,
        title,
        free,
        builtWith: editions[0]?.builtWith ?? [],
      })),
      icons: goods.tools.length > 0 ? fewIcons(iconSamples(icons)) : {},
      testimonials: testimonials.slice(0, voices),
    },
    { structured: [product(env.siteUrl), questions(homeQuestions)] },
  )
})

const thumbnailOf = ({ slug, path, title, minHeight }: ComponentMeta): Thumbnail => ({ slug, path, title, minHeight })
const isOpen = (component: ComponentMeta) => mayReadCode({ user: null, component, isOfTheDay: false })

/** The chosen components that everyone may read; the first with its code, so that it is there without a script. */
function onBench(catalogue: Catalogue, siteUrl: string): BenchPiece[] {
  const open = bench.flatMap((path) => libraryEntry(catalogue, path) ?? []).filter(isOpen)
  return open.map((entry, index) => ({
    component: { ...thumbnailOf(entry), part: entry.part },
    page: entry.subcategory.title,
    file: index === 0 ? componentCode(compiledOf(catalogue, entry), siteUrl).html : null,
  }))
}

/** What was chosen to stand for a package, or its first component. */
function thumbnailOfPackage(catalogue: Catalogue, slug: HomePackage['slug']): Thumbnail {
  const inside = catalogue.subcategories(slug).flatMap(({ components }) => components)
  const face = inside.find(({ path }) => packageFaces.includes(path)) ?? inside[0]
  return thumbnailOf(needed(face, `The package ${slug} has no components.`))
}

const templateOf = ({ slug, title, description, editions, pages, picture }: ProjectGood): HomeTemplate => ({
  slug,
  title,
  description,
  editions: editions.map(({ title: name, builtWith }) => ({ title: name, builtWith })),
  pages: pages.length,
  picture,
  isShown: editions.some(({ preview }) => preview),
})

const fewIcons = (samples: Required<HomeIcons>): HomeIcons =>
  Object.fromEntries(
    Object.entries(samples).map(([set, sample]) => [set, { ...sample, bodies: sample.bodies.slice(0, iconsInRow) }]),
  )

/** The component chosen to show one source in every flavour, or the shortest that everyone may read. */
function example(catalogue: Catalogue, siteUrl: string): HomeExample | null {
  const size = (meta: ComponentMeta) => firstFile(compiledOf(catalogue, meta).snippets.react).code.length
  const chosen = oneSource.flatMap((path) => catalogue.meta(path) ?? []).find(isOpen)
  const component =
    chosen ??
    catalogue
      .all()
      .filter(isOpen)
      .sort((a, b) => size(a) - size(b))[0]
  if (!component) return null
  const { path, title } = component
  return { component: { path, title }, files: componentCode(compiledOf(catalogue, component), siteUrl) }
}
