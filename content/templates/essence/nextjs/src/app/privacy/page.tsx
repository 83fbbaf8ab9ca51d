import Privacy from '@/components/privacy'
import { metadataOf } from '@/app/site'

export const metadata = metadataOf(
  '/privacy',
  'Privacy · Halcott',
  'What Halcott keeps of you, for how long, who sees it, and how to have it deleted.',
)

export default function Page() {
  return <Privacy />
}
