import { clsx } from 'clsx'
import { counted } from '#shared/counted.ts'
import type { ProjectGood } from '#shared/goods.ts'
import { DownloadLink } from './download-link.tsx'
import { EditionRow } from './edition-row.tsx'
import { LastChanged } from './last-changed.tsx'
import { ProjectPicture } from './project-picture.tsx'
import { WhatOpensIt } from './what-opens-it.tsx'

type Props = { kits: ProjectGood[]; open: string[]; className?: string | undefined }

/** The starter kits: the pages they share in pictures, of which each kit shows one, and below them the kits to choose from. */
export function KitShelf({ kits, open, className }: Props) {
  const pages = kits[0]?.pages ?? []
  return (
    <div className={className}>
      <section aria-labelledby="pages-of-kits">
        <h2 id="pages-of-kits" className="sr-only">
          The pages of every kit
        </h2>
        <ul className="grid grid-cols-2 gap-4 lg:grid-cols-4">
          {kits.map(({ slug, picture, pictured }, index) =>
            picture ? (
              <li key={slug} className={clsx('min-w-0', index === 0 && 'col-span-2 row-span-2')}>
                <ProjectPicture
                  picture={picture}
                  sizes={
                    index === 0
                      ? '(min-width: 80rem) 34rem, (min-width: 64rem) 46vw, 92vw'
                      : '(min-width: 64rem) 17rem, 46vw'
                  }
                />
                <p className="mt-1.5 text-sm text-muted">{pictured}</p>
              </li>
            ) : null,
          )}
        </ul>
        <p className="mt-4 text-sm text-pretty text-muted">
          <strong className="font-medium text-ink">{counted(pages.length, 'page')} in every kit:</strong>{' '}
          {pages.map(({ title }) => title).join(', ')}
        </p>
      </section>
      <ul className="mt-12 border-t border-line-strong">
        {kits.map((kit) => (
          <li key={kit.slug} id={kit.slug} className="scroll-mt-20 border-b border-line py-8">
            <Kit kit={kit} isOpen={open.includes(kit.slug)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Kit({ kit: { slug, title, description, editions, free }, isOpen }: { kit: ProjectGood; isOpen: boolean }) {
  return (
    <article
      aria-labelledby={`${slug}-title`}
      className={clsx(
        'grid gap-x-12 gap-y-5',
        // Where it is open, its download stands in its own row, at the same end.
        !isOpen && 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-center',
      )}
    >
      <div className="min-w-0">
        <h2 id={`${slug}-title`} className="text-2xl font-semibold tracking-tight text-ink">
          {title}
        </h2>
        <p className="mt-2 max-w-prose text-base text-pretty text-muted">{description}</p>
        <ul>
          {editions.map((edition) => (
            <EditionRow key={edition.slug} edition={edition} named={editions.length > 1}>
              {isOpen && <DownloadLink kind="starter-kits" slug={slug} title={title} edition={edition} />}
            </EditionRow>
          ))}
        </ul>
        <LastChanged editions={editions} />
      </div>
      {!isOpen && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 lg:justify-end">
          <WhatOpensIt kind="starter-kits" free={free} title={title} />
        </div>
      )}
    </article>
  )
}
