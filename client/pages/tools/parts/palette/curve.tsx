import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { mostChroma } from '#shared/color/gamut.ts'
import type { Scale } from '#shared/tools/palette/scale.ts'
import type { Brand, CurveKey, Tune } from '#shared/tools/palette/state.ts'
import { moveStep, reset } from '#shared/tools/palette/tune.ts'
import { axes, plot, unitsOf, xOf, yOf } from './curve-scale.ts'
import { CurveHandle } from './curve-handle.tsx'

type Props = { brand: Brand; scale: Scale; curve: CurveKey; smooth: boolean; onChange: (tune: Tune) => void }

type Drag = { at: number; y: number; tune: Tune; pixel: number; range: [number, number] }

/** One property of a scale from step to step, with a handle at each: drawn by hand or moved with the arrow keys. */
export function Curve({ brand, scale, curve, smooth, onChange }: Props) {
  const { title, range: rangeOf, value, press } = axes[curve]
  const drag = useRef<Drag>(null)
  const drawing = useRef<SVGSVGElement>(null)
  const range = rangeOf(scale)
  const input = scale.swatches.findIndex(({ isInput }) => isInput)
  const points = scale.swatches.map((swatch, index) => ({
    swatch,
    x: xOf(index),
    y: yOf(value(swatch, scale), range),
  }))
  const move = (tune: Tune, at: number, by: number) => onChange(moveStep(tune, { key: curve, at, by, smooth, input }))

  function onPointerDown(event: PointerEvent<SVGGElement>, at: number) {
    const isHeld = event.pointerType === 'mouse' || (event.target as Element).hasAttribute('data-grip')
    const { current: plotted } = drawing
    if (!plotted || at === input || event.button !== 0 || !isHeld) return
    event.currentTarget.setPointerCapture(event.pointerId)
    event.currentTarget.focus()
    const pixel = plot.height / plotted.getBoundingClientRect().height
    // The axis stays as it was at the start, or it would run from under the hand.
    drag.current = { at, y: event.clientY, tune: brand.tune, pixel, range }
  }
  function onPointerMove(event: PointerEvent) {
    const { current } = drag
    if (current)
      move(current.tune, current.at, unitsOf((event.clientY - current.y) * current.pixel, current.range, curve))
  }
  function onKeyDown(event: KeyboardEvent, at: number) {
    const step = press * (event.shiftKey ? 5 : 1)
    const moves: Record<string, number> = { ArrowUp: step, ArrowDown: -step, PageUp: press * 10, PageDown: -press * 10 }
    const places: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: 10 }
    const [by, place] = [moves[event.key], places[event.key]]
    if (by !== undefined) move(brand.tune, at, by)
    else if (place !== undefined) {
      drawing.current?.querySelectorAll<SVGGElement>('[role="slider"]')[place]?.focus()
    } else if (event.key === 'Delete' || event.key === 'Backspace') onChange(reset(brand.tune, curve, at))
    else return
    event.preventDefault()
  }

  return (
    <figure className="min-w-0 rounded-xl bg-raised p-3 ring-1 ring-line">
      <figcaption className="flex min-h-6 items-center justify-between gap-2 text-sm">
        <span className="font-medium text-ink">{title}</span>
        {brand.tune[curve].some(Boolean) && (
          <button
            type="button"
            onClick={() => onChange(reset(brand.tune, curve))}
            className="rounded-md px-2 py-1 text-xs font-medium text-accent hover:bg-hover"
          >
            Reset<span className="sr-only"> {title.toLowerCase()}</span>
          </button>
        )}
      </figcaption>
      <svg
        ref={drawing}
        viewBox={`0 0 ${plot.width} ${plot.height}`}
        className="mt-1 block w-full touch-pan-y overflow-visible select-none"
        onPointerMove={onPointerMove}
        onPointerUp={() => (drag.current = null)}
        onPointerCancel={() => (drag.current = null)}
      >
        {[0, 0.5, 1].map((part) => (
          <line
            key={part}
            x1={plot.left}
            x2={plot.right}
            y1={plot.top + part * (plot.bottom - plot.top)}
            y2={plot.top + part * (plot.bottom - plot.top)}
            className="stroke-line"
          />
        ))}
        {curve === 'c' && <Limits scale={scale} range={range} />}
        <polyline
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          strokeWidth={1.5}
          className="stroke-control"
        />
        {points.map(({ swatch, x, y }, index) => (
          <CurveHandle
            key={swatch.step}
            x={x}
            y={y}
            swatch={swatch}
            title={title}
            value={value(swatch, scale)}
            words={axes[curve].words(value(swatch, scale), scale)}
            range={range}
            isLabelled={index % 2 === 0}
            isEntry={index === (input === 5 ? 6 : 5)}
            onPointerDown={(event) => onPointerDown(event, index)}
            onKeyDown={(event) => onKeyDown(event, index)}
          />
        ))}
      </svg>
    </figure>
  )
}

/** How much chroma there is to have at each step: in sRGB, and in Display P3. */
function Limits({ scale, range }: { scale: Scale; range: [number, number] }) {
  const line = (gamut: 'srgb' | 'p3') =>
    scale.swatches
      .map(({ wish }, index) => `${xOf(index)},${Math.max(plot.top, yOf(mostChroma(wish.l, wish.h, gamut), range))}`)
      .join(' ')
  const [srgb, p3] = [line('srgb'), line('p3')]
  return (
    <g fill="none" className="stroke-faint">
      <polyline points={p3} strokeDasharray="1 4" strokeLinecap="round" strokeWidth={1.5} />
      <polyline points={srgb} strokeDasharray="4 3" />
    </g>
  )
}
