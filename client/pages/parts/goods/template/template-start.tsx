import { ButtonLink } from '#client/ui/button.tsx'
import type { TemplateProps } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { DownloadLink } from '../download-link.tsx'
import { EditionRow } from '../edition-row.tsx'
import { LastChanged } from '../last-changed.tsx'
import { StartCommand } from '../start-command.tsx'
import { WhatOpensIt } from '../what-opens-it.tsx'

/** How to look at a template and how to have it: what opens it, its editions as zips, and the command. */
export function TemplateStart({ template, shown, isOpen }: Pick<TemplateProps, 'template' | 'shown' | 'isOpen'>) {
  const { slug, title, free, editions } = template
  const chosen = editions.find((edition) => edition.slug === shown.edition)

  return (
    <section aria-labelledby="start" className="rounded-2xl bg-raised p-5 ring-1 ring-line-strong dark:bg-sunken">
      <h2 id="start" className="text-base font-semibold text-ink">
        Preview and download
      </h2>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-3">
        {editions.some(({ preview }) => preview) && (
          <ButtonLink href={urls.templatePreview(slug)}>
            Live preview<span className="sr-only"> of {title}</span>
          </ButtonLink>
        )}
        {!isOpen && <WhatOpensIt kind="templates" free={free} title={title} />}
      </div>
      <ul className="mt-5 divide-y divide-line border-y border-line">
        {editions.map((edition) => (
          <EditionRow key={edition.slug} edition={edition} named={editions.length > 1}>
            {isOpen && <DownloadLink kind="templates" slug={slug} title={title} edition={edition} />}
          </EditionRow>
        ))}
      </ul>
      <LastChanged editions={editions} className="mt-2 text-xs text-faint" />
      {chosen && (
        <StartCommand
          project={`${slug}/${chosen.slug}`}
          title={title}
          folder="my-site"
          edition={editions.length > 1 ? chosen.title : undefined}
          isOpen={isOpen}
        />
      )}
    </section>
  )
}
