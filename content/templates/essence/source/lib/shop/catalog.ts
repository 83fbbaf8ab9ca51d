/** What the shop sells, and how it is found. The data itself lies elsewhere: this is its shape, and what must be true of it. */
import type { Cents } from './money.ts'

export interface Material {
  slug: string
  name: string
  family: string
  /** From 0, still there the next day, to 1, gone within minutes. */
  volatility: number
  origin: string
  text: string
}

export interface Size {
  /** Unique within its scent, such as `50`; `sample` for the sample. */
  id: string
  /** Milliliters. */
  ml: number
  price: Cents
  /** How many can be sold now. */
  stock: number
}

export interface Notes {
  top: string[]
  heart: string[]
  base: string[]
}

export interface Scent {
  slug: string
  name: string
  /** One sentence, for lists. */
  line: string
  text: string
  /** How it is on skin, hour by hour. */
  wear: string
  family: string
  perfumer: string
  year: number
  /** Slugs of materials. */
  notes: Notes
  sizes: Size[]
}

/** Plain data: it travels as JSON, so a server can answer it as it is. */
export interface Catalog {
  scents: readonly Scent[]
  materials: readonly Material[]
}

/** The scent of that slug, if the shop has it. */
export function findScent(catalog: Catalog, slug: string): Scent | undefined {
  return catalog.scents.find((scent) => scent.slug === slug)
}

/** Whether a size is the sample. All others are bottles. */
export function isSample(size: { id: string }): boolean {
  return size.id === 'sample'
}

/** The size of that id, if the scent comes in it. */
export function findSize(scent: Scent | undefined, id: string): Size | undefined {
  return scent?.sizes.find((size) => size.id === id)
}

/** The material of that slug, if there is one. */
export function findMaterial(catalog: Catalog, slug: string): Material | undefined {
  return catalog.materials.find((material) => material.slug === slug)
}

/** All the materials of a scent, top to base, each once. */
export function notesOf(scent: Scent): string[] {
  return [...new Set([...scent.notes.top, ...scent.notes.heart, ...scent.notes.base])]
}

/** The scents that a material is in, in the order of the catalog. */
export function scentsWith(catalog: Catalog, material: string): Scent[] {
  return catalog.scents.filter((scent) => notesOf(scent).includes(material))
}

/** The price of the cheapest bottle in stock, in cents; of the cheapest of all when they are sold out. */
export function priceFrom(scent: Scent): Cents {
  const bottles = scent.sizes.filter((size) => !isSample(size))
  const inStock = bottles.filter(({ stock }) => stock > 0)
  return Math.min(...(inStock.length ? inStock : bottles).map(({ price }) => price))
}

/** The families in the order in which the catalog first names them. */
export function familiesOf(catalog: Catalog): string[] {
  return [...new Set(catalog.scents.map(({ family }) => family))]
}

/**
 * What is wrong with a catalog, a sentence for each, none if it is sound: notes nobody knows, slugs given twice, prices
 * that are not whole cents. For a test of your data.
 */
export function problemsOf(catalog: Catalog): string[] {
  const known = new Set(catalog.materials.map(({ slug }) => slug))
  return [
    ...twice(catalog.scents.map(({ slug }) => slug)).map((slug) => `Two scents are called ${slug}.`),
    ...twice(catalog.materials.map(({ slug }) => slug)).map((slug) => `Two materials are called ${slug}.`),
    ...catalog.materials
      .filter(({ volatility }) => !(volatility >= 0 && volatility <= 1))
      .map(({ slug, volatility }) => `The volatility of ${slug} is ${volatility}; it goes from 0 to 1.`),
    ...catalog.scents.flatMap((scent) => [
      ...notesOf(scent)
        .filter((note) => !known.has(note))
        .map((note) => `${scent.slug} has the note ${note}, which is not among the materials.`),
      ...twice(scent.sizes.map(({ id }) => id)).map((id) => `${scent.slug} has the size ${id} twice.`),
      ...(scent.sizes.some((size) => !isSample(size)) ? [] : [`${scent.slug} comes in no bottle.`]),
      ...scent.sizes.flatMap((size) => problemsOfSize(scent.slug, size)),
    ]),
  ]
}

function problemsOfSize(slug: string, { id, ml, price, stock }: Size): string[] {
  return [
    ...(ml > 0 ? [] : [`The size ${id} of ${slug} holds ${ml} ml.`]),
    ...(Number.isSafeInteger(price) && price > 0 ? [] : [`The size ${id} of ${slug} costs ${price} cents.`]),
    ...(Number.isSafeInteger(stock) && stock >= 0 ? [] : [`The size ${id} of ${slug} has a stock of ${stock}.`]),
  ]
}

function twice(values: string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))]
}
