import { memo, type ReactNode, useId, useState } from 'react'
import { readColor } from '#shared/color/read-color.ts'
import { type Look, plain } from '#shared/tools/icons/draw.ts'
import { sizes, strokes } from '#shared/tools/icons/state.ts'

type Props = {
  look: Look
  /** What the slider rests at while nothing is chosen. */
  native: { size: number; stroke: number | null }
  onLook: (part: Partial<Look>) => void
}

/** Size, lines and colour of every icon that is shown, copied or taken along. */
export const LookControls = memo(function LookControls({ look, native, onLook }: Props) {
  const isPlain = look.size === null && look.stroke === null && look.color === null
  const size = look.size ?? native.size
  const stroke = look.stroke ?? native.stroke

  return (
    <>
      <Slider label="Size" text={`${size} px`} {...sizes} value={size} onChange={(value) => onLook({ size: value })} />
      {stroke !== null && (
        <Slider
          label="Lines"
          text={String(stroke)}
          {...strokes}
          value={stroke}
          onChange={(value) => onLook({ stroke: value })}
        />
      )}
      <ColorField color={look.color} onColor={(color) => onLook({ color })} />
      <button
        type="button"
        disabled={isPlain}
        onClick={() => onLook(plain)}
        className="h-9 rounded-md px-2 text-sm font-medium text-muted transition-colors hover:bg-hover hover:text-ink disabled:hidden pointer-coarse:h-10"
      >
        As drawn
      </button>
    </>
  )
})

type SliderProps = {
  label: string
  text: ReactNode
  least: number
  most: number
  step: number
  value: number
  onChange: (value: number) => void
}

function Slider({ label, text, least, most, step, value, onChange }: SliderProps) {
  return (
    <label className="flex h-9 items-center gap-2 text-sm text-muted pointer-coarse:h-10">
      {label}
      <input
        type="range"
        min={least}
        max={most}
        step={step}
        value={value}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        className="h-6 w-24 min-w-16 cursor-pointer accent-primary-600 dark:accent-primary-400"
      />
      <span className="w-11 font-mono text-xs text-ink tabular-nums">{text}</span>
    </label>
  )
}

/** A colour by hand or from the browser's own picker; what cannot be read is kept to be mended. */
function ColorField({ color, onColor }: { color: string | null; onColor: (color: string | null) => void }) {
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const text = draft ?? color ?? ''
  const isWrong = draft !== null && draft.trim() !== '' && !readColor(draft)
  const hex = color && /^#[\da-f]{6}$/i.test(color) ? color : '#737373'

  function write(value: string) {
    setDraft(value)
    const read = readColor(value)
    if (read) onColor(read.text)
    else if (value.trim() === '') onColor(null)
  }

  return (
    <div className="flex items-center gap-2 text-sm text-muted">
      <label htmlFor={id}>Colour</label>
      <div className="flex h-9 items-center rounded-lg bg-raised inset-ring inset-ring-control has-aria-invalid:inset-ring-danger pointer-coarse:h-10">
        <input
          type="color"
          aria-label="Pick a colour"
          value={hex}
          onChange={({ target }) => write(target.value)}
          className="ms-1.5 size-6 cursor-pointer appearance-none overflow-hidden rounded-md bg-transparent [&::-webkit-color-swatch]:rounded-md [&::-webkit-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0"
        />
        <input
          id={id}
          type="text"
          value={text}
          placeholder="currentColor"
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          onChange={({ target }) => write(target.value)}
          onBlur={() => !isWrong && setDraft(null)}
          spellCheck={false}
          autoCapitalize="none"
          className="h-full w-28 rounded-lg bg-transparent px-2 font-mono text-base text-ink placeholder:text-faint focus:outline-2 focus:-outline-offset-1 focus:outline-accent sm:text-xs"
        />
      </div>
      <output id={`${id}-error`} className="text-xs text-danger empty:hidden">
        {isWrong ? 'No CSS colour' : ''}
      </output>
    </div>
  )
}
