import { Shared } from '@/chat/shared'
import { metadataOf } from '@/app/site'

export const metadata = metadataOf(
  '/shared',
  'A shared conversation · Postil',
  'A conversation with Postil that somebody shared, its sources in the margin.',
)

export default function Page() {
  return <Shared />
}
