import { usePage } from '@inertiajs/react'
import { ButtonLink } from '#client/ui/button.tsx'
import { licenseTitles } from '#shared/license-tiers.ts'
import type { LicenseProps, Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { AccountPage } from './parts/account-page.tsx'
import { AccountSection } from './parts/account-section.tsx'
import { LicenseKey } from './parts/license-key.tsx'
import { openedBy } from './parts/opened-by.ts'
import { CheckList } from '#client/ui/check-list.tsx'
import { Receipts } from './parts/receipts.tsx'
import { Upgrades } from './parts/upgrades.tsx'

export default function ActiveLicense({ license, upgrades, receipts }: Pages['user/active-license']) {
  const { counts } = usePage().props.site
  const title = license ? `${licenseTitles[license.tier]} licence` : 'Free account'

  return (
    <AccountPage title="Active licence" about="What your account gives you access to.">
      <AccountSection id="tier" title={title} about={about(license)}>
        {license && <LicenseKey license={license} />}
        <CheckList lines={openedBy(license?.tier ?? null, counts)} className="text-sm text-ink not-first:mt-6" />
        <ButtonLink href={urls.app()} color="gray" className="mt-6">
          Browse components
        </ButtonLink>
      </AccountSection>
      {upgrades.length > 0 && <Upgrades upgrades={upgrades} hasLicense={license !== null && license.key !== null} />}
      <Receipts receipts={receipts} />
    </AccountPage>
  )
}

function about(license: LicenseProps | null): string {
  if (!license) return 'It has no end and asks for no card.'
  return license.key ? 'Paid once, valid for life.' : 'You can use it for as long as you have a seat in the team.'
}
