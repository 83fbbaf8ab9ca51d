import { useId, useState } from 'react'
import { useSnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import { Popover } from '#client/ui/popover.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { defaultStyle, prefixPattern, type SnippetStyle } from '#shared/snippet/style.ts'

type Choice<Key extends keyof SnippetStyle> = {
  label: string
  options: readonly { value: Extract<SnippetStyle[Key], string>; label: string }[]
}

const choices = {
  tailwind: {
    label: 'Tailwind CSS',
    options: [
      { value: 'v4', label: 'v4' },
      { value: 'v3', label: 'v3' },
    ],
  },
  dark: {
    label: 'Dark theme by',
    options: [
      { value: 'class', label: 'Class' },
      { value: 'media', label: 'System' },
      { value: 'data', label: 'Data' },
    ],
  },
  direction: {
    label: 'Directions',
    options: [
      { value: 'logical', label: 'Logical' },
      { value: 'physical', label: 'Physical' },
    ],
  },
  quotes: {
    label: 'Quotes',
    options: [
      { value: 'single', label: 'Single' },
      { value: 'double', label: 'Double' },
    ],
  },
  ramps: {
    label: 'Own colours as',
    options: [
      { value: 'theme', label: 'Theme' },
      { value: 'variables', label: 'Variables' },
    ],
  },
  indent: {
    label: 'Indent',
    options: [
      { value: '2', label: '2' },
      { value: '4', label: '4' },
      { value: 'tab', label: 'Tab' },
    ],
  },
} satisfies { [Key in 'tailwind' | 'dark' | 'direction' | 'quotes' | 'indent' | 'ramps']: Choice<Key> }

/** How every snippet in this browser is written. */
export function CodeStyle() {
  const [{ style, primary, secondary }, change] = useSnippetPreferences()
  const hasOwnColours = typeof primary === 'object' || typeof secondary === 'object'
  const set = (part: Partial<SnippetStyle>) => change({ style: { ...style, ...part } })
  const isChanged = (Object.keys(defaultStyle) as (keyof SnippetStyle)[]).some(
    (key) => style[key] !== defaultStyle[key],
  )
  const shown = (Object.keys(choices) as (keyof typeof choices)[]).filter((key) => key !== 'ramps' || hasOwnColours)
  const version = `Tailwind ${style.tailwind}`

  return (
    <Popover
      name={`Code style: ${version}`}
      legend="Code style"
      focus="input:checked"
      button={
        <span className="text-start">
          <span className="text-muted max-lg:hidden">Code style</span> <span className="max-sm:sr-only">Tailwind</span>{' '}
          {style.tailwind}
        </span>
      }
    >
      <div className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-2.5 p-1 text-sm">
        {shown.map((key) => (
          <Row key={key} label={choices[key].label}>
            <Segmented<string>
              label={choices[key].label}
              options={choices[key].options}
              value={style[key]}
              onChange={(value) => set({ [key]: value })}
              className="w-full"
            />
          </Row>
        ))}
        <Row label="Semicolons">
          <Segmented
            label="Semicolons"
            options={[
              { value: 'no', label: 'None' },
              { value: 'yes', label: 'Always' },
            ]}
            value={style.semicolons ? 'yes' : 'no'}
            onChange={(value) => set({ semicolons: value === 'yes' })}
            className="w-full"
          />
        </Row>
        <PrefixField value={style.prefix} tailwind={style.tailwind} onChange={(prefix) => set({ prefix })} />
      </div>
      {isChanged && (
        <button
          type="button"
          onClick={() => change({ style: defaultStyle })}
          className="mt-2 w-full rounded-lg py-2 text-sm font-medium text-muted hover:bg-hover hover:text-ink"
        >
          Back to the defaults
        </button>
      )}
    </Popover>
  )
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <>
      <span aria-hidden className="text-muted">
        {label}
      </span>
      {children}
    </>
  )
}

/** Takes effect as soon as it is a prefix; what is none is said and changes nothing. */
function PrefixField(props: { value: string; tailwind: SnippetStyle['tailwind']; onChange: (prefix: string) => void }) {
  const { value, tailwind, onChange } = props
  const [typed, setTyped] = useState(value)
  const id = useId()
  const isValid = prefixPattern.test(typed)
  const example = tailwind === 'v4' ? `${value || 'tw'}:flex` : `${value || 'tw'}-flex`

  return (
    <>
      <label htmlFor={id} className="text-muted">
        Class prefix
      </label>
      <div>
        <input
          id={id}
          value={isValid ? value : typed}
          onChange={({ target }) => {
            setTyped(target.value)
            if (prefixPattern.test(target.value)) onChange(target.value)
          }}
          placeholder="none"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={!isValid}
          aria-describedby={`${id}-hint`}
          className="h-9 w-full rounded-lg bg-raised px-2.5 font-mono text-[0.8125rem] text-ink inset-ring inset-ring-control placeholder:text-faint focus:outline-2 focus:-outline-offset-1 focus:outline-accent aria-invalid:inset-ring-danger"
        />
        <p id={`${id}-hint`} className={isValid ? 'mt-1 text-xs text-muted' : 'mt-1 text-xs text-danger'}>
          {isValid ? (
            <>
              As in <code className="font-mono">{example}</code>
            </>
          ) : (
            'At most eight small letters.'
          )}
        </p>
      </div>
    </>
  )
}
