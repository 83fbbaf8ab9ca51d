import Ask from '@/components/ask'
import CaseTheaterAnswer from '@/components/case-theater-answer'
import CaseTheaterAsked from '@/components/case-theater-asked'
import CaseTheaterHands from '@/components/case-theater-hands'
import CaseTheaterHead from '@/components/case-theater-head'
import CaseTheaterSchedule from '@/components/case-theater-schedule'
import TheaterOpening from '@/components/theater-opening'
import TheaterPlan from '@/components/theater-plan'
import TheaterSection from '@/components/theater-section'
import TheaterSightlines from '@/components/theater-sightlines'
import { metadataOf } from '@/app/site'

export const metadata = metadataOf(
  '/work/elevator-9-theater',
  'Elevator 9 Theater · Carbon Engineers',
  'A 1957 grain silo turned into a 288-seat theater: section, plan, sightlines, the opening in the wall, loads and cost.',
)

export default function Page() {
  return (
    <>
      <CaseTheaterHead />
      <TheaterSection />
      <CaseTheaterAsked />
      <TheaterOpening />
      <CaseTheaterAnswer />
      <TheaterSightlines />
      <TheaterPlan />
      <CaseTheaterSchedule />
      <CaseTheaterHands />
      <Ask />
    </>
  )
}
