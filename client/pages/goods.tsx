import { PageHead } from '#client/ui/page-head.tsx'
import type { Pages } from '#shared/page-props.ts'
import { PageIntro } from './components/parts/page-intro.tsx'
import { Section } from './parts/section.tsx'
import { ToolShelf } from './parts/tools/tool-shelf.tsx'

const text =
  'Small machines for everyday work. They run in your browser, ask for no account, and keep what you made in their address.'

/** The tools there are. */
export default function Goods({ goods, samples }: Pages['goods']) {
  return (
    <>
      <PageHead title="Tools" description={`${goods.length} tools: ${text}`} />
      <PageIntro title="Tools" text={text} />
      <Section className="py-14 sm:py-20">
        <ToolShelf tools={goods} samples={samples} />
      </Section>
    </>
  )
}
