import { Files } from '@/chat/files'
import { metadataOf } from '@/app/site'

export const metadata = metadataOf(
  '/files',
  'Files · Postil',
  'The files that answers come from, and what was quoted from each.',
)

export default function Page() {
  return <Files />
}
