/**
 * @title Shop: the wall
 * @description All scents on one wall, with filters and an order that stand in the address.
 * @layout full
 * @order 20
 */
import { useEffect, useRef, useState } from 'react'

const families = [
  { id: 'citrus', name: 'Citrus' },
  { id: 'green', name: 'Green' },
  { id: 'floral', name: 'Floral' },
  { id: 'woody', name: 'Woody' },
  { id: 'amber', name: 'Amber' },
  { id: 'mineral', name: 'Mineral' },
]

const all = {
  families: [] as string[],
  note: '',
  price: '',
  sort: 'house',
  said: '12 scents',
  problems: [] as { id: string; text: string }[],
  isFiltered: false,
  isEmpty: false,
}

/* from ui/wall */
function openWall(section: HTMLElement, listener: (wall: typeof all) => void) {
  return () => listener({ ...all, said: section.title })
}

/* from ui/wall */
function toggleFamily(family: string) {
  window.dispatchEvent(new CustomEvent('toggleFamily', { detail: family }))
}

/* from ui/wall */
function chooseNote(note: string) {
  window.dispatchEvent(new CustomEvent('chooseNote', { detail: note }))
}

/* from ui/wall */
function choosePrice(price: string) {
  window.dispatchEvent(new CustomEvent('choosePrice', { detail: price }))
}

/* from ui/wall */
function chooseSort(sort: string) {
  window.dispatchEvent(new CustomEvent('chooseSort', { detail: sort }))
}

/* from ui/wall */
function clearWall() {
  window.dispatchEvent(new Event('clearWall'))
}

export default function ShopWall() {
  const section = useRef<HTMLElement>(null)
  const [wall, setWall] = useState(all)

  useEffect(() => {
    if (!section.current) return
    const stop = openWall(section.current, (next) => setWall(next))
    return () => stop()
  }, [])

  return (
    <section ref={section} aria-labelledby="shop-title" className="page pt-4 lg:pt-8">
      <h1 id="shop-title" className="display">
        The twelve
      </h1>
      <div className="border-rule mt-6 grid gap-x-12 gap-y-6 border-b pb-6 lg:mt-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,31rem)] xl:items-end">
        <fieldset>
          <legend className="voice text-soft">Family</legend>
          <div className="mt-2 flex flex-wrap gap-2">
            {families.map((family) => (
              <button
                key={family.id}
                type="button"
                aria-pressed={wall.families.includes(family.id)}
                onClick={() => toggleFamily(family.id)}
                className="aria-pressed:text-paper min-h-11 cursor-pointer rounded-full border border-line px-5 text-[1.0625rem]/6 hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink"
              >
                {family.name}
              </button>
            ))}
          </div>
        </fieldset>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          <label className="block max-sm:col-span-2">
            <span className="voice text-soft block">With</span>
            <select value={wall.note} onChange={(event) => chooseNote(event.target.value)} className="field mt-1">
              <option value="">Any note</option>
              {/* outlet: materialOptions */}
            </select>
          </label>
          <label className="block">
            <span className="voice text-soft block">Price</span>
            <select value={wall.price} onChange={(event) => choosePrice(event.target.value)} className="field mt-1">
              <option value="">Any price</option>
              <option value="under-160">Under $160</option>
              <option value="160-to-200">$160 to $200</option>
              <option value="over-200">Over $200</option>
            </select>
          </label>
          <label className="block">
            <span className="voice text-soft block">Sort</span>
            <select value={wall.sort} onChange={(event) => chooseSort(event.target.value)} className="field mt-1">
              <option value="house">Our order</option>
              <option value="name">Name</option>
              <option value="price">Price, low to high</option>
              <option value="price-down">Price, high to low</option>
              <option value="new">Newest first</option>
            </select>
          </label>
        </div>
      </div>
      <div className="flex min-h-16 flex-wrap items-center gap-x-6 gap-y-1 py-2">
        <p role="status">{wall.said}</p>
        {wall.isFiltered && (
          <button type="button" onClick={() => clearWall()} className="btn-quiet">
            Show all twelve
          </button>
        )}
        <ul role="list" aria-label="About this address" className="w-full">
          {wall.problems.map((problem) => (
            <li key={problem.id} className="border-s-4 border-accent py-1 ps-4">
              {problem.text}
            </li>
          ))}
        </ul>
      </div>
      {wall.isEmpty && (
        <p className="subtitle max-w-[20em] py-16">
          Nothing has all of that at once. It may be the scent we should make next; for now, leave something out.
        </p>
      )}
      <ul role="list" data-wall="" className="wall">
        {/* outlet: wallItems */}
      </ul>
    </section>
  )
}
