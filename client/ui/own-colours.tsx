import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { RampStrip } from '#client/ui/ramp-strip.tsx'
import type { Ramp } from '#shared/recolor/palette.ts'
import { readRamp } from '#shared/recolor/read-ramp.ts'

type Props = {
  /** The colours in use, when they are the customer's own. */
  ramp: Ramp | null
  onChange: (ramp: Ramp) => void
}

const inputClass =
  'block w-full rounded-lg bg-raised px-2.5 font-mono text-[0.8125rem] text-ink inset-ring inset-ring-control placeholder:text-faint focus:outline-2 focus:-outline-offset-1 focus:outline-accent aria-invalid:inset-ring-danger'

/** Takes a customer's own eleven colours from whatever they can paste: a theme's variables, a configuration, a list. */
export function OwnColours({ ramp, onChange }: Props) {
  const [text, setText] = useState('')
  const [name, setName] = useState(ramp?.name ?? '')
  const [error, setError] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()

  function use() {
    const read = readRamp(text, name.trim())
    setError(read.ok ? '' : read.message)
    if (read.ok) onChange(read.ramp)
    else field.current?.focus()
  }
  // The panel stands in no form, so that Enter has nothing else to submit.
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    use()
  }

  return (
    <details className="mt-2 border-t border-line pt-2" open={ramp !== null || undefined}>
      <summary className="cursor-pointer rounded-sm px-1 py-1 text-sm font-medium text-ink">Your own colours</summary>
      <div className="grid w-72 max-w-full gap-3 p-1 pt-2 text-sm">
        {ramp && (
          <div className="flex items-center gap-3">
            <RampStrip ramp={ramp} className="h-5 flex-1 overflow-hidden rounded-md" />
            <span className="font-mono text-xs text-muted">{ramp.name}</span>
          </div>
        )}
        <div>
          <label htmlFor={`${id}-text`} className="text-muted">
            Eleven colours, 50 to 950
          </label>
          <textarea
            ref={field}
            id={`${id}-text`}
            rows={4}
            value={text}
            onChange={({ target }) => setText(target.value)}
            placeholder="--color-brand-50: #eff6ff; …"
            autoComplete="off"
            spellCheck={false}
            aria-invalid={error !== ''}
            aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
            className={`${inputClass} mt-1 py-2`}
          />
          <p id={`${id}-hint`} className="mt-1 text-xs text-muted">
            Paste CSS variables, a Tailwind configuration, or a list.
          </p>
          {error && (
            <p id={`${id}-error`} className="mt-1 text-xs text-danger">
              {error}
            </p>
          )}
        </div>
        <div className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <label htmlFor={`${id}-name`} className="text-muted">
              Name
            </label>
            <input
              id={`${id}-name`}
              value={name}
              onChange={({ target }) => setName(target.value)}
              onKeyDown={onKeyDown}
              placeholder="as pasted, or brand"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              className={`${inputClass} mt-1 h-9`}
            />
          </div>
          <button
            type="button"
            onClick={use}
            className="h-9 rounded-lg px-3 font-medium whitespace-nowrap text-ink inset-ring inset-ring-line hover:bg-hover"
          >
            Use these
          </button>
        </div>
      </div>
    </details>
  )
}
