import { useId, useState } from 'react'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { prefixLine } from '#shared/snippet/setup.ts'
import { prefixPattern, type SnippetStyle } from '#shared/snippet/style.ts'

type Props = { value: string; tailwind: SnippetStyle['tailwind']; onChange: (prefix: string) => void }

/** Takes effect as soon as it is a prefix; what is none is said and changes nothing. */
export function PrefixField({ value, tailwind, onChange }: Props) {
  const [typed, setTyped] = useState(value)
  const id = useId()
  const isValid = prefixPattern.test(typed)
  const example = tailwind === 'v4' ? `${value || 'tw'}:flex` : `${value || 'tw'}-flex`
  const line = prefixLine(value, tailwind)

  return (
    <>
      <label htmlFor={id} className="text-muted">
        Class prefix
      </label>
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
        className="h-9 w-full min-w-0 rounded-lg bg-raised px-2.5 font-mono text-[0.8125rem] text-ink inset-ring inset-ring-control placeholder:text-faint focus:outline-2 focus:-outline-offset-1 focus:outline-accent aria-invalid:inset-ring-danger pointer-coarse:h-10"
      />
      <p id={`${id}-hint`} className={`col-start-2 -mt-1 text-xs ${isValid ? 'text-muted' : 'text-danger'}`}>
        {isValid ? (
          <>
            As in <code className="font-mono">{example}</code>
            {value && (tailwind === 'v4' ? '. Your CSS needs:' : '. tailwind.config.js needs:')}
          </>
        ) : (
          'At most eight small letters.'
        )}
      </p>
      {value && (
        <div className="col-span-full flex items-center justify-between gap-2 rounded-lg bg-hover py-1 ps-2.5 pe-1">
          <code className="min-w-0 font-mono text-xs wrap-anywhere text-ink">{line}</code>
          <CopyButton text={line} what="Line for the prefix" />
        </div>
      )}
    </>
  )
}
