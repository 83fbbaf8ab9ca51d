import type { Metadata } from 'next'
import PageHeading from '@/components/page-heading'
import Settings from '@/components/settings'

export const metadata: Metadata = { title: 'Settings' }

export default function SettingsPage() {
  return (
    <>
      <PageHeading title="Settings" />
      <div className="mt-8">
        <Settings />
      </div>
    </>
  )
}
