import { router } from '@inertiajs/react'
import { type FormEvent, useId } from 'react'
import { inputClass } from '#client/ui/field-notes.tsx'
import { Button } from '#client/ui/button.tsx'
import { requestLimits } from '#shared/component-requests.ts'
import { urls } from '#shared/urls.ts'

/** Asks for the name first, so that what there is already is seen before anything is written. */
export function LookUp({ name = '' }: { name?: string }) {
  const id = useId()

  function look(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    router.visit(urls.newComponentRequest(typed || undefined))
  }
  return (
    <form key={name} action={urls.newComponentRequest()} method="get" onSubmit={look} className="max-w-2xl">
      <label htmlFor={id} className="block text-sm font-medium text-ink">
        Which component is missing?
      </label>
      <div className="mt-2 flex gap-3">
        <input
          id={id}
          name="name"
          defaultValue={name}
          maxLength={requestLimits.name}
          placeholder="Gantt chart, seat map …"
          className={inputClass(undefined, 'h-11 min-w-0 flex-1')}
        />
        <Button type="submit" size="lg">
          Look it up
        </Button>
      </div>
    </form>
  )
}
