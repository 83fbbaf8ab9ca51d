import { useCallback, useMemo, useState } from 'react'
import type { Gamut } from '#shared/color/gamut.ts'
import { scaleOf } from '#shared/tools/palette/scale.ts'
import {
  type Brand,
  brandOf,
  decodeState,
  encodeState,
  firstState,
  mostBrands,
  type PaletteState,
  untuned,
} from '#shared/tools/palette/state.ts'
import { urls } from '#shared/urls.ts'
import { useSettledState } from '../use-settled-state.ts'

/** What undoing brings back. */
type HistoryEntry = { state: PaletteState; ids: number[] }

/** The colours of the tool, which its address keeps, and what can be done with them. */
export function usePaletteTool(url: string) {
  const [{ problems, ...start }] = useState(() => readAddress(url))
  // Names and places change, so rows are told apart by numbers of their own.
  const [kept, setKept] = useState<HistoryEntry>({ state: start, ids: start.brands.map((_, index) => index) })
  const [selected, setSelected] = useState(0)
  const { state, ids } = kept
  const at = Math.min(selected, state.brands.length - 1)
  const scales = useMemo(() => state.brands.map(scaleOf), [state.brands])
  const query = encodeState(state)
  const { undo, canUndo } = useSettledState(query, kept, { address: urls.paletteTool, restore: setKept })

  const setBrands = (brands: Brand[], newIds = ids) => setKept({ state: { ...state, brands }, ids: newIds })
  const setGamut = useCallback((gamut: Gamut) => setKept((now) => ({ ...now, state: { ...now.state, gamut } })), [])
  const add = useCallback((inputs: string[], name: string) => {
    setKept((now) => extended(now, inputs, name))
    // The last, however many there are then.
    setSelected(mostBrands)
  }, [])

  return {
    ...state,
    query,
    problems,
    scales,
    ids,
    selected: at,
    select: setSelected,
    isFull: state.brands.length >= mostBrands,
    undo,
    canUndo,
    setGamut,
    change: (index: number, part: Partial<Brand>) =>
      setBrands(state.brands.map((brand, each) => (each === index ? { ...brand, ...part } : brand))),
    add,
    /** One colour becomes another, and more come after the last. */
    replaceWith(index: number, input: string, others: string[]) {
      const brands = state.brands.map((brand, each) => (each === index ? { ...brand, input, tune: untuned() } : brand))
      setKept(extended({ state: { ...state, brands }, ids }, others, 'accent'))
    },
    remove(index: number) {
      setBrands(state.brands.toSpliced(index, 1), ids.toSpliced(index, 1))
      setSelected(Math.max(0, at >= index ? at - 1 : at))
    },
  }
}

export type PaletteTool = ReturnType<typeof usePaletteTool>

function extended({ state, ids }: HistoryEntry, inputs: string[], name: string): HistoryEntry {
  const brands = [...state.brands]
  for (const input of inputs.slice(0, mostBrands - brands.length)) brands.push(brandOf(input, name, brands))
  const more = brands.slice(ids.length).map((_, index) => Math.max(...ids) + index + 1)
  return { state: { ...state, brands }, ids: [...ids, ...more] }
}

function readAddress(url: string): PaletteState & { problems: string[] } {
  const { problems, ...read } = decodeState(url.replace(/^[^?]*/, ''))
  return { ...(read.brands.length > 0 ? read : { ...firstState(), gamut: read.gamut }), problems }
}
