import { MagnifyingGlassIcon } from '@heroicons/react/20/solid'
import { router } from '@inertiajs/react'
import { type FormEvent, useId } from 'react'
import { ComponentResults } from '#client/pages/parts/component-results.tsx'
import { SiteHeading, SitePage } from '#client/pages/parts/publishing/site-page.tsx'
import { Link } from '#client/router-link.tsx'
import { IconDrawing } from '#client/ui/icon-drawing.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import type { Pages } from '#shared/page-props.ts'
import { type FoundIcon, hrefOf, type SearchDocument } from '#shared/search/documents.ts'
import { urls } from '#shared/urls.ts'

export default function Search({ q, groups, isNear, icons }: Pages['search']) {
  const id = useId()

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    router.visit(urls.search(String(new FormData(event.currentTarget).get('q') ?? '').trim() || undefined))
  }
  return (
    <SitePage>
      <PageHead title={q ? `Search: ${q}` : 'Search'} isListed={false} />
      <SiteHeading title="Search">{outcome({ q, groups, isNear, icons })}</SiteHeading>
      <search>
        {/* Another query is another form: what stands in it is what was looked for. */}
        <form key={q} action={urls.search()} method="get" onSubmit={search} className="relative max-w-2xl">
          <label htmlFor={id} className="sr-only">
            Components, documentation, tools and icons
          </label>
          <MagnifyingGlassIcon
            aria-hidden
            className="pointer-events-none absolute inset-s-4 top-3.5 size-5 text-faint"
          />
          <input
            id={id}
            type="search"
            name="q"
            defaultValue={q}
            maxLength={80}
            placeholder="Date picker, pricing table, 404 …"
            className="h-12 w-full rounded-lg bg-page ps-12 pe-4 text-base text-ink inset-ring inset-ring-line-strong placeholder:text-faint"
          />
        </form>
      </search>
      {q !== '' && (isNear || groups.length + icons.length === 0) && (
        <p className="pt-8 text-base text-muted">
          Is a component missing?{' '}
          <Link href={urls.newComponentRequest(q)} className="font-medium text-accent underline underline-offset-3">
            Ask for it
          </Link>
        </p>
      )}
      <div className="grid gap-14 pt-12 pb-24">
        {groups.map(({ title, documents }) => (
          <section key={title} aria-label={title}>
            <h2 className="text-xl font-semibold tracking-tight text-ink">{title}</h2>
            {documents[0]?.kind === 'component' ? (
              <ComponentResults documents={documents} />
            ) : (
              <OtherResults documents={documents} />
            )}
          </section>
        ))}
        {icons.length > 0 && (
          <section aria-label="Icons">
            <h2 className="text-xl font-semibold tracking-tight text-ink">Icons</h2>
            <IconResults icons={icons} />
          </section>
        )}
      </div>
    </SitePage>
  )
}

const OtherResults = ({ documents }: { documents: SearchDocument[] }) => (
  <ul className="mt-4 divide-y divide-line border-y border-line">
    {documents.map((document) => (
      <li key={`${document.kind} ${document.path}`}>
        <Link href={hrefOf(document, false)} className="group block rounded-md py-4">
          <span className="font-medium text-ink decoration-line-strong underline-offset-4 group-hover:underline">
            {document.title}
          </span>
          <span className="ms-2 text-sm text-faint">
            {document.group ? `${document.group} ${document.place.toLowerCase()}` : document.place}
          </span>
          {document.description && (
            <span className="mt-1 block max-w-[68ch] text-sm/6 text-pretty text-muted">{document.description}</span>
          )}
        </Link>
      </li>
    ))}
  </ul>
)

const IconResults = ({ icons }: { icons: FoundIcon[] }) => (
  <ul className="mt-5 grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4">
    {icons.map(({ key, title, set, href, drawing }) => (
      <li key={key}>
        <Link
          href={href}
          className="flex min-h-12 items-center gap-3 rounded-lg px-3 py-2 ring-1 ring-line hover:bg-hover"
        >
          <IconDrawing drawing={drawing} className="size-6 shrink-0 text-ink" />
          <span className="min-w-0 text-sm">
            <span className="block truncate text-ink">{title}</span>
            <span className="block truncate text-xs text-muted">{set}</span>
          </span>
        </Link>
      </li>
    ))}
  </ul>
)

function outcome({ q, groups, isNear, icons }: Pages['search']): string {
  if (q === '') return 'Search components, documentation, tools and icons: “cart”, “login form”, “AUI-C38-1”.'
  const count = groups.reduce((sum, { documents }) => sum + documents.length, icons.length)
  if (count === 0) return `No results for “${q}”. Try fewer or different words.`
  if (isNear) return `No result has every word of “${q}”. These are the closest.`
  return `${count} ${count === 1 ? 'result' : 'results'} for “${q}”.`
}
