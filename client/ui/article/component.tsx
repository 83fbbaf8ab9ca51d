import { ArrowTopRightOnSquareIcon } from '@heroicons/react/16/solid'
import { clsx } from 'clsx'
import { use } from 'react'
import { useTheme } from '#client/hooks/use-dark-mode.ts'
import type { LiveComponent } from '#shared/article.ts'
import type { ShownComponent } from '#shared/page-props.ts'
import { type PreviewLook, type SnippetColors, urls } from '#shared/urls.ts'
import { PreviewFrame } from '../preview-frame.tsx'
import { LinkBase } from './link-base.ts'

/** A component of the catalogue at work within a text. Without a script it stands still in a frame of its own. */
export function ArticleComponent(live: LiveComponent) {
  const component = use(LinkBase).shown[live.path]
  return component ? <Shown live={live} component={component} /> : null
}

function Shown({ live, component }: { live: LiveComponent; component: ShownComponent }) {
  const siteTheme = useTheme()
  const theme = live.theme ?? siteTheme
  const address = (path: string, look: PreviewLook & SnippetColors) =>
    urls.preview(path, {
      ...look,
      ...(live.primary && { primary: live.primary }),
      ...(live.secondary && { secondary: live.secondary }),
    })
  const look = { theme, dir: live.dir }
  const href = address(live.path, look)
  const dress = [live.dir === 'rtl' && 'right to left', live.theme, live.primary, live.secondary].filter(Boolean)

  return (
    <figure data-live className={clsx('mt-6 overflow-hidden rounded-xl bg-stage ring-1 ring-line', live.theme)}>
      {/* A frame lives with one look; another theme makes another one. */}
      <div className={clsx('print:hidden', live.width !== null && 'flex justify-center overflow-x-auto')}>
        <PreviewFrame
          key={`${live.path} ${live.theme}`}
          component={component}
          address={address}
          look={look}
          heights={component.heights}
          width={live.width}
          roomWhenUsed
        />
      </div>
      <noscript>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own document */}
        <iframe src={href} title={component.title} loading="lazy" height={480} className="block w-full" />
      </noscript>
      <figcaption className="flex min-h-11 items-center gap-3 border-t border-line ps-4 pe-1.5 text-[0.8125rem]">
        <span className="font-mono text-xs whitespace-nowrap text-faint">{component.part}</span>
        <span className="min-w-0 flex-1 font-medium text-muted">
          {component.title}
          {dress.length > 0 && <span className="font-normal text-faint">, {dress.join(', ')}</span>}
        </span>
        <a
          href={href}
          target="_blank"
          rel="noreferrer"
          title="Open in a new tab"
          className="inline-flex size-8 items-center justify-center rounded-md text-faint transition-colors hover:bg-hover hover:text-ink pointer-coarse:size-10"
        >
          <ArrowTopRightOnSquareIcon aria-hidden className="size-4" />
          <span className="sr-only">Open {component.title} in a new tab</span>
        </a>
      </figcaption>
    </figure>
  )
}
