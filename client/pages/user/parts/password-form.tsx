import { usePage } from '@inertiajs/react'
import { Button } from '#client/ui/button.tsx'
import { Disclosure } from '#client/ui/disclosure.tsx'
import { NewPasswordField } from '#client/ui/new-password-field.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import { urls } from '#shared/urls.ts'
import { AccountSection } from './account-section.tsx'

export function PasswordForm({ csrfToken, hasPassword }: { csrfToken: string; hasPassword: boolean }) {
  const { auth, errors } = usePage().props

  return (
    <AccountSection
      id="password"
      title="Password"
      about={
        hasPassword
          ? 'Long passwords are better than complicated ones. Changing it signs you out in every other browser.'
          : 'Your account has no password yet. Set one to sign in without another site.'
      }
    >
      <Disclosure
        label={hasPassword ? 'Choose a new password' : 'Choose a password'}
        open={Boolean(errors.current_password ?? errors.password)}
      >
        <PostForm
          action={urls.profilePassword()}
          csrfToken={csrfToken}
          preserveScroll="errors"
          clearOnError={hasPassword ? ['current_password'] : []}
          resetOnSuccess
        >
          {(busy) => (
            <>
              {/* Tells password managers whose password changes. */}
              <input type="hidden" name="username" autoComplete="username" value={auth.user?.email} readOnly />
              {hasPassword && (
                <PasswordField
                  label="Current password"
                  showLabel="Show current password"
                  name="current_password"
                  autoComplete="current-password"
                  required
                  error={errors.current_password}
                />
              )}
              <NewPasswordField
                label="New password"
                showLabel="Show new password"
                name="password"
                error={errors.password}
              />
              <Button type="submit" color="gray" aria-disabled={busy} className="justify-self-start">
                {label(hasPassword, busy)}
              </Button>
            </>
          )}
        </PostForm>
      </Disclosure>
    </AccountSection>
  )
}

function label(hasPassword: boolean, busy: boolean): string {
  if (hasPassword) return busy ? 'Changing…' : 'Change password'
  return busy ? 'Setting…' : 'Set password'
}
