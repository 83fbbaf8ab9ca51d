import { useSnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import { Popover } from '#client/ui/popover.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { defaultStyle, type SnippetStyle } from '#shared/snippet/style.ts'
import { PrefixField } from './prefix-field.tsx'
import { type StyleChoiceKey, styleChoices } from './style-choices.ts'

const styleKeys = Object.keys(defaultStyle) as (keyof SnippetStyle)[]
/** What the code says, and how it is written down. */
const ofClasses: readonly StyleChoiceKey[] = ['tailwind', 'dark', 'density', 'direction', 'names', 'ramps']
const ofText: readonly StyleChoiceKey[] = ['quotes', 'indent']

/** How every snippet in this browser is written. */
export function CodeStyle() {
  const [{ style, primary, secondary }, change] = useSnippetPreferences()
  const hasOwnColours = typeof primary === 'object' || typeof secondary === 'object' || style.names === 'roles'
  const set = (part: Partial<SnippetStyle>) => change({ style: { ...style, ...part } })
  const changed = styleKeys.filter((key) => key !== 'tailwind' && style[key] !== defaultStyle[key]).length
  const isChanged = changed > 0 || style.tailwind !== defaultStyle.tailwind
  const row = (key: StyleChoiceKey) => (
    <Row key={key} choice={styleChoices[key]} value={style[key]} onChange={(value) => set({ [key]: value })} />
  )
  const grid = 'grid grid-cols-[6.75rem_minmax(0,1fr)] items-center gap-x-3 gap-y-2.5 self-start'

  return (
    <Popover
      name={`Code style: Tailwind ${style.tailwind}${changed > 0 ? `, ${changed} changed` : ''}`}
      legend="Code style"
      focus="input:checked"
      button={
        <span className="text-start">
          <span className="text-muted max-lg:hidden">Code style</span> <span className="max-sm:sr-only">Tailwind</span>{' '}
          {style.tailwind}
          {changed > 0 && <span className="text-muted"> +{changed}</span>}
        </span>
      }
    >
      <div className="grid gap-x-8 gap-y-2.5 p-1 text-sm sm:w-md lg:w-auto lg:grid-cols-[25rem_20rem]">
        <div className={grid}>{ofClasses.filter((key) => key !== 'ramps' || hasOwnColours).map(row)}</div>
        <div className={grid}>
          {ofText.map(row)}
          <Row
            choice={{
              label: 'Semicolons',
              options: [
                { value: 'no', label: 'None' },
                { value: 'yes', label: 'Always' },
              ],
            }}
            value={style.semicolons ? 'yes' : 'no'}
            onChange={(value) => set({ semicolons: value === 'yes' })}
          />
          <PrefixField value={style.prefix} tailwind={style.tailwind} onChange={(prefix) => set({ prefix })} />
        </div>
      </div>
      {isChanged && (
        <button
          type="button"
          onClick={() => change({ style: defaultStyle })}
          className="mt-2 w-full rounded-lg py-2 text-sm font-medium text-muted hover:bg-hover hover:text-ink pointer-coarse:py-2.5"
        >
          Reset to defaults
        </button>
      )}
    </Popover>
  )
}

type RowProps = {
  choice: { label: string; options: readonly { value: string; label: string; hint?: string }[] }
  value: string
  onChange: (value: string) => void
}

/** A choice with what it does, which is said once somebody left the default. */
function Row({ choice: { label, options }, value, onChange }: RowProps) {
  const hint = options.find((option) => option.value === value)?.hint
  return (
    <>
      <span aria-hidden className="text-muted">
        {label}
      </span>
      <Segmented<string>
        label={label}
        options={options}
        value={value}
        onChange={onChange}
        // Four do not fit beside their label on a phone.
        className={options.length > 3 ? 'w-full max-sm:col-span-full' : 'w-full'}
      />
      <output className="col-start-2 -mt-1 text-xs text-pretty text-muted empty:hidden">{hint}</output>
    </>
  )
}
