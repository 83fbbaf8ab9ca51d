import { usePage } from '@inertiajs/react'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { affiliateLimits } from '#shared/affiliate.ts'
import { urls } from '#shared/urls.ts'

/** What we want to know before somebody recommends us for money. */
export function ApplyForm({ csrfToken, className }: { csrfToken: string; className?: string }) {
  const { errors, old } = usePage().props

  return (
    <PostForm action={urls.affiliate()} csrfToken={csrfToken} preserveScroll="errors" className={className}>
      {(busy) => (
        <>
          <Field
            label="Where do you write, teach or build?"
            name="website"
            type="url"
            required
            maxLength={affiliateLimits.website}
            placeholder="https://"
            hint="Your site, channel or profile."
            defaultValue={old.website}
            error={errors.website}
          />
          <TextArea
            label="How would you recommend us?"
            name="plan"
            required
            maxLength={affiliateLimits.plan}
            hint="A review, a course, projects you build in public: a few sentences will do."
            defaultValue={old.plan}
            error={errors.plan}
          />
          <Field
            label="Code for your link"
            name="code"
            required
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            maxLength={affiliateLimits.code}
            hint="Letters, digits and hyphens, as in “ada-builds”. It cannot be changed later."
            defaultValue={old.code}
            error={errors.code}
          />
          <Field
            label="Where should your commission go?"
            name="payout"
            required
            maxLength={affiliateLimits.payout}
            hint="An IBAN with the name of its holder, or a PayPal address. Only we see it, and you can change it."
            defaultValue={old.payout}
            error={errors.payout}
          />
          <Button type="submit" size="lg" aria-disabled={busy} className="justify-self-start">
            {busy ? 'Sending…' : 'Send application'}
          </Button>
        </>
      )}
    </PostForm>
  )
}
