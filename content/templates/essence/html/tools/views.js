/** What pages show of the scents, the materials and the journal: the pieces of src/views, filled from the data. */
import { readFileSync } from 'node:fs'
import { articles } from '../src/data/journal.js'
import { materials } from '../src/data/materials.js'
import { photoAlt, photographs } from '../src/data/photographs.js'
import { scents } from '../src/data/scents.js'
import { plateOf, signOf } from '../src/lib/plate.js'
import { upright } from '../src/lib/plate-files.js'
import { plateMarkup } from '../src/lib/plate-svg.js'
import {
  articlesBut,
  backOf,
  bylineOf,
  captionOf,
  firstScent,
  lasting,
  letters,
  lineOf,
  madeLine,
  materialOf,
  materialsByName,
  placeNameOf,
  plateDensities,
  plateForms,
  plateLabel,
  plateMoments,
  priceLine,
  relatedTo,
  scentOf,
  scentsOf,
  shelves,
  structuredOf,
  tiersOf,
} from '../src/lib/said.js'
import { sizeRowsOf } from '../src/lib/size-rows.js'
import { states } from '../src/lib/shop/states.js'

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** A piece of src/views with its places filled. */
function view(name, values) {
  const piece = readFileSync(new URL(`../src/views/${name}.html`, import.meta.url), 'utf8').trimEnd()
  return piece.replace(/\{\{(\w+)\}\}/g, (place, key) => {
    if (values[key] === undefined) throw new Error(`Nothing fills ${place} of src/views/${name}.html.`)
    return values[key]
  })
}

const each = (all, piece) => all.map(piece).join('\n')

/** The plate of a scent as a picture, by day and by night. What it shows is said beside it, so it needs no words. */
const picture = (file, isFirst = false) => view('picture', { file, ...fetched(isFirst) })

/** What a page begins with is fetched first, and the rest as it comes near. */
const fetched = (isFirst) => (isFirst ? { loading: 'eager', priority: 'high' } : { loading: 'lazy', priority: 'auto' })
const sign = (material) => view('sign', { markup: plateMarkup(signOf(material, 120)) })

/** What stands in the key of the plates: a form, and the material that has it. */
const keyed = ({ name, text, of }) => view('key', { name, text, sign: sign(materialOf(of)) })

export const views = {
  /** Home: one large plate for each scent, of which one is seen. */
  heroPlates: () =>
    each(scents, ({ slug }) => {
      const isFirst = slug === firstScent
      const ground = view('picture-ground', { file: `${slug}-wide`, ...fetched(isFirst) })
      return view('hero-plate', { slug, shown: isFirst ? 'data-shown' : '', picture: ground })
    }),
  heroNames: () =>
    view('hero-names', {
      names: each(scents, (scent) =>
        view('hero-name', {
          slug: scent.slug,
          shown: scent.slug === firstScent ? 'data-shown' : '',
          name: escaped(scent.name),
          caption: escaped(captionOf(scent)),
        }),
      ),
    }),
  heroCaption: () => view('hero-caption', { slug: firstScent, caption: escaped(captionOf(scentOf(firstScent))) }),
  forms: () => each(plateForms, keyed),
  drydown: () => each(plateMoments, ({ plate, name, text }) => view('dry', { name, text, picture: picture(plate) })),
  sample: () => photo('sample', scentOf(firstScent)),
  bottle: () => photo('bottle', scentOf('fern-seed')),
  box: () => photo('box', scentOf('low-lamp')),
  articles: () => each(articles, articleRow),
  /** The journal: every article with how it begins. */
  entries: () =>
    each(articles, (article, index) =>
      view('entry', {
        ...articleWords(article),
        begins: escaped(article.begins),
        picture: picture(article.scent, index === 0),
      }),
    ),

  /** The shop: every scent with its plate, its line and its price. */
  wallItems: () =>
    each(scents, (scent, index) =>
      view('wall-item', {
        slug: scent.slug,
        name: escaped(scent.name),
        line: escaped(scent.line),
        family: scent.family,
        price: priceLine(scent),
        picture: picture(scent.slug, index === 0),
      }),
    ),
  materialOptions: () => each(materialsByName, ({ slug, name }) => `<option value="${slug}">${escaped(name)}</option>`),
  stateOptions: () => each(states, ({ code, name }) => `<option value="${code}">${name}</option>`),

  /** Notes: every material by the hour at which it leaves. */
  shelves: () =>
    each(shelves, ({ name, text, materials: own }) =>
      view('shelf', { name, text, rows: each(own, (material) => view('shelf-row', wordsOf(material))) }),
    ),
  letters: () => view('letters', { letters: each(letters, (one) => view('letter', one)) }),
  /** And by its letter, with its sign and the scents that have it. */
  materials: () =>
    each(materialsByName, (material) =>
      view('material', {
        ...wordsOf(material),
        text: escaped(material.text),
        scents: scentsOf(material.slug)
          .map(({ slug, name }) => view('material-scent', { slug, name: escaped(name) }))
          .join(', '),
      }),
    ),
}

const wordsOf = (material) => ({
  slug: material.slug,
  name: escaped(material.name),
  origin: escaped(material.origin),
  family: material.family,
  place: placeNameOf(material.slug),
  lasting: lasting(material.volatility),
  line: lineOf(material),
  sign: sign(material),
})

/** A photograph, by day and by night, with the plate of a scent printed on what it shows. */
function photo(name, { slug, name: scent }, sizes = '(min-width: 64rem) 55vw, 100vw') {
  const { prints, note, ...photograph } = photographs[name]
  return view('photo', {
    ...photograph,
    sizes,
    alt: escaped(photoAlt(photographs[name], scent)),
    prints: each(prints, (print) => view('print', { print, slug, note, name: escaped(scent) })),
  })
}

const scentAt = (address) => {
  const slug = /^\/scents\/([\w-]+)$/.exec(address)?.[1]
  return slug === undefined ? undefined : scentOf(slug)
}

/** What search engines read of a page. */
export function structuredAt(address, site) {
  const scent = scentAt(address)
  return scent && structuredOf(scent, site)
}

/** What the parts of a page about one scent, or about one article, leave open. */
export function outletsOf(address) {
  const scent = scentAt(address)
  if (!scent) return articleOutlets(address)
  const { slug, name, line, text, wear } = scent
  return {
    plate: () =>
      view('plate', {
        slug,
        label: escaped(plateLabel(scent)),
        markup: plateMarkup(plateOf(scent, materials, upright)),
      }),
    photo: () => photo('pair', scent),
    name: () => escaped(name),
    line: () => escaped(line),
    text: () => escaped(text),
    worn: () => escaped(wear),
    sizeList: () => each(sizeRowsOf(scent.sizes), (row) => view('size', row)),
    back: () => {
      const back = backOf(scent)
      return back ? view('back', back) : ''
    },
    made: () => escaped(madeLine(scent)),
    tiers: () =>
      each(tiersOf(scent), (tier) =>
        view('tier', { ...tier, notes: each(tier.materials, (note) => view('tier-note', wordsOf(note))) }),
      ),
    related: () =>
      each(relatedTo(scent), ({ scent: other, shared }) =>
        view('related', {
          slug: other.slug,
          name: escaped(other.name),
          shared: escaped(shared),
          picture: picture(other.slug),
        }),
      ),
  }
}

function articleOutlets(address) {
  const article = articles.find(({ slug }) => address === `/journal/${slug}`)
  if (!article) return {}
  return {
    title: () => escaped(article.title),
    byline: () => escaped(bylineOf(article)),
    line: () => escaped(article.line),
    plate: () => picture(article.scent),
    signs: () => each(plateForms, ({ of }) => view('sign-item', { sign: sign(materialOf(of)) })),
    densities: () => each(plateDensities, keyed),
    wreck: () => picture('tar-rope'),
    more: () => each(articlesBut(article), articleRow),
  }
}

const articleWords = (article) => ({
  slug: article.slug,
  title: escaped(article.title),
  line: escaped(article.line),
  byline: escaped(bylineOf(article)),
})

const articleRow = (article) => view('article-row', { ...articleWords(article), picture: picture(article.scent) })
