import Track from '@/components/track'
import { metadataOf } from '@/app/site'

export const metadata = metadataOf(
  '/track',
  'Find an order · Halcott',
  'Where an order is, by its number and your email address. No account is needed.',
)

export default function Page() {
  return <Track />
}
