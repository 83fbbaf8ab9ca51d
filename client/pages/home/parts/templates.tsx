import type { ReactNode } from 'react'
import { Section } from '#client/pages/parts/section.tsx'
import { ProjectPicture } from '#client/pages/parts/goods/project-picture.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { Link } from '#client/ui/link.tsx'
import type { HomeTemplate } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { Heading } from './heading.tsx'

/** As many as stand on the front page, whatever there are. */
const shown = 3

/** The first whole sites, each with its picture and what its editions are built with. */
export function Templates({ templates }: { templates: HomeTemplate[] }) {
  return (
    <Section labelledBy="templates" className="py-14 sm:py-16">
      <Heading id="templates" title="Website templates">
        Complete websites with their own design, every page in light and dark. Included in Unlimited and Team.
      </Heading>
      <ul className="mt-8 grid gap-16">
        {templates.slice(0, shown).map((template) => (
          <li key={template.slug}>
            <Template template={template} />
          </li>
        ))}
      </ul>
      {templates.length > shown && (
        <ButtonLink href={urls.templates()} variant="secondary-alt" className="mt-12">
          All {templates.length} templates
        </ButtonLink>
      )}
    </Section>
  )
}

function Template({
  template: { slug, title, description, editions, pages, picture, isShown },
}: {
  template: HomeTemplate
}) {
  return (
    <article
      aria-labelledby={`template-${slug}`}
      className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      <div className="min-w-0 lg:order-last">
        <h3 id={`template-${slug}`} className="text-2xl font-semibold tracking-tight text-ink">
          {title}
        </h3>
        <p className="mt-3 text-base text-pretty text-muted">{description}</p>
        <dl className="mt-6 border-t border-line-strong">
          {editions.map((edition) => (
            <Line key={edition.title} term={edition.title}>
              {edition.builtWith.map(({ title: name, version }) => `${name}\u00a0${version}`).join(', ')}
            </Line>
          ))}
          <Line term={pages === 1 ? 'Page' : 'Pages'}>{pages}, in light and dark</Line>
        </dl>
        <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
          {isShown && (
            <ButtonLink href={urls.templatePreview(slug)} size="lg" variant="secondary-alt">
              Preview {title}
            </ButtonLink>
          )}
          <Link alone href={urls.template(slug)} variant="black">
            What is inside<span className="sr-only"> {title}</span>
          </Link>
        </div>
      </div>
      {picture && <ProjectPicture picture={picture} className="max-lg:order-first" />}
    </article>
  )
}

const Line = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 border-b border-line py-3 text-sm">
    <dt className="font-medium text-ink">{term}</dt>
    <dd className="text-muted tabular-nums">{children}</dd>
  </div>
)
