import { ArrowTopRightOnSquareIcon } from '@heroicons/react/16/solid'
import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { useTheme } from '#client/hooks/use-dark-mode.ts'
import { useMounted } from '#client/hooks/use-mounted.ts'
import { useResizing } from '#client/hooks/use-resizing.ts'
import { Link } from '#client/router-link.tsx'
import { PreviewBar } from '#client/ui/preview-bar.tsx'
import { PublicPreview } from '#client/ui/public-preview.tsx'
import { PrintedPicture } from '#client/ui/printed-picture.tsx'
import { handleWidth, ResizeHandle } from '#client/ui/resize-handle.tsx'
import type { PublicComponent } from '#shared/page-props.ts'
import { beginsWide } from '#shared/preview-widths.ts'
import { urls } from '#shared/urls.ts'
import { PublicTakeMenu } from './public-take-menu.tsx'
import { ComponentBadges } from './component-badges.tsx'
import { LockedOffer } from './locked-offer.tsx'
import { ComponentCode } from './component-code.tsx'
import { OtherTheme } from './other-theme.tsx'
import { Verified } from './verified.tsx'
import { ViewSwitch } from './view-switch.tsx'

type Props = {
  component: PublicComponent
  /** It is what its page is about, and the page says what it is. */
  isAlone?: boolean
  /** Stands below others: what it is looked at with comes with the client, and its place is kept until then. */
  late?: boolean
  /** How it is looked at, where its page's address keeps that. */
  look?: readonly [Look, (look: Look) => void]
}

/** No theme means the page's own. */
type Look = { theme: 'light' | 'dark' | null; dir: 'ltr' | 'rtl' }

/**
 * One component: what it is, the thing itself, and its code. What shows is a choice of radio buttons that the
 * stylesheet follows, so that all of it works before any script does.
 */
export function PublicCard({ component, isAlone = false, late = false, look }: Props) {
  const { slug, path, title, description, part, free, ofTheDay, code, heights, verified, minHeight, opens } = component
  const siteTheme = useTheme()
  const own = useState<Look>({ theme: null, dir: 'ltr' })
  const [{ theme, dir }, setLook] = look ?? own
  const stage = useRef<HTMLDivElement>(null)
  const { size, isDragging, onDragging, onWidth } = useResizing(stage, component, handleWidth)
  const { width, scale } = size
  const isNarrower = width !== null && scale === 1
  const shown = theme ?? siteTheme
  const isFull = useMounted() || !late

  return (
    <article
      id={slug}
      aria-label={isAlone ? title : undefined}
      aria-labelledby={isAlone ? undefined : `${slug}-title`}
      className="group/part min-w-0"
    >
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        {isAlone ? (
          <h2 className="sr-only">Preview and code</h2>
        ) : (
          <div className="min-w-0 flex-1 basis-80">
            <p className="font-mono text-xs text-faint">{part}</p>
            <h2
              id={`${slug}-title`}
              className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-xl font-semibold tracking-tight text-ink"
            >
              <Link
                href={urls.component(path)}
                className="rounded-xs decoration-line-strong underline-offset-4 hover:underline pointer-coarse:py-1.5"
              >
                {title}
              </Link>
              <ComponentBadges free={free} ofTheDay={ofTheDay} />
            </h2>
            <p className="mt-1.5 max-w-prose text-base text-pretty text-muted">{description}</p>
          </div>
        )}
        {isFull ? (
          <div
            className={clsx('flex flex-wrap items-center gap-2', isAlone && 'flex-1 justify-between')}
            data-print="no"
          >
            <div className="flex items-center gap-0.5 group-has-[[value=preview]:not(:checked)]/part:invisible">
              <OtherTheme shown={shown} onChoose={(other) => setLook({ theme: other, dir })} />
              <button
                type="button"
                aria-pressed={dir === 'rtl'}
                title="Right to left"
                onClick={() => setLook({ theme, dir: dir === 'rtl' ? 'ltr' : 'rtl' })}
                className="h-8 rounded-md px-2 font-mono text-xs font-medium text-muted transition-colors hover:bg-hover hover:text-ink aria-pressed:bg-hover aria-pressed:text-ink pointer-coarse:h-10 pointer-coarse:min-w-10"
              >
                RTL<span className="sr-only">, right to left</span>
              </button>
              <a
                href={urls.preview(path, { theme: shown, dir })}
                target="_blank"
                rel="noreferrer"
                title="Open in a new tab"
                className="inline-flex size-8 items-center justify-center rounded-md text-muted transition-colors hover:bg-hover hover:text-ink pointer-coarse:size-10"
              >
                <ArrowTopRightOnSquareIcon aria-hidden className="size-4" />
                <span className="sr-only">Open {title} in a new tab</span>
              </a>
            </div>
            <div className="flex flex-wrap items-center gap-2">
              {code && <PublicTakeMenu component={component} />}
              <ViewSwitch slug={slug} title={title} open={code !== null} />
            </div>
          </div>
        ) : (
          <div className="h-9 w-72 max-w-full" />
        )}
      </header>
      <div className={clsx('mt-5', isFull && 'hidden group-has-[[value=preview]:checked]/part:block')}>
        <PrintedPicture component={component} />
        <div data-print="no" className="overflow-clip rounded-xl bg-sunken ring-1 ring-line">
          {isFull ? (
            <PreviewBar component={component} stage={stage} size={size} onWidth={onWidth} />
          ) : (
            <div className="h-12 border-b border-line bg-raised" />
          )}
          <div ref={stage} className="flex">
            <div className={clsx('min-w-0 bg-stage', !isNarrower && 'flex-1', theme)}>
              <PublicPreview
                component={component}
                dress={{ theme: shown, dir }}
                width={width}
                scale={scale}
                wide={beginsWide(component)}
                roomy={opens !== null && minHeight > 0}
                heights={heights}
                held={late || heights.length > 0}
                eager={isAlone}
                className={clsx(isDragging && 'pointer-events-none')}
              />
            </div>
            {isFull ? (
              <ResizeHandle stage={stage} width={width} scale={scale} onWidth={onWidth} onDragging={onDragging} />
            ) : (
              <div className="w-4 shrink-0" />
            )}
          </div>
        </div>
      </div>
      {isFull && code && <ComponentCode component={component} code={code} isAlone={isAlone} />}
      {isFull && !code && <LockedOffer component={component} isAlone={isAlone} />}
      {isFull && verified && !isAlone && <Verified {...verified} />}
      {!isFull && verified && <div className="mt-3 h-5" />}
    </article>
  )
}
