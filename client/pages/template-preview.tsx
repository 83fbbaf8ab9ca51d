import { Link } from '#client/router-link.tsx'
import { ArrowTopRightOnSquareIcon, MoonIcon, SunIcon } from '@heroicons/react/16/solid'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useAccount } from '#client/hooks/use-account.ts'
import { buttonClass } from '#client/ui/button.tsx'
import { LogoMark } from '#client/ui/logo.tsx'
import { PageAnnouncer } from '#client/ui/page-announcer.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { SkipLink } from '#client/ui/skip-link.tsx'
import type { Pages } from '#shared/page-props.ts'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import { useTemplateFrame } from './parts/goods/use-template-frame.ts'

const widths = [
  { value: '375', label: '375' },
  { value: '768', label: '768' },
  { value: '1280', label: '1280' },
  { value: 'full', label: 'Full' },
] as const
type Width = (typeof widths)[number]['value']

const themes = [
  { value: 'light', label: 'Light', icon: SunIcon },
  { value: 'dark', label: 'Dark', icon: MoonIcon },
] as const

const stepClass =
  'inline-flex h-10 items-center rounded-md px-2 font-medium text-muted transition-colors hover:bg-hover hover:text-ink'

/** A template at work, at any width and in both themes; without scripts its pages are plain links into the frame. */
export default function TemplatePreview({ template, edition, start }: Pages['template-preview']) {
  useAccount()
  const [width, setWidth] = useState<Width>('full')
  const { slug, title, pages } = template
  const base = urls.templatePreviewFile(slug, edition, '')
  const { frame, theme, setTheme, shown, goTo } = useTemplateFrame(base, start)

  return (
    <div className="flex h-dvh min-h-112 flex-col">
      <PageHead
        title={`${title}, live preview`}
        description={`Every page of the template ${title} at work, in light and dark, at any width.`}
      />
      <SkipLink />
      <PageAnnouncer />
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-page px-[min(1rem,4vw)] py-2">
        <Link href={urls.home()} aria-label={`${site.name}, home`} className="-ms-1 rounded-md p-2">
          <LogoMark className="size-6 text-ink" />
        </Link>
        <nav aria-label="Breadcrumb" className="me-auto flex min-w-0 items-center text-sm">
          <Link href={urls.templates()} className={clsx(stepClass, 'max-sm:hidden')}>
            Templates
          </Link>
          <span aria-hidden className="text-faint max-sm:hidden">
            /
          </span>
          <Link href={urls.template(slug)} className={stepClass}>
            {title}
          </Link>
          <span aria-hidden className="text-faint">
            /
          </span>
          <h1 className="truncate px-2 font-medium text-ink">
            Live preview<span className="sr-only"> of {title}</span>
          </h1>
        </nav>
        <Segmented
          label="Width in pixels"
          options={widths}
          value={width}
          onChange={setWidth}
          className="max-md:hidden"
        />
        <Segmented label="Theme" options={themes} value={theme} onChange={setTheme} iconsOnly tellsTheme />
        <a href={base + shown.slice(1)} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          <ArrowTopRightOnSquareIcon aria-hidden className="size-4" />
          <span className="max-sm:sr-only">By itself</span>
        </a>
      </header>
      <nav aria-label={`Pages of ${title}`} className="border-b border-line bg-sunken">
        <ul className="flex gap-1 overflow-x-auto px-[min(1rem,4vw)] py-1.5">
          {pages.map(({ path, title: name }) => (
            <li key={path}>
              <a
                href={base + path.slice(1)}
                target="preview"
                aria-current={shown === path ? 'page' : undefined}
                onClick={(event) => goTo(event, path)}
                className={clsx(
                  'inline-flex h-8 items-center rounded-md px-2.5 text-[0.8125rem] font-medium whitespace-nowrap transition-colors pointer-coarse:h-10',
                  shown === path
                    ? 'bg-raised text-ink shadow-xs ring-1 ring-line'
                    : 'text-muted hover:bg-hover hover:text-ink',
                )}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main
        id="content"
        tabIndex={-1}
        className="grid min-h-0 flex-1 justify-items-center overflow-x-auto bg-stage outline-none"
      >
        <iframe
          ref={frame}
          name="preview"
          src={base + start.slice(1)}
          sandbox="allow-scripts allow-forms"
          title={`${title}: ${pages.find(({ path }) => path === shown)?.title ?? shown}`}
          width={width === 'full' ? undefined : width}
          className={clsx('h-full bg-white', width === 'full' ? 'w-full' : 'shadow-xl ring-1 ring-line')}
        />
      </main>
    </div>
  )
}
