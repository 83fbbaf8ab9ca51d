import type { Metadata } from 'next'
import Figures from '@/components/figures'
import Goals from '@/components/goals'
import Invoices from '@/components/invoices'
import PageHeading from '@/components/page-heading'
import { requireMember } from '@/server/session'

export const metadata: Metadata = { title: 'Dashboard' }

export default async function DashboardPage() {
  await requireMember('/')

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
