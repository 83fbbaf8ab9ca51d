/**
 * @title Sidebar filters with product grid
 * @description A sidebar of product filters that fold and count, beside a grid of products; on phones it stands above them.
 * @keywords faceted search, facets, category page, shop filters, product filter, color filter, size filter
 * @free
 * @layout full
 * @order 1
 * @part ECM-S01-1
 */
import { useState } from 'react'
import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react'
import { ChevronDownIcon, XMarkIcon } from '@heroicons/react/16/solid'

const products = [
  {
    name: 'Ridge mug',
    price: 24,
    material: 'Stoneware',
    room: 'Kitchen',
    image: '/media/products/mug-oat.webp',
    alt: 'Cream mug with thrown ridges',
  },
  {
    name: 'Shore bowls',
    price: 92,
    material: 'Stoneware',
    room: 'Kitchen',
    image: '/media/products/bowls-shore.webp',
    alt: 'Three nested stoneware bowls',
  },
  {
    name: 'Perch stool',
    price: 145,
    material: 'Wood',
    room: 'Living room',
    image: '/media/products/stool-oak.webp',
    alt: 'Three-legged oak stool',
  },
  {
    name: 'Halden table lamp',
    price: 189,
    material: 'Glass',
    room: 'Living room',
    image: '/media/products/lamp-black.webp',
    alt: 'Table lamp with an opal glass dome on a black foot',
  },
  {
    name: 'Trail bottle',
    price: 34,
    material: 'Steel',
    room: 'On the way',
    image: '/media/products/bottle-bone.webp',
    alt: 'Bone white steel bottle',
  },
  {
    name: 'Pour-over kettle',
    price: 96,
    material: 'Steel',
    room: 'Kitchen',
    image: '/media/products/kettle-black.webp',
    alt: 'Black enamel pour-over kettle',
  },
]

const groups = [
  { name: 'Room', options: ['Kitchen', 'Living room', 'On the way'] },
  { name: 'Material', options: ['Stoneware', 'Wood', 'Glass', 'Steel'] },
]

const none: string[] = []

function fits(chosen: string[], options: string[], value: string) {
  const own = options.filter((option) => chosen.includes(option))
  return own.length === 0 || own.includes(value)
}

export default function SidebarFiltersWithProductGrid() {
  const [chosen, setChosen] = useState(['Kitchen'])
  const shown = products.filter(
    (product) =>
      fits(chosen, ['Kitchen', 'Living room', 'On the way'], product.room) &&
      fits(chosen, ['Stoneware', 'Wood', 'Glass', 'Steel'], product.material),
  )

  function toggle(option: string) {
    setChosen(chosen.includes(option) ? chosen.filter((each) => each !== option) : [...chosen, option])
  }

  return (
    <section aria-labelledby="shop-heading" className="bg-white dark:bg-secondary-950">
      <div className="mx-auto max-w-7xl px-4 py-12 sm:px-6 sm:py-16 lg:px-8">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h1 id="shop-heading" className="text-3xl font-semibold tracking-tight text-secondary-950 dark:text-white">
            For the house
          </h1>
          <p role="status" className="text-sm/6 text-secondary-600 tabular-nums dark:text-secondary-400">
            {shown.length === 1 ? '1 product' : `${shown.length} products`}
          </p>
        </div>
        <div className="mt-8 grid items-start gap-x-10 gap-y-8 md:grid-cols-4">
          <form aria-label="Filters" className="border-b border-secondary-950/10 dark:border-white/10">
            {groups.map((group) => (
              <Disclosure
                key={group.name}
                as="div"
                defaultOpen
                className="border-t border-secondary-950/10 py-4 dark:border-white/10"
              >
                <h2>
                  <DisclosureButton className="group -my-2 flex w-full items-center justify-between rounded-sm py-2 text-sm/6 font-semibold text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:my-0 sm:py-0 dark:text-white dark:focus-visible:outline-primary-400">
                    {group.name}
                    <ChevronDownIcon
                      aria-hidden="true"
                      className="size-4 text-secondary-500 transition duration-150 group-data-open:rotate-180 motion-reduce:transition-none dark:text-secondary-400"
                    />
                  </DisclosureButton>
                </h2>
                <DisclosurePanel className="mt-2 grid">
                  {group.options.map((option) => (
                    <label
                      key={option}
                      className="flex items-center gap-3 py-2 text-sm/6 text-secondary-700 sm:py-1.5 dark:text-secondary-300"
                    >
                      <input
                        type="checkbox"
                        checked={chosen.includes(option)}
                        onChange={() => toggle(option)}
                        className="size-4 accent-primary-600 dark:accent-primary-500"
                      />
                      {option}
                    </label>
                  ))}
                </DisclosurePanel>
              </Disclosure>
            ))}
          </form>
          <div className="md:col-span-3">
            <div className="flex min-h-10 flex-wrap items-center gap-2 sm:min-h-8">
              {chosen.map((option) => (
                <button
                  key={option}
                  type="button"
                  onClick={() => toggle(option)}
                  className="inline-flex min-h-10 items-center gap-1.5 rounded-full bg-secondary-50 ps-3 pe-2 text-sm/5 text-secondary-800 ring-1 ring-secondary-950/15 transition duration-150 ring-inset hover:bg-secondary-100 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:min-h-8 dark:bg-white/5 dark:text-secondary-200 dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
                >
                  <span className="sr-only">Remove filter </span>
                  <span>{option}</span>
                  <XMarkIcon aria-hidden="true" className="size-4 text-secondary-500 dark:text-secondary-400" />
                </button>
              ))}
              {chosen.length > 1 && (
                <button
                  type="button"
                  onClick={() => setChosen(none)}
                  className="rounded-lg p-2.5 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:py-1.5 dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
                >
                  Clear all
                </button>
              )}
            </div>
            <ul role="list" className="mt-5 grid grid-cols-2 gap-x-5 gap-y-8 lg:grid-cols-3">
              {shown.map((product) => (
                <li key={product.name} className="relative min-w-0">
                  <img
                    src={product.image}
                    alt={product.alt}
                    width={640}
                    height={800}
                    className="aspect-4/5 w-full rounded-xl object-cover"
                  />
                  <h3 className="mt-3 text-sm/6 font-semibold text-secondary-950 dark:text-white">
                    <a
                      href="#"
                      className="after:absolute after:inset-0 after:rounded-xl focus-visible:outline-hidden focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-primary-600 dark:focus-visible:after:outline-primary-400"
                    >
                      {product.name}
                    </a>
                  </h3>
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
      </div>
    </section>
  )
}
