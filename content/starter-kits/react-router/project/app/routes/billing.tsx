import EmptyState from '~/components/empty-state'
import Invoices from '~/components/invoices'
import PageHeading from '~/components/page-heading'
import type { Route } from './+types/billing'

/** Ask your database here; who asks is the user of memberContext. */
export function loader() {
  return { invoices: 0 }
}

export default function Billing({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title="Billing" description="What you sent, and what is still open." />
      <div className="mt-8">
        {loaderData.invoices === 0 ? (
          <EmptyState title="No invoices yet">
            Invoices you send to customers are listed here, with what is paid and what is due.
          </EmptyState>
        ) : (
          <Invoices />
        )}
      </div>
    </>
  )
}
