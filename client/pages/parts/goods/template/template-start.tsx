import { usePage } from '@inertiajs/react'
import { breakable } from '#client/ui/breakable.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { Link } from '#client/ui/link.tsx'
import { cliCommand } from '#shared/cli.ts'
import type { TemplateProps } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { DownloadLink } from '../download-link.tsx'
import { EditionRow } from '../edition-row.tsx'
import { LastChanged } from '../last-changed.tsx'
import { WhatOpensIt } from '../what-opens-it.tsx'

/** How to look at a template and how to have it: what opens it, its editions as zips, and the command. */
export function TemplateStart({ template, isOpen }: Pick<TemplateProps, 'template' | 'isOpen'>) {
  const { url } = usePage().props.site
  const { slug, title, free, editions } = template
  const [first] = editions
  const command = first && cliCommand(url, `create ${slug}/${first.slug} my-site`)

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
      {command && (
        <>
          <p className="mt-4 text-sm text-pretty text-muted">
            {isOpen ? 'This command makes the folder ' : 'Then this command makes the folder '}
            <code className="font-mono text-[0.8125rem] whitespace-nowrap text-ink">my-site</code>
            {editions.length > 1 && ' with the first of them'}, once you have{' '}
            <Link href={urls.docs('cli')}>signed in on the command line</Link>:
          </p>
          <div className="mt-2 grid justify-items-start gap-2 rounded-lg bg-(--code-ground) p-3 ring-1 ring-line">
            <code className="min-w-0 font-mono text-xs/5 wrap-anywhere text-ink">{breakable(command)}</code>
            <CopyButton text={command} what={`command that starts a project with ${title}`} />
          </div>
        </>
      )}
    </section>
  )
}
