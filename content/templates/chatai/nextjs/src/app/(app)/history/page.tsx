import History from '@/components/history'
import { metadataOf } from '@/app/site'

export const metadata = metadataOf(
  '/history',
  'History · Postil',
  'Every conversation in this browser, searched by its words.',
)

export default function Page() {
  return <History />
}
