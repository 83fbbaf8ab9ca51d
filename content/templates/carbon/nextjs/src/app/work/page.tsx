import Ask from '@/components/ask'
import FifteenToScale from '@/components/fifteen-to-scale'
import WorkEarlier from '@/components/work-earlier'
import WorkHead from '@/components/work-head'
import WorkList from '@/components/work-list'
import { metadataOf } from '@/app/site'

export const metadata = metadataOf(
  '/work',
  'Work · Carbon Engineers',
  'A footbridge, a theater in a grain silo and a sea wall in full, with their drawings, and twelve earlier projects since 2007.',
)

export default function Page() {
  return (
    <>
      <WorkHead />
      <FifteenToScale />
      <WorkList />
      <WorkEarlier />
      <Ask />
    </>
  )
}
