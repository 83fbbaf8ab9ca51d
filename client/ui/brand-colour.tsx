import { type ChangeEvent, useEffect, useId, useState } from 'react'
import { useSnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import { RampStrip } from '#client/ui/ramp-strip.tsx'
import { steps } from '#shared/recolor/palette.ts'
import { urls } from '#shared/urls.ts'
import type { BrandColours } from '#shared/tools/palette/brand-colours.ts'

let loading: Promise<typeof import('#shared/tools/palette/brand-colours.ts')> | undefined

/**
 * The colour is reckoned by a part of the palette tool, which is fetched when somebody turns to the field. One promise
 * for all who ask, so that they are answered in their order: two imports may be answered in any.
 */
function load() {
  loading ??= import('#shared/tools/palette/brand-colours.ts').catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** One brand colour in, eleven out: everything that is shown wears it from the first character that makes it a colour. */
export function BrandColour() {
  const id = useId()
  const [{ brand }, change] = useSnippetPreferences()
  /** What is typed and is not in use yet. */
  const [draft, setDraft] = useState<string | null>(null)
  const text = draft ?? brand ?? ''
  const [colours, setColours] = useState<BrandColours | null>(null)
  const made = colours?.text === text ? colours : null
  const isKeptInWords = brand !== null && !brand.startsWith('#')
  const [isWrong, setWrong] = useState(false)

  async function take(written: string) {
    setDraft(written)
    setWrong(false)
    const found = (await load()).brandColours(written)
    setColours(found)
    if (found) change({ primary: found.ramp, brand: written })
  }
  /** Who comes back to the field finds what goes with its colour. */
  async function prepare() {
    setColours((await load()).brandColours(text))
  }
  // The picker knows no words.
  useEffect(() => {
    if (isKeptInWords) void load().then(({ brandColours }) => setColours(brandColours(brand)))
  }, [isKeptInWords, brand])
  const onType = ({ target }: ChangeEvent<HTMLInputElement>) => void take(target.value)
  // While somebody types, what is not a colour yet is no mistake.
  async function check(field: HTMLInputElement) {
    const { brandColours } = await load()
    // Copying may take the focus for a moment and give it back: nobody left.
    if (field === document.activeElement) return
    const isColour = brandColours(text) !== null
    setWrong(text.trim() !== '' && !isColour)
    // What was typed since is another text.
    if (isColour || text.trim() === '') setDraft((current) => (current === text ? null : current))
  }

  return (
    <div className="mt-2 grid w-72 max-w-full gap-2 border-t border-line pt-3 text-sm first:mt-0 first:border-0 first:pt-0 [legend+&]:mt-0 [legend+&]:border-0 [legend+&]:pt-0">
      <label htmlFor={id} className="font-medium text-ink">
        Your brand colour
      </label>
      <div className="flex items-center gap-2">
        <input
          type="color"
          aria-label="Pick your brand colour"
          value={/^#[\da-f]{6}$/i.test(text) ? text : (made?.hex ?? '#0d9488')}
          onChange={onType}
          onFocus={() => void prepare()}
          className="size-10 shrink-0 cursor-pointer rounded-lg bg-raised p-1 inset-ring inset-ring-control"
        />
        <input
          id={id}
          value={text}
          onChange={onType}
          onFocus={() => void prepare()}
          onBlur={({ currentTarget }) => void check(currentTarget)}
          placeholder="#0d9488"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={isWrong}
          aria-describedby={`${id}-note`}
          className="h-10 w-full min-w-0 rounded-lg bg-raised px-2.5 font-mono text-[0.8125rem] text-ink inset-ring inset-ring-control placeholder:text-faint focus:outline-2 focus:-outline-offset-1 focus:outline-accent aria-invalid:inset-ring-danger"
        />
      </div>
      <p id={`${id}-note`} className={isWrong ? 'text-xs text-danger' : 'text-xs text-muted'}>
        {isWrong
          ? 'This is not a colour. Try #0d9488, teal or oklch(0.6 0.1 185).'
          : made
            ? `${steps.length} colours were made of it. Where contrast asks for it, code and previews take another of them.`
            : 'Hex, rgb(), hsl(), oklch() or a name. Previews, code and theme follow.'}
      </p>
      {made && (
        <>
          <RampStrip ramp={made.ramp} className="h-5 w-full overflow-hidden rounded-md" />
          <div className="flex flex-wrap items-center justify-between gap-2">
            <button
              type="button"
              onClick={() => change({ secondary: made.gray })}
              className="min-h-8 rounded-md px-2 text-[0.8125rem] font-medium text-ink inset-ring inset-ring-line hover:bg-hover pointer-coarse:min-h-10"
            >
              Take the grey that goes with it
            </button>
            <a
              href={urls.paletteTool(made.state)}
              className="rounded-xs text-[0.8125rem] text-muted underline decoration-line-strong underline-offset-4 hover:text-ink"
            >
              Tune it
            </a>
          </div>
        </>
      )}
    </div>
  )
}
