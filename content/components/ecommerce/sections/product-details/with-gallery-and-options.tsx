/**
 * @title Product page with gallery and options
 * @description A product page with a gallery on the color of the product, and price and stock that follow the chosen color and size.
 * @keywords product details, color picker, size picker, variants, add to cart, image gallery, PDP
 * @layout full
 * @order 1
 * @part ECM-S04-1
 */
import { useState } from 'react'
import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react'
import { CheckCircleIcon, MinusIcon, PlusIcon, StarIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const colors = [
  {
    id: 'slate',
    name: 'Slate',
    hex: '#4d5d70',
    image: '/media/products/bottle-slate.webp',
    ground: '#9db9dc',
    alt: 'Slate blue steel bottle with a black cap and carrying loop',
  },
  {
    id: 'bone',
    name: 'Bone',
    hex: '#ddd5c5',
    image: '/media/products/bottle-bone.webp',
    ground: '#efe2c4',
    alt: 'Bone white steel bottle with a dark cap and carrying loop',
  },
  {
    id: 'rust',
    name: 'Rust',
    hex: '#98452a',
    image: '/media/products/bottle-rust.webp',
    ground: '#f0a283',
    alt: 'Rust red steel bottle with a black cap and carrying loop',
  },
]

const sizes = [
  { id: 's', name: '14 oz', price: '$28', left: 'In stock', soldOut: false },
  { id: 'm', name: '20 oz', price: '$34', left: 'Only 3 left', soldOut: false },
  { id: 'l', name: '32 oz', price: '$42', left: 'Back in June', soldOut: true },
]

const details = [
  {
    title: 'What it is made of',
    text: 'Double-walled 18/8 steel, powder-coated outside. The cap is plant-based plastic with a steel inlay. No coating inside.',
  },
  {
    title: 'How long it stays hot or cold',
    text: 'Cold for 24 hours, hot for 12. Measured with the 20 oz bottle, full, at 68 °F.',
  },
  {
    title: 'Care',
    text: 'Everything but the seal goes into the dishwasher. A new seal costs $3 and fits every bottle since 2019.',
  },
]

export default function ProductPageWithGalleryAndOptions() {
  const [color, setColor] = useState('slate')
  const [size, setSize] = useState('m')
  const [quantity, setQuantity] = useState(1)
  const [added, setAdded] = useState(false)
  const chosen = sizes.find((each) => each.id === size) ?? sizes[0]!

  function choose(id: string) {
    setColor(id)
    setAdded(false)
  }

  return (
    <section aria-labelledby="bottle-heading" className="bg-white dark:bg-secondary-950">
      <div className="mx-auto grid max-w-7xl grid-cols-1 gap-x-12 gap-y-8 px-4 py-12 sm:px-6 sm:py-16 md:grid-cols-2 lg:px-8">
        <div className="flex gap-3 max-sm:flex-col-reverse sm:gap-4">
          <ul role="list" className="flex flex-wrap gap-3 sm:flex-col">
            {colors.map((each) => (
              <li key={each.id} className="w-20">
                <button
                  type="button"
                  aria-label={`Show in ${each.name}`}
                  aria-pressed={color === each.id}
                  onClick={() => choose(each.id)}
                  style={{ backgroundColor: each.ground }}
                  className="isolate block w-full overflow-hidden rounded-lg focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-pressed:ring-2 aria-pressed:ring-primary-600 aria-pressed:ring-offset-2 dark:ring-offset-secondary-950 dark:focus-visible:outline-primary-400 dark:aria-pressed:ring-primary-400"
                >
                  <img
                    src={each.image}
                    alt=""
                    width={640}
                    height={800}
                    className="aspect-4/5 w-full object-cover mix-blend-multiply"
                  />
                </button>
              </li>
            ))}
          </ul>
          <div className="min-w-0 flex-1">
            {colors.map((each) => (
              <div
                key={each.id}
                style={{ backgroundColor: each.ground }}
                className={clsx('isolate overflow-hidden rounded-2xl', color !== each.id && 'hidden')}
              >
                <img
                  src={each.image}
                  alt={each.alt}
                  width={640}
                  height={800}
                  className="aspect-4/5 w-full object-cover mix-blend-multiply md:aspect-3/4"
                />
              </div>
            ))}
          </div>
        </div>

        <div>
          <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">Trail series</p>
          <h1
            id="bottle-heading"
            className="text-4xl font-semibold tracking-tighter text-balance text-secondary-950 sm:text-6xl dark:text-white"
          >
            Trail bottle
          </h1>
          <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
            <p className="text-2xl/8 font-semibold text-secondary-950 tabular-nums dark:text-white">{chosen.price}</p>
            <a
              href="#"
              className="-my-2 flex items-center gap-1.5 rounded-sm py-2 text-sm/6 text-secondary-600 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:my-0 sm:py-0 dark:text-secondary-400 dark:focus-visible:outline-primary-400"
            >
              <StarIcon aria-hidden="true" className="size-5 text-amber-500 dark:text-amber-400" />
              <span className="font-medium text-secondary-950 dark:text-white">4.5</span> from 1,308 reviews
            </a>
          </div>
          <p className="mt-4 max-w-prose text-base/7 text-pretty text-secondary-700 dark:text-secondary-300">
            Light enough for the pocket of a pack, tough enough to be dropped on a rock, and narrow enough for a bike
            cage.
          </p>

          <fieldset className="mt-8">
            <legend className="text-sm/6 text-secondary-600 dark:text-secondary-400">
              Color:{' '}
              <span className="font-medium text-secondary-950 dark:text-white">
                {colors.find((each) => each.id === color)?.name}
              </span>
            </legend>
            <div className="mt-3 flex gap-3">
              {colors.map((each) => (
                <label
                  key={each.id}
                  style={{ backgroundColor: each.hex }}
                  className="size-10 rounded-full ring-1 ring-secondary-950/20 ring-inset has-checked:outline-2 has-checked:outline-offset-2 has-checked:outline-primary-600 has-focus-visible:outline-4 sm:size-9 dark:ring-white/25 dark:has-checked:outline-primary-400"
                >
                  <span className="sr-only">{each.name}</span>
                  <input
                    type="radio"
                    name="bottle-color"
                    value={each.id}
                    checked={color === each.id}
                    onChange={() => choose(each.id)}
                    className="sr-only"
                  />
                </label>
              ))}
            </div>
          </fieldset>

          <fieldset className="mt-6">
            <legend className="text-sm/6 text-secondary-600 dark:text-secondary-400">Size</legend>
            <div className="mt-3 grid grid-cols-3 gap-3">
              {sizes.map((each) => (
                <label
                  key={each.id}
                  className="relative rounded-lg px-3 py-2.5 text-center text-sm/5 font-semibold text-secondary-950 ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 has-checked:bg-primary-50 has-checked:text-primary-800 has-checked:ring-2 has-checked:ring-primary-600 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600 has-disabled:pointer-events-none has-disabled:text-secondary-600 has-disabled:line-through motion-reduce:transition-none dark:text-white dark:ring-white/15 dark:hover:bg-white/5 dark:has-checked:bg-primary-400/15 dark:has-checked:text-primary-200 dark:has-checked:ring-primary-400 dark:has-focus-visible:outline-primary-400 dark:has-disabled:text-secondary-400"
                >
                  <bdi>{each.name}</bdi>
                  <input
                    type="radio"
                    name="bottle-size"
                    value={each.id}
                    disabled={each.soldOut}
                    checked={size === each.id}
                    onChange={() => setSize(each.id)}
                    className="sr-only"
                  />
                </label>
              ))}
            </div>
            <p role="status" className="mt-2 text-sm/6 text-secondary-600 dark:text-secondary-400">
              <bdi>{chosen.name}</bdi>: {chosen.left}
            </p>
          </fieldset>

          <div className="mt-6 flex gap-3">
            <div
              role="group"
              aria-label="Quantity"
              className="flex items-center rounded-lg ring-1 ring-secondary-300 ring-inset dark:ring-white/15"
            >
              <button
                type="button"
                disabled={quantity === 1}
                onClick={() => setQuantity(quantity - 1)}
                className="rounded-lg p-3 text-secondary-700 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 disabled:pointer-events-none disabled:opacity-40 dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
              >
                <MinusIcon aria-hidden="true" className="size-5" />
                <span className="sr-only">Decrease quantity</span>
              </button>
              <p
                role="status"
                className="w-6 text-center text-base/6 font-medium text-secondary-950 tabular-nums dark:text-white"
              >
                {quantity}
              </p>
              <button
                type="button"
                disabled={quantity === 9}
                onClick={() => setQuantity(quantity + 1)}
                className="rounded-lg p-3 text-secondary-700 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 disabled:pointer-events-none disabled:opacity-40 dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
              >
                <PlusIcon aria-hidden="true" className="size-5" />
                <span className="sr-only">Increase quantity</span>
              </button>
            </div>
            <button
              type="button"
              onClick={() => setAdded(true)}
              className="flex-1 rounded-lg bg-primary-600 px-4 py-2.5 text-base/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
            >
              Add to bag
            </button>
          </div>
          <div role="status" className="mt-3 min-h-6 text-sm/6">
            {added && (
              <p className="flex items-center gap-1.5 font-medium text-green-800 dark:text-green-400">
                <CheckCircleIcon aria-hidden="true" className="size-5" />
                In your bag. Ships tomorrow from Tacoma.
              </p>
            )}
          </div>

          <div className="mt-6 border-b border-secondary-950/10 dark:border-white/10">
            {details.map((detail) => (
              <Disclosure key={detail.title} as="div" className="border-t border-secondary-950/10 dark:border-white/10">
                <h2>
                  <DisclosureButton className="group flex w-full items-center justify-between gap-4 rounded-sm py-4 text-start text-sm/6 font-medium text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-white dark:focus-visible:outline-primary-400">
                    {detail.title}
                    <PlusIcon
                      aria-hidden="true"
                      className="size-5 shrink-0 text-secondary-500 group-data-open:hidden dark:text-secondary-400"
                    />
                    <MinusIcon
                      aria-hidden="true"
                      className="hidden size-5 shrink-0 text-secondary-500 group-data-open:block dark:text-secondary-400"
                    />
                  </DisclosureButton>
                </h2>
                <DisclosurePanel className="max-w-prose pb-5 text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400">
                  {detail.text}
                </DisclosurePanel>
              </Disclosure>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}
