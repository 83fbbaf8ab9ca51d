import ContactForm from '@/components/contact-form'
import ContactWays from '@/components/contact-ways'
import { metadataOf } from '@/app/site'

export const metadata = metadataOf(
  '/contact',
  'Contact · Carbon Engineers',
  'Ask about a structure: what to write, two offices with their hours, and a number an engineer answers at night.',
)

export default function Page() {
  return (
    <>
      <ContactForm />
      <ContactWays />
    </>
  )
}
