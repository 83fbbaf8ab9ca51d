/**
 * @title Sortable data table with search and pagination
 * @description A data table with thumbnails, stock badges, sortable columns, a search field and pages.
 * @keywords data grid, datatable, sorting, filter, column headers, inventory, stock list
 * @layout padded
 * @order 2
 * @part AUI-C38-2
 */
import { useState } from 'react'
import { ArrowDownIcon, ArrowUpIcon, ChevronUpDownIcon } from '@heroicons/react/16/solid'
import { ChevronLeftIcon, ChevronRightIcon, MagnifyingGlassIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

type Column = 'name' | 'category' | 'stock' | 'sold'

const products = [
  {
    id: 'KT-2210',
    name: 'Stoneware mug, moss',
    image: '/media/products/mug-moss.webp',
    category: 'Kitchen',
    stock: 64,
    sold: 212,
  },
  {
    id: 'KT-1108',
    name: 'Pour-over kettle, cream',
    image: '/media/products/kettle-cream.webp',
    category: 'Kitchen',
    stock: 0,
    sold: 187,
  },
  {
    id: 'LT-0340',
    name: 'Desk lamp, sage',
    image: '/media/products/lamp-sage.webp',
    category: 'Lighting',
    stock: 21,
    sold: 96,
  },
  {
    id: 'ST-4702',
    name: 'Linen notebook, ochre',
    image: '/media/products/notebook-ochre.webp',
    category: 'Stationery',
    stock: 12,
    sold: 143,
  },
  {
    id: 'HM-0622',
    name: 'Candle in a clay cup',
    image: '/media/products/candle-clay.webp',
    category: 'Living room',
    stock: 140,
    sold: 388,
  },
  {
    id: 'FN-0081',
    name: 'Reading armchair, oat',
    image: '/media/products/armchair-oat.webp',
    category: 'Furniture',
    stock: 14,
    sold: 27,
  },
  {
    id: 'HM-0150',
    name: 'Vase, chalk',
    image: '/media/products/vase-chalk.webp',
    category: 'Living room',
    stock: 33,
    sold: 74,
  },
  {
    id: 'FN-0204',
    name: 'Oak step stool',
    image: '/media/products/stool-oak.webp',
    category: 'Furniture',
    stock: 38,
    sold: 58,
  },
  {
    id: 'KT-0019',
    name: 'Stoneware bowls, set of four',
    image: '/media/products/bowls-shore.webp',
    category: 'Kitchen',
    stock: 8,
    sold: 231,
  },
  {
    id: 'FN-0312',
    name: 'Dining chair, rust',
    image: '/media/products/chair-rust.webp',
    category: 'Furniture',
    stock: 9,
    sold: 41,
  },
  {
    id: 'TX-0520',
    name: 'Canvas tote, natural',
    image: '/media/products/tote-natural.webp',
    category: 'Textiles',
    stock: 15,
    sold: 63,
  },
  {
    id: 'PL-0070',
    name: 'Rubber plant in terracotta',
    image: '/media/products/plant-terracotta.webp',
    category: 'Plants',
    stock: 26,
    sold: 79,
  },
]

const columns: { id: Column; name: string; isNumber: boolean }[] = [
  { id: 'name', name: 'Product', isNumber: false },
  { id: 'category', name: 'Category', isNumber: false },
  { id: 'stock', name: 'Stock', isNumber: true },
  { id: 'sold', name: 'Sold in 2026', isNumber: true },
]

const perPage = 5

export default function SortableDataTableWithSearchAndPagination() {
  const [query, setQuery] = useState('')
  const [column, setColumn] = useState<Column>('sold')
  const [descending, setDescending] = useState(true)
  const [page, setPage] = useState(1)
  const words = query.trim().toLowerCase()
  const found = products.filter((product) =>
    `${product.id} ${product.name} ${product.category}`.toLowerCase().includes(words),
  )
  const sorted = found.toSorted((a, z) => {
    const order =
      column === 'name' || column === 'category' ? a[column].localeCompare(z[column], 'en') : a[column] - z[column]
    return descending ? -order : order
  })
  const pages = Math.max(1, Math.ceil(found.length / perPage))
  const start = (page - 1) * perPage
  const shown = sorted.slice(start, start + perPage)

  function sortBy(id: Column, isNumber: boolean) {
    setDescending(column === id ? !descending : isNumber)
    setColumn(id)
    setPage(1)
  }

  function search(text: string) {
    setQuery(text)
    setPage(1)
  }

  return (
    <section
      aria-labelledby="products-heading"
      className="mx-auto max-w-5xl rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5 sm:px-6">
        <h2 id="products-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
          Products
        </h2>
        <div className="grid w-full grid-cols-1 sm:w-64">
          <input
            type="search"
            aria-label="Find a product"
            placeholder="Name, category or number"
            value={query}
            onChange={(event) => search(event.target.value)}
            className="col-start-1 row-start-1 w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 ps-10 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
          />
          <MagnifyingGlassIcon
            aria-hidden="true"
            className="pointer-events-none col-start-1 row-start-1 ms-3 size-5 self-center text-secondary-500 dark:text-secondary-400"
          />
        </div>
      </div>
      <div className="overflow-x-auto">
        <table className="w-full text-sm/6">
          <caption className="sr-only">
            Products with category, stock and sales; the buttons in the headings sort them
          </caption>
          <thead className="border-y border-secondary-950/10 bg-secondary-50 dark:border-white/10 dark:bg-white/5">
            <tr>
              {columns.map((each) => (
                <th
                  key={each.id}
                  scope="col"
                  aria-sort={column === each.id ? (descending ? 'descending' : 'ascending') : undefined}
                  className={clsx(
                    'px-2 py-1 first:ps-3.5 last:pe-3.5 sm:first:ps-4.5 sm:last:pe-4.5',
                    each.isNumber ? 'text-end' : 'text-start',
                    (each.id === 'category' || each.id === 'sold') && 'hidden sm:table-cell',
                  )}
                >
                  <button
                    type="button"
                    onClick={() => sortBy(each.id, each.isNumber)}
                    className="group inline-flex min-h-10 items-center gap-1 rounded-lg px-1.5 font-medium text-secondary-600 transition duration-150 hover:text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:min-h-9 dark:text-secondary-400 dark:hover:text-white dark:focus-visible:outline-primary-400"
                  >
                    {each.name}
                    {column !== each.id && (
                      <ChevronUpDownIcon
                        aria-hidden="true"
                        className="size-4 text-secondary-500 dark:text-secondary-400"
                      />
                    )}
                    {column === each.id && descending && (
                      <ArrowDownIcon aria-hidden="true" className="size-4 text-primary-600 dark:text-primary-400" />
                    )}
                    {column === each.id && !descending && (
                      <ArrowUpIcon aria-hidden="true" className="size-4 text-primary-600 dark:text-primary-400" />
                    )}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((product) => (
              <tr
                key={product.id}
                className="border-b border-secondary-950/10 transition duration-150 hover:bg-secondary-50 motion-reduce:transition-none dark:border-white/10 dark:hover:bg-white/5"
              >
                <th scope="row" className="py-2.5 ps-5 pe-2 text-start font-medium sm:ps-6">
                  <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-secondary-950 sm:gap-x-4 dark:text-white">
                    <img
                      src={product.image}
                      alt=""
                      width={800}
                      height={1000}
                      className="size-12 shrink-0 rounded-lg object-cover"
                    />
                    <div className="min-w-0 flex-1 basis-16 wrap-break-word">
                      <a
                        href="#"
                        className="relative rounded-sm py-3 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:static sm:py-0 dark:focus-visible:outline-primary-400"
                      >
                        {product.name}
                      </a>
                      <span className="block font-normal text-secondary-600 tabular-nums dark:text-secondary-400">
                        {product.id}
                      </span>
                    </div>
                  </div>
                </th>
                <td className="hidden px-3.5 py-3 text-secondary-600 sm:table-cell dark:text-secondary-400">
                  {product.category}
                </td>
                <td className="py-2.5 ps-2 pe-5 text-end tabular-nums sm:pe-3.5">
                  <div className="flex flex-col items-end gap-x-3 sm:flex-row sm:items-center sm:justify-end">
                    <span
                      className={clsx(
                        'rounded-full px-2 py-0.5 text-center text-xs/5 font-medium whitespace-nowrap ring-1 ring-inset sm:w-18',
                        product.stock === 0
                          ? 'bg-red-50 text-red-900 ring-red-700/20 dark:bg-red-400/10 dark:text-red-200 dark:ring-red-400/20'
                          : product.stock < 10
                            ? 'bg-amber-50 text-amber-900 ring-amber-700/20 dark:bg-amber-400/10 dark:text-amber-200 dark:ring-amber-400/20'
                            : 'bg-green-50 text-green-900 ring-green-700/20 dark:bg-green-400/10 dark:text-green-200 dark:ring-green-400/20',
                      )}
                    >
                      {product.stock === 0 ? 'Sold out' : product.stock < 10 ? 'Low' : 'In stock'}
                    </span>
                    <span className="min-w-8 font-medium text-secondary-950 dark:text-white">{product.stock}</span>
                  </div>
                  <span className="block text-secondary-600 sm:hidden dark:text-secondary-400">
                    <bdi>{product.sold} sold</bdi>
                  </span>
                </td>
                <td className="hidden py-3 ps-3.5 pe-6 text-end text-secondary-600 tabular-nums sm:table-cell dark:text-secondary-400">
                  {product.sold}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length === 0 && (
        <div className="border-b border-secondary-950/10 px-5 py-12 text-center dark:border-white/10">
          <p className="text-sm/6 font-semibold text-secondary-950 dark:text-white">No products found</p>
          <p className="mt-1 text-sm/6 text-secondary-600 dark:text-secondary-400">
            Try fewer letters, or a number such as KT-1108.
          </p>
        </div>
      )}
      <div className="flex items-center justify-between gap-4 px-5 py-3 sm:px-6">
        <p role="status" dir="auto" className="text-sm/6 text-secondary-600 tabular-nums dark:text-secondary-400">
          {found.length === 0 ? '0 products' : `${start + 1} to ${start + shown.length} of ${found.length}`}
        </p>
        <div className="flex gap-2">
          <button
            type="button"
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
            className="rounded-lg bg-white p-2.5 text-secondary-700 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none sm:p-2 dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
          >
            <span className="sr-only">Previous page</span>
            <ChevronLeftIcon aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          </button>
          <button
            type="button"
            disabled={page === pages}
            onClick={() => setPage(page + 1)}
            className="rounded-lg bg-white p-2.5 text-secondary-700 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none sm:p-2 dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
          >
            <span className="sr-only">Next page</span>
            <ChevronRightIcon aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          </button>
        </div>
      </div>
    </section>
  )
}
