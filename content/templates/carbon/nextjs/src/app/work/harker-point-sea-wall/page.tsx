import Ask from '@/components/ask'
import CaseWallAnswer from '@/components/case-wall-answer'
import CaseWallAsked from '@/components/case-wall-asked'
import CaseWallHands from '@/components/case-wall-hands'
import CaseWallHead from '@/components/case-wall-head'
import CaseWallSchedule from '@/components/case-wall-schedule'
import WallPlan from '@/components/wall-plan'
import WallRecurve from '@/components/wall-recurve'
import WallSection from '@/components/wall-section'
import WallTides from '@/components/wall-tides'
import { metadataOf } from '@/app/site'

export const metadata = metadataOf(
  '/work/harker-point-sea-wall',
  'Harker Point Sea Wall · Carbon Engineers',
  'A 1,240 ft recurved concrete wall on the coast of Maine: section, plan, recurve, tides, the storm of January 2024, quantities and cost.',
)

export default function Page() {
  return (
    <>
      <CaseWallHead />
      <WallSection />
      <CaseWallAsked />
      <WallRecurve />
      <CaseWallAnswer />
      <WallTides />
      <WallPlan />
      <CaseWallSchedule />
      <CaseWallHands />
      <Ask />
    </>
  )
}
