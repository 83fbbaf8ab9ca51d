import Contact from '@/components/contact'
import { metadataOf } from '@/app/site'

export const metadata = metadataOf(
  '/contact',
  'Contact · Finbank',
  'Talk to a person at Finbank: lost cards day and night, the phone from 7 AM to 10 PM, chat, or a message.',
)

export default function Page() {
  return <Contact />
}
