import { usePage } from '@inertiajs/react'
import { Questions } from '#client/pages/parts/questions.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import type { Pages } from '#shared/page-props.ts'
import { homeQuestions } from '#shared/questions.ts'
import { Bench } from './home/parts/bench.tsx'
import { Closing } from './home/parts/closing.tsx'
import { Facts } from './home/parts/facts.tsx'
import { Flavours } from './home/parts/flavours.tsx'
import { Hero } from './home/parts/hero.tsx'
import { Packages } from './home/parts/packages.tsx'
import { PricingTeaser } from './home/parts/pricing-teaser.tsx'
import { ProofSection } from './home/parts/proof-section.tsx'
import { Testimonials } from './home/parts/testimonials.tsx'
import { Wall } from './home/parts/wall.tsx'

export default function Home({ bench, wall, packages, example, proof, testimonials }: Pages['home']) {
  const { counts } = usePage().props.site

  return (
    <>
      <PageHead
        title=""
        description={`${counts.components} finished interface components for Tailwind CSS, each written once and delivered for HTML with Alpine.js, React, Vue and Svelte, proven alike in a browser.`}
      />
      <Hero />
      {bench.length > 0 && <Bench pieces={bench} />}
      {packages.length > 0 && <Packages packages={packages} />}
      {example && <Flavours example={example} />}
      {proof.components > 0 && <ProofSection proof={proof} />}
      {wall.length > 0 && <Wall pieces={wall} />}
      <Facts />
      <Testimonials testimonials={testimonials} />
      <PricingTeaser />
      <Questions id="questions" title="What people ask first" asked={homeQuestions} />
      <Closing />
    </>
  )
}
