import { FolderIcon, RectangleGroupIcon, Squares2X2Icon, StarIcon } from '@heroicons/react/16/solid'
import { usePage } from '@inertiajs/react'
import { Link } from '#client/router-link.tsx'
import { useLayoutEffect, useRef, useState } from 'react'
import type { PackageSlug } from '#shared/catalog.ts'
import { itemAt } from '#shared/defined.ts'
import type { PackagesProp } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { ComponentsNav } from './components-nav.tsx'
import { menuItemClass } from './menu.tsx'
import { PackageSelect } from './package-select.tsx'

type Props = { packages: PackagesProp; startWith: PackageSlug | undefined }

export function ComponentsPanel({ packages, startWith }: Props) {
  const { url, props } = usePage()
  const all = Object.values(packages)
  const byAddress = all.find(({ slug }) => url.startsWith(`/app/components/${slug}/`))?.slug
  const [picked, setPicked] = useState<{ slug: PackageSlug; at: string } | null>(null)
  const scroller = useRef<HTMLDivElement>(null)

  // A pick holds until the address names another package.
  const slug = (picked?.at === byAddress ? picked?.slug : undefined) ?? startWith ?? byAddress
  const current = all.find((entry) => entry.slug === slug) ?? all.find(({ count }) => count > 0) ?? itemAt(all, 0)

  const path = url.replace(/[?#].*$/, '')
  useLayoutEffect(() => showLinkTo(path, scroller.current), [path])

  function pick(next: PackageSlug) {
    setPicked({ slug: next, at: byAddress ?? '' })
    scroller.current?.scrollTo({ top: 0 })
  }

  return (
    <section aria-label="Components" className="flex min-h-0 flex-1 flex-col">
      <div className="shrink-0 px-[min(0.75rem,2.5vw)] pt-3">
        <PackageSelect packages={all} value={current.slug} onChange={pick} />
        <Link
          href={urls.appLibrary()}
          prefetch
          aria-current={path === urls.appLibrary() ? 'page' : undefined}
          className={`${menuItemClass} mt-2`}
        >
          All components
          <Squares2X2Icon aria-hidden className="size-4 text-faint" />
        </Link>
        {props.site.counts.sets > 0 && (
          <Link
            href={urls.appSets()}
            prefetch
            aria-current={path === urls.appSets() ? 'page' : path.startsWith(`${urls.appSets()}/`) ? 'true' : undefined}
            className={menuItemClass}
          >
            Sets
            <RectangleGroupIcon aria-hidden className="size-4 text-faint" />
          </Link>
        )}
        <Link
          href={urls.favourites()}
          prefetch
          aria-current={url.startsWith(urls.favourites()) ? 'page' : undefined}
          className={menuItemClass}
        >
          Favourites
          <StarIcon aria-hidden className="size-4 text-faint" />
        </Link>
        {props.auth.user?.license_name === 'team' && (
          <Link
            href={urls.collections()}
            prefetch
            aria-current={
              path === urls.collections() ? 'page' : path.startsWith(`${urls.collections()}/`) ? 'true' : undefined
            }
            className={menuItemClass}
          >
            Collections
            <FolderIcon aria-hidden className="size-4 text-faint" />
          </Link>
        )}
      </div>
      <div
        ref={scroller}
        className="flex-1 [scrollbar-width:thin] overflow-y-auto overscroll-contain px-[min(0.75rem,2.5vw)] pb-3"
      >
        <ComponentsNav entry={current} />
      </div>
    </section>
  )
}

/** Brings the link to a page, or to where it belongs, into the middle of its list if out of sight; the page itself stays. */
function showLinkTo(path: string, list: HTMLElement | null) {
  const link = [...(list?.querySelectorAll('a') ?? [])].find(({ pathname }) => `${path}/`.startsWith(`${pathname}/`))
  if (!list || !link) return
  const [shown, whole] = [link.getBoundingClientRect(), list.getBoundingClientRect()]
  if (shown.top >= whole.top && shown.bottom <= whole.bottom) return
  list.scrollTop += shown.top - whole.top - (whole.height - shown.height) / 2
}
