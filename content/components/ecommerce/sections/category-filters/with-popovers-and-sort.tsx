/**
 * @title Filter bar with popovers and sort
 * @description A bar of filters in popovers on the edge of a band with the category’s name, with sorting and a product grid; on phones one button opens them all.
 * @keywords faceted search, facets, sort by, price range, category toolbar, product filter
 * @layout full
 * @minHeight 640
 * @opens Color
 * @order 2
 * @part ECM-S01-2
 */
import { useState } from 'react'
import {
  Dialog,
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
  Popover,
  PopoverButton,
  PopoverGroup,
  PopoverPanel,
} from '@headlessui/react'
import { AdjustmentsHorizontalIcon, ChevronDownIcon, XMarkIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const products = [
  {
    name: 'Shell chair, chalk',
    price: 145,
    type: 'Chairs',
    color: 'Cream',
    image: '/media/products/chair-chalk.webp',
    alt: 'Chalk-white shell chair on four oak legs',
  },
  {
    name: 'Halden lamp, sage',
    price: 189,
    type: 'Lamps',
    color: 'Green',
    image: '/media/products/lamp-sage.webp',
    alt: 'Table lamp with an opal dome on a sage foot',
  },
  {
    name: 'Quiet headphones',
    price: 195,
    type: 'Desk',
    color: 'Black',
    image: '/media/products/headphones-graphite.webp',
    alt: 'Over-ear headphones: graphite shells with black leather cushions',
  },
  {
    name: 'Shell chair, moss',
    price: 145,
    type: 'Chairs',
    color: 'Green',
    image: '/media/products/chair-moss.webp',
    alt: 'Moss-green shell chair on four oak legs',
  },
  {
    name: 'Low keyboard',
    price: 160,
    type: 'Desk',
    color: 'Cream',
    image: '/media/products/keyboard-bone.webp',
    alt: 'Compact keyboard with bone-colored keys, two of them red',
  },
  {
    name: 'Pour-over kettle',
    price: 96,
    type: 'Kitchen',
    color: 'Black',
    image: '/media/products/kettle-black.webp',
    alt: 'Black enamel kettle with a wooden grip',
  },
]

const types = ['Chairs', 'Lamps', 'Desk', 'Kitchen']

const colors = [
  { name: 'Cream', swatchClass: 'bg-amber-50' },
  { name: 'Green', swatchClass: 'bg-green-700' },
  { name: 'Black', swatchClass: 'bg-black' },
]

const orders = [
  { id: 'new', name: 'Newest' },
  { id: 'cheap', name: 'Price, low to high' },
  { id: 'dear', name: 'Price, high to low' },
]

const none: string[] = []

export default function FilterBarWithPopoversAndSort() {
  const [kinds, setKinds] = useState(none)
  const [chosen, setChosen] = useState(none)
  const [most, setMost] = useState(200)
  const [order, setOrder] = useState('new')
  const [open, setOpen] = useState(false)
  const shown = products
    .filter(
      (product) =>
        (kinds.length === 0 || kinds.includes(product.type)) &&
        (chosen.length === 0 || chosen.includes(product.color)) &&
        product.price <= most,
    )
    .toSorted((a, z) => (order === 'new' ? 0 : order === 'cheap' ? a.price - z.price : z.price - a.price))
  const active = kinds.length + chosen.length + (most < 200 ? 1 : 0)

  function toggleType(type: string) {
    setKinds(kinds.includes(type) ? kinds.filter((each) => each !== type) : [...kinds, type])
  }

  function toggle(color: string) {
    setChosen(chosen.includes(color) ? chosen.filter((each) => each !== color) : [...chosen, color])
  }

  function clear() {
    setKinds(none)
    setChosen(none)
    setMost(200)
  }

  return (
    <section aria-labelledby="range-heading" className="bg-white dark:bg-secondary-950">
      <div className="bg-amber-300 dark:bg-amber-950">
        <div className="relative mx-auto flex h-56 max-w-7xl items-center overflow-hidden px-4 pb-8 sm:px-6 lg:px-8">
          <h1
            id="range-heading"
            className="relative text-5xl font-semibold tracking-tighter text-amber-950 sm:text-7xl lg:text-8xl dark:text-white"
          >
            Desk and home
          </h1>
          {/* Replace with a picture of your range */}
          <img
            src="/media/cutouts/chair-chalk.webp"
            alt="Chalk-white shell chair on four oak legs"
            width={444}
            height={662}
            className="absolute end-16 top-8 w-56 max-md:hidden xl:end-24"
          />
        </div>
      </div>
      <div className="mx-auto max-w-7xl px-4 pb-12 sm:px-6 sm:pb-16 lg:px-8">
        <div className="relative z-10 -mt-7 flex flex-wrap items-center gap-2 rounded-xl bg-white p-2 shadow-lg ring-1 ring-secondary-950/10 dark:bg-secondary-800 dark:ring-white/10">
          <PopoverGroup className="flex gap-1 max-md:hidden">
            <Popover className="relative">
              <PopoverButton className="group inline-flex items-center gap-1.5 rounded-lg px-3 py-2 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 data-open:bg-secondary-950/5 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:data-open:bg-white/10">
                <span>Type</span>
                {kinds.length > 0 && (
                  <span className="min-w-5 rounded-full bg-primary-600 px-1.5 text-center text-xs/5 font-medium text-white tabular-nums">
                    {kinds.length}
                  </span>
                )}
                <ChevronDownIcon
                  aria-hidden="true"
                  className="size-5 shrink-0 text-secondary-500 dark:text-secondary-400"
                />
              </PopoverButton>
              <PopoverPanel
                transition
                className="absolute start-0 top-full mt-2 grid w-56 gap-0.5 rounded-xl bg-white p-2 shadow-lg ring-1 ring-secondary-950/10 transition data-closed:scale-95 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none dark:bg-secondary-700 dark:ring-white/15"
              >
                {types.map((type) => (
                  <label
                    key={type}
                    className="flex items-center gap-3 rounded-lg px-2.5 py-2 text-sm/6 text-secondary-950 hover:bg-secondary-950/5 dark:text-white dark:hover:bg-white/10"
                  >
                    <input
                      type="checkbox"
                      checked={kinds.includes(type)}
                      onChange={() => toggleType(type)}
                      className="size-4 accent-primary-600 dark:accent-primary-500"
                    />
                    <span className="flex-1">{type}</span>
                  </label>
                ))}
              </PopoverPanel>
            </Popover>
            <Popover className="relative">
              <PopoverButton className="group inline-flex items-center gap-1.5 rounded-lg px-3 py-2 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 data-open:bg-secondary-950/5 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:data-open:bg-white/10">
                <span>Color</span>
                {chosen.length > 0 && (
                  <span className="min-w-5 rounded-full bg-primary-600 px-1.5 text-center text-xs/5 font-medium text-white tabular-nums">
                    {chosen.length}
                  </span>
                )}
                <ChevronDownIcon
                  aria-hidden="true"
                  className="size-5 shrink-0 text-secondary-500 dark:text-secondary-400"
                />
              </PopoverButton>
              <PopoverPanel
                transition
                className="absolute start-0 top-full mt-2 grid w-56 gap-0.5 rounded-xl bg-white p-2 shadow-lg ring-1 ring-secondary-950/10 transition data-closed:scale-95 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none dark:bg-secondary-700 dark:ring-white/15"
              >
                {colors.map((color) => (
                  <label
                    key={color.name}
                    className="flex items-center gap-3 rounded-lg px-2.5 py-2 text-sm/6 text-secondary-950 hover:bg-secondary-950/5 dark:text-white dark:hover:bg-white/10"
                  >
                    <input
                      type="checkbox"
                      checked={chosen.includes(color.name)}
                      onChange={() => toggle(color.name)}
                      className="size-4 accent-primary-600 dark:accent-primary-500"
                    />
                    <span className="flex-1">{color.name}</span>
                    <span
                      aria-hidden="true"
                      className={clsx(
                        'size-7 rounded-full ring-1 ring-secondary-950/20 ring-inset dark:ring-2 dark:ring-white',
                        color.swatchClass,
                      )}
                    />
                  </label>
                ))}
              </PopoverPanel>
            </Popover>
            <Popover className="relative">
              <PopoverButton className="group inline-flex items-center gap-1.5 rounded-lg px-3 py-2 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 data-open:bg-secondary-950/5 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:data-open:bg-white/10">
                <span className="tabular-nums">{most < 200 ? `Up to $${most}` : 'Price'}</span>
                <ChevronDownIcon
                  aria-hidden="true"
                  className="size-5 shrink-0 text-secondary-500 dark:text-secondary-400"
                />
              </PopoverButton>
              <PopoverPanel
                transition
                className="absolute start-0 top-full mt-2 w-72 rounded-xl bg-white p-5 shadow-lg ring-1 ring-secondary-950/10 transition data-closed:scale-95 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none dark:bg-secondary-700 dark:ring-white/15"
              >
                <div className="flex justify-between gap-4 text-sm/6">
                  <label htmlFor="range-most" className="font-medium text-secondary-950 dark:text-white">
                    Up to
                  </label>
                  <output htmlFor="range-most" className="text-secondary-950 tabular-nums dark:text-white">
                    ${most}
                  </output>
                </div>
                <input
                  id="range-most"
                  type="range"
                  min={20}
                  max={200}
                  step={10}
                  value={most}
                  onChange={(event) => setMost(Number(event.target.value))}
                  className="mt-3 block w-full accent-primary-600 dark:accent-primary-400"
                />
              </PopoverPanel>
            </Popover>
          </PopoverGroup>

          <button
            type="button"
            onClick={() => setOpen(true)}
            className="inline-flex items-center gap-2 rounded-lg bg-white px-3.5 py-2 text-center text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none md:hidden dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
          >
            <AdjustmentsHorizontalIcon
              aria-hidden="true"
              className="size-5 shrink-0 text-secondary-500 dark:text-secondary-400"
            />
            <span className="tabular-nums">{active === 0 ? 'Filters' : `Filters (${active})`}</span>
          </button>

          {active > 0 && (
            <button
              type="button"
              onClick={clear}
              className="rounded-lg p-2.5 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none max-md:hidden sm:py-1.5 dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
            >
              Clear
            </button>
          )}

          <p
            role="status"
            className="ms-auto text-sm/6 text-secondary-600 tabular-nums max-sm:hidden dark:text-secondary-300"
          >
            <bdi>{shown.length === 1 ? '1 product' : `${shown.length} products`}</bdi>
          </p>

          <div className="relative max-sm:ms-auto">
            <label htmlFor="range-order" className="sr-only">
              Sort by
            </label>
            <select
              id="range-order"
              value={order}
              onChange={(event) => setOrder(event.target.value)}
              className="appearance-none rounded-lg bg-transparent px-3 py-2.5 pe-9 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:py-2 dark:bg-secondary-800 dark:text-secondary-300 dark:hover:bg-secondary-700 dark:focus-visible:outline-primary-400"
            >
              {orders.map((each) => (
                <option key={each.id} value={each.id}>
                  {each.name}
                </option>
              ))}
            </select>
            <ChevronDownIcon
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 end-2.5 my-auto size-5 shrink-0 text-secondary-500 dark:text-secondary-400"
            />
          </div>
        </div>

        <ul role="list" className="mt-8 grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 lg:grid-cols-3 lg:gap-y-12">
          {shown.map((product) => (
            <li key={product.name} className="group relative min-w-0">
              <div className="overflow-hidden rounded-xl">
                <img
                  src={product.image}
                  alt={product.alt}
                  width={640}
                  height={800}
                  className="aspect-4/5 w-full object-cover transition duration-300 motion-safe:group-hover:scale-105 motion-reduce:transition-none"
                />
              </div>
              <div className="mt-3 flex justify-between gap-x-4 max-sm:flex-col">
                <h2 className="text-sm/6 font-semibold text-secondary-950 dark:text-white">
                  <a
                    href="#"
                    className="after:absolute after:inset-0 after:rounded-xl focus-visible:outline-hidden focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-primary-600 dark:focus-visible:after:outline-primary-400"
                  >
                    {product.name}
                  </a>
                </h2>
                <p className="text-sm/6 text-secondary-600 tabular-nums dark:text-secondary-400">${product.price}</p>
              </div>
            </li>
          ))}
        </ul>
        {shown.length === 0 && (
          <div className="flex flex-col items-center rounded-xl border border-dashed border-secondary-300 px-6 py-14 text-center dark:border-white/20">
            <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">
              No products match all of these filters.
            </p>
            <button
              type="button"
              onClick={clear}
              className="mt-4 rounded-lg bg-white px-3.5 py-2 text-center text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
            >
              Show everything
            </button>
          </div>
        )}
      </div>

      <Dialog open={open} onClose={setOpen} className="relative z-20">
        <DialogBackdrop
          transition
          className="fixed inset-0 bg-secondary-950/50 transition-opacity data-closed:opacity-0 data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none dark:bg-secondary-950/75"
        />
        <div className="fixed inset-0 flex items-end justify-center sm:items-center sm:p-4">
          <DialogPanel
            transition
            className="w-full max-w-lg rounded-t-2xl bg-white p-5 text-start shadow-lg ring-1 ring-secondary-950/10 transition data-closed:translate-y-4 data-closed:opacity-0 data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none sm:rounded-xl sm:p-6 dark:bg-secondary-800 dark:ring-white/10"
          >
            <div className="flex items-center justify-between">
              <DialogTitle className="text-base/7 font-semibold text-secondary-950 dark:text-white">
                Filters
              </DialogTitle>
              <button
                type="button"
                data-autofocus
                onClick={() => setOpen(false)}
                className="-me-2.5 rounded-lg p-2.5 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:-me-1.5 sm:p-1.5 dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
              >
                <span className="sr-only">Close filters</span>
                <XMarkIcon aria-hidden="true" className="size-5" />
              </button>
            </div>
            <fieldset className="mt-4">
              <legend className="text-sm/6 font-medium text-secondary-950 dark:text-white">Type</legend>
              <div className="mt-2 grid grid-cols-2">
                {types.map((type) => (
                  <label
                    key={type}
                    className="flex items-center gap-3 py-2 text-base/6 text-secondary-950 dark:text-white"
                  >
                    <input
                      type="checkbox"
                      checked={kinds.includes(type)}
                      onChange={() => toggleType(type)}
                      className="size-4 accent-primary-600 dark:accent-primary-500"
                    />
                    <span className="flex-1">{type}</span>
                  </label>
                ))}
              </div>
            </fieldset>
            <fieldset className="mt-4">
              <legend className="text-sm/6 font-medium text-secondary-950 dark:text-white">Color</legend>
              <div className="mt-2 grid">
                {colors.map((color) => (
                  <label
                    key={color.name}
                    className="flex items-center gap-3 py-2 text-base/6 text-secondary-950 dark:text-white"
                  >
                    <input
                      type="checkbox"
                      checked={chosen.includes(color.name)}
                      onChange={() => toggle(color.name)}
                      className="size-4 accent-primary-600 dark:accent-primary-500"
                    />
                    <span className="flex-1">{color.name}</span>
                    <span
                      aria-hidden="true"
                      className={clsx(
                        'size-7 rounded-full ring-1 ring-secondary-950/20 ring-inset dark:ring-2 dark:ring-white',
                        color.swatchClass,
                      )}
                    />
                  </label>
                ))}
              </div>
            </fieldset>
            <div className="mt-4 flex justify-between gap-4 border-t border-secondary-950/10 pt-4 text-sm/6 dark:border-white/10">
              <label htmlFor="range-most-phone" className="font-medium text-secondary-950 dark:text-white">
                Up to
              </label>
              <output htmlFor="range-most-phone" className="text-secondary-950 tabular-nums dark:text-white">
                ${most}
              </output>
            </div>
            <input
              id="range-most-phone"
              type="range"
              min={20}
              max={200}
              step={10}
              value={most}
              onChange={(event) => setMost(Number(event.target.value))}
              className="block h-10 w-full accent-primary-600 sm:mt-3 sm:h-auto dark:accent-primary-400"
            />
            <div className="mt-6 grid grid-cols-2 gap-3">
              <button
                type="button"
                onClick={clear}
                className="rounded-lg bg-white px-3.5 py-2 text-center text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
              >
                Clear
              </button>
              <button
                type="button"
                onClick={() => setOpen(false)}
                className="rounded-lg bg-primary-600 px-3.5 py-2 text-center text-sm/6 font-semibold text-white tabular-nums shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
              >
                Show {shown.length}
              </button>
            </div>
          </DialogPanel>
        </div>
      </Dialog>
    </section>
  )
}
