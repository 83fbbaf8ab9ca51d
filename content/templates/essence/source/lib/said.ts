/** What pages say of the scents, the materials and the journal beyond what stands in the data, in words and in lists. */
import { articles, type Article } from '../data/journal.ts'
import { materials } from '../data/materials.ts'
import { scents, type HouseScent } from '../data/scents.ts'
import { hoursOf } from './plate.ts'
import { isSample, notesOf, priceFrom, scentsWith, type Material } from './shop/catalog.ts'
import { formatMoney } from './shop/money.ts'
import { once } from './shop/once.ts'

/** The scent that the home page begins with. */
export const firstScent = 'river-road'

export function scentOf(slug: string): HouseScent {
  const scent = scents.find((one) => one.slug === slug)
  if (!scent) throw new Error(`No scent is called “${slug}”: see the scents in src/data.`)
  return scent
}

export function materialOf(slug: string): Material {
  const material = materials.find((one) => one.slug === slug)
  if (!material) throw new Error(`No material is called “${slug}”: see the materials in src/data.`)
  return material
}

export const materialsByName = materials.toSorted((a, z) => a.name.localeCompare(z.name, 'en'))

/** Each letter that a material begins with, and the first of them. */
export const letters = materialsByName
  .map(({ slug, name }) => ({ slug, letter: name.charAt(0) }))
  .filter(({ letter }, index, all) => all[index - 1]?.letter !== letter)

export const scentsOf = (material: string) => scentsWith({ scents, materials }, material)

const places = [
  { tier: 'top', name: 'Top', text: 'first, and first to leave' },
  { tier: 'heart', name: 'Heart', text: 'the middle of the day' },
  { tier: 'base', name: 'Base', text: 'what is still there' },
] as const

/** Where a material stands in every scent that has it. */
export const placeOf = (slug: string) =>
  places.find(({ tier }) => scents.some(({ notes }) => notes[tier].includes(slug)))?.tier ?? 'heart'

const soonestFirst = (all: Material[]) => all.toSorted((a, z) => z.volatility - a.volatility)

/** Every material by its place, from the first that leaves the skin to the last. */
export const shelves = places.map(({ tier, name, text }) => ({
  name,
  text,
  materials: soonestFirst(materials.filter(({ slug }) => placeOf(slug) === tier)),
}))

/** The line of a material, of the twenty-four hours that a day has. */
export const lineOf = ({ volatility }: Material) => String(Math.round(hoursOf(volatility) * 10) / 10)

export const placeNameOf = (slug: string) => places.find(({ tier }) => tier === placeOf(slug))?.name ?? ''

/** How long a material lasts, in words. */
export function lasting(volatility: number): string {
  const hours = hoursOf(volatility)
  if (hours < 0.75) return `${Math.round((hours * 60) / 5) * 5} minutes`
  return hours < 1.5 ? 'an hour' : `${Math.round(hours)} hours`
}

const isInStock = ({ stock }: { stock: number }) => stock > 0
const isGone = ({ sizes }: HouseScent) => sizes.every((size) => isSample(size) || !isInStock(size))
const sampleOf = ({ sizes }: HouseScent) => sizes.find((size) => isSample(size) && isInStock(size))

/** What a scent costs, for the list of all: its first bottle and its sample, as far as they can be bought. */
export function priceLine(scent: HouseScent): string {
  const sample = sampleOf(scent)
  if (isGone(scent)) return `Sold out${scent.back ? ` until ${scent.back}` : ''}${sample ? '; samples available' : ''}`
  const price = priceFrom(scent)
  const bottle = scent.sizes.find((size) => !isSample(size) && isInStock(size) && size.price === price)
  return `${bottle?.ml}\u00A0ml\u00A0${formatMoney(price)}${sample ? ` · sample\u00A0${formatMoney(sample.price)}` : ''}`
}

/** Where a bottle is sold out: when there are more, as far as that is known, and how to be told. */
export function backOf(scent: HouseScent): { text: string; link: string; href: string } | undefined {
  const out = scent.sizes.filter((size) => !isSample(size) && !isInStock(size)).map(({ ml }) => `${ml} ml`)
  if (out.length === 0) return undefined
  const isAll = isGone(scent)
  const poured = isAll && scent.back ? `The next batch is poured in ${scent.back}.` : ''
  const samples = poured && sampleOf(scent) ? ' Until then there are samples.' : ''
  const subject = isAll ? `When ${scent.name} is back` : `When ${scent.name}, ${inWords().format(out)}, is back`
  return {
    text: `${poured}${samples}`,
    link: `Write to me when ${isAll ? 'it' : inWords().format(out)} is back`,
    href: `mailto:hello@halcott.example?subject=${encodeURIComponent(subject)}`,
  }
}

/** What stands below a plate that is shown alone. */
export const captionOf = ({ name, perfumer }: HouseScent) => `${name}, by ${perfumer}`

/** What the plate of a scent shows, for those who do not see it. */
export const plateLabel = (scent: HouseScent) =>
  `The plate of ${scent.name}: ${notesOf(scent)
    .map((slug) => materialOf(slug).name)
    .join(', ')
    .toLowerCase()}`

export function madeLine({ family, perfumer, year, sizes }: HouseScent): string {
  const prices = sizes.filter(isInStock).map(({ ml, price }) => `${ml} ml for ${formatMoney(price)}`)
  return `Eau de parfum, ${family}, by ${perfumer}, ${year}${prices.length ? `: ${prices.join(', ')}` : ''}.`
}

export const scentDescription = ({ line }: HouseScent) =>
  `${line} Eau de parfum by Halcott, in 50 ml, 100 ml, and a 2 ml sample.`

export const tiersOf = ({ notes }: HouseScent) =>
  places.map(({ tier, name, text }) => ({ name, text, materials: soonestFirst(notes[tier].map(materialOf)) }))

const inWords = once(() => new Intl.ListFormat('en-US', { type: 'conjunction' }))

/** The two other scents that share the most with this one, and what they share. */
export function relatedTo(scent: HouseScent): { scent: HouseScent; shared: string }[] {
  const own = notesOf(scent)
  return scents
    .filter(({ slug }) => slug !== scent.slug)
    .map((one) => ({ one, notes: notesOf(one).filter((note) => own.includes(note)) }))
    .filter(({ notes }) => notes.length > 0)
    .toSorted((a, z) => z.notes.length - a.notes.length)
    .slice(0, 2)
    .map(({ one, notes }) => ({
      scent: one,
      shared: inWords().format(notes.map((slug) => materialOf(slug).name.toLowerCase())),
    }))
}

const day = once(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }))

export const bylineOf = ({ author, date, minutes }: Article) =>
  `${author} · ${day().format(new Date(`${date}T00:00:00Z`))} · ${minutes}\u00A0minutes`

export const articlesBut = (article: Article) => articles.filter(({ slug }) => slug !== article.slug)

/** The ten forms, each with a material that has it. */
export const plateForms = [
  { name: 'Citrus', text: 'a wheel', of: 'bergamot' },
  { name: 'Leaves', text: 'a twig', of: 'petitgrain' },
  { name: 'Fruits', text: 'rounds in rounds', of: 'black-currant' },
  { name: 'Flowers', text: 'petals', of: 'rose' },
  { name: 'Spices', text: 'seeds', of: 'cardamom' },
  { name: 'Woods', text: 'a board', of: 'cedar' },
  { name: 'Roots and mosses', text: 'strands', of: 'vetiver' },
  { name: 'Resins', text: 'a drop', of: 'benzoin' },
  { name: 'Minerals', text: 'strata', of: 'graphite' },
  { name: 'Skin', text: 'a disk', of: 'ambrette' },
]

/** Three materials whose forms are drawn more densely from one to the next, since each stays longer. */
export const plateDensities = ['bergamot', 'cedar', 'musk'].map((slug) => {
  const material = materialOf(slug)
  return { name: `${material.name}, ${material.volatility}`, text: `about ${lasting(material.volatility)}`, of: slug }
})

/** The plate of Green Peel as it dries down, by the names of its files. */
export const plateMoments = [
  { plate: 'green-peel', name: 'At once', text: 'All seven notes, and most of the noise.' },
  { plate: 'green-peel-1h', name: 'One hour', text: 'The rinds are ghosts. Neroli has the floor.' },
  { plate: 'green-peel-4h', name: 'Four hours', text: 'The tree has gone in.' },
  { plate: 'green-peel-12h', name: 'Twelve hours', text: 'Vetiver and musk. This is the part you paid for.' },
]

/** What search engines read of a scent: what it is, and what it costs. */
export const structuredOf = ({ slug, name, line, sizes }: HouseScent, site: { name: string; url: string }) => ({
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
    url: `${site.url}/scents/${slug}`,
  })),
})
