/**
 * @title Numbered pagination with result count
 * @description A pagination with page numbers and a result count with the list it turns; phones show previous and next.
 * @keywords pager, page numbers, previous and next, table footer, results per page
 * @free
 * @layout padded
 * @minHeight 400
 * @order 1
 * @part AUI-C31-1
 */
import { useState } from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const total = 218
const perPage = 4
const last = Math.ceil(total / perPage)

const customers = ['Priya R.', 'Tomás H.', 'Amélie R.', 'Kwame A.', 'Yuki I.', 'Joanna L.', 'Omar H.']
const products = [
  { name: 'Ridge mug', image: '/media/products/mug-moss.webp', price: 24 },
  { name: 'Table lamp', image: '/media/products/lamp-sage.webp', price: 140 },
  { name: 'Trail bottle', image: '/media/products/bottle-rust.webp', price: 34 },
  { name: 'Rubber plant', image: '/media/products/plant-terracotta.webp', price: 58 },
  { name: 'Shell chair', image: '/media/products/chair-moss.webp', price: 290 },
]
const states = ['Shipped', 'Packed', 'Shipped', 'Delivered', 'Returned']

const stateStyles: Record<string, string> = {
  Shipped: 'bg-sky-50 text-sky-900 ring-sky-700/20 dark:bg-sky-400/10 dark:text-sky-200 dark:ring-sky-400/20',
  Packed:
    'bg-amber-50 text-amber-900 ring-amber-700/20 dark:bg-amber-400/10 dark:text-amber-200 dark:ring-amber-400/20',
  Delivered:
    'bg-green-50 text-green-900 ring-green-700/20 dark:bg-green-400/10 dark:text-green-200 dark:ring-green-400/20',
  Returned: 'bg-red-50 text-red-900 ring-red-700/20 dark:bg-red-400/10 dark:text-red-200 dark:ring-red-400/20',
}

// Replace with what your server answers for a page.
function ordersOn(page: number) {
  const first = (page - 1) * perPage
  return [0, 1, 2, 3]
    .map((step) => first + step)
    .filter((index) => index < total)
    .map((index) => ({
      id: 2218 - index,
      customer: customers[(index * 4) % 7]!,
      state: states[(index * 3) % 5]!,
      day: 18 - Math.floor(index / 20),
      product: products[(index * 2) % 5]!,
    }))
}

// The first, the last, and what is around the current page; a negative number stands for a gap of two pages or more.
function pagesAround(current: number) {
  const near = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last)
  const pages = [...new Set(near)]
  return pages.flatMap((page, index) => {
    const gap = index === 0 ? 1 : page - pages[index - 1]!
    return gap > 2 ? [-page, page] : gap === 2 ? [page - 1, page] : [page]
  })
}

export default function NumberedPaginationWithResultCount() {
  const [current, setCurrent] = useState(12)
  const pages = pagesAround(current)
  const orders = ordersOn(current)
  const first = (current - 1) * perPage + 1

  return (
    <section
      aria-labelledby="pages-heading"
      className="mx-auto max-w-2xl rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 py-3 sm:px-6">
        <h2 id="pages-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
          Orders
        </h2>
        <p role="status" className="text-sm/6 text-secondary-600 tabular-nums dark:text-secondary-400">
          <bdi>
            <span className="font-medium text-secondary-950 dark:text-white">{first}</span> to{' '}
            <span className="font-medium text-secondary-950 dark:text-white">
              {Math.min(first + perPage - 1, total)}
            </span>{' '}
            of <span className="font-medium text-secondary-950 dark:text-white">{total}</span>
          </bdi>
        </p>
      </div>
      <ul role="list">
        {orders.map((order) => (
          <li
            key={order.id}
            className="flex flex-wrap items-center gap-x-4 border-t border-secondary-950/10 px-5 py-1.5 text-sm/5 text-secondary-600 tabular-nums sm:px-6 dark:border-white/10 dark:text-secondary-400"
          >
            <img
              src={order.product.image}
              alt=""
              width={640}
              height={800}
              className="size-10 shrink-0 rounded-lg object-cover"
            />
            <p className="min-w-0 flex-1 basis-24">
              <span className="block font-medium text-secondary-950 dark:text-white">{order.product.name}</span>
              <bdi>
                #{order.id}, {order.customer}
              </bdi>
            </p>
            <span className="w-24 max-sm:hidden">
              <span
                className={clsx(
                  'inline-block rounded-full px-2 py-0.5 text-xs/5 font-medium ring-1 ring-inset',
                  stateStyles[order.state],
                )}
              >
                {order.state}
              </span>
            </span>
            <span className="w-20 text-end font-medium text-secondary-950 dark:text-white">
              ${order.product.price}.00
            </span>
          </li>
        ))}
      </ul>
      <nav
        aria-label="Pages"
        className="rounded-b-xl border-t border-secondary-950/10 bg-secondary-50 px-3 py-2 sm:px-4 dark:border-white/10 dark:bg-white/5"
      >
        <div className="flex flex-wrap items-center justify-between gap-1">
          <button
            type="button"
            disabled={current === 1}
            onClick={() => setCurrent(current - 1)}
            className="inline-flex min-h-10 items-center gap-1 rounded-lg px-2.5 py-1.5 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
          >
            <ChevronLeftIcon aria-hidden="true" className="-ms-1 size-5 rtl:-scale-x-100" />
            Previous
          </button>
          <div className="hidden gap-1 sm:flex">
            {pages.map((page) => (
              <div key={page} className="flex min-w-10 justify-center">
                {page < 0 ? (
                  <span aria-hidden="true" className="self-center text-sm/5 text-secondary-600 dark:text-secondary-400">
                    …
                  </span>
                ) : (
                  <button
                    type="button"
                    aria-label={`Page ${page}`}
                    aria-current={page === current ? 'page' : undefined}
                    onClick={() => setCurrent(page)}
                    className={clsx(
                      'h-10 w-full rounded-lg px-2 text-base/6 font-semibold tabular-nums transition duration-150 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:focus-visible:outline-primary-400',
                      page === current
                        ? 'bg-primary-600 text-white'
                        : 'text-secondary-700 hover:bg-secondary-950/5 dark:text-secondary-300 dark:hover:bg-white/10',
                    )}
                  >
                    {page}
                  </button>
                )}
              </div>
            ))}
          </div>
          <button
            type="button"
            disabled={current === last}
            onClick={() => setCurrent(current + 1)}
            className="inline-flex min-h-10 items-center gap-1 rounded-lg px-2.5 py-1.5 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
          >
            Next
            <ChevronRightIcon aria-hidden="true" className="-me-1 size-5 rtl:-scale-x-100" />
          </button>
        </div>
      </nav>
    </section>
  )
}
