import Ask from '@/components/ask'
import BridgeElevation from '@/components/bridge-elevation'
import BridgeHalfCrowd from '@/components/bridge-half-crowd'
import BridgeHanger from '@/components/bridge-hanger'
import BridgePlan from '@/components/bridge-plan'
import BridgeSection from '@/components/bridge-section'
import CaseBridgeAnswer from '@/components/case-bridge-answer'
import CaseBridgeAsked from '@/components/case-bridge-asked'
import CaseBridgeHands from '@/components/case-bridge-hands'
import CaseBridgeHead from '@/components/case-bridge-head'
import CaseBridgeSchedule from '@/components/case-bridge-schedule'
import { metadataOf } from '@/app/site'

export const metadata = metadataOf(
  '/work/kettle-bend-footbridge',
  'Kettle Bend Footbridge · Carbon Engineers',
  'A network tied arch of 168 ft over the Alder River: plan, elevation, section, hanger detail, loads, cost, and why its hangers cross.',
)

export default function Page() {
  return (
    <>
      <CaseBridgeHead />
      <BridgeElevation />
      <CaseBridgeAsked />
      <BridgeHalfCrowd />
      <CaseBridgeAnswer />
      <BridgeHanger />
      <BridgeSection />
      <BridgePlan />
      <CaseBridgeSchedule />
      <CaseBridgeHands />
      <Ask />
    </>
  )
}
