import HomeEntries from '@/components/home-entries'
import HomeHero from '@/components/home-hero'
import HomeSavings from '@/components/home-savings'
import OpenAccount from '@/components/open-account'
import { metadataOf } from '@/app/site'

export const metadata = metadataOf(
  '/',
  'Finbank: the bank that shows its working',
  'Accounts, cards and savings with every fee and every cent of interest worked out beside it. Opened in eight minutes, anywhere in the euro area.',
)

export default function Page() {
  return (
    <>
      <HomeHero />
      <HomeSavings />
      <HomeEntries />
      <OpenAccount />
    </>
  )
}
