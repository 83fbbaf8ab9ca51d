import Privacy from '@/components/privacy'
import { metadataOf } from '@/app/site'

export const metadata = metadataOf(
  '/privacy',
  'Privacy · Postil',
  'What Postil keeps, where, for how long, and who can read it.',
)

export default function Page() {
  return <Privacy />
}
