import { createFileRoute } from '@tanstack/react-router'
import EmptyState from '~/components/empty-state'
import PageHeading from '~/components/page-heading'
import { getBills } from '~/lib/bills.functions'
import { pageTitle } from '~/lib/page-title'

export const Route = createFileRoute('/_member/_sidebar/billing')({
  loader: () => getBills(),
  head: () => pageTitle('Billing'),
  component: BillingPage,
})

function BillingPage() {
  const bills = Route.useLoaderData()

  return (
    <>
      <PageHeading title="Billing" description="What you pay for Lintel." />
      <div className="mt-8">
        {bills.length === 0 ? (
          <EmptyState title="No invoices yet">
            Your first one comes when your trial ends. We mail it to you, too.
          </EmptyState>
        ) : (
          <ul role="list" className="divide-y divide-secondary-950/10 text-sm/6 dark:divide-white/10">
            {bills.map((bill) => (
              <li key={bill.number} className="flex justify-between gap-4 py-3">
                <span className="font-medium">{bill.number}</span>
                <bdi className="tabular-nums">{bill.amount}</bdi>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
