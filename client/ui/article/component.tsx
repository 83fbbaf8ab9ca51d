import { ArrowTopRightOnSquareIcon } from '@heroicons/react/16/solid'
import { clsx } from 'clsx'
import { use } from 'react'
import { useTheme } from '#client/hooks/use-dark-mode.ts'
import type { LiveComponent } from '#shared/article.ts'
import type { PageComponent } from '#shared/page-props.ts'
import { splitComponentPath, urls } from '#shared/urls.ts'
import { PublicPreview } from '../public-preview.tsx'
import { ComponentCode } from './component-code.tsx'
import { LinkBase } from './link-base.ts'

/** A component of the catalogue at work within a text; there from the first byte, also without a script. */
export function ArticleComponent(live: LiveComponent) {
  const component = use(LinkBase).shown[live.path]
  return component ? <ArticlePreview live={live} component={component} /> : null
}

function ArticlePreview({ live, component }: { live: LiveComponent; component: PageComponent }) {
  const siteTheme = useTheme()
  const colours = {
    ...(live.primary && { primary: live.primary }),
    ...(live.secondary && { secondary: live.secondary }),
  }
  const dress = { theme: live.theme ?? siteTheme, dir: live.dir }
  const words = [live.dir === 'rtl' && 'right to left', live.theme, live.primary, live.secondary].filter(Boolean)

  return (
    <figure className={clsx('mt-6 overflow-hidden rounded-xl bg-stage ring-1 ring-line', live.theme)}>
      <link rel="stylesheet" href={urls.previewHeights(splitComponentPath(live.path).subcategoryPath)} />
      <PublicPreview
        component={component}
        dress={dress}
        own={{ ...colours, dir: live.dir, ...(live.theme && { theme: live.theme }) }}
        held
        className={live.narrow ? 'mx-auto max-w-[375px] border-x border-line' : undefined}
      />
      <figcaption className="flex min-h-11 items-center gap-3 border-t border-line ps-4 pe-1.5 text-[0.8125rem]">
        <span className="font-mono text-xs whitespace-nowrap text-faint">{component.part}</span>
        <span className="min-w-0 flex-1 font-medium text-muted">
          {component.title}
          {words.length > 0 && <span className="font-normal text-faint">, {words.join(', ')}</span>}
        </span>
        <a
          href={urls.component(live.path)}
          className="inline-flex min-h-8 items-center rounded-xs px-1 font-medium text-accent underline decoration-accent/40 underline-offset-3 transition-colors hover:decoration-accent pointer-coarse:min-h-10"
        >
          {component.code === null ? 'Where its code is' : 'Code'}
          <span className="sr-only">: {component.title}</span>
        </a>
        <a
          href={urls.preview(live.path, { ...dress, ...colours })}
          target="_blank"
          rel="noreferrer"
          title="Open in a new tab"
          className="inline-flex size-8 items-center justify-center rounded-md text-faint transition-colors hover:bg-hover hover:text-ink pointer-coarse:size-10"
        >
          <ArrowTopRightOnSquareIcon aria-hidden className="size-4" />
          <span className="sr-only">Open {component.title} in a new tab</span>
        </a>
      </figcaption>
      {live.code && component.code && <ComponentCode component={component} code={component.code} />}
    </figure>
  )
}
