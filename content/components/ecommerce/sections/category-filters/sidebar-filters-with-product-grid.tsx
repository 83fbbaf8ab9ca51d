/**
 * @title Sidebar filters with product grid
 * @description A category page with a sidebar of filters, sorting and a product grid; on phones a button opens the filters.
 * @keywords faceted search, facets, category page, shop filters, sort by, color filter, price filter
 * @free
 * @layout full
 * @order 1
 * @part ECM-S01-1
 */
import { useRef, useState } from 'react'
import { AdjustmentsHorizontalIcon, ChevronDownIcon, XMarkIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const products = [
  {
    name: 'Ridge mug',
    price: 24,
    tags: ['Kitchen', 'Cream', 'Under $50'],
    image: '/media/products/mug-oat.webp',
    width: 640,
    height: 800,
    alt: 'Cream mug with thrown ridges and a bare clay foot',
  },
  {
    name: 'Shore bowls',
    price: 92,
    tags: ['Kitchen', 'Blue', '$50 to $100'],
    image: '/media/products/bowls-shore.webp',
    width: 640,
    height: 800,
    alt: 'Three nested bowls, glazed blue, gray and white',
  },
  {
    name: 'Rubber plant',
    price: 58,
    tags: ['Living room', 'Green', '$50 to $100'],
    image: '/media/products/plant-chalk.webp',
    width: 800,
    height: 1000,
    alt: 'Rubber plant in a chalk-white pot',
  },
  {
    name: 'Pour-over kettle',
    price: 96,
    tags: ['Kitchen', 'Black', '$50 to $100'],
    image: '/media/products/kettle-black.webp',
    width: 640,
    height: 800,
    alt: 'Black kettle with a long curved spout and a wooden handle',
  },
  {
    name: 'Fen bud vase',
    price: 68,
    tags: ['Living room', 'Cream', '$50 to $100'],
    image: '/media/products/vase-chalk.webp',
    width: 640,
    height: 800,
    alt: 'Chalk-white round vase with two dried stems',
  },
  {
    name: 'Trail bottle',
    price: 34,
    tags: ['On the go', 'Cream', 'Under $50'],
    image: '/media/products/bottle-bone.webp',
    width: 640,
    height: 800,
    alt: 'Bone-colored steel bottle with a dark looped lid',
  },
  {
    name: 'Shell chair, rust',
    price: 145,
    tags: ['Living room', 'Rust', 'Over $100'],
    image: '/media/products/chair-rust.webp',
    width: 800,
    height: 1000,
    alt: 'Rust-red shell chair on four oak legs',
  },
  {
    name: 'Perch stool',
    price: 145,
    tags: ['Living room', 'Oak', 'Over $100'],
    image: '/media/products/stool-oak.webp',
    width: 640,
    height: 800,
    alt: 'Round oak stool on three legs',
  },
  {
    name: 'Halden table lamp',
    price: 189,
    tags: ['Living room', 'Black', 'Over $100'],
    image: '/media/products/lamp-black.webp',
    width: 640,
    height: 800,
    alt: 'Table lamp with a black foot and a domed white shade',
  },
]

const groups = [
  { name: 'Price', listClass: 'grid', options: ['Under $50', '$50 to $100', 'Over $100'] },
  { name: 'Room', listClass: 'grid', options: ['Kitchen', 'Living room', 'On the go'] },
  {
    name: 'Color',
    listClass: 'grid grid-cols-2 gap-x-6 lg:grid-cols-1',
    options: ['Cream', 'Blue', 'Green', 'Rust', 'Oak', 'Black'],
  },
]

const swatchStyles: Record<string, string> = {
  Cream: 'bg-amber-100',
  Blue: 'bg-sky-700',
  Green: 'bg-green-800',
  Rust: 'bg-red-700',
  Oak: 'bg-amber-600',
  Black: 'bg-black',
}

const none: string[] = []

function countOf(option: string) {
  return products.filter((product) => product.tags.includes(option)).length
}

function fits(tags: string[], chosen: string[]) {
  return groups.every(({ options }) => {
    const own = options.filter((option) => chosen.includes(option))
    return own.length === 0 || own.some((option) => tags.includes(option))
  })
}

export default function SidebarFiltersWithProductGrid() {
  const [chosen, setChosen] = useState(['Under $50', '$50 to $100'])
  const [order, setOrder] = useState('featured')
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const found = products.filter((product) => fits(product.tags, chosen))
  const shown =
    order === 'featured' ? found : found.toSorted((a, z) => (order === 'low' ? a.price - z.price : z.price - a.price))
  const count = shown.length === 1 ? '1 product' : `${shown.length} products`

  function toggle(option: string) {
    setChosen(chosen.includes(option) ? chosen.filter((each) => each !== option) : [...chosen, option])
  }

  function close() {
    setOpen(false)
    button.current?.focus()
  }

  return (
    <section aria-labelledby="shop-heading" className="bg-white dark:bg-secondary-950">
      <div className="relative isolate bg-secondary-200">
        {/* Replace with a ground and with things of yours */}
        <img
          src="/media/grounds/plaster-sage.webp"
          alt=""
          width={1600}
          height={1000}
          className="absolute inset-0 -z-10 size-full object-cover"
        />
        <div className="mx-auto flex max-w-7xl flex-wrap items-end justify-between gap-x-8 px-4 pt-8 sm:px-6 lg:px-8">
          <div className="min-w-0 self-center pb-4 sm:max-w-sm sm:pb-8">
            <h1 id="shop-heading" className="text-5xl font-semibold tracking-tighter text-secondary-950 sm:text-7xl">
              For the home
            </h1>
            <p className="mt-3 text-lg/7 text-pretty text-secondary-950">
              Made to be used every day. Free shipping on orders over $75.
            </p>
          </div>
          <div className="flex min-w-0 flex-1 items-end justify-center gap-6 sm:justify-end lg:gap-12">
            <img
              src="/media/cutouts/chair-rust.webp"
              alt="Rust-red shell chair on four oak legs"
              width={444}
              height={662}
              className="-mb-4 w-2/5 max-w-28 sm:-mb-6 md:max-w-44"
            />
            <img
              src="/media/cutouts/plant-chalk.webp"
              alt="Leafy plant in a chalk-white pot"
              width={464}
              height={741}
              className="-mb-4 w-2/5 max-w-28 sm:-mb-6 md:max-w-44"
            />
          </div>
        </div>
      </div>
      <div className="mx-auto grid max-w-7xl gap-x-10 px-4 pt-10 pb-16 sm:px-6 lg:grid-cols-4 lg:px-8">
        <div className="flex flex-wrap items-center justify-between gap-3 lg:col-span-3 lg:col-start-2">
          <button
            ref={button}
            type="button"
            aria-expanded={open}
            aria-controls="shop-filters"
            onClick={() => setOpen(!open)}
            className="inline-flex items-center gap-2 rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none lg:hidden dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
          >
            <AdjustmentsHorizontalIcon
              aria-hidden="true"
              className="size-5 text-secondary-500 dark:text-secondary-400"
            />
            <span>Filters</span>
            {chosen.length > 0 && (
              <span className="min-w-5 rounded-full bg-primary-600 px-1.5 text-center text-xs/5 text-white tabular-nums">
                {chosen.length}
              </span>
            )}
          </button>
          <p
            role="status"
            className="text-sm/6 text-secondary-600 tabular-nums max-lg:order-last max-lg:w-full dark:text-secondary-400"
          >
            <bdi>{count}</bdi>
          </p>
          <div className="grid grid-cols-1">
            <select
              aria-label="Sort by"
              value={order}
              onChange={(event) => setOrder(event.target.value)}
              className="col-start-1 row-start-1 appearance-none rounded-lg border border-secondary-500 bg-white py-2 ps-3 pe-10 text-base/6 text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:*:bg-secondary-800 dark:focus-visible:outline-primary-400"
            >
              <option value="featured">Featured</option>
              <option value="low">Price, low to high</option>
              <option value="high">Price, high to low</option>
            </select>
            <ChevronDownIcon
              aria-hidden="true"
              className="pointer-events-none col-start-1 row-start-1 me-2.5 size-5 self-center justify-self-end text-secondary-500 dark:text-secondary-400"
            />
          </div>
        </div>
        <form
          id="shop-filters"
          aria-label="Filters"
          className={clsx(
            'grid-cols-2 content-start gap-x-6 gap-y-8 rounded-xl bg-primary-50 p-5 max-lg:mt-4 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:grid lg:grid-cols-1 lg:self-start dark:bg-secondary-900',
            open ? 'grid' : 'hidden',
          )}
        >
          {groups.map((group) => (
            <fieldset
              key={group.name}
              className={group.name === 'Color' ? 'col-span-2 lg:col-span-1' : 'lg:col-span-1'}
            >
              <legend className="text-sm/6 font-semibold text-secondary-950 dark:text-white">{group.name}</legend>
              <div className={clsx('mt-2', group.listClass)}>
                {group.options.map((option) => (
                  <label
                    key={option}
                    className="flex items-center gap-3 py-2 text-sm/6 text-secondary-700 lg:py-1.5 dark:text-secondary-300"
                  >
                    <input
                      type="checkbox"
                      checked={chosen.includes(option)}
                      onChange={() => toggle(option)}
                      className="size-4 shrink-0 accent-primary-600 dark:accent-primary-500"
                    />
                    {group.name === 'Color' && (
                      <span
                        aria-hidden="true"
                        className={clsx(
                          'size-5 shrink-0 rounded-full ring-1 ring-secondary-950/15 ring-inset dark:ring-white/25',
                          swatchStyles[option],
                        )}
                      />
                    )}
                    <bdi className="flex-1">{option}</bdi>
                    <span className="text-secondary-600 tabular-nums max-sm:hidden dark:text-secondary-400">
                      {countOf(option)}
                    </span>
                  </label>
                ))}
              </div>
            </fieldset>
          ))}
          <button
            type="button"
            onClick={close}
            className="col-span-2 rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white tabular-nums shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none lg:hidden dark:focus-visible:outline-primary-400"
          >
            Show {count}
          </button>
        </form>
        <div className="mt-4 lg:col-span-3">
          <div className="flex min-h-10 flex-wrap items-center gap-2">
            {chosen.map((option) => (
              <button
                key={option}
                type="button"
                onClick={() => toggle(option)}
                className="inline-flex min-h-10 items-center gap-1.5 rounded-full bg-primary-50 ps-3.5 pe-2.5 text-sm/5 font-medium text-primary-800 transition duration-150 hover:bg-primary-100 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none lg:min-h-8 dark:bg-primary-400/15 dark:text-primary-200 dark:hover:bg-primary-400/25 dark:focus-visible:outline-primary-400"
              >
                <span className="sr-only">Remove filter </span>
                <bdi>{option}</bdi>
                <XMarkIcon aria-hidden="true" className="size-4" />
              </button>
            ))}
            {chosen.length > 1 && (
              <button
                type="button"
                onClick={() => setChosen(none)}
                className="rounded-lg px-2.5 py-2.5 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none lg:py-1.5 dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
              >
                Clear all
              </button>
            )}
          </div>
          <ul role="list" className="mt-4 grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-5 md:grid-cols-3">
            {shown.map((product) => (
              <li key={product.name} className="relative min-w-0">
                <img
                  src={product.image}
                  alt={product.alt}
                  width={product.width}
                  height={product.height}
                  className="aspect-4/5 w-full rounded-xl object-cover"
                />
                <h2 className="mt-3 text-sm/6 font-semibold text-secondary-950 dark:text-white">
                  <a
                    href="#"
                    className="after:absolute after:inset-0 after:rounded-xl focus-visible:outline-hidden focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-primary-600 dark:focus-visible:after:outline-primary-400"
                  >
                    {product.name}
                  </a>
                </h2>
                <p className="text-sm/6 text-secondary-600 tabular-nums dark:text-secondary-400">${product.price}</p>
              </li>
            ))}
          </ul>
          {shown.length === 0 && (
            <p className="rounded-xl border border-dashed border-secondary-300 px-6 py-14 text-center text-sm/6 text-secondary-600 dark:border-white/20 dark:text-secondary-400">
              No products match all of these. Remove a filter to see more.
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
