import { usePage } from '@inertiajs/react'
import { Button } from '#client/ui/button.tsx'
import { Disclosure } from '#client/ui/disclosure.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { AccountSection } from './account-section.tsx'

type Props = { csrfToken: string; hasPassword: boolean; kept: Pages['user/profile']['kept'] }

export function DeleteAccount({ csrfToken, hasPassword, kept }: Props) {
  const { errors } = usePage().props

  return (
    <AccountSection
      id="delete"
      title="Delete account"
      about="Your account and everything in it is deleted at once and cannot be restored. You keep the code you copied."
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
              <p className="text-sm text-pretty text-ink">{remains(kept)}</p>
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

/** What is not deleted, since the law has us keep our books. */
function remains({ orders, affiliate }: Props['kept']): string {
  const purchases = orders === 1 ? 'your order' : `your ${orders} orders`
  const parts = [
    ...(orders > 0
      ? [
          `${purchases} with what the receipts say about you (name, address, company, VAT number), the payments and the refunds`,
        ]
      : []),
    ...(affiliate ? ['your name, address and code as an affiliate, where your money goes, and your commissions'] : []),
  ]
  if (parts.length === 0) return 'Nothing of your account is kept.'
  return `Our books must keep ${parts.join('; and ')}. Everything else is deleted.`
}
