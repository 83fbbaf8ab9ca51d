import type { Condition } from './class-lists.ts'
import type { Paint, PaintedElement, PaintedList } from './paints.ts'
import type { ColorRef } from './color-book.ts'

/** When something is looked at: in which theme, and under which conditions ("hover", "data-selected", "sm" …). */
export type State = {
  dark: boolean
  conditions: ReadonlySet<string>
  /** A condition of the code that is known to hold, or not to, because what is looked at depends on it. */
  given?: Condition | undefined
}

/** What lies behind something, from the back to the front. The back is a colour of the page or an opaque fill. */
export type Surface = { page: ColorRef; layers: Paint[] } | { page: null; layers: [Paint, ...Paint[]] }

/** The pages a snippet is pasted into, where it brings no surface of its own. */
const pages: Record<'light' | 'dark', ColorRef[]> = {
  light: [
    { family: 'white', index: -1 },
    { family: 'secondary', index: 0 },
  ],
  dark: [
    { family: 'secondary', index: 10 },
    { family: 'secondary', index: 9 },
  ],
}

/** Whether a class has an effect in a state. */
const applies = ({ dark, conditions }: Paint, state: State) =>
  (!dark || state.dark) && conditions.every((condition) => state.conditions.has(condition))

/**
 * The class that wins among those of one kind, as the cascade decides: specificity first, then the order of Tailwind's
 * variants, in which "dark" comes late, then the order in the code.
 */
export function winner(paints: readonly Paint[], state: State, isMeant: (paint: Paint) => boolean): Paint | null {
  let best: Paint | null = null
  for (const paint of paints) {
    if (isMeant(paint) && applies(paint, state) && (!best || rank(paint) >= rank(best))) best = paint
  }
  return best
}

const rank = ({ weight, conditions, dark }: Paint) => weight * 100 + (dark ? 10 : 0) + conditions.length

/** Everything an element always has, as one list. */
const always = (lists: PaintedList[]) => lists.flatMap(({ kind, paints }) => (kind === 'always' ? paints : []))

const isFillOf = (part: string) => (paint: Paint) => paint.role === 'fill' && paint.part === part

/** The fill, or the stops of the gradient, that a list gives to an element or a part of it. */
function fillsOf(paints: readonly Paint[], state: State, part: string): Paint[] {
  const fill = winner(paints, state, isFillOf(part))
  const isSeenThrough = paints.some(({ element }) => element.clipsToText)
  const stops = isSeenThrough
    ? []
    : ['from', 'via', 'to'].flatMap(
        (stop) => winner(paints, state, (paint) => paint.property === stop && paint.part === part) ?? [],
      )
  return stops.length > 0 ? stops : fill ? [fill] : []
}

/** What lies behind the element itself: its parent's surfaces, or the page's. */
export function outerSurfaces({ parent }: PaintedElement, state: State): Surface[] {
  if (parent) return surfaces(parent, state)
  return pages[state.dark ? 'dark' : 'light'].map((page) => ({ page, layers: [] }))
}

/** What lies behind the element's content, one answer per alternative that its conditional classes leave open. */
export function surfaces(element: PaintedElement, state: State): Surface[] {
  const outer = outerSurfaces(element, state)
  const open = element.lists.filter(({ kind, condition }) => kind !== 'always' && !contradicts(condition, state.given))
  const certain = open.filter(({ condition }) => condition && condition.text === state.given?.text)
  const own = fillsOf(always(element.lists), state, '')
  const known = certain.flatMap(({ paints }) => fillsOf(paints, state, ''))
  if (known.length > 0) return layOver(outer, known)

  const chosen = open.map(({ kind, paints }) => ({ kind, fills: fillsOf(paints, state, '') }))
  const either = chosen.filter(({ kind, fills }) => kind === 'either' && fills.length > 0)
  const base = either.length > 1 ? [] : own.length > 0 ? layOver(outer, own) : outer
  return [...base, ...chosen.flatMap(({ fills }) => layOver(outer, fills))]
}

const contradicts = (one?: Condition, other?: Condition) => one?.text === other?.text && one?.holds !== other?.holds

/** What lies behind what one list of an element paints: its own fill, else the element's, else what is behind that. */
export function surfacesOfList(element: PaintedElement, list: PaintedList, part: string, state: State): Surface[] {
  const behind = () => (part ? surfaces(element, state) : outerSurfaces(element, state))
  const own = fillsOf(list.paints, state, part)
  if (own.length > 0) return layOver(behind(), own)
  if (!part) return surfaces(element, state)
  const shared = fillsOf(always(element.lists), state, part)
  return shared.length > 0 ? layOver(behind(), shared) : behind()
}

function layOver(lower: Surface[], fills: Paint[]): Surface[] {
  return fills.flatMap((fill): Surface[] => {
    if (fill.alpha === 1) return [{ page: null, layers: [fill] }]
    if (fill.alpha === 0) return lower
    return lower.map((below) =>
      below.page
        ? { page: below.page, layers: [...below.layers, fill] }
        : { page: null, layers: [...below.layers, fill] },
    )
  })
}
