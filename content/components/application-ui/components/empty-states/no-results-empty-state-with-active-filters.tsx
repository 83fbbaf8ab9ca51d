/**
 * @title No-results empty state with active filters
 * @description An empty state under the search that found nothing, with the filters in use and what each of them hides; a press takes one away.
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
    name: 'Under $100',
    hides: '4 results',
    images: [
      '/media/products/chair-rust-400.webp',
      '/media/products/chair-moss-400.webp',
      '/media/products/armchair-oat-400.webp',
    ],
  },
  {
    id: 'pickup',
    name: 'Pickup in Tacoma',
    hides: '2 results',
    images: ['/media/products/stool-oak.webp', '/media/products/stool-ash.webp'],
  },
  { id: 'stock', name: 'In stock', hides: '1 result', images: ['/media/products/chair-chalk-400.webp'] },
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
          defaultValue="oak chair"
          className="w-full rounded-lg border border-secondary-500 bg-white py-2.5 ps-10 pe-3 text-base/6 text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 dark:border-white/40 dark:bg-white/5 dark:text-white dark:focus-visible:outline-primary-400"
        />
      </form>
      <div role="status" className="px-5 pt-4 sm:px-6">
        <h2 id="nothing-heading" className="text-xl/7 font-semibold tracking-tight text-secondary-950 dark:text-white">
          {without ? `${without.hides} without “${without.name}”` : 'No oak chair fits all three filters'}
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
                {filter.images.map((image) => (
                  <img
                    key={image}
                    src={image}
                    alt=""
                    width={400}
                    height={500}
                    className="size-11 rounded-md object-cover"
                  />
                ))}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
