import HomeAnswer from '@/components/home-answer'
import HomeFiles from '@/components/home-files'
import HomeHero from '@/components/home-hero'
import HomeParts from '@/components/home-parts'
import { metadataOf } from '@/app/site'

export const metadata = metadataOf(
  '/',
  'Postil: answers from your files, each with its source beside it',
  'Ask a question about your own files. Postil answers and puts the passage it read in the margin, beside the sentence that rests on it.',
)

export default function Page() {
  return (
    <>
      <HomeHero />
      <HomeAnswer />
      <HomeParts />
      <HomeFiles />
    </>
  )
}
