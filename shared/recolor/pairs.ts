import { required } from '../color/contrast.ts'
import type { Paint, PaintedElement, PaintedList } from './paints.ts'
import { outerSurfaces, surfaces, surfacesOfList, winner, type State, type Surface } from './surfaces.ts'

/** A colour and what lies behind it, in one theme. */
export type Pair = {
  paint: Paint
  surface: Surface
  dark: boolean
  /** The contrast ratio WCAG 2.2 AA asks for here. */
  needs: number
  /** A border, ring or outline against the element's own fill: it counts only where the outside did not do as designed. */
  isInner: boolean
}

/** Every pair that can be seen in some state of the snippet, each once. */
export function findPairs(elements: PaintedElement[]): Pair[] {
  const pairs = new Map<string, Pair>()
  const add: Add = (paint, behind, { dark }, needs, isInner = false) => {
    for (const surface of behind) {
      const layers = surface.layers.map(({ start }) => start).join(',')
      const key = `${paint.start} ${dark} ${surface.page?.family}${surface.page?.index} ${layers}`
      const known = pairs.get(key)
      if (known) {
        known.needs = Math.max(known.needs, needs)
        known.isInner &&= isInner
      } else pairs.set(key, { paint, surface, dark, needs, isInner })
    }
  }
  for (const element of elements) {
    if (element.lists.every(({ paints }) => paints.length === 0)) continue
    for (const state of statesOf(element)) {
      for (const list of joinAlways(element.lists)) {
        const given = { ...state, given: list.condition }
        for (const paint of seenOf(list, given)) addPaint(element, paint, list, given, add)
      }
      for (const paint of inheritedText(element, state)) {
        add(paint, surfaces(element, state), state, paint.isLarge ? required.largeText : required.text)
      }
    }
  }
  return [...pairs.values()]
}

type Add = (paint: Paint, behind: Surface[], state: State, needs: number, isInner?: boolean) => void

function addPaint(element: PaintedElement, paint: Paint, list: PaintedList, state: State, add: Add) {
  const { role, part } = paint
  if (role === 'text') {
    const isEasy = paint.isLarge || element.isIcon
    add(paint, surfacesOfList(element, list, part, state), state, isEasy ? required.graphic : required.text)
  } else if (role === 'icon') {
    add(paint, surfacesOfList(element, list, part, state), state, required.graphic)
  } else if (role === 'line') {
    add(paint, part ? surfaces(element, state) : outerSurfaces(element, state), state, required.graphic)
    add(paint, surfacesOfList(element, list, part, state), state, required.graphic, true)
  } else if (role === 'gradient' && element.clipsToText) {
    add(paint, outerSurfaces(element, state), state, paint.isLarge ? required.largeText : required.text)
  } else if (role === 'fill' && paint.alpha === 1 && (element.isShape || /^(?:before|after)$/.test(part))) {
    add(paint, part ? surfaces(element, state) : outerSurfaces(element, state), state, required.graphic)
  }
}

/** The text colours that an element with a fill and text, but no text colour of its own, takes from above. */
function inheritedText(element: PaintedElement, state: State): Paint[] {
  const paintsText = ({ lists }: PaintedElement) => lists.some(({ paints }) => paints.some(isText))
  const hasFill = element.lists.some(({ paints }) => paints.some(({ role, part }) => role === 'fill' && !part))
  if (!element.hasText || !hasFill || paintsText(element)) return []
  let above = element.parent
  while (above && !paintsText(above)) above = above.parent
  return joinAlways(above?.lists ?? []).flatMap(({ paints }) => winner(paints, state, isText) ?? [])
}

const isText = ({ role, part }: Paint) => role === 'text' && !part

/** The classes of a list that win in a state: one per property and part. */
function seenOf({ paints }: PaintedList, state: State): Set<Paint> {
  const seen = new Set<Paint>()
  for (const { property, part } of paints) {
    const found = winner(paints, state, (paint) => paint.property === property && paint.part === part)
    if (found && found.alpha > 0) seen.add(found)
  }
  return seen
}

/** What an element always has counts as one list, wherever it is written. */
function joinAlways(lists: PaintedList[]): PaintedList[] {
  const all = lists.filter(({ kind }) => kind === 'always').flatMap(({ paints }) => paints)
  const others = lists.filter(({ kind, paints }) => kind !== 'always' && paints.length > 0)
  return all.length > 0 ? [{ kind: 'always', text: '', paints: all }, ...others] : others
}

/** More combinations than these are not looked at: they would be of conditions that hardly meet. */
const mostStates = 24

/**
 * The states worth looking at: none, each condition that a colour of the element or of what it lies in depends on, and
 * two of them together (hovered while selected), each in the light and in the dark.
 */
function statesOf(element: PaintedElement): State[] {
  const sets = new Map<string, readonly string[]>([['', []]])
  for (let at: PaintedElement | null = element; at; at = at.parent) {
    for (const { paints } of at.lists) {
      for (const { conditions, role } of paints) {
        if (at === element || role === 'fill' || role === 'gradient') sets.set(conditions.join(' '), conditions)
      }
    }
  }
  const single = [...sets.values()]
  for (const one of single) {
    for (const other of single) {
      if (sets.size >= mostStates) break
      const both = [...new Set([...one, ...other])].sort()
      if (both.length > 0) sets.set(both.join(' '), both)
    }
  }
  return [...sets.values()].flatMap((conditions) => {
    const set = new Set(conditions)
    return [
      { dark: false, conditions: set },
      { dark: true, conditions: set },
    ]
  })
}
