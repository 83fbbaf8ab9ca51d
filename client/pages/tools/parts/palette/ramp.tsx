import { LockClosedIcon } from '@heroicons/react/16/solid'
import { clsx } from 'clsx'
import type { KeyboardEvent } from 'react'
import { useMounted } from '#client/hooks/use-mounted.ts'
import type { Gamut } from '#shared/color/gamut.ts'
import { writeP3 } from '#shared/tools/palette/notation.ts'
import { legibleOn } from '#shared/tools/palette/svg.ts'
import type { Scale, Swatch } from '#shared/tools/palette/scale.ts'

type Props = {
  scale: Scale
  gamut?: Gamut
  /** Low, without values: for the lists of many. */
  small?: boolean
  /** Marks the steps that sRGB shows with less colour than is meant. */
  marks?: boolean
  onPick: (swatch: Swatch) => void
}

/** Eleven fields to copy from: one stop of the Tab key, arrow keys go from field to field. */
export function Ramp({ scale, gamut = 'srgb', small = false, marks = false, onPick }: Props) {
  const { name, swatches } = scale
  // Of a list of many, the fields to press come with the client, which they need; their colours are there before.
  const isAlive = useMounted() || !small
  const entry = small ? 5 : swatches.findIndex(({ isInput }) => isInput)

  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={`Copy from ${name}`}
      dir="ltr"
      onKeyDown={moveFocus}
      className="relative flex"
    >
      {/* One drawing for all fields, each a little wider than its place: fields of their own leave seams. */}
      <svg
        aria-hidden
        viewBox={`0 0 ${swatches.length} 1`}
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-hidden rounded-lg"
      >
        {swatches.map((swatch, index) => (
          <rect key={swatch.step} x={index} width="1.05" height="1" fill={fillOf(swatch, gamut)} />
        ))}
      </svg>
      {!isAlive && <div className="h-9" />}
      {(isAlive ? swatches : []).map((swatch, index) => (
        <button
          key={swatch.step}
          type="button"
          tabIndex={index === entry ? 0 : -1}
          onClick={() => onPick(swatch)}
          title={`Copy ${name}-${swatch.step}`}
          aria-label={labelOf(scale, swatch)}
          className={clsx(
            'group relative min-w-0 flex-1 first:rounded-s-lg last:rounded-e-lg focus-visible:z-10',
            small ? 'h-9' : 'h-20 sm:h-24',
            legibleOn(swatch.srgb) === 'white' ? 'text-white' : 'text-black',
          )}
        >
          {small ? (
            <span className="relative text-xs font-medium opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100">
              {swatch.step}
            </span>
          ) : (
            <Inside swatch={swatch} marks={marks} />
          )}
        </button>
      ))}
    </div>
  )
}

function Inside({ swatch, marks }: { swatch: Swatch; marks: boolean }) {
  return (
    <span className="relative flex h-full flex-col items-start justify-between overflow-hidden p-1 text-xs max-md:overflow-visible sm:p-2">
      <span className="flex w-full items-center justify-between gap-1 font-semibold tabular-nums max-sm:flex-col max-sm:items-start">
        {swatch.step}
        {swatch.isInput && <LockClosedIcon aria-hidden className="size-3.5 shrink-0" />}
      </span>
      {marks && !swatch.inSrgb && (
        <svg aria-hidden viewBox="0 0 10 10" className="absolute inset-e-0 top-0 size-2.5 opacity-80">
          <path d="M0 0H10V10Z" className="fill-current" />
        </svg>
      )}
      {/* A space, or step and value would be one word to who reads the text. */}{' '}
      <span className="font-mono max-md:hidden">{swatch.hex.slice(1)}</span>
    </span>
  )
}

const fillOf = (swatch: Swatch, gamut: Gamut) => (gamut === 'p3' && !swatch.inSrgb ? writeP3(swatch) : swatch.hex)

const labelOf = ({ name }: Scale, { step, hex, isInput }: Swatch) =>
  `${step} ${hex.slice(1)}, copy ${name}-${step}${isInput ? ', your colour' : ''}`

function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
  const targets: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: buttons.length - 1 }
  const target = buttons[targets[event.key] ?? -1]
  if (!target) return
  event.preventDefault()
  target.focus()
}
