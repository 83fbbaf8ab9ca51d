/** What pages show of the scents, the materials and the journal: the pieces of src/views, filled from the data. */
import { readFileSync } from 'node:fs'
import { bottleOf } from '../src/data/bottles.js'
import { articles } from '../src/data/journal.js'
import { materials } from '../src/data/materials.js'
import { scents } from '../src/data/scents.js'
import { hoursOf, plateOf, signOf } from '../src/lib/plate.js'
import { upright } from '../src/lib/plate-files.js'
import { plateMarkup } from '../src/lib/plate-svg.js'
import { isSample, notesOf, priceFrom, scentsWith } from '../src/lib/shop/catalog.js'
import { formatMoney } from '../src/lib/shop/money.js'
import { states } from '../src/lib/shop/states.js'

const catalog = { scents, materials }
const byName = (all) => all.toSorted((a, z) => a.name.localeCompare(z.name, 'en'))
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

function scentOf(slug) {
  const scent = scents.find((one) => one.slug === slug)
  if (!scent) throw new Error(`No scent is called “${slug}”: see src/data/scents.js.`)
  return scent
}

const materialOf = (slug) => materials.find((material) => material.slug === slug)
const namesOf = (slugs) => slugs.map((slug) => materialOf(slug).name).join(', ')

/** The plate of a scent as a picture, by day and by night. What it shows is said beside it, so it needs no words. */
const picture = (file) => view('picture', { file })
const sign = (material) => view('sign', { markup: plateMarkup(signOf(material, 120)) })

/** The scent that the home page begins with; those of the others are loaded when they are needed. */
const first = 'river-road'

export const views = {
  /** Home: one large plate for each scent, of which one is seen. */
  heroPlates: () =>
    each(scents, ({ slug }) => {
      const loading = slug === first ? 'eager' : 'lazy'
      const ground = view('picture-ground', { file: `${slug}-wide`, loading })
      return view('hero-plate', { slug, shown: slug === first ? 'data-shown' : '', picture: ground })
    }),
  heroNames: () =>
    view('hero-names', {
      names: each(scents, ({ slug, name }) => view('hero-name', { slug, name: escaped(name) })),
    }),
  key: () => each(forms, ({ name, text, of }) => view('key', { name, text, sign: sign(materialOf(of)) })),
  drydown: () =>
    each(moments, ({ after, name, text }) => view('dry', { name, text, picture: picture(`green-peel${after}`) })),
  homeBottle: () => bottle(scentOf(first)),
  articles: () => each(articles, articleRow),

  /** The shop: every scent with its plate, its line and its price. */
  wall: () =>
    each(scents, (scent) =>
      view('wall-item', {
        slug: scent.slug,
        name: escaped(scent.name),
        line: escaped(scent.line),
        family: scent.family,
        price: priceLine(scent),
        picture: picture(scent.slug),
      }),
    ),
  materialOptions: () =>
    each(byName(materials), ({ slug, name }) => `<option value="${slug}">${escaped(name)}</option>`),
  stateOptions: () => each(states, ({ code, name }) => `<option value="${code}">${name}</option>`),

  /** Notes: every material by its letter, with its sign and the scents that have it. */
  materials: () =>
    each(byName(materials), (material) =>
      view('material', {
        ...wordsOf(material),
        text: escaped(material.text),
        scents: scentsWith(catalog, material.slug)
          .map(({ slug, name }) => view('material-scent', { slug, name: escaped(name) }))
          .join(', '),
      }),
    ),
}

const wordsOf = (material) => ({
  slug: material.slug,
  name: escaped(material.name),
  origin: escaped(material.origin),
  lasting: lasting(material.volatility),
  sign: sign(material),
})

const isGone = ({ sizes }) => sizes.every((size) => isSample(size) || size.stock === 0)
const priceLine = (scent) =>
  isGone(scent) ? `Sold out until ${scent.back}, samples left` : `From ${formatMoney(priceFrom(scent))}`

/** How long a material lasts, in words. */
function lasting(volatility) {
  const hours = hoursOf(volatility)
  if (hours < 0.75) return `${Math.round((hours * 60) / 5) * 5} minutes`
  return hours < 1.5 ? 'an hour' : `${Math.round(hours)} hours`
}

/** The bottle of a scent, photographed with a blank label, and the plate on it. */
function bottle({ slug, name, family }) {
  const { day, night, alt } = bottleOf(family)
  const said = `${alt}, with the plate of ${escaped(name)} on its label`
  const photos =
    day === night
      ? view('photo', { file: day, alt: said })
      : view('photo-day', { file: day, alt: said }) + view('photo-night', { file: night, alt: said })
  return view('bottle', { slug, name: escaped(name), photos })
}

const tiers = [
  { id: 'top', name: 'Top', text: 'first, and first to leave' },
  { id: 'heart', name: 'Heart', text: 'the middle of the day' },
  { id: 'base', name: 'Base', text: 'what is still there' },
]

const tierRows = (scent) =>
  each(tiers, ({ id, name, text }) =>
    view('tier', {
      name,
      text,
      notes: each(scent.notes[id], (slug) => view('tier-note', wordsOf(materialOf(slug)))),
    }),
  )

/** The two other scents that share the most with this one. */
function related(scent) {
  const own = notesOf(scent)
  const others = scents
    .filter((one) => one !== scent)
    .map((one) => ({ one, shared: notesOf(one).filter((note) => own.includes(note)) }))
    .filter(({ shared }) => shared.length > 0)
    .toSorted((a, z) => z.shared.length - a.shared.length)
  return each(others.slice(0, 2), ({ one, shared }) =>
    view('related', {
      slug: one.slug,
      name: escaped(one.name),
      shared: inWords.format(shared.map((slug) => escaped(materialOf(slug).name.toLowerCase()))),
      picture: picture(one.slug),
    }),
  )
}

const inWords = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** What search engines read of a scent: what it is, and what it costs. */
export function structuredOf(address, site) {
  const slug = /^\/scents\/([\w-]+)$/.exec(address)?.[1]
  if (!slug) return undefined
  const { name, line, sizes } = scentOf(slug)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description: line,
    brand: { '@type': 'Brand', name: site.name },
    image: `${site.url}/plates/${slug}-day.svg`,
    offers: sizes.map(({ id, price, stock }) => ({
      '@type': 'Offer',
      sku: `${slug}-${id}`,
      priceCurrency: 'USD',
      price: (price / 100).toFixed(2),
      availability: `https://schema.org/${stock > 0 ? 'InStock' : 'SoldOut'}`,
      url: `${site.url}${address}`,
    })),
  }
}

/** What the parts of a page about one scent, or about one article, leave open. */
export function outletsOf(address) {
  const slug = /^\/scents\/([\w-]+)$/.exec(address)?.[1]
  if (!slug) return articleOutlets(address)
  const scent = scentOf(slug)
  const { name, line, text, wear, perfumer, year, family, sizes } = scent
  const prices = sizes.map(({ ml, price }) => `${ml} ml for ${formatMoney(price)}`).join(', ')
  return {
    plate: () =>
      view('plate', {
        slug,
        name: escaped(name),
        notes: namesOf(notesOf(scent)).toLowerCase(),
        markup: plateMarkup(plateOf(scent, materials, upright)),
      }),
    bottle: () => bottle(scent),
    name: () => escaped(name),
    line: () => escaped(line),
    text: () => escaped(text),
    wear: () => escaped(wear),
    made: () => `Eau de parfum, ${family}, by ${escaped(perfumer)}, ${year}: ${prices}.`,
    tiers: () => tierRows(scent),
    related: () => related(scent),
  }
}

function articleOutlets(address) {
  const article = articles.find(({ slug }) => address === `/journal/${slug}`)
  if (!article) return {}
  return {
    title: () => escaped(article.title),
    byline: () => bylineOf(article),
    line: () => escaped(article.line),
    plate: () => picture(article.scent),
    more: () =>
      each(
        articles.filter((one) => one !== article),
        articleRow,
      ),
  }
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const bylineOf = ({ author, date, minutes }) =>
  `${escaped(author)} · ${day.format(new Date(`${date}T00:00:00Z`))} · ${minutes} minutes`

const articleRow = (article) =>
  view('article-row', {
    slug: article.slug,
    title: escaped(article.title),
    line: escaped(article.line),
    byline: bylineOf(article),
    picture: picture(article.scent),
  })

const forms = [
  { family: 'citrus', name: 'Citrus', text: 'a wheel', of: 'bergamot' },
  { family: 'leaf', name: 'Leaves', text: 'a twig', of: 'petitgrain' },
  { family: 'fruit', name: 'Fruits', text: 'rounds in rounds', of: 'black-currant' },
  { family: 'flower', name: 'Flowers', text: 'petals', of: 'rose' },
  { family: 'spice', name: 'Spices', text: 'seeds', of: 'cardamom' },
  { family: 'wood', name: 'Woods', text: 'a board', of: 'cedar' },
  { family: 'root', name: 'Roots and mosses', text: 'strands', of: 'vetiver' },
  { family: 'balsam', name: 'Resins', text: 'a drop', of: 'benzoin' },
  { family: 'mineral', name: 'Minerals', text: 'strata', of: 'graphite' },
  { family: 'skin', name: 'Skin', text: 'a disk', of: 'ambrette' },
]

const moments = [
  { after: '', name: 'At once', text: 'All seven notes, and most of the noise.' },
  { after: '-1h', name: 'One hour', text: 'The rinds are ghosts. Neroli has the floor.' },
  { after: '-4h', name: 'Four hours', text: 'The tree has gone in.' },
  { after: '-12h', name: 'Twelve hours', text: 'Vetiver and musk. This is the part you paid for.' },
]
