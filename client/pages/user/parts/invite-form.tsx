import { usePage } from '@inertiajs/react'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import { urls } from '#shared/urls.ts'

export function InviteForm({ csrfToken, isFull }: { csrfToken: string; isFull: boolean }) {
  const { errors, old } = usePage().props
  if (isFull) return <p className="text-sm text-ink">Every seat is taken. Take one back to invite somebody else.</p>

  return (
    <PostForm action={urls.teamInvitations()} csrfToken={csrfToken} preserveScroll="errors" resetOnSuccess>
      {(busy) => (
        <>
          <Field
            label="Email address"
            type="email"
            name="email"
            autoComplete="off"
            inputMode="email"
            required
            defaultValue={old.email}
            error={errors.email}
          />
          <Button type="submit" color="gray" aria-disabled={busy} className="justify-self-start">
            {busy ? 'Sending…' : 'Send the invitation'}
          </Button>
        </>
      )}
    </PostForm>
  )
}
