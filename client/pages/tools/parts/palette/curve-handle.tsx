import type { KeyboardEvent, PointerEvent } from 'react'
import type { Swatch } from '#shared/tools/palette/scale.ts'
import { plot } from './curve-scale.ts'

type Props = {
  x: number
  y: number
  swatch: Swatch
  title: string
  value: number
  words: string
  range: [number, number]
  /** Where the Tab key comes in. */
  isEntry: boolean
  /** Whether its step is always written below; all of them would touch. */
  isLabelled: boolean
  onPointerDown: (event: PointerEvent<SVGGElement>) => void
  onKeyDown: (event: KeyboardEvent<SVGGElement>) => void
}

/** One step on a curve; the given colour is a square that stays. */
export function CurveHandle({
  x,
  y,
  swatch,
  title,
  value,
  words,
  range,
  isEntry,
  isLabelled,
  onPointerDown,
  onKeyDown,
}: Props) {
  const { step, isInput, hex } = swatch
  const shown = Math.min(plot.bottom, Math.max(plot.top, y))
  const rounded = (number: number) => Number(number.toFixed(3))

  return (
    <g
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a range input has no place on a curve
      role="slider"
      tabIndex={isEntry ? 0 : -1}
      aria-label={`${title} at ${step}`}
      aria-orientation="vertical"
      aria-valuemin={rounded(range[0])}
      aria-valuemax={rounded(range[1])}
      aria-valuenow={rounded(value)}
      aria-valuetext={isInput ? `${words}, your colour, fixed` : words}
      aria-disabled={isInput || undefined}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
      className={`group outline-none ${isInput ? '' : 'cursor-ns-resize'}`}
    >
      <rect x={x - 15} y={plot.top - 8} width={30} height={plot.bottom - plot.top + 16} fill="transparent" />
      {/* A mouse takes hold anywhere above or below; a thumb has to scroll there, and takes hold round the point. */}
      {!isInput && (
        <rect data-grip x={x - 15} y={shown - 26} width={30} height={52} fill="transparent" className="touch-none" />
      )}
      <circle cx={x} cy={shown} r={12} fill="none" strokeWidth={2} className="curve-ring" />
      {isInput ? (
        <rect x={x - 6} y={shown - 6} width={12} height={12} rx={2} fill={hex} strokeWidth={2} className="stroke-ink" />
      ) : (
        <circle cx={x} cy={shown} r={6.5} fill={hex} strokeWidth={2} className="pointer-events-none stroke-raised" />
      )}
      {!isInput && <circle cx={x} cy={shown} r={7.5} fill="none" className="curve-point" />}
      <text
        x={x}
        y={plot.height - 10}
        textAnchor="middle"
        data-quiet={isLabelled ? undefined : ''}
        className="curve-step"
      >
        {step}
      </text>
      <text
        x={Math.min(plot.right - 12, Math.max(plot.left + 12, x))}
        y={shown < plot.top + 26 ? shown + 26 : shown - 16}
        textAnchor="middle"
        className="curve-value"
      >
        {words}
      </text>
    </g>
  )
}
