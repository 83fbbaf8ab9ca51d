import { ButtonLink } from '#client/ui/button.tsx'
import { licenseTitles } from '#shared/license-tiers.ts'
import type { LicenseName, OfferEntry } from '#shared/page-props.ts'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import { AccountSection } from './account-section.tsx'

const adds: Record<LicenseName, string> = {
  developer: 'The code of every component, and every starter kit',
  unlimited: 'Everything in Developer, and every template',
  team: `Everything in Unlimited, for ${site.teamSeats} people`,
}

/** The licences that would open more, each with what it costs from here. */
export function Upgrades({ upgrades, hasLicense }: { upgrades: OfferEntry[]; hasLicense: boolean }) {
  return (
    <AccountSection
      id="upgrades"
      title={hasLicense ? 'Upgrade' : 'Get a licence'}
      about={
        hasLicense ? 'You pay only the difference to what you have already paid.' : 'A single payment, valid for life.'
      }
    >
      <ul className="divide-y divide-line rounded-xl ring-1 ring-line">
        {upgrades.map(({ tier, amount }) => (
          <li key={tier} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4">
            <div className="min-w-0 flex-1 basis-56 text-sm">
              <p className="font-medium text-ink">
                {licenseTitles[tier]} <span className="font-normal text-muted tabular-nums">{amount}</span>
              </p>
              <p className="mt-0.5 text-pretty text-muted">{adds[tier]}</p>
            </div>
            <ButtonLink href={urls.checkout(tier)} variant="secondary-alt" size="sm">
              {hasLicense ? 'Upgrade' : 'Get licence'}
              <span className="sr-only">: {licenseTitles[tier]}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </AccountSection>
  )
}
