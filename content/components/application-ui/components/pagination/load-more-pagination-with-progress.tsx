/**
 * @title Load more pagination with progress
 * @description A load more button under a photo grid, beside a progress bar that says how many of the items are shown.
 * @keywords load more button, infinite scroll, show more, feed, gallery, progress bar
 * @layout padded
 * @minHeight 560
 * @order 2
 * @part AUI-C31-2
 */
import { useRef, useState } from 'react'
import { ArrowDownIcon, ArrowUpIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const photos = [
  { name: 'The lake at eight', image: '/media/scenes/lake.webp' },
  { name: 'Dawn', image: '/media/scenes/hills-dawn-600.webp' },
  { name: 'Noon', image: '/media/scenes/dunes-noon-600.webp' },
  { name: 'Mist', image: '/media/scenes/pines-mist-600.webp' },
  { name: 'The arch', image: '/media/scenes/stairs-lime-600.webp' },
  { name: 'Blue hills', image: '/media/scenes/hills-blue-600.webp' },
  { name: 'The courtyard', image: '/media/scenes/arcade-ochre-600.webp' },
  { name: 'After the snow', image: '/media/scenes/pines-snow-600.webp' },
  { name: 'Rose stairs', image: '/media/scenes/stairs-rose-600.webp' },
]

export default function LoadMorePaginationWithProgress() {
  const [shown, setShown] = useState(5)
  const list = useRef<HTMLUListElement>(null)

  function go() {
    if (shown === photos.length) list.current?.scrollIntoView({ block: 'start' })
    else setShown(photos.length)
  }

  return (
    <section aria-label="Two weeks on the road" className="mx-auto max-w-4xl">
      <ul ref={list} role="list" className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {photos.slice(0, shown).map((photo, index) => (
          <li
            key={photo.name}
            className={clsx('relative overflow-hidden rounded-xl', index === 0 && 'col-span-2 row-span-2')}
          >
            <img
              src={photo.image}
              alt=""
              width={600}
              height={450}
              className="aspect-4/3 size-full object-cover dark:brightness-90"
            />
            <a
              href="#"
              className="absolute inset-x-0 bottom-0 bg-linear-to-t from-secondary-950/90 to-transparent px-3 pt-10 pb-2.5 text-sm/5 font-medium text-white underline-offset-4 after:absolute after:inset-0 hover:underline focus-visible:outline-2 focus-visible:-outline-offset-4 focus-visible:outline-white"
            >
              {photo.name}
            </a>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-4 rounded-xl bg-secondary-50 p-4 ring-1 ring-secondary-950/10 sm:px-6 dark:bg-white/5 dark:ring-white/10">
        <div className="min-w-0 flex-1 basis-48">
          <p role="status" className="text-sm/6 text-secondary-600 tabular-nums dark:text-secondary-400">
            <bdi className="font-semibold text-secondary-950 dark:text-white">
              {shown === photos.length ? `All ${shown} photos` : `${shown} of ${photos.length} photos`}
            </bdi>
          </p>
          <div aria-hidden="true" className="mt-2 h-2 overflow-hidden rounded-full bg-secondary-200 dark:bg-white/15">
            <div
              style={{ width: `${(shown / photos.length) * 100}%` }}
              className="h-full rounded-full bg-primary-600 transition-all duration-200 motion-reduce:transition-none dark:bg-primary-500"
            />
          </div>
        </div>
        <button
          type="button"
          onClick={go}
          className="inline-flex items-center justify-center gap-2 rounded-lg bg-primary-600 px-4 py-2.5 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none max-sm:w-full dark:focus-visible:outline-primary-400"
        >
          {shown === photos.length ? (
            <ArrowUpIcon aria-hidden="true" className="size-5" />
          ) : (
            <ArrowDownIcon aria-hidden="true" className="size-5" />
          )}
          {shown === photos.length ? 'Back to top' : `Show ${photos.length - shown} more`}
        </button>
      </div>
    </section>
  )
}
