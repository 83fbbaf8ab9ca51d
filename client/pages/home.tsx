import { usePage } from '@inertiajs/react'
import { Questions } from '#client/pages/parts/questions.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import type { Pages } from '#shared/page-props.ts'
import { homeQuestions } from '#shared/questions.ts'
import { Bench } from './home/parts/bench.tsx'
import { Closing } from './home/parts/closing.tsx'
import { Colour } from './home/parts/colour.tsx'
import { Facts } from './home/parts/facts.tsx'
import { Flavours } from './home/parts/flavours.tsx'
import { Hero } from './home/parts/hero.tsx'
import { Kits } from './home/parts/kits.tsx'
import { Packages } from './home/parts/packages.tsx'
import { PricingTeaser } from './home/parts/pricing-teaser.tsx'
import { ProofSection } from './home/parts/proof-section.tsx'
import { Templates } from './home/parts/templates.tsx'
import { Tools } from './home/parts/tools.tsx'
import { Trust } from './home/parts/trust.tsx'
import { Wall } from './home/parts/wall.tsx'

export default function Home(props: Pages['home']) {
  const { pieces, bench, colour, packages, example, proof, templates, kits, icons } = props
  const { counts } = usePage().props.site

  return (
    <>
      <PageHead
        title=""
        description={`${counts.components} ready-made UI components for Tailwind CSS, each written once and delivered for HTML with Alpine.js, React, Vue and Svelte, tested alike in a browser.`}
      />
      <Hero />
      {bench.length > 0 && <Bench pieces={bench} />}
      {pieces.length > 0 && <Wall pieces={pieces} />}
      {example && <Flavours example={example} />}
      {colour.length > 0 && <Colour pieces={colour} />}
      {proof.components > 0 && <ProofSection proof={proof} />}
      {packages.length > 0 && <Packages packages={packages} />}
      <Facts />
      {templates.length > 0 && <Templates templates={templates} />}
      {kits.length > 0 && <Kits kits={kits} />}
      {counts.tools > 0 && <Tools icons={icons} />}
      <PricingTeaser />
      <Trust />
      <Questions id="questions" title="Frequently asked questions" asked={homeQuestions} />
      <Closing />
    </>
  )
}
