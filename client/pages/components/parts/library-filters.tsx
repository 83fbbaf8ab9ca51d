import { router } from '@inertiajs/react'
import { ChevronDownIcon } from '@heroicons/react/16/solid'
import { type ComponentProps, useEffect, useRef } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Link } from '#client/ui/link.tsx'
import { capitalize } from '#shared/capitalize.ts'
import type { AppLibraryFilters, LibraryCounts } from '#shared/library-filters.ts'
import { useHasLicence } from '#client/hooks/use-has-licence.ts'
import { useMounted } from '#client/hooks/use-mounted.ts'

type Props = {
  filters: AppLibraryFilters
  /** A member's own filters stand where their counts are given. */
  counts: LibraryCounts
  packages: readonly { slug: string; title: string }[]
  /** The address of the library with some filters. */
  address: (filters?: AppLibraryFilters) => string
}

/** Narrows the library: a form whose choices stand in the address, sent with each choice where scripts run. */
export function LibraryFilters({ filters, counts, packages, address }: Props) {
  const mounted = useMounted()
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef(filters)
  const isSet = Object.keys(filters).length > 0
  const kinds = Object.entries(counts.kind)
  const hasLicence = useHasLicence()

  // The form stays while its page changes, so that whoever chooses by keys keeps their place in it.
  useEffect(() => {
    if (shown.current !== filters && form.current) choose(form.current, filters)
    shown.current = filters
  }, [filters])

  function show(from: HTMLFormElement) {
    const given = [...new FormData(from)].filter(([, value]) => value !== '')
    const chosen: AppLibraryFilters = Object.fromEntries(given)
    router.visit(address(chosen), { preserveScroll: true, preserveState: true })
  }

  return (
    <form
      ref={form}
      action={address()}
      aria-label="Filters of the library"
      onChange={({ currentTarget }) => show(currentTarget)}
      onSubmit={(event) => {
        event.preventDefault()
        show(event.currentTarget)
      }}
      className="@container py-4"
      data-print="no"
    >
      <div className="flex flex-wrap items-center gap-2">
        <Choice label="Package" name="package" defaultValue={filters.package ?? ''}>
          <option value="">All packages</option>
          {packages.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title} ({counts.package[slug] ?? 0})
            </option>
          ))}
        </Choice>
        <Choice label="Kind" name="kind" defaultValue={filters.kind ?? ''}>
          <option value="">All kinds</option>
          {kinds.map(([kind, count]) => (
            <option key={kind} value={kind}>
              {capitalize(kind)} ({count})
            </option>
          ))}
        </Choice>
        <Choice label="Behaviour" name="behaviour" defaultValue={filters.behaviour ?? ''}>
          <option value="">Interactive or static</option>
          <option value="interactive">Interactive ({counts.interactive})</option>
          <option value="static">Static ({counts.static})</option>
        </Choice>
        <Mark name="free" label="Free" count={counts.free} isOn={filters.free === '1'} />
        <Mark name="pictures" label="With pictures" count={counts.pictures} isOn={filters.pictures === '1'} />
        {counts.open !== undefined && !hasLicence && (
          <Mark name="open" label="Open to me" count={counts.open} isOn={filters.open === '1'} />
        )}
        {counts.favourites !== undefined && (
          <Mark name="favourites" label="Favourites" count={counts.favourites} isOn={filters.favourites === '1'} />
        )}
        {counts.tellsNew && <Mark name="new" label="New" count={counts.new} isOn={filters.new === '1'} />}
        <div className="flex flex-wrap items-center gap-2 @5xl:ms-auto">
          {isSet && (
            <Link
              href={address()}
              variant="muted"
              className="inline-flex min-h-9 items-center px-2 text-sm pointer-coarse:min-h-10"
            >
              Clear
            </Link>
          )}
          <Choice label="Order" name="sort" defaultValue={filters.sort ?? ''}>
            <option value="">Our order</option>
            <option value="most-copied">Most copied, last 90 days</option>
            <option value="newest">Newest first</option>
            <option value="name">By name</option>
          </Choice>
          {!mounted && (
            <noscript>
              <Button type="submit" variant="secondary-alt" size="md">
                Show
              </Button>
            </noscript>
          )}
        </div>
      </div>
    </form>
  )
}

/** Sets the controls to what an address says. */
function choose(form: HTMLFormElement, filters: AppLibraryFilters) {
  const words = new Map<string, string>(Object.entries(filters))
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) control.value = words.get(control.name) ?? ''
    if (control instanceof HTMLInputElement) control.checked = words.has(control.name)
  }
}

const Choice = ({ label, ...select }: { label: string } & ComponentProps<'select'>) => (
  <span className="grid grid-cols-1">
    <select
      aria-label={label}
      {...select}
      className="select col-start-1 row-start-1 h-9 rounded-lg bg-raised ps-3 pe-8 text-sm leading-9 text-ink ring-1 ring-line hover:ring-line-strong pointer-coarse:h-10 pointer-coarse:leading-10"
    />
    <ChevronDownIcon
      aria-hidden
      className="pointer-events-none col-start-1 row-start-1 me-2.5 size-4 self-center justify-self-end text-faint"
    />
  </span>
)

const Mark = ({ name, label, count, isOn }: { name: string; label: string; count: number; isOn: boolean }) => (
  <label className="relative inline-flex h-9 cursor-pointer items-center gap-2 rounded-lg px-3 text-sm text-ink ring-1 ring-line select-none hover:ring-line-strong has-checked:bg-accent-wash has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent pointer-coarse:h-10">
    <input
      type="checkbox"
      name={name}
      value="1"
      defaultChecked={isOn}
      className="absolute inset-0 cursor-pointer appearance-none rounded-lg outline-none"
    />
    {label}
    <span className="font-mono text-xs text-muted tabular-nums">{count}</span>
  </label>
)
