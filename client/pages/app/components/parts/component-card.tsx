import { LockClosedIcon } from '@heroicons/react/16/solid'
import { useState } from 'react'
import { loadCode } from '#client/hooks/use-code.ts'
import { useTheme } from '#client/hooks/use-dark-mode.ts'
import { useSnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import { Badge } from '#client/ui/badge.tsx'
import { FavouriteButton } from '#client/ui/favourite-button.tsx'
import { TabList, tabPanelProps } from '#client/ui/tabs.tsx'
import type { ListedComponent } from '#shared/page-props.ts'
import { CodePanel } from './code-panel.tsx'
import { ComponentProof } from './component-proof.tsx'
import { LockedPanel } from './locked-panel.tsx'
import { PreviewStage } from './preview-stage.tsx'
import { type PreviewChoices, PreviewTools } from './preview-tools.tsx'

type View = 'preview' | 'code'

/** One component: what it is, how it looks, and its code. */
export function ComponentCard({ component }: { component: ListedComponent }) {
  const { slug, path, title, description, part, free, locked, proof } = component
  const [view, setView] = useState<View>('preview')
  const [choices, setChoices] = useState<PreviewChoices>({ theme: null, dir: 'ltr', width: null })
  const [preferences] = useSnippetPreferences()
  const siteTheme = useTheme()
  const look = { theme: choices.theme ?? siteTheme, dir: choices.dir }

  const views = [
    { key: 'preview', label: 'Preview' },
    {
      key: 'code',
      label: locked ? (
        <>
          Code <LockClosedIcon aria-label="locked" className="size-3.5" />
        </>
      ) : (
        'Code'
      ),
    },
  ] as const

  return (
    <article id={slug} aria-labelledby={`${slug}-title`} className="min-w-0">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 flex-1 basis-80">
          <p className="font-mono text-xs text-faint">{part}</p>
          <h2
            id={`${slug}-title`}
            className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-semibold tracking-tight"
          >
            <a
              href={`#${slug}`}
              className="rounded-xs text-ink decoration-line-strong underline-offset-4 hover:underline"
            >
              {title}
            </a>
            {free && <Badge tone="success">Free</Badge>}
            <FavouriteButton path={path} title={title} favourite={component.favourite} className="-my-1 -ms-1.5" />
          </h2>
          <p className="mt-1 max-w-prose text-sm text-pretty text-muted">{description}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2 max-xl:w-full" data-print="no">
          {view === 'preview' && (
            <PreviewTools component={component} look={look} choices={choices} onChange={setChoices} />
          )}
          <TabList
            id={slug}
            label={`View of ${title}`}
            tabs={views}
            value={view}
            onChange={setView}
            onIntent={(key) => key === 'code' && !locked && void loadCode(path, preferences.flavour, preferences)}
          />
        </div>
      </header>

      <div {...tabPanelProps(slug, 'preview')} hidden={view !== 'preview'} className="mt-4">
        <PreviewStage
          component={component}
          look={look}
          colors={preferences}
          width={choices.width}
          onWidth={(width) => setChoices({ ...choices, width })}
        />
      </div>
      <div {...tabPanelProps(slug, 'code')} hidden={view !== 'code'} className="mt-4">
        {view === 'code' && (locked ? <LockedPanel /> : <CodePanel path={path} title={title} />)}
      </div>
      <ComponentProof title={title} proof={proof} />
    </article>
  )
}
