import { clsx } from 'clsx'
import { Link } from '#client/router-link.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { counted } from '#shared/counted.ts'
import type { ProjectGood } from '#shared/goods.ts'
import { urls } from '#shared/urls.ts'
import { DownloadLink } from './download-link.tsx'
import { EditionRow } from './edition-row.tsx'
import { LastChanged } from './last-changed.tsx'
import { ProjectPicture } from './project-picture.tsx'
import { WhatOpensIt } from './what-opens-it.tsx'

type Props = {
  good: ProjectGood
  /** Its own page. */
  href: string
  /** Whether this visitor may download it. */
  isOpen: boolean
  level?: 'h2' | 'h3'
}

/** A template with what is inside, a way to see it, and a way to have it. */
export function ProjectCard({ good, href, isOpen, level: Heading = 'h2' }: Props) {
  const { slug, title, description, editions, pages, picture, gallery } = good
  const hasLivePreview = editions.some(({ preview }) => preview)

  return (
    <article
      aria-labelledby={`${slug}-title`}
      className={clsx(
        'grid gap-x-12 gap-y-6 border-t border-line-strong pt-8',
        picture && 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]',
      )}
    >
      {picture && (
        <div className="min-w-0">
          {hasLivePreview ? (
            <Link href={urls.templatePreview(slug)} className="block rounded-xl">
              <ProjectPicture picture={picture} />
            </Link>
          ) : (
            <ProjectPicture picture={picture} />
          )}
        </div>
      )}
      <div className="min-w-0 lg:row-span-2">
        <Heading id={`${slug}-title`} className="text-2xl font-semibold tracking-tight text-ink">
          <Link
            href={href}
            className="inline-flex items-center rounded-xs underline-offset-4 hover:underline pointer-coarse:min-h-10"
          >
            {title}
          </Link>
        </Heading>
        <p className="mt-2 max-w-prose text-base text-pretty text-muted">{description}</p>
        <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3">
          {hasLivePreview && (
            <ButtonLink href={urls.templatePreview(slug)}>
              Live preview<span className="sr-only"> of {title}</span>
            </ButtonLink>
          )}
          <ButtonLink href={href} variant="secondary-alt">
            What is inside<span className="sr-only"> {title}</span>
          </ButtonLink>
        </div>
        {!isOpen && (
          <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
            <WhatOpensIt kind="templates" free={good.free} title={title} />
          </div>
        )}
        <ul className="mt-6 divide-y divide-line border-y border-line">
          {editions.map((edition) => (
            <EditionRow key={edition.slug} edition={edition} named={editions.length > 1}>
              {isOpen && <DownloadLink kind="templates" slug={slug} title={title} edition={edition} />}
            </EditionRow>
          ))}
        </ul>
        <p className="mt-4 text-sm text-pretty text-muted">
          <strong className="font-medium text-ink">{counted(pages.length, 'page')}:</strong>{' '}
          {pages.map(({ title: name }) => name).join(', ')}
        </p>
        <LastChanged editions={editions} className="mt-2 text-xs text-faint" />
      </div>
      {gallery.length > 0 && (
        <ul className="grid min-w-0 grid-cols-2 content-start gap-4 lg:-mt-2">
          {gallery.map((page) => (
            <li key={page.picture.name} className="min-w-0">
              <ProjectPicture picture={page.picture} sizes="(min-width: 64rem) 20rem, 46vw" />
              <p className="mt-1.5 text-sm text-muted">{page.title}</p>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
