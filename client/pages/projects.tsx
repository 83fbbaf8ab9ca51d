import { ButtonLink } from '#client/ui/button.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import { usePage } from '@inertiajs/react'
import { counted } from '#shared/counted.ts'
import type { ProjectKind } from '#shared/goods.ts'
import type { Pages } from '#shared/page-props.ts'
import { salePrice } from '#shared/sale.ts'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import { PageIntro } from './components/parts/page-intro.tsx'
import { KitShelf } from './parts/goods/kit-shelf.tsx'
import { OverlayShelf } from './parts/goods/overlay-shelf.tsx'
import { ProjectShelf } from './parts/goods/project-shelf.tsx'
import { MissingPart } from './parts/missing-part.tsx'
import { Section } from './parts/section.tsx'

type Words = { noun: string; title: string; text: string; none: string }

const words: Record<ProjectKind, Words> = {
  templates: {
    noun: 'template',
    title: 'Templates',
    text: 'A complete website as a project: every page designed and written, in light and dark. Unpack it, install, and add your own texts and pictures.',
    none: 'No templates are published yet.',
  },
  'starter-kits': {
    noun: 'starter kit',
    title: 'Starter kits',
    text: 'A small project to start an application with: Tailwind CSS, dark mode, layouts and sign-in pages, with tests. Choose the one for your framework.',
    none: 'No starter kits are published yet.',
  },
}

/** Templates or starter kits: what there is of them, or that there is none. */
export default function Projects({ kind, goods, open, overlays }: Pages['projects']) {
  const { noun, title, text, none } = words[kind]
  const isEmpty = goods.length === 0
  const { sale } = usePage().props.site
  const price = (tier: keyof typeof site.prices) => `$${salePrice(site.prices[tier], sale)}`
  const terms =
    kind === 'templates'
      ? `Included in Unlimited, ${price('unlimited')} once, and in Team.`
      : `Included in every licence, from ${price('developer')} once.`

  return (
    <>
      <PageHead
        title={title}
        description={isEmpty ? none : `${counted(goods.length, noun)} for Tailwind CSS. ${text}`}
      />
      <PageIntro
        title={goods.length > 1 ? counted(goods.length, `Tailwind CSS ${noun}`) : `Tailwind CSS ${title.toLowerCase()}`}
        text={
          isEmpty
            ? `${none} Our components are available today.`
            : [goods.length === 1 && 'One so far.', text, terms].filter(Boolean).join(' ')
        }
        isTop
        className="pt-8! pb-8! sm:pt-12! sm:pb-10!"
      />
      <Section className="py-10 sm:py-14">
        {!isEmpty ? (
          kind === 'starter-kits' ? (
            <KitShelf kits={goods} open={open} address={urls.starterKit} />
          ) : (
            <ProjectShelf goods={goods} open={open} address={urls.template} />
          )
        ) : (
          <div className="grid items-center gap-10 md:grid-cols-2">
            <MissingPart className="max-w-sm" />
            <div className="flex flex-wrap gap-3">
              <ButtonLink href={urls.components()} size="lg">
                See the components
              </ButtonLink>
              <ButtonLink href={urls.freeComponents()} size="lg" variant="secondary-alt">
                Free components
              </ButtonLink>
            </div>
          </div>
        )}
        <OverlayShelf overlays={overlays} />
      </Section>
    </>
  )
}
