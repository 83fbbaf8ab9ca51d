import { router, usePage } from '@inertiajs/react'
import { useEffect, useMemo, useRef, useState } from 'react'
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

/** Milliseconds of rest after which the address says what the page shows. */
const rest = 200

/** The colours of the tool, which its address keeps, and what can be done with them. */
export function usePaletteTool() {
  const { url } = usePage()
  const [{ problems, ...start }] = useState(() => readAddress(url))
  const [state, setState] = useState<PaletteState>(start)
  const [selected, setSelected] = useState(0)
  // Names and places change, so rows are told apart by numbers of their own.
  const [ids, setIds] = useState(() => start.brands.map((_, index) => index))
  const at = Math.min(selected, state.brands.length - 1)
  const scales = useMemo(() => state.brands.map(scaleOf), [state.brands])
  const query = encodeState(state)
  useAddress(query, encodeState(start))

  const setBrands = (brands: Brand[]) => setState((now) => ({ ...now, brands }))
  function setAll(brands: Brand[]) {
    setBrands(brands)
    setIds([...ids, ...brands.slice(ids.length).map((_, index) => Math.max(...ids) + index + 1)])
  }

  return {
    ...state,
    query,
    problems,
    scales,
    ids,
    selected: at,
    select: setSelected,
    isFull: state.brands.length >= mostBrands,
    setGamut: (gamut: Gamut) => setState((now) => ({ ...now, gamut })),
    change: (index: number, part: Partial<Brand>) =>
      setBrands(state.brands.map((brand, each) => (each === index ? { ...brand, ...part } : brand))),
    add(inputs: string[], name: string) {
      const brands = extended(state.brands, inputs, name)
      setAll(brands)
      setSelected(brands.length - 1)
    },
    /** One colour becomes another, and more come after the last. */
    replaceWith(index: number, input: string, others: string[]) {
      const brands = state.brands.map((brand, each) => (each === index ? { ...brand, input, tune: untuned() } : brand))
      setAll(extended(brands, others, 'accent'))
    },
    remove(index: number) {
      setBrands(state.brands.toSpliced(index, 1))
      setIds(ids.toSpliced(index, 1))
      setSelected(Math.max(0, at >= index ? at - 1 : at))
    },
  }
}

export type PaletteTool = ReturnType<typeof usePaletteTool>

function extended(brands: Brand[], inputs: string[], name: string): Brand[] {
  const all = [...brands]
  for (const input of inputs.slice(0, mostBrands - all.length)) all.push(brandOf(input, name, all))
  return all
}

function readAddress(url: string): PaletteState & { problems: string[] } {
  const { problems, ...read } = decodeState(url.replace(/^[^?]*/, ''))
  return { ...(read.brands.length > 0 ? read : { ...firstState(), gamut: read.gamut }), problems }
}

/** Keeps the address up to date without a visit; an address that was never changed stays as it is. */
function useAddress(query: string, first: string) {
  const last = useRef(first)
  useEffect(() => {
    if (query === last.current) return
    const timer = setTimeout(() => {
      last.current = query
      router.replace({ url: urls.paletteTool(query), preserveScroll: true, preserveState: true })
    }, rest)
    return () => clearTimeout(timer)
  }, [query])
}
