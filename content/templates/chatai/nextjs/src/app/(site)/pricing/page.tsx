import PricingPlans from '@/components/pricing-plans'
import PricingTeam from '@/components/pricing-team'
import { metadataOf } from '@/app/site'

export const metadata = metadataOf(
  '/pricing',
  'Pricing · Postil',
  'Free, Solo, and Team: what they cost, what they hold, and how it is counted.',
)

export default function Page() {
  return (
    <>
      <PricingPlans />
      <PricingTeam />
    </>
  )
}
