import { PageHead } from '#client/ui/page-head.tsx'
import { counted } from '#shared/counted.ts'
import type { Pages } from '#shared/page-props.ts'
import { PageIntro } from './components/parts/page-intro.tsx'
import { Section } from './parts/section.tsx'
import { ToolShelf } from './parts/tools/tool-shelf.tsx'

const text =
  'Colour scales, buttons and icons, ready to copy into your project. They run in your browser, need no account, and keep what you make in the page’s address, so that a link brings it back.'

/** The tools there are. */
export default function Goods({ goods, samples }: Pages['goods']) {
  return (
    <>
      <PageHead title="Tools" description={`${counted(goods.length, 'free tool')} for Tailwind CSS: ${text}`} />
      <PageIntro
        title={`${counted(goods.length, 'free tool')} for Tailwind CSS`}
        text={text}
        isTop
        className="pt-8! pb-8! sm:pt-12! sm:pb-10!"
      />
      <Section className="py-10 sm:py-12">
        <ToolShelf tools={goods} samples={samples} />
      </Section>
    </>
  )
}
