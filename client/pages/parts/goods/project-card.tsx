import { usePage } from '@inertiajs/react'
import { ArrowDownTrayIcon, LockClosedIcon } from '@heroicons/react/16/solid'
import { clsx } from 'clsx'
import { describeDay } from '#client/day.ts'
import { buttonClass, ButtonLink } from '#client/ui/button.tsx'
import type { ProjectGood, ProjectKind } from '#shared/goods.ts'
import { urls } from '#shared/urls.ts'
import { EditionRow } from './edition-row.tsx'
import { ProjectPicture } from './project-picture.tsx'

type Props = {
  kind: ProjectKind
  good: ProjectGood
  /** Whether this visitor may download it. */
  isOpen: boolean
  level?: 'h2' | 'h3'
}

/** A template or kit with what is inside, a way to see it, and a way to have it. */
export function ProjectCard({ kind, good, isOpen, level: Heading = 'h2' }: Props) {
  const { slug, title, description, editions, pages, picture } = good
  const isShown = editions.some(({ preview }) => preview)

  return (
    <article
      aria-labelledby={`${slug}-title`}
      className={clsx('grid gap-x-12 gap-y-8 border-t border-line-strong pt-8', picture && 'lg:grid-cols-2')}
    >
      <div className="min-w-0">
        <Heading id={`${slug}-title`} className="text-2xl font-semibold tracking-tight text-ink">
          {title}
        </Heading>
        <p className="mt-2 max-w-prose text-base text-pretty text-muted">{description}</p>
        <ul className="mt-6 divide-y divide-line border-y border-line">
          {editions.map((edition) => (
            <EditionRow key={edition.slug} edition={edition} named={editions.length > 1}>
              {isOpen && (
                <a
                  href={urls.goodDownload(kind, slug, edition.slug)}
                  download
                  className={buttonClass({ variant: 'secondary', size: 'sm' })}
                >
                  <ArrowDownTrayIcon aria-hidden className="size-4" />
                  Download
                  <span className="sr-only">
                    {' '}
                    {title}, {edition.title}
                  </span>
                </a>
              )}
            </EditionRow>
          ))}
        </ul>
        <details className="mt-4 text-sm text-muted">
          <summary className="cursor-pointer rounded-sm py-1 font-medium text-ink pointer-coarse:py-2.5">
            {pages.length} {pages.length === 1 ? 'page' : 'pages'}
          </summary>
          <ul className="mt-2 columns-2 gap-x-6 leading-7">
            {pages.map(({ path, title: name }) => (
              <li key={path}>{name}</li>
            ))}
          </ul>
        </details>
        <div className="mt-6 flex flex-wrap gap-3">
          {isShown && (
            <ButtonLink href={urls.templatePreview(slug)}>
              Live preview<span className="sr-only"> of {title}</span>
            </ButtonLink>
          )}
          {!isOpen && <WhatOpensIt kind={kind} free={good.free} title={title} />}
        </div>
        <Changed editions={editions} />
      </div>
      {picture && <ProjectPicture picture={picture} className="order-first lg:order-last" />}
    </article>
  )
}

function WhatOpensIt({ kind, free, title }: { kind: ProjectKind; free: boolean; title: string }) {
  const isGuest = usePage().props.auth.user === null
  const href = free && isGuest ? urls.register() : urls.pricing()
  const words =
    free && isGuest
      ? 'Free with an account'
      : kind === 'templates'
        ? 'Comes with Unlimited'
        : 'Comes with every licence'

  return (
    <ButtonLink href={href} variant="secondary-alt">
      <LockClosedIcon aria-hidden className="size-4 text-faint" />
      {words}
      <span className="sr-only">: {title}</span>
    </ButtonLink>
  )
}

function Changed({ editions }: Pick<ProjectGood, 'editions'>) {
  const last = editions
    .map(({ changed }) => changed ?? '')
    .toSorted()
    .at(-1)
  if (!last) return null
  return (
    <p className="mt-4 text-xs text-faint">
      Last change <time dateTime={last}>{describeDay(last)}</time>
    </p>
  )
}
