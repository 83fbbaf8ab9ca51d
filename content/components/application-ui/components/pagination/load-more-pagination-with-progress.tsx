/**
 * @title Load more pagination with progress
 * @description A load more button under a product grid, with a progress bar that says how many of the items are shown.
 * @keywords load more button, infinite scroll, show more, feed, progress bar
 * @layout padded
 * @minHeight 580
 * @order 2
 * @part AUI-C31-2
 */
import { useRef, useState } from 'react'
import { ArrowDownIcon, ArrowUpIcon } from '@heroicons/react/20/solid'

const products = [
  { name: 'Ridge mug', price: '$24', image: '/media/products/mug-moss.webp' },
  { name: 'Headphones', price: '$240', image: '/media/products/headphones-graphite-400.webp' },
  { name: 'Trail bottle', price: '$34', image: '/media/products/bottle-rust.webp' },
  { name: 'Spun chair', price: '$210', image: '/media/products/chair-moss-400.webp' },
  { name: 'Pour-over kettle', price: '$96', image: '/media/products/kettle-black.webp' },
  { name: 'Notebook', price: '$18', image: '/media/products/notebook-ochre.webp' },
  { name: 'Travel camera', price: '$420', image: '/media/products/camera-tan-400.webp' },
  { name: 'Scented candle', price: '$32', image: '/media/products/candle-sage-400.webp' },
  { name: 'Perch stool', price: '$145', image: '/media/products/stool-oak.webp' },
  { name: 'Canvas tote', price: '$42', image: '/media/products/tote-ink-400.webp' },
  { name: 'Field watch', price: '$165', image: '/media/products/watch-tan-400.webp' },
  { name: 'Pour-over dripper', price: '$46', image: '/media/products/dripper-clay-400.webp' },
]

export default function LoadMorePaginationWithProgress() {
  const [shown, setShown] = useState(8)
  const list = useRef<HTMLUListElement>(null)

  function go() {
    if (shown === products.length) list.current?.scrollIntoView({ block: 'start' })
    else setShown(products.length)
  }

  return (
    <section aria-label="All products" className="mx-auto max-w-3xl">
      <ul ref={list} role="list" className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-4">
        {products.slice(0, shown).map((product) => (
          <li key={product.name} className="text-sm/6">
            <img
              src={product.image}
              alt=""
              width={400}
              height={500}
              className="aspect-4/3 w-full rounded-xl bg-secondary-100 object-cover dark:brightness-90"
            />
            <a
              href="#"
              className="mt-1.5 flex min-h-10 flex-wrap justify-between gap-x-2 rounded-sm font-medium text-secondary-950 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:min-h-0 dark:text-white dark:focus-visible:outline-primary-400"
            >
              {product.name}
              <span className="font-normal text-secondary-600 tabular-nums dark:text-secondary-400">
                {product.price}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <div className="mx-auto mt-8 grid max-w-xs gap-3 text-center">
        <p role="status" className="text-sm/6 text-secondary-600 tabular-nums dark:text-secondary-400">
          {shown === products.length ? `All ${shown} products` : `${shown} of ${products.length} products`}
        </p>
        <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-secondary-200 dark:bg-white/15">
          <div
            style={{ width: `${(shown / products.length) * 100}%` }}
            className="h-full rounded-full bg-primary-600 transition-all duration-200 motion-reduce:transition-none dark:bg-primary-500"
          />
        </div>
        <button
          type="button"
          onClick={go}
          className="mt-1 inline-flex items-center justify-center gap-2 rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
        >
          {shown === products.length ? (
            <ArrowUpIcon aria-hidden="true" className="size-5 text-secondary-500 dark:text-secondary-400" />
          ) : (
            <ArrowDownIcon aria-hidden="true" className="size-5 text-secondary-500 dark:text-secondary-400" />
          )}
          {shown === products.length ? 'Back to top' : `Show ${products.length - shown} more`}
        </button>
      </div>
    </section>
  )
}
