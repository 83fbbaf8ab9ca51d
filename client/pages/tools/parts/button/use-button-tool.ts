import { useCallback, useState } from 'react'
import type { Flavour } from '#shared/catalog.ts'
import type { Kit } from '#shared/tools/button/kit.ts'
import { type ButtonDesign, firstDesign } from '#shared/tools/button/options.ts'
import { type ButtonState, decodeButton, encodeButton } from '#shared/tools/button/state.ts'
import { urls } from '#shared/urls.ts'
import { useSettledState } from '../use-settled-state.ts'

/** The button of the tool, which its address keeps, and what can be done with it. */
export function useButtonTool(kit: Kit, url: string) {
  const [{ problems, ...start }] = useState(() => readAddress(url, kit))
  const [state, setState] = useState<ButtonState>(start)
  const query = encodeButton(state)
  const { undo, canUndo } = useSettledState(query, state, { address: urls.buttonTool, restore: setState })

  const change = useCallback(
    (part: Partial<ButtonDesign>) => setState((now) => ({ ...now, design: { ...now.design, ...part } })),
    [],
  )
  const begin = useCallback((design: ButtonDesign) => setState((now) => ({ ...now, design })), [])
  const setFormat = useCallback((format: Flavour) => setState((now) => ({ ...now, format })), [])
  const setTailwind = useCallback((tailwind: 'v4' | 'v3') => setState((now) => ({ ...now, tailwind })), [])

  return {
    ...state,
    query,
    /** The query the page was opened with, which the first stylesheet is for. */
    firstQuery: encodeButton(start),
    problems,
    change,
    begin,
    reset: () => begin(firstDesign),
    setFormat,
    setTailwind,
    undo,
    canUndo,
  }
}

export type ButtonTool = ReturnType<typeof useButtonTool>

/** What the address says; an icon that is not there is left out and named. */
function readAddress(url: string, { icons }: Kit): ButtonState & { problems: string[] } {
  const read = decodeButton(url.replace(/^[^?]*/, ''))
  const unknown = [read.design.start, read.design.end].filter((ref) => ref && !icons[ref])
  const known = (name: string) => (unknown.includes(name) ? '' : name)
  return {
    ...read,
    design: { ...read.design, start: known(read.design.start), end: known(read.design.end) },
    problems: [...read.problems, ...unknown.map((name) => `There is no icon called “${name}”.`)],
  }
}
