import type { ReactNode } from 'react'
import { usePage } from '@inertiajs/react'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import { SelectField } from '#client/ui/select-field.tsx'
import { billingLimits, type BillingDetails } from '#shared/billing.ts'
import type { BillingProps } from '#shared/page-props.ts'

type Props = Pick<BillingProps, 'csrfToken' | 'details' | 'countries'> & {
  action: string
  submit: string
  /** Stands beside the button. */
  aside?: ReactNode
}

/** What a receipt is to say about who bought. Every field may stay empty. */
export function BillingForm({ action, csrfToken, details, countries, submit, aside }: Props) {
  const { errors, old } = usePage().props
  const field = (name: keyof BillingDetails) => ({
    name,
    defaultValue: old[name] ?? details[name],
    error: errors[name],
  })

  return (
    <PostForm action={action} csrfToken={csrfToken} preserveScroll="errors">
      {(busy) => (
        <>
          <Field label="Company" autoComplete="organization" maxLength={billingLimits.company} {...field('company')} />
          <Field
            label="VAT number"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={billingLimits.vatNumber}
            hint="With its country code, for example DE136695976."
            {...field('vatNumber')}
          />
          <Field label="Address" autoComplete="address-line1" maxLength={billingLimits.line1} {...field('line1')} />
          <Field
            label="Address, second line"
            autoComplete="address-line2"
            maxLength={billingLimits.line2}
            {...field('line2')}
          />
          <div className="grid gap-6 sm:grid-cols-[10rem_minmax(0,1fr)]">
            <Field
              label="Postal code"
              autoComplete="postal-code"
              maxLength={billingLimits.postal}
              {...field('postal')}
            />
            <Field label="City" autoComplete="address-level2" maxLength={billingLimits.city} {...field('city')} />
          </div>
          <SelectField label="Country" autoComplete="country" {...field('country')}>
            <option value="">None</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
            <Button type="submit" aria-disabled={busy}>
              {busy ? 'Saving…' : submit}
            </Button>
            {aside}
          </div>
        </>
      )}
    </PostForm>
  )
}
