import { usePage } from '@inertiajs/react'
import { useSignedInUser } from '#client/hooks/use-signed-in-user.ts'
import { Button } from '#client/ui/button.tsx'
import { Disclosure } from '#client/ui/disclosure.tsx'
import { Field } from '#client/ui/field.tsx'
import { Link } from '#client/ui/link.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import { urls } from '#shared/urls.ts'
import { AccountSection } from './account-section.tsx'

type EmailProps = { csrfToken: string; hasPassword: boolean; pendingEmail: string | null }

export function EmailForm({ csrfToken, hasPassword, pendingEmail }: EmailProps) {
  const { errors, old } = usePage().props
  const user = useSignedInUser()

  return (
    <AccountSection
      id="email"
      title="Email address"
      about={
        <>
          You sign in with <strong className="font-medium wrap-anywhere text-ink">{user.email}</strong>. A new address
          counts as soon as you follow the link we send to it.
        </>
      }
    >
      {!user.email_verified && (
        <p className="mb-6 text-sm text-muted">
          This address is not confirmed yet. <Link href={urls.verifyEmail()}>Confirm it</Link>
        </p>
      )}
      {pendingEmail && (
        <PostForm
          action={urls.profileEmailWithdraw()}
          csrfToken={csrfToken}
          className="mb-6 rounded-lg bg-accent-wash p-4 text-sm text-ink"
        >
          {(busy) => (
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="wrap-anywhere">
                <strong className="font-medium">{pendingEmail}</strong> waits for you to follow the link.
              </p>
              <Button type="submit" size="sm" variant="secondary-alt" aria-disabled={busy}>
                Keep the current address
              </Button>
            </div>
          )}
        </PostForm>
      )}
      <Disclosure label="Change email address" open={Boolean(errors.email ?? errors.email_password)}>
        <PostForm
          action={urls.profileEmail()}
          csrfToken={csrfToken}
          preserveScroll="errors"
          clearOnError={hasPassword ? ['email_password'] : []}
          resetOnSuccess
        >
          {(busy) => (
            <>
              <Field
                label="New email address"
                type="email"
                name="email"
                autoComplete="email"
                inputMode="email"
                required
                defaultValue={old.email}
                error={errors.email}
              />
              {hasPassword && (
                <PasswordField
                  label="Your password"
                  showLabel="Show the password for the new address"
                  name="email_password"
                  autoComplete="current-password"
                  required
                  error={errors.email_password}
                />
              )}
              <Button type="submit" color="gray" aria-disabled={busy} className="justify-self-start">
                {busy ? 'Sending…' : 'Send the link'}
              </Button>
            </>
          )}
        </PostForm>
      </Disclosure>
    </AccountSection>
  )
}
