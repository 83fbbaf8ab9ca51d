/**
 * @title No-results empty state with active filters
 * @description An empty state for a search without results that repeats the query and removes the filters one by one.
 * @keywords no data, nothing found, search results, clear filters, zero results
 * @layout padded
 * @order 2
 * @part AUI-C17-2
 */
import { useState } from 'react'
import { MagnifyingGlassIcon } from '@heroicons/react/24/outline'
import { XMarkIcon } from '@heroicons/react/16/solid'

const asked = [
  { id: 'place', name: 'In Tacoma' },
  { id: 'price', name: 'Under $40' },
  { id: 'stock', name: 'In stock' },
]

const none: typeof asked = []

export default function NoResultsEmptyStateWithActiveFilters() {
  const [filters, setFilters] = useState(asked)

  return (
    <section
      aria-labelledby="nothing-heading"
      className="mx-auto flex max-w-lg flex-col items-center rounded-xl border border-dashed border-secondary-300 px-6 py-14 text-center dark:border-white/20"
    >
      <MagnifyingGlassIcon aria-hidden="true" className="size-8 text-secondary-400 dark:text-secondary-500" />
      <h2
        id="nothing-heading"
        className="mt-3 text-base/7 font-semibold text-balance text-secondary-950 dark:text-white"
      >
        No results for “oak shelf”
      </h2>
      <p role="status" className="mt-1 text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400">
        {filters.length === 0
          ? 'No filters applied. Try a shorter term, such as “shelf”.'
          : `${filters.length === 1 ? '1 filter' : `${filters.length} filters`} applied. Remove one to see more results.`}
      </p>
      <ul role="list" className="mt-5 flex flex-wrap justify-center gap-2">
        {filters.map((filter) => (
          <li key={filter.id}>
            <button
              type="button"
              onClick={() => setFilters(filters.filter((each) => each.id !== filter.id))}
              className="inline-flex min-h-10 items-center gap-1.5 rounded-full bg-secondary-50 ps-3 pe-2 text-sm/5 text-secondary-800 ring-1 ring-secondary-950/15 transition duration-150 ring-inset hover:bg-secondary-100 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:min-h-8 dark:bg-white/5 dark:text-secondary-200 dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
            >
              {filter.name}
              <XMarkIcon aria-hidden="true" className="size-4 text-secondary-500 dark:text-secondary-400" />
              <span className="sr-only">, remove filter</span>
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={() => setFilters(filters.length === 0 ? asked : none)}
        className="mt-6 rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
      >
        {filters.length === 0 ? 'Restore filters' : 'Clear all filters'}
      </button>
    </section>
  )
}
