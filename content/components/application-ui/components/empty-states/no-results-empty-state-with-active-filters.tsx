/**
 * @title No-results empty state with active filters
 * @description An empty state under the search that found nothing, with the filters in use and what each of them hides; a press takes one away and shows them.
 * @keywords no data, nothing found, search results, clear filters, zero results
 * @layout padded
 * @order 2
 * @part AUI-C17-2
 */
import { useState } from 'react'
import clsx from 'clsx'
import { MagnifyingGlassIcon, PlusIcon, XMarkIcon } from '@heroicons/react/20/solid'

const filters = [
  {
    id: 'price',
    name: 'Under $150',
    hides: '2 results',
    results: [
      { name: 'Reading armchair, oat', price: '$690', image: '/media/products/armchair-oat-400.webp' },
      { name: 'Reading armchair, moss', price: '$690', image: '/media/products/armchair-moss-400.webp' },
    ],
  },
  {
    id: 'pickup',
    name: 'Pickup in Tacoma',
    hides: '2 results',
    results: [
      { name: 'Perch stool, oak', price: '$145', image: '/media/products/stool-oak.webp' },
      { name: 'Perch stool, ash', price: '$145', image: '/media/products/stool-ash.webp' },
    ],
  },
  {
    id: 'stock',
    name: 'In stock',
    hides: '1 result',
    results: [{ name: 'Shell chair, chalk', price: '$145', image: '/media/products/chair-chalk-400.webp' }],
  },
]

export default function NoResultsEmptyStateWithActiveFilters() {
  const [removed, setRemoved] = useState('')
  const without = filters.find((filter) => filter.id === removed)

  return (
    <section
      aria-labelledby="nothing-heading"
      className="mx-auto max-w-xl overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <form
        onSubmit={(event) => event.preventDefault()}
        className="relative bg-secondary-100 p-3 sm:px-6 dark:bg-white/5"
      >
        <MagnifyingGlassIcon
          aria-hidden="true"
          className="absolute start-6 top-6 size-5 text-secondary-600 sm:start-9 dark:text-secondary-400"
        />
        <input
          type="search"
          aria-label="Search products"
          defaultValue="wooden seating"
          className="w-full rounded-lg border border-secondary-500 bg-white py-2.5 ps-10 pe-3 text-base/6 text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 dark:border-white/40 dark:bg-white/5 dark:text-white dark:focus-visible:outline-primary-400"
        />
      </form>
      <div role="status" className="px-5 pt-4 sm:px-6">
        <h2 id="nothing-heading" className="text-xl/7 font-semibold tracking-tight text-secondary-950 dark:text-white">
          {without ? `${without.hides} without “${without.name}”` : 'No wooden seating matches all 3 filters'}
        </h2>
      </div>
      <ul role="list" className="grid gap-2 px-5 pt-3 pb-5 sm:px-6">
        {filters.map((filter) => (
          <li key={filter.id}>
            <button
              type="button"
              onClick={() => setRemoved(removed === filter.id ? '' : filter.id)}
              className="flex w-full items-center gap-3 rounded-lg p-1.5 ps-3 text-start text-sm/5 ring-1 ring-secondary-950/15 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:gap-4 sm:ps-4 dark:ring-white/15 dark:hover:bg-white/5 dark:focus-visible:outline-primary-400"
            >
              {removed === filter.id ? (
                <PlusIcon aria-hidden="true" className="size-5 shrink-0 text-secondary-600 dark:text-secondary-400" />
              ) : (
                <XMarkIcon aria-hidden="true" className="size-5 shrink-0 text-secondary-600 dark:text-secondary-400" />
              )}
              <span className="min-w-0 flex-1">
                <span className="sr-only">{removed === filter.id ? 'Put back' : 'Remove filter'} </span>
                <span
                  className={clsx(
                    'block text-base/6 font-semibold text-secondary-950 dark:text-white',
                    removed === filter.id && 'line-through',
                  )}
                >
                  {filter.name}
                </span>
                <span className="text-secondary-600 dark:text-secondary-400">Hides {filter.hides}</span>
              </span>
              <span aria-hidden="true" className="flex gap-1.5">
                {filter.results.map((result) => (
                  <img
                    key={result.name}
                    src={result.image}
                    alt=""
                    width={400}
                    height={500}
                    className="size-11 rounded-md object-cover"
                  />
                ))}
              </span>
            </button>
            {removed === filter.id && (
              <ul role="list" className="grid gap-1 px-3 pt-2 pb-1 text-sm/6 sm:px-4">
                {filter.results.map((result) => (
                  <li key={result.name} className="flex items-baseline justify-between gap-4">
                    <a
                      href="#"
                      className="rounded-sm py-2 font-medium text-primary-700 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:py-1 dark:text-primary-400 dark:focus-visible:outline-primary-400"
                    >
                      {result.name}
                    </a>
                    <span className="text-secondary-950 tabular-nums dark:text-white">{result.price}</span>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
