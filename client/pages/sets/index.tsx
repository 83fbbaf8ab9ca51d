import { PageHead } from '#client/ui/page-head.tsx'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { PageIntro } from '../components/parts/page-intro.tsx'
import { Section } from '../parts/section.tsx'
import { SetCard } from '../parts/sets/set-card.tsx'

const text =
  'Components of our library that tell of one product, composed into whole screens. Take a set as it is, or a part of it.'

export default function Sets({ sets }: Pages['sets/index']) {
  return (
    <>
      <PageHead title="Sets of components" description={text} />
      <PageIntro title="Sets for whole products" text={text} isTop className="pt-8! pb-8! sm:pt-12! sm:pb-10!" />
      <Section className="py-10 sm:py-12">
        <ul className="grid gap-x-8 gap-y-12 lg:grid-cols-2">
          {sets.map((set) => (
            <SetCard key={set.slug} set={set} href={urls.set(set.slug)} />
          ))}
        </ul>
      </Section>
    </>
  )
}
