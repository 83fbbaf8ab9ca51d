import { usePage } from '@inertiajs/react'
import { ButtonLink } from '#client/ui/button.tsx'
import { licenseTitles } from '#shared/license-tiers.ts'
import type { LicenseName, LicenseProps, Pages, SiteCounts } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { AccountPage } from './parts/account-page.tsx'
import { AccountSection } from './parts/account-section.tsx'
import { LicenseKey } from './parts/license-key.tsx'
import { Receipts } from './parts/receipts.tsx'
import { Upgrades } from './parts/upgrades.tsx'

export default function ActiveLicense({ license, upgrades, receipts }: Pages['user/active-license']) {
  const { counts } = usePage().props.site
  const title = license ? `${licenseTitles[license.tier]} licence` : 'Free account'

  return (
    <AccountPage title="Active licence" about="What your account opens.">
      <AccountSection id="tier" title={title} about={about(license)}>
        {license && <LicenseKey license={license} />}
        <ul className="grid list-disc gap-2 ps-5 text-sm text-ink not-first:mt-6 marker:text-faint">
          {openedBy(license?.tier ?? null, counts).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <ButtonLink href={urls.app()} color="gray" className="mt-6">
          Browse components
        </ButtonLink>
      </AccountSection>
      {upgrades.length > 0 && <Upgrades upgrades={upgrades} hasLicense={license !== null && license.key !== null} />}
      {receipts.length > 0 && <Receipts receipts={receipts} />}
    </AccountPage>
  )
}

function about(license: LicenseProps | null): string {
  if (!license) return 'It has no end and asks for no card.'
  return license.key ? 'Paid once, without an end.' : 'You have its rights as long as you have your seat.'
}

function openedBy(tier: LicenseName | null, { components, starter_kits, templates }: SiteCounts): string[] {
  const previews = `Previews of all ${components} components, in your colours`
  if (tier === null) return [previews, 'The code of every free component, in every flavour']
  const code = `The code of all ${components} components, in every flavour, and of those still to come`
  const kits = starter_kits > 0 ? 'Every starter kit' : 'Every starter kit, as soon as there is one'
  if (tier === 'developer') return [code, kits]
  return [code, kits, templates > 0 ? 'Every template' : 'Every template, as soon as there is one']
}
