import Usage from '@/components/usage'
import { metadataOf } from '@/app/site'

export const metadata = metadataOf('/usage', 'Usage · Postil', 'What was used of the plan this month, day by day.')

export default function Page() {
  return <Usage />
}
