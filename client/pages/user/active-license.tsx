import { usePage } from '@inertiajs/react'
import { ButtonLink } from '#client/ui/button.tsx'
import { urls } from '#shared/urls.ts'
import { AccountPage } from './parts/account-page.tsx'
import { AccountSection } from './parts/account-section.tsx'

export default function ActiveLicense() {
  const { counts } = usePage().props.site

  return (
    <AccountPage title="Active licence" about="What your account opens.">
      <AccountSection id="tier" title="Free account" about="It has no end and asks for no card.">
        <ul className="grid list-disc gap-2 ps-5 text-sm text-ink marker:text-faint">
          <li>Previews of all {counts.components} components, in your colours</li>
          <li>The code of every free component, in every flavour</li>
        </ul>
        <ButtonLink href={urls.app()} color="gray" className="mt-6">
          Browse components
        </ButtonLink>
      </AccountSection>
    </AccountPage>
  )
}
