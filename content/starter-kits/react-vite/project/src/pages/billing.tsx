import NoInvoices from '../components/no-invoices'
import PageHeading from '../components/page-heading'

export default function BillingPage() {
  return (
    <>
      <PageHeading title="Billing" description="What you sent, and what is still open." />
      <div className="mt-8">
        <NoInvoices />
      </div>
    </>
  )
}
