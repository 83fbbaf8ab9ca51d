import { Link } from '#client/ui/link.tsx'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { AccountPage } from './parts/account-page.tsx'
import { AccountSection } from './parts/account-section.tsx'
import { BillingForm } from './parts/billing-form.tsx'

export default function ReceiptDetails({ csrfToken, details, countries, receipt }: Pages['user/receipt-details']) {
  return (
    <AccountPage title="Correct a receipt" about={`What receipt ${receipt.number} says about its buyer.`}>
      <AccountSection
        id="details"
        title="Who bought"
        about="Number, date and sums stay. The receipt says on which day it was corrected, and what it said before. Taxes that were charged stay too; write to us where they were wrong."
      >
        <BillingForm
          action={urls.receiptDetails(receipt.id)}
          csrfToken={csrfToken}
          details={details}
          countries={countries}
          submit="Correct the receipt"
          aside={
            <Link href={urls.receipt(receipt.id)} className="text-sm">
              Back to the receipt
            </Link>
          }
        />
      </AccountSection>
    </AccountPage>
  )
}
