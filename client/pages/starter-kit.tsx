import { Breadcrumb } from '#client/ui/breadcrumb.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import { builtWithOf, kitFamilies } from '#shared/goods.ts'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { KitBody } from './parts/goods/kit/kit-body.tsx'
import { KitStart } from './parts/goods/kit/kit-start.tsx'
import { Section } from './parts/section.tsx'

/** One starter kit, and all there is to know of it. */
export default function StarterKit({ kit, contents, isOpen, others }: Pages['starter-kit']) {
  const { title, description, kit: facts, editions } = kit
  const above = [
    { label: 'Starter kits', href: urls.starterKits() },
    ...(facts ? [{ label: kitFamilies[facts.family], href: urls.kitFamily(facts.family) }] : []),
  ]

  return (
    <>
      <PageHead
        title={`${title}, starter kit for Tailwind CSS`}
        description={`${description} A starter kit with ${kit.pages.length} pages, light and dark, tested, with exact versions.`}
      />
      <header className="border-t border-line xl:px-8">
        <div className="mx-auto max-w-7xl border-line px-5 pt-8 pb-10 sm:px-8 sm:pt-10 lg:px-12 xl:border-x">
          <Breadcrumb above={above} className="mb-5" />
          <div className="grid grid-cols-1 items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <div>
              <h1 className="text-[clamp(2.25rem,9vw,2.75rem)] leading-[1.04] font-semibold tracking-[-0.03em] text-balance wrap-break-word text-ink sm:text-[3.25rem]">
                {title}
              </h1>
              <p className="mt-5 max-w-[36rem] text-lg/7 text-pretty text-muted">{description}</p>
              {facts?.suits && <p className="mt-3 max-w-[36rem] text-base text-pretty text-muted">{facts.suits}</p>}
              <ul className="mt-6 flex flex-wrap gap-x-5 gap-y-1 font-mono text-sm text-ink">
                {builtWithOf(editions).map(({ title: name, version }) => (
                  <li key={name} className="whitespace-nowrap">
                    {name} <span className="text-muted">{version}</span>
                  </li>
                ))}
              </ul>
            </div>
            <KitStart kit={kit} contents={contents} isOpen={isOpen} />
          </div>
        </div>
      </header>
      <Section className="py-10 sm:py-14">
        <KitBody
          kit={kit}
          contents={contents}
          others={others}
          address={urls.starterKit}
          docs={urls.docs}
          all={urls.starterKits()}
        />
      </Section>
    </>
  )
}
