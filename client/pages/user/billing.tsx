import { Link } from '#client/ui/link.tsx'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { AccountPage } from './parts/account-page.tsx'
import { AccountSection } from './parts/account-section.tsx'
import { BillingForm } from './parts/billing-form.tsx'

export default function Billing({ csrfToken, details, countries, tier }: Pages['user/billing']) {
  return (
    <AccountPage
      title="Receipt details"
      about="What your next receipts show about the buyer, besides your name and email address."
    >
      <AccountSection
        id="details"
        title="Buyer"
        about={
          <>
            For companies above all; leave empty what you do not need. A VAT number is checked for its form and its
            check digits. Receipts already issued stay as they are: <Link href={urls.activeLicense()}>open one</Link> to
            correct it.
          </>
        }
      >
        <BillingForm
          action={urls.billing(tier ?? undefined)}
          csrfToken={csrfToken}
          details={details}
          countries={countries}
          submit={tier ? 'Save and return to checkout' : 'Save'}
          aside={
            tier && (
              <Link href={urls.checkout(tier)} className="text-sm">
                Back without saving
              </Link>
            )
          }
        />
      </AccountSection>
    </AccountPage>
  )
}
