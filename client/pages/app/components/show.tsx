import { clsx } from 'clsx'
import { useMemo, useRef, useState } from 'react'
import { useCurrentCard } from '#client/hooks/use-current-card.ts'
import { useHashTarget } from '#client/hooks/use-hash-target.ts'
import { useLibraryVisit } from '#client/hooks/use-library-visit.ts'
import { useMounted } from '#client/hooks/use-mounted.ts'
import { useSnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import { useToast } from '#client/hooks/use-toast.ts'
import { Breadcrumb } from '#client/ui/breadcrumb.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import { Toast } from '#client/ui/toast.tsx'
import type { Pages } from '#shared/page-props.ts'
import { cardsAtOnce } from '#shared/cards-at-once.ts'
import { standaloneTitle } from '#shared/standalone-title.ts'
import { urls } from '#shared/urls.ts'
import { DownloadAll } from '../parts/download-all.tsx'
import { type Act, CardActions } from './parts/card-actions.ts'
import { ComponentCard } from './parts/component-card.tsx'
import { KeyboardMap } from './parts/keyboard/keyboard-map.tsx'
import { Neighbours } from './parts/neighbours.tsx'
import { OnThisPage } from './parts/on-this-page.tsx'
import { PageBar } from './parts/page-bar.tsx'
import { usePageKeys } from './parts/use-page-keys.ts'

export default function Show({
  package: pack,
  category,
  subcategory,
  moved,
  previous,
  next,
}: Pages['app/components/show']) {
  const { components } = subcategory
  const title = standaloneTitle(subcategory.title, category.title)
  const [{ shortcuts }] = useSnippetPreferences()
  const mounted = useMounted()
  const [cards] = useState(() => new Map<string, Act>())
  const map = useRef<HTMLDialogElement>(null)
  const [said, say] = useToast()
  const slugs = useMemo(() => components.map(({ slug }) => slug), [components])
  const { current, jumpTo } = useCurrentCard(slugs)
  const showMap = () => map.current?.showModal()
  const seen = components.find(({ slug }) => slug === current)
  useHashTarget(moved)
  useLibraryVisit(seen?.path)
  usePageKeys({ enabled: shortcuts, components, cards, current, previous, next, jumpTo, say, showMap })

  return (
    <CardActions value={cards}>
      <PageHead
        title={`${title}, ${pack.title}`}
        description={`${title} for Tailwind CSS: ${components.length} ${components.length === 1 ? 'component' : 'components'} with live preview and code.`}
      />
      {/* Until the page is alive and knows its width, this holds the places of the previews. */}
      {!mounted && <link rel="stylesheet" href={urls.appPreviewHeights(subcategory.path)} />}
      <div className="wide-page">
        <div className="pt-8 sm:pt-10">
          <Breadcrumb above={[{ label: pack.title }, { label: category.title }]} />
          <div className="mt-2 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
            <h1 className="text-3xl font-semibold tracking-tight text-balance text-ink">{title}</h1>
            <DownloadAll of={subcategory.path} title={title} count={components.length} />
          </div>
        </div>
        <PageBar components={components} current={current} onJump={jumpTo} onKeyboard={showMap} />
        <div className={clsx('mt-8', components.length > 1 && 'wide-page-columns')}>
          <div className="grid min-w-0 gap-16">
            {components.map((component, index) => (
              <ComponentCard
                key={component.slug}
                component={component}
                late={index >= cardsAtOnce}
                isCurrent={components.length > 1 && component.slug === current}
              />
            ))}
          </div>
          {components.length > 1 && (
            <div className="wide-page-aside">
              <OnThisPage components={components} current={current} onJump={jumpTo} />
            </div>
          )}
        </div>
        <Neighbours previous={previous} next={next} />
      </div>
      <KeyboardMap ref={map} />
      <Toast text={said} />
    </CardActions>
  )
}
