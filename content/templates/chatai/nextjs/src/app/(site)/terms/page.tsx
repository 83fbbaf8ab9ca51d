import Terms from '@/components/terms'
import { metadataOf } from '@/app/site'

export const metadata = metadataOf(
  '/terms',
  'Terms · Postil',
  'What Postil and you owe each other: files, answers, payment, and how to leave.',
)

export default function Page() {
  return <Terms />
}
