import { usePage } from '@inertiajs/react'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import { urls } from '#shared/urls.ts'
import { AccountSection } from './account-section.tsx'

export function InformationForm({ csrfToken }: { csrfToken: string }) {
  const { auth, errors, old } = usePage().props

  return (
    <AccountSection id="information" title="Your name" about="How we address you, and what teammates see.">
      <PostForm action={urls.profileInformation()} csrfToken={csrfToken} preserveScroll="errors">
        {(busy) => (
          <>
            <Field
              label="Name"
              name="name"
              autoComplete="name"
              required
              defaultValue={old.name ?? auth.user?.name}
              error={errors.name}
            />
            <Button type="submit" color="gray" aria-disabled={busy} className="justify-self-start">
              {busy ? 'Saving…' : 'Save name'}
            </Button>
          </>
        )}
      </PostForm>
    </AccountSection>
  )
}
