/**
 * @title Product quick view modal
 * @description A product quick view in a modal over the list it was opened from, with rating, colors, quantity and delivery.
 * @keywords quick look, product dialog, product preview, popup, add to cart, variants
 * @layout full
 * @minHeight 800
 * @opens Quick view of the Cone dripper
 * @order 2
 * @part ECM-S04-2
 */
import { useState } from 'react'
import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { MinusIcon, PlusIcon, StarIcon, TruckIcon, XMarkIcon } from '@heroicons/react/20/solid'

const products = [
  {
    id: 'kettle',
    name: 'Pour-over kettle',
    price: 96,
    rating: '4.8',
    reviews: 406,
    facts: ['Holds 34 oz', 'Enamel on steel, grip of walnut', 'For every stove, induction too'],
    colors: [
      {
        name: 'Cream',
        hex: '#e6ded0',
        image: '/media/products/kettle-cream.webp',
        alt: 'Cream kettle with a wooden grip',
      },
      {
        name: 'Black',
        hex: '#2b2a2c',
        image: '/media/products/kettle-black.webp',
        alt: 'Black kettle with a wooden grip',
      },
    ],
  },
  {
    id: 'dripper',
    name: 'Cone dripper',
    price: 58,
    rating: '4.6',
    reviews: 214,
    facts: [
      'Stoneware on a glass jug for 20 oz, two large cups',
      'Takes size 02 paper filters',
      'Dishwasher safe without the wooden collar',
    ],
    colors: [
      {
        name: 'Clay',
        hex: '#ad5f42',
        image: '/media/products/dripper-clay.webp',
        alt: 'Clay-red coffee dripper on a glass jug with a wooden collar',
      },
      {
        name: 'Chalk',
        hex: '#e6e0d6',
        image: '/media/products/dripper-chalk.webp',
        alt: 'Chalk-white coffee dripper on a glass jug with a wooden collar',
      },
      {
        name: 'Ink',
        hex: '#3c4657',
        image: '/media/products/dripper-ink.webp',
        alt: 'Dark blue coffee dripper on a glass jug with a wooden collar',
      },
    ],
  },
  {
    id: 'mug',
    name: 'Ridge mug',
    price: 24,
    rating: '4.7',
    reviews: 631,
    facts: ['Holds 12 oz', 'Stoneware with a bare clay foot', 'Dishwasher and microwave safe'],
    colors: [
      {
        name: 'Moss',
        hex: '#6d7450',
        image: '/media/products/mug-moss.webp',
        alt: 'Moss-green mug with thrown ridges',
      },
      { name: 'Oat', hex: '#ddd3c2', image: '/media/products/mug-oat.webp', alt: 'Cream mug with thrown ridges' },
      { name: 'Ink', hex: '#3c4657', image: '/media/products/mug-ink.webp', alt: 'Dark blue mug with thrown ridges' },
    ],
  },
  {
    id: 'bottle',
    name: 'Trail bottle',
    price: 34,
    rating: '4.5',
    reviews: 1308,
    facts: ['Holds 20 oz', 'Double-walled steel, no coating inside', 'Cold for 24 hours, hot for 12'],
    colors: [
      {
        name: 'Rust',
        hex: '#98452a',
        image: '/media/products/bottle-rust.webp',
        alt: 'Rust-red steel bottle with a looped lid',
      },
      {
        name: 'Slate',
        hex: '#4d5d70',
        image: '/media/products/bottle-slate.webp',
        alt: 'Slate-blue steel bottle with a looped lid',
      },
      {
        name: 'Bone',
        hex: '#ddd5c5',
        image: '/media/products/bottle-bone.webp',
        alt: 'Bone-colored steel bottle with a looped lid',
      },
    ],
  },
]

export default function ProductQuickViewModal() {
  const [open, setOpen] = useState(false)
  const [id, setId] = useState('dripper')
  const [color, setColor] = useState('Clay')
  const [quantity, setQuantity] = useState(1)
  const [message, setMessage] = useState('')
  const product = products.find((each) => each.id === id) ?? products[0]!
  const shown = product.colors.find((each) => each.name === color) ?? product.colors[0]!

  function look(next: string, first: string) {
    setId(next)
    setColor(first)
    setQuantity(1)
    setOpen(true)
  }

  function add() {
    setMessage(`In your bag: ${quantity} × ${product.name}, ${color.toLowerCase()}`)
    setOpen(false)
  }

  return (
    <section aria-labelledby="coffee-heading" className="bg-white dark:bg-secondary-950">
      <div className="mx-auto max-w-7xl px-4 py-10 sm:px-6 lg:px-8">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
          <h2 id="coffee-heading" className="text-3xl font-semibold tracking-tight text-secondary-950 dark:text-white">
            For coffee, at home and out
          </h2>
          <p role="status" className="min-h-6 text-sm/6 font-medium text-green-800 dark:text-green-400">
            {message}
          </p>
        </div>
        <ul role="list" className="mt-6 grid grid-cols-2 gap-x-4 gap-y-8 lg:grid-cols-4 lg:gap-x-6">
          {products.map((each) => (
            <li key={each.id} className="min-w-0">
              <div className="relative overflow-hidden rounded-xl">
                <img
                  src={each.colors[0]!.image}
                  alt={each.colors[0]!.alt}
                  width={640}
                  height={800}
                  className="aspect-4/5 w-full object-cover lg:aspect-3/5"
                />
                <button
                  type="button"
                  onClick={() => look(each.id, each.colors[0]!.name)}
                  className="absolute inset-x-3 bottom-3 rounded-lg bg-white/95 px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-950/10 transition duration-150 ring-inset hover:bg-white focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none"
                >
                  Quick view
                  <span className="sr-only"> of the {each.name}</span>
                </button>
              </div>
              <div className="mt-3 flex flex-wrap justify-between gap-x-4 text-sm/6">
                <h3 className="font-semibold text-secondary-950 dark:text-white">{each.name}</h3>
                <p className="text-secondary-950 tabular-nums dark:text-white">${each.price}</p>
              </div>
              <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">
                {each.colors.map((one) => one.name).join(', ')}
              </p>
            </li>
          ))}
        </ul>
      </div>

      <Dialog open={open} onClose={setOpen} className="relative z-10">
        <DialogBackdrop
          transition
          className="fixed inset-0 bg-secondary-950/30 transition-opacity data-closed:opacity-0 data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none dark:bg-secondary-950/60"
        />
        <div className="fixed inset-0 overflow-y-auto">
          <div className="flex min-h-full items-end justify-center pt-12 sm:items-center sm:p-6">
            <DialogPanel
              transition
              className="relative grid w-full overflow-hidden rounded-t-2xl bg-white text-start shadow-2xl ring-1 ring-secondary-950/10 transition data-closed:translate-y-4 data-closed:opacity-0 data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none sm:max-w-4xl sm:grid-cols-2 sm:rounded-xl data-closed:sm:translate-y-0 data-closed:sm:scale-95 dark:bg-secondary-800 dark:ring-white/10"
            >
              <img
                src={shown.image}
                alt={shown.alt}
                width={640}
                height={800}
                className="aspect-4/3 size-full object-cover sm:aspect-auto"
              />
              <div className="flex min-w-0 flex-col p-5 pb-8 sm:p-8">
                <div className="flex items-start justify-between gap-4">
                  <DialogTitle className="min-w-0 text-4xl font-semibold tracking-tighter text-balance wrap-break-word text-secondary-950 sm:text-5xl dark:text-white">
                    {product.name}
                  </DialogTitle>
                  <button
                    type="button"
                    data-autofocus
                    onClick={() => setOpen(false)}
                    className="-me-1.5 -mt-1 rounded-lg p-2 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
                  >
                    <span className="sr-only">Close</span>
                    <XMarkIcon aria-hidden="true" className="size-6" />
                  </button>
                </div>
                <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
                  <p className="text-2xl/8 font-semibold text-secondary-950 tabular-nums dark:text-white">
                    ${product.price}
                  </p>
                  <p className="flex items-center gap-1.5 text-sm/6 text-secondary-600 dark:text-secondary-300">
                    <StarIcon aria-hidden="true" className="size-5 text-amber-500 dark:text-amber-400" />
                    <span className="font-medium text-secondary-950 dark:text-white">{product.rating}</span>
                    <span>from {product.reviews.toLocaleString('en-US')} reviews</span>
                  </p>
                </div>
                <ul className="mt-4 list-disc ps-5 text-sm/6 text-secondary-600 marker:text-secondary-400 dark:text-secondary-300">
                  {product.facts.map((fact) => (
                    <li key={fact}>{fact}</li>
                  ))}
                </ul>
                <fieldset className="mt-5">
                  <legend className="text-sm/6 font-medium text-secondary-950 dark:text-white">Color</legend>
                  <div className="mt-2 flex flex-wrap gap-2">
                    {product.colors.map((each) => (
                      <label
                        key={each.name}
                        className="relative flex items-center rounded-full py-2 ps-2 pe-4 text-sm/6 font-medium text-secondary-950 ring-1 ring-secondary-300 transition duration-150 ring-inset has-checked:bg-primary-50 has-checked:text-primary-800 has-checked:ring-2 has-checked:ring-primary-600 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-white dark:ring-white/20 dark:has-checked:bg-primary-400/15 dark:has-checked:text-primary-200 dark:has-checked:ring-primary-400 dark:has-focus-visible:outline-primary-400"
                      >
                        <span
                          aria-hidden="true"
                          style={{ backgroundColor: each.hex }}
                          className="me-2 size-6 rounded-full ring-1 ring-secondary-950/20 ring-inset dark:ring-white/25"
                        />
                        <span>{each.name}</span>
                        <input
                          type="radio"
                          name="quick-color"
                          value={each.name}
                          checked={color === each.name}
                          onChange={() => setColor(each.name)}
                          className="sr-only"
                        />
                      </label>
                    ))}
                  </div>
                </fieldset>
                <div className="mt-6 flex flex-wrap gap-3">
                  <div
                    role="group"
                    aria-label="Quantity"
                    className="flex items-center rounded-lg ring-1 ring-secondary-300 ring-inset dark:ring-white/20"
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
                    onClick={add}
                    className="flex-1 rounded-lg bg-primary-600 px-4 py-2.5 text-center text-base/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
                  >
                    Add to bag
                  </button>
                </div>
                <p className="mt-4 flex gap-2 text-sm/6 text-secondary-700 dark:text-secondary-300">
                  <TruckIcon
                    aria-hidden="true"
                    className="my-0.5 size-5 shrink-0 text-secondary-500 dark:text-secondary-400"
                  />
                  With you in 2 to 4 business days, and 30 days to send it back
                </p>
                <a
                  href="#"
                  className="mt-2 self-start rounded-sm py-2 text-sm/6 font-medium text-primary-700 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-primary-400 dark:focus-visible:outline-primary-400"
                >
                  See all details
                </a>
              </div>
            </DialogPanel>
          </div>
        </div>
      </Dialog>
    </section>
  )
}
