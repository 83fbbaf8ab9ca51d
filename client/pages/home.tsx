import { PageHead } from '#client/ui/page-head.tsx'
import type { Pages } from '#shared/page-props.ts'
import { Bench } from './parts/bench.tsx'
import { Closing } from './parts/closing.tsx'
import { Facts } from './parts/facts.tsx'
import { Flavours } from './parts/flavours.tsx'
import { Hero } from './parts/hero.tsx'

export default function Home({ showcase, example }: Pages['home']) {
  return (
    <>
      <PageHead
        title=""
        description="Finished interface components for Tailwind CSS, written once and delivered for HTML with Alpine.js, React, Vue and Svelte."
      />
      <Hero />
      {showcase.length > 0 && <Bench components={showcase} />}
      {example && <Flavours example={example} />}
      <Facts />
      <Closing />
    </>
  )
}
