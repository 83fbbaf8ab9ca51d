/** The page of one scent: its sizes as they are now, its plate as it dries down, and the note that is pointed at. */
import { addToCart } from '../lib/shop/cart.ts'
import { findMaterial, findScent, notesOf, type Catalog } from '../lib/shop/catalog.ts'
import { ShopError } from '../lib/shop/shop.ts'
import { leftAfter } from '../lib/plate.ts'
import { once } from '../lib/shop/once.ts'
import { sizeRowsOf, type SizeRow } from '../lib/size-rows.ts'
import { openShop } from './open-shop.ts'

let plate: SVGElement | undefined
let slug = ''
let catalog: Catalog | undefined

export function openProduct(section: HTMLElement, listener: (sizes: SizeRow[]) => void): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  plate = section.querySelector<SVGElement>('svg[data-plate]') ?? undefined
  slug = plate?.dataset.plate ?? ''
  document.addEventListener('pointerover', point, { signal })
  document.addEventListener('focusin', point, { signal })
  void openShop()
    .catalog()
    .then((loaded) => {
      catalog = loaded
      const sizes = findScent(loaded, slug)?.sizes ?? []
      if (!signal.aborted) listener(sizeRowsOf(sizes))
    })
  return () => leaving.abort()
}

const point = ({ target }: Event) => pointAt(target instanceof Element ? target.closest('[data-points]') : null)

function pointAt(row: Element | null) {
  const note = row?.getAttribute('data-points')
  plate?.toggleAttribute('data-pointed', Boolean(note))
  for (const form of plate?.querySelectorAll('g') ?? [])
    form.toggleAttribute('data-pointed', form.dataset.note === note)
}

/** The moments of the slider, in hours. */
const moments = [
  { hours: 0, name: 'At once' },
  { hours: 1 / 6, name: 'After 10 minutes' },
  { hours: 0.5, name: 'After half an hour' },
  { hours: 1, name: 'After an hour' },
  { hours: 2, name: 'After 2 hours' },
  { hours: 4, name: 'After 4 hours' },
  { hours: 8, name: 'After 8 hours' },
  { hours: 16, name: 'After 16 hours' },
]
const list = once(() => new Intl.ListFormat('en-US', { type: 'conjunction' }))

/** Lets the plate dry down to a moment, and says what is left of it. */
export function dryDown(step: number): { moment: string; left: string } {
  const moment = moments[step] ?? { hours: 0, name: 'At once' }
  const scent = catalog && findScent(catalog, slug)
  const notes = scent && catalog ? notesOf(scent) : []
  const strong: string[] = []
  for (const note of notes) {
    const material = catalog && findMaterial(catalog, note)
    const left = leftAfter(material?.volatility ?? 0, moment.hours)
    plate?.querySelector(`g[data-note="${note}"]`)?.setAttribute('opacity', String(Math.round(left * 100) / 100))
    if (material && left > 0.22) strong.push(material.name.toLowerCase())
  }
  return { moment: moment.name, left: strong.length === notes.length ? 'everything' : list().format(strong) }
}

/** Adds to the cart. Never throws: what went wrong is a sentence. */
export async function addChosen(size: string, quantity: number): Promise<{ isBad: boolean; message: string }> {
  try {
    const { ok, message } = await openShop().change(addToCart({ scent: slug, size }, quantity))
    return { isBad: !ok, message }
  } catch (error) {
    const message = error instanceof ShopError ? error.message : 'That did not work. Try again.'
    return { isBad: true, message }
  }
}
