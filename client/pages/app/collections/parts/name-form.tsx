import { usePage } from '@inertiajs/react'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import { collectionLimits } from '#shared/collections.ts'

type Props = {
  action: string
  csrfToken: string
  /** What it is called so far. */
  name?: string
  /** What the button says. */
  submit: string
}

/** Asks what a collection is to be called. */
export function NameForm({ action, csrfToken, name, submit }: Props) {
  const { errors, old } = usePage().props

  return (
    <PostForm action={action} csrfToken={csrfToken} preserveScroll="errors" className="max-w-sm gap-y-4">
      {(busy) => (
        <>
          <Field
            label="Name"
            name="name"
            required
            maxLength={collectionLimits.name}
            autoComplete="off"
            defaultValue={old.name ?? name}
            error={errors.name}
          />
          <Button type="submit" aria-disabled={busy} className="justify-self-start">
            {submit}
          </Button>
        </>
      )}
    </PostForm>
  )
}
