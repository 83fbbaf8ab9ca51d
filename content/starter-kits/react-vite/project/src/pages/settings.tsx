import PageHeading from '../components/page-heading'
import Settings from '../components/settings'

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
