import HomeHero from '@/components/home-hero'
import HomeJournal from '@/components/home-journal'
import HomeKey from '@/components/home-key'
import HomeSamples from '@/components/home-samples'
import HomeScents from '@/components/home-scents'
import { metadataOf } from '@/app/site'
import { articles } from '@/data/journal'
import { firstScent, scentOf } from '@/lib/said'
import { ArticleRows } from '@/views/articles'
import { Photo } from '@/views/photo'
import { Forms, HeroCaption, HeroNames, HeroPlates, Moments } from '@/views/home'

export const metadata = metadataOf(
  '/',
  'Halcott, perfumers: twelve scents, drawn from what is in them',
  'Perfume made in one room in Hudson, New York. Each scent has a plate, and each plate is drawn from its notes: what rises, what stays, and for how long.',
)

export default function Page() {
  return (
    <>
      <HomeHero heroPlates={<HeroPlates />} heroCaption={<HeroCaption />} heroNames={<HeroNames />} />
      <HomeKey forms={<Forms />} drydown={<Moments />} />
      <HomeScents />
      <HomeSamples sample={<Photo of="sample" scent={scentOf(firstScent)} />} />
      <HomeJournal articles={<ArticleRows articles={articles} />} />
    </>
  )
}
