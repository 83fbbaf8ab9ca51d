import { Hono } from 'hono'
import { bench } from '#content/samples/bench.ts'
import { oneSource, packageFaces, showcase } from '#content/samples/showcase.ts'
import { testimonials } from '#content/samples/testimonials.ts'
import type { ComponentMeta } from '#shared/catalog.ts'
import type { BenchPiece, Face, HomeExample, HomePackage } from '#shared/page-props.ts'
import { homeQuestions } from '#shared/questions.ts'
import type { AppEnv } from '../app-env.ts'
import type { Catalogue } from '../domain/catalogue.ts'
import { mayReadCode } from '../domain/entitlement.ts'
import { libraryEntry } from '../domain/library-entry.ts'
import { proofTotals } from '../domain/proof-totals.ts'
import { shownCode } from '../domain/shown-code.ts'
import { page } from '../inertia.ts'
import { siteMenu } from '../shared-props.ts'
import { product, questions } from '../structured-data.ts'

const voices = 2

export const homeRoutes = new Hono<AppEnv>().get('/', (c) => {
  const { catalogue, env, goods } = c.var.deps
  const packages = siteMenu(catalogue.index(), goods).packages
  return page(
    c,
    'home',
    {
      bench: onBench(catalogue, env.siteUrl),
      wall: showcase.flatMap((path) => catalogue.meta(path) ?? []).map(faceOf),
      packages: packages.map((entry) => ({ ...entry, face: faceOfPackage(catalogue, entry.slug) })),
      example: example(catalogue, env.siteUrl),
      proof: proofTotals(catalogue),
      testimonials: testimonials.slice(0, voices),
    },
    { structured: [product(env.siteUrl), questions(homeQuestions)] },
  )
})

const faceOf = ({ slug, path, title, minHeight }: ComponentMeta): Face => ({ slug, path, title, minHeight })
const isOpen = (component: ComponentMeta) => mayReadCode({ user: null, component, isOfTheDay: false })

/** The chosen components that everyone may read; the first with its code, so that it is there without a script. */
function onBench(catalogue: Catalogue, siteUrl: string): BenchPiece[] {
  const open = bench.flatMap((path) => libraryEntry(catalogue, path) ?? []).filter(isOpen)
  return open.map((entry, index) => ({
    component: { ...faceOf(entry), part: entry.part },
    page: entry.subcategory.title,
    file: index === 0 ? shownCode(catalogue.component(entry.path)!, siteUrl).html : null,
  }))
}

/** What was chosen to stand for a package, or its first component. */
function faceOfPackage(catalogue: Catalogue, slug: HomePackage['slug']): Face {
  const inside = catalogue.subcategories(slug).flatMap(({ components }) => components)
  return faceOf(inside.find(({ path }) => packageFaces.includes(path)) ?? inside[0]!)
}

/** The component chosen to show one source in every flavour, or the shortest that everyone may read. */
function example(catalogue: Catalogue, siteUrl: string): HomeExample | null {
  const size = ({ path }: ComponentMeta) => catalogue.component(path)!.snippets.react.files[0]!.code.length
  const chosen = oneSource.flatMap((path) => catalogue.meta(path) ?? []).find(isOpen)
  const component =
    chosen ??
    catalogue
      .all()
      .filter(isOpen)
      .sort((a, b) => size(a) - size(b))[0]
  if (!component) return null
  const { path, title } = component
  return { component: { path, title }, files: shownCode(catalogue.component(path)!, siteUrl) }
}
