import { Hono } from 'hono'
import { bench } from '#content/samples/bench.ts'
import { colourPieces, heroPieces, oneSource, packagePieces } from '#content/samples/showcase.ts'
import { flavours, type ComponentMeta, type Flavour, type SubcategoryMeta } from '#shared/catalog.ts'
import type { ProjectGood } from '#shared/goods.ts'
import type {
  BenchPiece,
  HomeExample,
  HomeIcons,
  HomePackage,
  HomeTemplate,
  PicturedThumbnail,
} from '#shared/page-props.ts'
import { homeQuestions } from '#shared/questions.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../../http/app-env.ts'
import type { Catalogue } from '../../domain/library/catalogue.ts'
import { mayReadCode } from '../../domain/library/entitlement.ts'
import { iconSamples } from '../../domain/tools/icon-samples.ts'
import { libraryEntry } from '../../domain/library/library-entry.ts'
import { knownByFlavour } from '../../domain/library/proof-summary.ts'
import { proofTotals } from '../../domain/library/proof-totals.ts'
import { picturedThumbnailOf, thumbnailOf } from '../../domain/library/thumbnail.ts'
import { componentCode } from '../../domain/library/component-code.ts'
import { page } from '../../page/page.ts'
import { product, questions } from '../../page/structured-data.ts'
import { compiledOf, firstFile } from '../../domain/library/compiled.ts'

/** Of a package: one large, two beside it. */
const piecesOfPackage = 3
/** So many of a set, since their drawings are in the page from its first byte. */
const iconsInRow = 5

export const homeRoutes = new Hono<AppEnv>().get(routes.home, async (c) => {
  const { catalogue, env, goods, icons } = c.var.deps
  return page(
    c,
    'home',
    {
      bench: await onBench(catalogue, env.siteUrl),
      pieces: picturedOf(catalogue, heroPieces),
      colour: picturedOf(catalogue, colourPieces),
      packages: packagesOf(catalogue),
      example: example(catalogue),
      proof: proofTotals(catalogue),
      templates: goods.templates.map(templateOf),
      kits: goods['starter-kits'].map(({ slug, title, free, picture, editions }) => ({
        slug,
        title,
        free,
        picture,
        builtWith: editions[0]?.builtWith ?? [],
      })),
      icons: goods.tools.length > 0 ? fewIcons(iconSamples(icons)) : {},
    },
    { structured: [product(env.siteUrl), questions(homeQuestions)] },
  )
})

const isOpen = (component: ComponentMeta) => mayReadCode({ user: null, component, isOfTheDay: false })

function titleOf(catalogue: Catalogue, { path }: { path: string }): string | undefined {
  const [pkg = '', category = '', subcategory = ''] = path.split('/')
  return catalogue.find(pkg, category, subcategory)?.subcategory.title
}

/** The chosen components that everyone may read; the first with its code, so that it is there without a script. */
async function onBench(catalogue: Catalogue, siteUrl: string): Promise<BenchPiece[]> {
  const open = bench.flatMap((path) => libraryEntry(catalogue, path) ?? []).filter(isOpen)
  const pieces = open.map(async (entry, index) => ({
    component: { ...thumbnailOf(entry), part: entry.part },
    // Its own title, without the category: five of them stand in one row.
    page: titleOf(catalogue, entry.subcategory) ?? entry.subcategory.title,
    file: index === 0 ? (await componentCode(compiledOf(catalogue, entry), siteUrl)).html : null,
  }))
  return Promise.all(pieces)
}

/** Those of a list that the catalogue has. */
const picturedOf = (catalogue: Catalogue, paths: readonly string[]): PicturedThumbnail[] =>
  paths.flatMap((path) => catalogue.meta(path) ?? []).map(picturedThumbnailOf)

/** Every package that has components, with what was chosen to stand for it and the number of its kinds. */
const packagesOf = (catalogue: Catalogue): HomePackage[] =>
  catalogue.index().packages.flatMap(({ slug, title }) => {
    const subcategories = catalogue.subcategories(slug)
    const kinds = subcategories.length
    const count = subcategories.reduce((sum, { components }) => sum + components.length, 0)
    return count > 0 ? [{ slug, title, count, pieces: piecesOf(catalogue, subcategories), kinds }] : []
  })

/** The chosen pieces first, then the newest, until there are enough. */
function piecesOf(catalogue: Catalogue, subcategories: SubcategoryMeta[]): PicturedThumbnail[] {
  const inside = subcategories.flatMap(({ components }) => components)
  const chosen = packagePieces.flatMap((path) => inside.find((component) => component.path === path) ?? [])
  const added = ({ path }: ComponentMeta) => catalogue.traits(path).added
  const others = inside
    .filter((component) => !chosen.includes(component))
    .toSorted((a, b) => added(b).localeCompare(added(a), 'en'))
  return [...chosen, ...others].slice(0, piecesOfPackage).map(picturedThumbnailOf)
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

/** The component chosen to run in every flavour, or the shortest that everyone may read and run. */
function example(catalogue: Catalogue): HomeExample | null {
  const size = (meta: ComponentMeta) => firstFile(compiledOf(catalogue, meta).snippets.react).code.length
  const runs = (meta: ComponentMeta) => isOpen(meta) && catalogue.runnable(meta.path) !== null
  const chosen = oneSource.flatMap((path) => catalogue.meta(path) ?? []).find(runs)
  const component =
    chosen ??
    catalogue
      .all()
      .filter(runs)
      .sort((a, b) => size(a) - size(b))[0]
  if (!component) return null
  const compiled = compiledOf(catalogue, component)
  const ways = flavours.map((flavour) => {
    const { fileName, code } = firstFile(compiled.snippets[flavour])
    const line = code.split('\n').find((each) => hears[flavour].test(each))
    return [flavour, { fileName, line: line?.trim() ?? null }]
  })
  return {
    component,
    known: knownByFlavour(catalogue.proof(component.path)),
    ways: Object.fromEntries(ways) as HomeExample['ways'],
  }
}

/** What a line of each flavour has that hears a click, a key or a choice. */
const hears: Record<Flavour, RegExp> = {
  html: /\b(x-model|x-on:\w|@\w)[\w.:-]*="/,
  react: /\bon[A-Z]\w*=\{/,
  vue: /\sv-model\b|\s@\w[\w.:-]*="/,
  svelte: /\sbind:\w|\son\w+=\{/,
}
