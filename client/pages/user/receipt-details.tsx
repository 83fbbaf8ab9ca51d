import { Link } from '#client/ui/link.tsx'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { AccountPage } from './parts/account-page.tsx'
import { AccountSection } from './parts/account-section.tsx'
import { BillingForm } from './parts/billing-form.tsx'

export default function ReceiptDetails({ csrfToken, details, countries, receipt }: Pages['user/receipt-details']) {
  return (
    <AccountPage title="Correct a receipt" about={`The buyer’s details on receipt ${receipt.number}.`}>
      <AccountSection
        id="details"
        title="Buyer"
        about="The number, date and amounts stay the same. The receipt will show when it was corrected and what it said before. Taxes that were charged stay too; write to us if they are wrong."
      >
        <BillingForm
          action={urls.receiptDetails(receipt.id)}
          csrfToken={csrfToken}
          details={details}
          countries={countries}
          submit="Correct the receipt"
          aside={
            <Link href={urls.receipt(receipt.id)} className="inline-flex items-center text-sm pointer-coarse:min-h-10">
              Back to the receipt
            </Link>
          }
        />
      </AccountSection>
    </AccountPage>
  )
}
