import { ButtonLink } from '#client/ui/button.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import type { ProjectKind } from '#shared/goods.ts'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { PageIntro } from './components/parts/page-intro.tsx'
import { ProjectShelf } from './parts/goods/project-shelf.tsx'
import { MissingPart } from './parts/missing-part.tsx'
import { Section } from './parts/section.tsx'

type Words = { title: string; text: string; none: string }

const words: Record<ProjectKind, Words> = {
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
}

/** Templates or starter kits: what there is of them, or that there is none. */
export default function Projects({ kind, goods, open }: Pages['projects']) {
  const { title, text, none } = words[kind]

  return (
    <>
      <PageHead
        title={title}
        description={goods.length > 0 ? `${goods.length} ${title.toLowerCase()}: ${text}` : none}
      />
      <PageIntro title={title} text={goods.length > 0 ? text : `${none} What there is today are components.`} />
      <Section className="py-14 sm:py-20">
        {goods.length > 0 ? (
          <ProjectShelf kind={kind} goods={goods} open={open} />
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
