import { usePage } from '@inertiajs/react'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import { affiliateLimits } from '#shared/affiliate.ts'
import { urls } from '#shared/urls.ts'

export function PayoutForm({ csrfToken, payout }: { csrfToken: string; payout: string }) {
  const { errors, old } = usePage().props

  return (
    <PostForm action={urls.affiliatePayout()} csrfToken={csrfToken} preserveScroll>
      {(busy) => (
        <>
          <Field
            label="Bank or PayPal account"
            name="payout"
            required
            maxLength={affiliateLimits.payout}
            hint="An IBAN with the name of its holder, or a PayPal address."
            defaultValue={old.payout ?? payout}
            error={errors.payout}
          />
          <Button type="submit" color="gray" aria-disabled={busy} className="justify-self-start">
            {busy ? 'Saving…' : 'Save'}
          </Button>
        </>
      )}
    </PostForm>
  )
}
