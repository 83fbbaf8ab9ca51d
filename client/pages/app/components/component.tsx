import { useRef, useState } from 'react'
import { useAddressedLook } from '#client/hooks/use-addressed-look.ts'
import { useLibraryVisit } from '#client/hooks/use-library-visit.ts'
import { useMounted } from '#client/hooks/use-mounted.ts'
import { useChosenPreviewWidth } from '#client/hooks/use-preview-width.ts'
import { useSnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import { useToast } from '#client/hooks/use-toast.ts'
import { Breadcrumb } from '#client/ui/breadcrumb.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { Badge } from '#client/ui/badge.tsx'
import { ComponentNeeds } from '#client/ui/component-needs.tsx'
import { ComponentOthers } from '#client/ui/component-others.tsx'
import { FavouriteButton } from '#client/ui/favourite-button.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import { Toast } from '#client/ui/toast.tsx'
import type { Pages } from '#shared/page-props.ts'
import { lookQuery, lookWithoutWidth } from '#shared/preview-look.ts'
import { urls } from '#shared/urls.ts'
import { CollectionButton } from '../parts/collection-button.tsx'
import { type Act, CardActions } from './parts/card-actions.ts'
import { Colours } from './parts/colours.tsx'
import { ComponentCard } from './parts/component-card.tsx'
import { KeyboardMap } from './parts/keyboard/keyboard-map.tsx'
import { Neighbours } from './parts/neighbours.tsx'
import { TrayButton } from './parts/tray-button.tsx'
import { useComponentKeys } from './parts/use-component-keys.ts'

/** One component of the library, and all there is to know of it. */
export default function Component(props: Pages['app/components/component']) {
  const { package: pack, category, subcategory, component, needs, runs, previous, next, others, collections } = props
  const { slug, path, title, description, part, free, favourite } = component
  const [{ shortcuts }] = useSnippetPreferences()
  const mounted = useMounted()
  const [cards] = useState(() => new Map<string, Act>())
  const map = useRef<HTMLDialogElement>(null)
  const [said, say] = useToast()
  const [look, setLook] = useAddressedLook((next) => urls.appComponent(path, lookWithoutWidth(next)))
  const width = useChosenPreviewWidth()
  useLibraryVisit(path)
  useComponentKeys({
    enabled: shortcuts,
    slug,
    cards,
    previous,
    next,
    say,
    showMap: () => map.current?.showModal(),
  })

  return (
    <CardActions value={cards}>
      <PageHead title={`${title}, ${subcategory.title}`} description={description} />
      {/* Until the page is alive and knows its width, this holds the place of the preview. */}
      {!mounted && <link rel="stylesheet" href={urls.appPreviewHeights(subcategory.path)} />}
      <div className="wide-page">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-8 sm:pt-10">
          <div className="min-w-0 flex-1 basis-80">
            <Breadcrumb
              above={[
                { label: pack.title },
                { label: category.title },
                { label: subcategory.title, href: urls.appComponentInList(path) },
              ]}
            />
            <h1 className="mt-2 text-3xl font-semibold tracking-tight text-balance text-ink">{title}</h1>
            <p className="mt-2 max-w-prose text-base text-pretty text-muted">{description}</p>
            <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 font-mono text-xs text-faint">
              {part}
              {free && (
                <Badge tone="success" className="font-sans">
                  Free
                </Badge>
              )}
              <span className="-my-1 -ms-1.5 inline-flex">
                <FavouriteButton key={path} path={path} title={title} favourite={favourite} />
                <TrayButton key={part} component={component} />
                {collections && <CollectionButton key={`in ${path}`} item={component} collections={collections} />}
              </span>
            </div>
          </div>
          <div data-print="no" className="flex flex-wrap items-center gap-x-4 gap-y-3">
            {runs && (
              <ButtonLink
                href={urls.flavours(path, { ...lookQuery({ ...look, width }), from: 'app' })}
                variant="secondary-alt"
                size="md"
              >
                Run all four side by side
              </ButtonLink>
            )}
            <Colours />
          </div>
        </div>
        <div className="mt-8 border-t border-line pt-6">
          <ComponentCard key={path} component={component} isAlone look={[look, setLook]} />
        </div>
        <section aria-labelledby="needs" className="mt-14 max-w-4xl">
          <h2 id="needs" className="text-lg font-semibold tracking-tight text-ink">
            What it needs
          </h2>
          <ComponentNeeds needs={needs} />
        </section>
        <ComponentOthers title="More components" others={others} address={urls.appComponent} className="mt-14" />
        <Neighbours previous={previous} next={next} address={urls.appComponent} />
      </div>
      <KeyboardMap ref={map} />
      <Toast text={said} />
    </CardActions>
  )
}
