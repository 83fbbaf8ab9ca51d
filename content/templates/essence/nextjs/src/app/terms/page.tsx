import Terms from '@/components/terms'
import { metadataOf } from '@/app/site'

export const metadata = metadataOf(
  '/terms',
  'Terms of sale · Halcott',
  'What you and Halcott agree on with an order: price, codes, delivery, returns, and what the house answers for.',
)

export default function Page() {
  return <Terms />
}
