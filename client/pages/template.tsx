import { Breadcrumb } from '#client/ui/breadcrumb.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import { counted } from '#shared/counted.ts'
import { builtWithOf } from '#shared/goods.ts'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { TemplateBody } from './parts/goods/template/template-body.tsx'
import { TemplatePages, TemplateProof } from './parts/goods/template/template-inside.tsx'
import { TemplateStart } from './parts/goods/template/template-start.tsx'
import { Section } from './parts/section.tsx'

const names = new Intl.ListFormat('en-GB')

/** One template, and all there is to know of it. */
export default function Template({ template, contents, shown, isOpen, others }: Pages['template']) {
  const { title, description, editions, pages } = template

  return (
    <>
      <PageHead
        title={`${title}, template for Tailwind CSS`}
        description={`${description} ${counted(pages.length, 'page')}, light and dark, for ${names.format(editions.map((edition) => edition.title))}.`}
      />
      <header className="border-t border-line xl:px-8">
        <div className="mx-auto max-w-7xl border-line px-5 pt-8 pb-10 sm:px-8 sm:pt-10 lg:px-12 xl:border-x">
          <Breadcrumb above={[{ label: 'Templates', href: urls.templates() }]} className="mb-5" />
          <div className="grid grid-cols-1 items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <div>
              <h1 className="text-[clamp(2.25rem,9vw,2.75rem)] leading-[1.04] font-semibold tracking-[-0.03em] text-balance wrap-break-word text-ink sm:text-[3.25rem]">
                {title}
              </h1>
              <p className="mt-5 max-w-[36rem] text-lg/7 text-pretty text-muted">{description}</p>
              <ul className="mt-6 flex flex-wrap gap-x-5 gap-y-1 font-mono text-sm text-ink">
                {builtWithOf(editions).map(({ title: name, version }) => (
                  <li key={name} className="whitespace-nowrap">
                    {name} <span className="text-muted">{version}</span>
                  </li>
                ))}
              </ul>
              <div className="mt-10 grid gap-10">
                <TemplatePages template={template} />
                <TemplateProof template={template} contents={contents} />
              </div>
            </div>
            <TemplateStart template={template} shown={shown} isOpen={isOpen} />
          </div>
        </div>
      </header>
      <Section className="py-10 sm:py-14">
        <TemplateBody
          template={template}
          contents={contents}
          shown={shown}
          others={others}
          address={urls.template}
          docs={urls.docs}
          all={urls.templates()}
        />
      </Section>
    </>
  )
}
