import { useId } from 'react'
import { Button } from '#client/ui/button.tsx'
import { inputClass } from '#client/ui/field-notes.tsx'

type Props = { action: string; field: string; label: string; placeholder: string; submit: string }

/** A plain form: what is written becomes the address of the tool. */
export function StartForm({ action, field, label, placeholder, submit }: Props) {
  const id = useId()
  return (
    <form action={action} className="flex gap-2">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        name={field}
        required
        maxLength={40}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="none"
        className={inputClass(undefined, 'h-10 min-w-0')}
      />
      <Button type="submit" variant="secondary-alt">
        {submit}
      </Button>
    </form>
  )
}
