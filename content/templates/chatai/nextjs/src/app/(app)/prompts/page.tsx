import Prompts from '@/components/prompts'
import { metadataOf } from '@/app/site'

export const metadata = metadataOf(
  '/prompts',
  'Prompts · Postil',
  'Questions that are asked again and again, kept for use.',
)

export default function Page() {
  return <Prompts />
}
