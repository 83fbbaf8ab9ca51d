import { XMarkIcon } from '@heroicons/react/16/solid'
import { type ClipboardEvent, useId, useState } from 'react'
import { IconButton } from '#client/ui/icon-button.tsx'
import { readColor } from '#shared/color/read-color.ts'
import { steps } from '#shared/recolor/palette.ts'
import { inputSwatch, type Scale, type Swatch } from '#shared/tools/palette/scale.ts'
import { type Brand, isName, severalColors } from '#shared/tools/palette/state.ts'
import type { Gamut } from '#shared/color/gamut.ts'
import { Ramp } from './ramp.tsx'

type Props = {
  brand: Brand
  scale: Scale
  gamut: Gamut
  /** Names of the other colours. */
  taken: string[]
  /** Called when the focus comes into the row. */
  onEnter: () => void
  onChange: (part: Partial<Brand>) => void
  /** Several colours were pasted: this one becomes the first, the others are new. */
  onSeveral: (first: string, others: string[]) => void
  onRemove: (() => void) | null
  onPick: (swatch: Swatch) => void
}

/** What was typed in each field since it was last settled; null where the brand's own value shows. */
type Draft = { input: string | null; name: string | null }
const nothingTyped: Draft = { input: null, name: null }

export const controlClass =
  'h-10 rounded-lg bg-raised px-3 text-base text-ink inset-ring inset-ring-control placeholder:text-faint focus:outline-2 focus:-outline-offset-1 focus:outline-accent aria-invalid:inset-ring-danger aria-invalid:focus:outline-danger sm:text-sm'

/** One colour that was given, how it is called and where it stands, and the scale that is made of it. */
export function ColourRow({ brand, scale, gamut, taken, onEnter, onChange, onSeveral, onRemove, onPick }: Props) {
  const id = useId()
  const [draft, setDraft] = useState(nothingTyped)
  const errors = { input: inputError(draft.input), name: nameError(draft.name, taken) }
  const given = inputSwatch(scale)

  function write(field: keyof Draft, text: string) {
    setDraft({ ...draft, [field]: text })
    const usable = field === 'input' ? readColor(text)?.text : nameError(text, taken) === null ? text : undefined
    if (usable !== undefined) onChange({ [field]: usable })
  }
  // What could not be used is kept to be mended; what was used is shown as it is kept.
  const settle = (field: keyof Draft) => errors[field] === null && setDraft({ ...draft, [field]: null })

  function onPaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text')
    const [first, ...others] = severalColors(text)
    if (first === undefined || readColor(text)) return
    event.preventDefault()
    setDraft(nothingTyped)
    onSeveral(first, others)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears where the focus is, and is no control
    <section aria-labelledby={`${id}-title`} onFocus={onEnter} className="grid grid-cols-1 gap-3">
      <h2 id={`${id}-title`} className="sr-only">
        {brand.name}
      </h2>
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <div className="flex min-w-0 flex-[1_1_16rem] items-end gap-2 sm:max-w-80">
          <input
            type="color"
            aria-label={`Pick ${brand.name}`}
            value={given.hex}
            onChange={({ target }) => {
              setDraft({ ...draft, input: null })
              onChange({ input: target.value })
            }}
            className="size-10 shrink-0 cursor-pointer appearance-none rounded-lg border-0 bg-transparent p-0 inset-ring inset-ring-line [&::-moz-color-swatch]:rounded-lg [&::-moz-color-swatch]:border-0 [&::-webkit-color-swatch]:rounded-lg [&::-webkit-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0"
          />
          <Labelled id={`${id}-input`} label="Colour" className="min-w-0 flex-1">
            <input
              id={`${id}-input`}
              value={draft.input ?? brand.input}
              onChange={({ target }) => write('input', target.value)}
              onBlur={() => settle('input')}
              onPaste={onPaste}
              onFocus={({ target }) => target.select()}
              data-whole
              aria-invalid={errors.input !== null}
              aria-describedby={errors.input ? `${id}-error` : undefined}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              className={`${controlClass} w-full font-mono`}
            />
          </Labelled>
        </div>
        <Labelled id={`${id}-name`} label="Name" className="min-w-0 flex-[1_1_5rem] sm:max-w-40">
          <input
            id={`${id}-name`}
            value={draft.name ?? brand.name}
            onChange={({ target }) => write('name', target.value)}
            onBlur={() => settle('name')}
            aria-invalid={errors.name !== null}
            aria-describedby={errors.name ? `${id}-error` : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className={`${controlClass} w-full`}
          />
        </Labelled>
        <Labelled id={`${id}-step`} label="Step" className="min-w-0 flex-[1_1_8rem] sm:flex-none">
          <select
            id={`${id}-step`}
            value={brand.step ?? ''}
            onChange={({ target }) => onChange({ step: steps.find((step) => String(step) === target.value) ?? null })}
            className={`${controlClass} w-full min-w-0`}
          >
            <option value="">Auto ({scale.inputStep})</option>
            {steps.map((step) => (
              <option key={step} value={step}>
                {step}
              </option>
            ))}
          </select>
        </Labelled>
        {onRemove && (
          <IconButton icon={XMarkIcon} label={`Remove ${brand.name}`} onClick={onRemove} className="-ms-1" />
        )}
      </div>
      {(errors.input ?? errors.name) && (
        <output id={`${id}-error`} className="block text-sm text-danger">
          {errors.input ?? errors.name}
        </output>
      )}
      <Ramp scale={scale} gamut={gamut} marks onPick={onPick} />
    </section>
  )
}

const inputError = (text: string | null) =>
  text === null || readColor(text)
    ? null
    : 'Write one opaque CSS colour: #2563eb, rgb(37 99 235), hsl(221 83% 53%), oklch(55% 0.22 263), tomato.'

function nameError(name: string | null, taken: string[]): string | null {
  if (name === null) return null
  if (!isName(name))
    return 'Names have small letters, digits and single hyphens, begin with a letter, and end after 24.'
  return taken.includes(name) ? `There is another colour called ${name}.` : null
}

type LabelledProps = { id: string; label: string; className?: string; children: React.ReactNode }
const Labelled = ({ id, label, className, children }: LabelledProps) => (
  <div className={className}>
    <label htmlFor={id} className="mb-1 block text-xs font-medium text-muted">
      {label}
    </label>
    {children}
  </div>
)
