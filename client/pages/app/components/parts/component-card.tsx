import { LockClosedIcon } from '@heroicons/react/16/solid'
import { clsx } from 'clsx'
import { memo } from 'react'
import { tookInLibrary } from '#client/count-copy.ts'
import { loadCode } from '#client/hooks/use-code.ts'
import { currentPreferences } from '#client/hooks/use-snippet-preferences.ts'
import { useMounted } from '#client/hooks/use-mounted.ts'
import { Link } from '#client/router-link.tsx'
import { Badge } from '#client/ui/badge.tsx'
import { FavouriteButton } from '#client/ui/favourite-button.tsx'
import { TabList, tabPanelProps } from '#client/ui/tabs.tsx'
import { TakeMenu } from '#client/ui/take-menu.tsx'
import type { ListedComponent } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { CodePanel } from './code-panel.tsx'
import { ComponentProof } from './component-proof.tsx'
import { FaultReport } from './fault-report.tsx'
import { LockedPanel } from './locked-panel.tsx'
import { PreviewStage, StagePlace } from './preview-stage.tsx'
import { PreviewTools } from './preview-tools.tsx'
import { TrayButton } from './tray-button.tsx'
import { type Addressed, useCard } from './use-card.ts'

/** Has the code at hand when it is asked for. */
const prepare = (path: string) => void codeNow(path)

/** The code as it is chosen now; null where it could not be had. */
function codeNow(path: string) {
  const preferences = currentPreferences()
  return loadCode(path, preferences.flavour, preferences)
}

type Props = {
  component: ListedComponent
  isCurrent?: boolean
  /** It is what its page is about, and the page says what it is. */
  isAlone?: boolean
  /** Stands below others: what it is looked at with comes with the client, and its place is kept until then. */
  late?: boolean
  /** How it is looked at, where its page's address keeps that. */
  look?: Addressed
}

/** One component: what it is, how it looks, and its code. */
export const ComponentCard = memo(function ComponentCard({
  component,
  isCurrent = false,
  isAlone = false,
  late = false,
  look: addressed,
}: Props) {
  const { slug, path, title, description, part, free, locked, proof } = component
  const isFull = useMounted() || !late
  const { view, setView, choices, setChoices, look } = useCard(component, addressed)

  const views = [
    { key: 'preview', label: 'Preview' },
    {
      key: 'code',
      label: locked ? (
        <>
          Code <LockClosedIcon aria-hidden className="size-3.5" />
          <span className="sr-only">locked</span>
        </>
      ) : (
        'Code'
      ),
    },
  ] as const

  return (
    <article
      id={slug}
      aria-label={isAlone ? title : undefined}
      aria-labelledby={isAlone ? undefined : `${slug}-title`}
      data-current={isCurrent || undefined}
      className="component-card"
    >
      <header className="component-card-header">
        {isAlone ? (
          <h2 className="sr-only">Preview and code</h2>
        ) : (
          <div className="component-card-text">
            <p>{part}</p>
            <div>
              <h2 id={`${slug}-title`} className="component-card-title">
                <Link href={urls.appComponent(path)}>{title}</Link>
                {free && <Badge tone="success">Free</Badge>}
              </h2>
              {isFull && (
                <span className="-ms-1.5 inline-flex h-8 shrink-0 pointer-coarse:h-10">
                  <FavouriteButton path={path} title={title} favourite={component.favourite} />
                  <TrayButton component={component} />
                </span>
              )}
            </div>
            <p>{description}</p>
          </div>
        )}
        {isFull ? (
          <div
            className={clsx('flex flex-wrap items-center gap-2', isAlone ? 'w-full justify-between' : 'max-xl:w-full')}
            data-print="no"
          >
            {/* Out of sight with the preview, but in its place, so that the tabs do not move under the pointer. */}
            <div className={clsx(view !== 'preview' && 'invisible max-md:hidden')}>
              <PreviewTools component={component} look={look} choices={choices} onChange={setChoices} />
            </div>
            <div className="flex flex-wrap items-center gap-2">
              <TakeMenu
                component={component}
                fetchCode={locked ? null : () => codeNow(path)}
                codeChannel="library"
                onCopied={(channel) =>
                  tookInLibrary({ component: path, flavour: currentPreferences().flavour, channel })
                }
              />
              <TabList
                id={slug}
                label={`View of ${title}`}
                tabs={views}
                value={view}
                onChange={setView}
                onIntent={(key) => key === 'code' && !locked && prepare(path)}
              />
            </div>
          </div>
        ) : (
          <div className="component-card-tools" />
        )}
      </header>

      {isFull ? (
        <div {...tabPanelProps(slug, 'preview')} hidden={view !== 'preview'} className="mt-4">
          <PreviewStage component={component} look={look} />
        </div>
      ) : (
        <StagePlace component={component} />
      )}
      {isFull && (
        <div {...tabPanelProps(slug, 'code')} hidden={view !== 'code'} className="mt-4">
          {view === 'code' && (locked ? <LockedPanel component={component} /> : <CodePanel component={component} />)}
        </div>
      )}
      {isFull && (
        <>
          <ComponentProof title={title} proof={proof} isAwaited={component.awaitsProof ?? false} />
          <FaultReport component={component} />
        </>
      )}
    </article>
  )
})
