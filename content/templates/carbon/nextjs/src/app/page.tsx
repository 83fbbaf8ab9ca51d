import Ask from '@/components/ask'
import BridgeHalfCrowd from '@/components/bridge-half-crowd'
import HomeBlock from '@/components/home-block'
import HomeHero from '@/components/home-hero'
import HomeSheet from '@/components/home-sheet'
import HomeWorks from '@/components/home-works'
import { metadataOf } from '@/app/site'

export const metadata = metadataOf(
  '/',
  'Carbon Engineers: bridges, theaters and sea walls',
  'Structural engineers for bridges, theaters and sea walls, in Portland, Maine, and Buffalo, New York. Every sheet drawn, checked and approved by three people.',
)

export default function Page() {
  return (
    <>
      <HomeHero />
      <HomeWorks />
      <HomeSheet />
      <BridgeHalfCrowd />
      <HomeBlock />
      <Ask />
    </>
  )
}
