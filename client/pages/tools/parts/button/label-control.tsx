import { useId, useState } from 'react'
import { describedBy, FieldError } from '#client/ui/field-notes.tsx'
import { longestLabel } from '#shared/tools/button/options.ts'
import { cleanLabel } from '#shared/tools/button/state.ts'
import { controlClass } from '../palette/colour-row.tsx'

type Props = { value: string; isList: boolean; onChange: (label: string) => void }

/** The words on the button. What is typed stays as it is typed; the button follows as soon as it can. */
export function LabelControl({ value, isList, onChange }: Props) {
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const error = draft !== null && cleanLabel(draft) === null ? `Write 1 to ${longestLabel} characters.` : undefined

  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-[0.8125rem] text-muted">
        {isList ? 'Names, with commas between them' : 'Label'}
      </label>
      <input
        id={id}
        value={draft ?? value}
        maxLength={longestLabel + 10}
        {...describedBy(id, { error })}
        onChange={({ target }) => {
          setDraft(target.value)
          const clean = cleanLabel(target.value)
          if (clean) onChange(clean)
        }}
        onBlur={() => setDraft(null)}
        placeholder={isList ? 'Day, Week, Month' : undefined}
        className={controlClass}
      />
      <FieldError id={id} error={error} />
    </div>
  )
}
