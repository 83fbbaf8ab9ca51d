import Figures from '#client/components/figures.tsx'
import Goals from '#client/components/goals.tsx'
import Invoices from '#client/components/invoices.tsx'
import PageHeading from '#client/components/page-heading.tsx'
import AppFrame from '#client/layouts/app-frame.tsx'
import SidebarLayout from '#client/layouts/sidebar-layout.tsx'

export default function Dashboard() {
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

Dashboard.layout = [AppFrame, SidebarLayout]
