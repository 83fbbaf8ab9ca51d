import { createFileRoute } from '@tanstack/react-router'
import Figures from '~/components/figures'
import Goals from '~/components/goals'
import Invoices from '~/components/invoices'
import PageHeading from '~/components/page-heading'
import { pageTitle } from '~/lib/page-title'

export const Route = createFileRoute('/_member/_sidebar/')({
  head: () => pageTitle('Dashboard'),
  component: DashboardPage,
})

function DashboardPage() {
  return (
    <>
      <PageHeading title="Dashboard" description="How things stand." />
      <div className="mt-8 space-y-10">
        <Figures />
        <Goals />
        <Invoices />
      </div>
    </>
  )
}
