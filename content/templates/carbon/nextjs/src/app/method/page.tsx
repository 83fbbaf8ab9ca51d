import Ask from '@/components/ask'
import MethodChecks from '@/components/method-checks'
import MethodHead from '@/components/method-head'
import MethodMonths from '@/components/method-months'
import MethodQuestions from '@/components/method-questions'
import MethodStages from '@/components/method-stages'
import { metadataOf } from '@/app/site'

export const metadata = metadataOf(
  '/method',
  'Method · Carbon Engineers',
  'Four revisions, each with its sheets, its date and its share of the fee; three checks by three people; four questions answered.',
)

export default function Page() {
  return (
    <>
      <MethodHead />
      <MethodMonths />
      <MethodStages />
      <MethodChecks />
      <MethodQuestions />
      <Ask />
    </>
  )
}
