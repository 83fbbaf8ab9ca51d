import OpenAccount from '@/components/open-account'
import PricingCalculator from '@/components/pricing-calculator'
import PricingQuestions from '@/components/pricing-questions'
import PricingTable from '@/components/pricing-table'
import { metadataOf } from '@/app/site'

export const metadata = metadataOf(
  '/pricing',
  'Pricing · Finbank',
  'Everyday, Plus and Business side by side, and a calculator that prints what your month would leave you, line by line.',
)

export default function Page() {
  return (
    <>
      <PricingTable />
      <PricingCalculator />
      <PricingQuestions />
      <OpenAccount />
    </>
  )
}
