import type { Metadata } from 'next'
import NoInvoices from '@/components/no-invoices'
import PageHeading from '@/components/page-heading'
import { requireMember } from '@/server/session'

export const metadata: Metadata = { title: 'Billing' }

/** Ask your database here, for the user that requireMember() answers, and show components/invoices.tsx where it has some. */
export default async function BillingPage() {
  await requireMember('/billing')

  return (
    <>
      <PageHeading title="Billing" description="What you sent, and what is still open." />
      <div className="mt-8">
        <NoInvoices />
      </div>
    </>
  )
}
