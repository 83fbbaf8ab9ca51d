import { ChevronDownIcon } from '@heroicons/react/16/solid'
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { swatchClasses } from '#client/ui/swatches.ts'
import type { Family } from '#shared/recolor/palette.ts'

type Props<Name extends Family> = {
  label: string
  families: readonly Name[]
  value: Name
  onChange: (family: Name) => void
}

const title = (name: string) => name[0]!.toUpperCase() + name.slice(1)

/** One of Tailwind's colour families: a button that shows the choice, and a panel of swatches that are radio buttons. */
export function ColourPicker<Name extends Family>({ label, families, value, onChange }: Props<Name>) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLFieldSetElement>(null)

  useEffect(() => {
    if (open) panel.current?.querySelector<HTMLElement>('input:checked')?.focus()
  }, [open])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    button.current?.focus()
  }
  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears what its controls do, and is none itself
    <div className="relative max-w-full" onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={`${label} colour: ${title(value)}`}
        onClick={() => setOpen(!open)}
        className="flex min-h-9 max-w-full items-center gap-2 rounded-lg ps-2.5 pe-2 text-sm font-medium text-ink inset-ring inset-ring-line transition-colors hover:bg-hover pointer-coarse:min-h-10"
      >
        <span aria-hidden className={`size-3.5 shrink-0 rounded-full ${swatchClasses[value]}`} />
        <span className="text-start">
          <span className="text-muted">{label} colour</span> {title(value)}
        </span>
        <ChevronDownIcon aria-hidden className="size-4 shrink-0 text-faint" />
      </button>
      <fieldset
        ref={panel}
        id={id}
        hidden={!open}
        // Safari gives a pressed swatch no focus; without this the panel would take that for leaving.
        tabIndex={-1}
        className="absolute inset-e-0 top-full z-20 mt-2 w-max max-w-[calc(100vw-2rem)] min-w-0 rounded-xl bg-overlay p-3 shadow-lg ring-1 ring-line max-sm:inset-s-0 max-sm:inset-e-auto"
      >
        <legend className="sr-only">{label} colour</legend>
        <div className="grid w-59 max-w-full grid-cols-[repeat(auto-fill,2.25rem)] gap-1">
          {families.map((family) => (
            <label key={family} title={title(family)} className="grid size-9 cursor-pointer place-items-center">
              <input
                type="radio"
                name={id}
                value={family}
                checked={family === value}
                onChange={() => onChange(family)}
                aria-label={title(family)}
                className={`size-6 cursor-pointer appearance-none rounded-full outline-offset-2 checked:ring-2 checked:ring-ink checked:ring-offset-2 checked:ring-offset-(--overlay) focus-visible:outline-2 focus-visible:outline-accent ${swatchClasses[family]}`}
              />
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  )
}
