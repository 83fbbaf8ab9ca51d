import AboutOpening from '@/components/about-opening'
import AboutStory from '@/components/about-story'
import AboutIncome from '@/components/about-income'
import AboutPeople from '@/components/about-people'
import { metadataOf } from '@/app/site'

export const metadata = metadataOf(
  '/about',
  'About · Finbank',
  'Who is behind Finbank: the list it began with, nine years and what they taught us, what we live on, and the people who answer for it by name.',
)

export default function Page() {
  return (
    <>
      <AboutOpening />
      <AboutStory />
      <AboutIncome />
      <AboutPeople />
    </>
  )
}
