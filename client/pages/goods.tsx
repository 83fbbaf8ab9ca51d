import { ButtonLink } from '#client/ui/button.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import type { GoodKind } from '#shared/goods.ts'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { PageIntro } from './components/parts/page-intro.tsx'
import { MissingPart } from './parts/missing-part.tsx'
import { Section } from './parts/section.tsx'
import { ToolShelf } from './parts/tools/tool-shelf.tsx'

type Words = { title: string; text: string; none: string }

const words: Record<GoodKind, Words> = {
  templates: {
    title: 'Templates',
    text: 'Whole sites with a design of their own, built from our parts.',
    none: 'No template is published yet.',
  },
  'starter-kits': {
    title: 'Starter kits',
    text: 'Small projects in which Tailwind CSS, dark mode, layouts and sign-in pages already stand.',
    none: 'No starter kit is published yet.',
  },
  tools: {
    title: 'Tools',
    text: 'Small machines for everyday work. They run in your browser, ask for no account, and keep what you made in their address.',
    none: 'No tool is published yet.',
  },
}

/** A kind of goods: what there is of it, or that there is none. */
export default function Goods({ kind, goods, samples }: Pages['goods']) {
  const { title, text, none } = words[kind]

  return (
    <>
      <PageHead
        title={title}
        description={goods.length > 0 ? `${goods.length} ${title.toLowerCase()}: ${text}` : none}
      />
      <PageIntro title={title} text={goods.length > 0 ? text : `${none} What there is today are components.`} />
      <Section labelledBy={undefined} className="py-14 sm:py-20">
        {goods.length > 0 && kind === 'tools' ? (
          <ToolShelf tools={goods} samples={samples} />
        ) : goods.length > 0 ? (
          <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
            {goods.map(({ slug, title: name, description }) => (
              <li key={slug} id={slug} className="border-t border-line-strong pt-4">
                <h2 className="text-xl font-semibold tracking-tight text-ink">{name}</h2>
                <p className="mt-2 text-base text-pretty text-muted">{description}</p>
              </li>
            ))}
          </ul>
        ) : (
          <div className="grid items-center gap-10 md:grid-cols-2">
            <MissingPart className="max-w-sm" />
            <div className="flex flex-wrap gap-3">
              <ButtonLink href={urls.components()} size="lg">
                See the components
              </ButtonLink>
              <ButtonLink href={urls.freeComponents()} size="lg" variant="secondary-alt">
                The free ones
              </ButtonLink>
            </div>
          </div>
        )}
      </Section>
    </>
  )
}
