import { usePage } from '@inertiajs/react'
import { Button } from '#client/ui/button.tsx'
import { Disclosure } from '#client/ui/disclosure.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import { urls } from '#shared/urls.ts'
import { AccountSection } from './account-section.tsx'

export function DeleteAccount({ csrfToken, hasPassword }: { csrfToken: string; hasPassword: boolean }) {
  const { errors } = usePage().props

  return (
    <AccountSection
      id="delete"
      title="Delete account"
      about="Your account and everything in it goes at once, and cannot be brought back. Code you copied stays yours."
    >
      <Disclosure label="Delete this account" open={Boolean(errors.delete_password)}>
        <PostForm
          action={urls.deleteAccount()}
          csrfToken={csrfToken}
          preserveScroll="errors"
          clearOnError={hasPassword ? ['delete_password'] : []}
        >
          {(busy) => (
            <>
              {hasPassword && (
                <PasswordField
                  label="Your password, to delete the account"
                  showLabel="Show the password for deleting"
                  name="delete_password"
                  autoComplete="current-password"
                  required
                  error={errors.delete_password}
                />
              )}
              <Button type="submit" variant="danger" aria-disabled={busy} className="justify-self-start">
                {busy ? 'Deleting…' : 'Delete my account'}
              </Button>
            </>
          )}
        </PostForm>
      </Disclosure>
    </AccountSection>
  )
}
