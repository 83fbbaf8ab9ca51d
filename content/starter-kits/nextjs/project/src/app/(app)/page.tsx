import type { Metadata } from 'next'
import Figures from '@/components/figures'
import Goals from '@/components/goals'
import PageHeading from '@/components/page-heading'

export const metadata: Metadata = { title: 'Dashboard' }

export default function DashboardPage() {
  return (
    <>
      <PageHeading title="Dashboard" description="How things stand." />
      <div className="mt-8 space-y-10">
        <Figures />
        <Goals />
      </div>
    </>
  )
}
