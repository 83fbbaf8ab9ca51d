import { Hono } from 'hono'
import { bench } from '#content/samples/bench.ts'
import { showcase } from '#content/samples/showcase.ts'
import { testimonials } from '#content/samples/testimonials.ts'
import type { ComponentMeta } from '#shared/catalog.ts'
import type { BenchPiece, Face, HomeExample, HomePackage } from '#shared/page-props.ts'
import { homeQuestions } from '#shared/questions.ts'
import type { AppEnv } from '../app-env.ts'
import type { Catalogue } from '../domain/catalogue.ts'
import { mayReadCode } from '../domain/entitlement.ts'
import { libraryEntry } from '../domain/library-entry.ts'
import { proofTotals } from '../domain/proof-totals.ts'
import { page } from '../inertia.ts'
import { siteMenu } from '../shared-props.ts'
import { product, questions } from '../structured-data.ts'
import { shownCode } from './public-components.ts'

const voices = 3

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

/** What stands for a package: one of the wall's, or its first. */
function faceOfPackage(catalogue: Catalogue, slug: HomePackage['slug']): Face {
  const inside = catalogue.subcategories(slug).flatMap(({ components }) => components)
  const chosen = [...bench, ...showcase].filter((path) => path.startsWith(`${slug}/`))
  return faceOf(inside.find(({ path }) => path === chosen.at(-1)) ?? inside[0]!)
}

/** The shortest component that everyone may read, to show one source in every flavour. */
function example(catalogue: Catalogue, siteUrl: string): HomeExample | null {
  const size = ({ path }: ComponentMeta) => catalogue.component(path)!.snippets.react.files[0]!.code.length
  const [component] = catalogue
    .all()
    .filter(isOpen)
    .sort((a, b) => size(a) - size(b))
  if (!component) return null
  const { path, title } = component
  return { component: { path, title }, files: shownCode(catalogue.component(path)!, siteUrl) }
}
