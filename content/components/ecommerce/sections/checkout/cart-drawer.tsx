/**
 * @title Cart drawer with checkout button
 * @description A cart drawer from the side with quantities, a bar toward free shipping, a product that goes with it and the total.
 * @keywords side cart, mini cart, slide-over bag, basket, free shipping bar, cross-sell
 * @layout full
 * @minHeight 800
 * @opens Open bag
 * @order 3
 * @part ECM-S02-3
 */
import { useState } from 'react'
import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { LockClosedIcon, MinusIcon, PlusIcon, ShoppingBagIcon, TruckIcon, XMarkIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const freeFrom = 75

const bag = [
  {
    id: 'bottle',
    name: 'Trail bottle',
    detail: 'Rust, 20 oz',
    price: 34,
    quantity: 1,
    image: '/media/products/bottle-rust.webp',
  },
  {
    id: 'mug',
    name: 'Ridge mug',
    detail: 'Moss, 12 oz',
    price: 24,
    quantity: 1,
    image: '/media/products/mug-moss.webp',
  },
]

const offer = {
  id: 'candle',
  name: 'Ribbed candle',
  detail: 'Sage',
  price: 38,
  quantity: 1,
  image: '/media/products/candle-sage.webp',
}

export default function CartDrawerWithCheckoutButton() {
  const [open, setOpen] = useState(false)
  const [items, setItems] = useState(bag)
  const isOffered = !items.some((item) => item.id === offer.id)
  const count = items.reduce((sum, item) => sum + item.quantity, 0)
  const subtotal = items.reduce((sum, item) => sum + item.price * item.quantity, 0)
  const shipping = subtotal === 0 || subtotal >= freeFrom ? 0 : 9

  function change(id: string, by: number) {
    setItems(items.map((item) => (item.id === id ? { ...item, quantity: item.quantity + by } : item)))
  }

  // The offer leaves as it is added, so the keyboard goes on from the list.
  function add() {
    setItems([...items, { ...offer }])
    document.getElementById('bag-products')?.focus()
  }

  function addBottle() {
    setItems(items.map((item) => (item.id === 'bottle' ? { ...item, quantity: Math.min(item.quantity + 1, 9) } : item)))
    setOpen(true)
  }

  return (
    <div className="bg-white dark:bg-secondary-950">
      <header className="flex items-center justify-between gap-4 px-4 py-3 sm:px-6 lg:px-8">
        <a
          href="#"
          className="-my-1 rounded-sm py-1 text-2xl/8 font-semibold tracking-tighter text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-white dark:focus-visible:outline-primary-400"
        >
          Halden
        </a>
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="inline-flex items-center gap-2 rounded-lg bg-secondary-950 px-3.5 py-2 text-sm/6 font-semibold text-white transition duration-150 hover:bg-secondary-800 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white dark:text-secondary-950 dark:hover:bg-secondary-200 dark:focus-visible:outline-primary-400"
        >
          <ShoppingBagIcon aria-hidden="true" className="size-5" />
          <span className="sr-only">Open bag</span>
          <span className="tabular-nums">{count}</span>
        </button>
      </header>
      <section aria-labelledby="bottle-heading" className="grid lg:min-h-[46rem] lg:grid-cols-2">
        {/* Replace with your picture */}
        <img
          src="/media/scenes/cut-bottle-kitchen.webp"
          alt="Rust-red steel bottle on a kitchen counter with bread and a bowl of lemons"
          width={1600}
          height={1200}
          className="aspect-4/3 size-full object-cover object-[58%_50%]"
        />
        <div className="flex flex-col justify-center bg-amber-200 px-4 py-10 sm:px-6 lg:px-12 dark:bg-amber-950">
          <h1
            id="bottle-heading"
            className="text-6xl font-semibold tracking-tighter text-secondary-950 sm:text-7xl dark:text-white"
          >
            Trail bottle
          </h1>
          <p className="mt-4 max-w-md text-lg/8 text-pretty text-secondary-800 dark:text-amber-100">
            Keeps coffee hot through a workday and water cold through a night in the car.
          </p>
          <p className="mt-6 text-3xl font-semibold tracking-tight text-secondary-950 dark:text-white">$34</p>
          <button
            type="button"
            onClick={addBottle}
            className="mt-4 w-full max-w-md rounded-lg bg-primary-600 px-4 py-3 text-base/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
          >
            Add to bag
          </button>
        </div>
      </section>

      <Dialog open={open} onClose={setOpen} className="relative z-10">
        <DialogBackdrop
          transition
          className="fixed inset-0 bg-secondary-950/50 transition-opacity data-closed:opacity-0 data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none dark:bg-secondary-950/75"
        />
        <div className="fixed inset-0 flex justify-end ps-4">
          <DialogPanel
            transition
            className="flex w-full max-w-md flex-col overflow-y-auto bg-white text-start shadow-lg transition data-closed:translate-x-full data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none rtl:data-closed:-translate-x-full dark:bg-secondary-900"
          >
            <div className="flex items-center justify-between gap-4 px-5 pt-5 sm:px-6">
              <DialogTitle className="text-3xl font-semibold tracking-tighter text-secondary-950 dark:text-white">
                Your bag
              </DialogTitle>
              <button
                type="button"
                data-autofocus
                onClick={() => setOpen(false)}
                className="-me-2.5 rounded-lg p-2.5 text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
              >
                <span className="sr-only">Close bag</span>
                <XMarkIcon aria-hidden="true" className="size-5" />
              </button>
            </div>
            <div className="mx-5 mt-4 rounded-xl bg-amber-200 px-4 py-3 text-secondary-950 sm:mx-6 sm:py-4 dark:bg-amber-300">
              <p role="status" className="flex gap-2 text-sm/5 font-semibold">
                <TruckIcon aria-hidden="true" className="size-5 shrink-0" />
                <bdi>
                  {subtotal === 0
                    ? 'Your bag is empty'
                    : subtotal < freeFrom
                      ? `$${freeFrom - subtotal} away from free shipping`
                      : 'You have free shipping'}
                </bdi>
              </p>
              <div className="mt-3 h-2 overflow-hidden rounded-full bg-secondary-950/15">
                <div
                  style={{ width: `${Math.min(100, (subtotal / freeFrom) * 100)}%` }}
                  className="h-full rounded-full bg-secondary-950"
                />
              </div>
            </div>
            <ul
              id="bag-products"
              role="list"
              tabIndex={-1}
              aria-label="Products in your bag"
              className="grid grow content-start px-5 py-2 outline-hidden sm:px-6"
            >
              {items.map((item, index) => (
                <li
                  key={item.id}
                  className={clsx(
                    'flex gap-4 py-3 sm:py-4',
                    index > 0 && 'border-t border-secondary-950/10 dark:border-white/10',
                  )}
                >
                  <img
                    src={item.image}
                    alt=""
                    width={640}
                    height={800}
                    className={clsx(
                      'h-20 w-18 shrink-0 rounded-xl object-cover sm:h-28 sm:w-24',
                      item.quantity === 0 && 'opacity-50',
                    )}
                  />
                  <div className="min-w-0 flex-1">
                    <div className="flex flex-wrap justify-between gap-x-3 text-base/6 font-semibold text-secondary-950 dark:text-white">
                      <h3>{item.name}</h3>
                      <p className="tabular-nums">${item.price * Math.max(item.quantity, 1)}</p>
                    </div>
                    <div className="flex flex-wrap items-start justify-between gap-x-3 sm:block">
                      <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">
                        {item.quantity === 0 ? 'Removed' : item.detail}
                      </p>
                      <div
                        role="group"
                        aria-label={`Quantity of ${item.name}`}
                        className="mt-2 inline-flex items-center rounded-lg ring-1 ring-secondary-300 ring-inset sm:mt-3 dark:ring-white/15"
                      >
                        <button
                          type="button"
                          aria-label="One fewer"
                          disabled={item.quantity === 0}
                          onClick={() => change(item.id, -1)}
                          className="rounded-lg p-2.5 text-secondary-700 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 disabled:pointer-events-none disabled:opacity-40 dark:text-white dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
                        >
                          <MinusIcon aria-hidden="true" className="size-5" />
                        </button>
                        <p className="w-7 text-center text-base/6 font-semibold text-secondary-950 tabular-nums dark:text-white">
                          {item.quantity}
                        </p>
                        <button
                          type="button"
                          aria-label="One more"
                          disabled={item.quantity === 9}
                          onClick={() => change(item.id, 1)}
                          className="rounded-lg p-2.5 text-secondary-700 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 disabled:pointer-events-none disabled:opacity-40 dark:text-white dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
                        >
                          <PlusIcon aria-hidden="true" className="size-5" />
                        </button>
                      </div>
                    </div>
                  </div>
                </li>
              ))}
            </ul>
            {isOffered && (
              <div className="mx-5 mb-4 flex items-center gap-4 rounded-xl bg-secondary-100 p-3 sm:mx-6 dark:bg-white/5">
                <img
                  src={offer.image}
                  alt=""
                  width={800}
                  height={1000}
                  className="size-16 shrink-0 rounded-lg object-cover"
                />
                <div className="min-w-0 flex-1 text-sm/5">
                  <p className="text-secondary-600 dark:text-secondary-400">Goes well with these</p>
                  <p className="font-semibold text-secondary-950 dark:text-white">{offer.name}</p>
                  <p className="text-secondary-950 tabular-nums dark:text-white">${offer.price}</p>
                </div>
                <button
                  type="button"
                  onClick={add}
                  className="rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
                >
                  Add
                  <span className="sr-only"> {offer.name}</span>
                </button>
              </div>
            )}
            <div className="sticky bottom-0 bg-primary-700 px-5 py-4 text-white sm:px-6 sm:py-5 dark:bg-primary-900">
              <dl className="grid gap-1 text-sm/6 text-primary-100">
                <div className="flex justify-between gap-4">
                  <dt>Subtotal</dt>
                  <dd className="text-white tabular-nums">${subtotal}</dd>
                </div>
                <div className="flex justify-between gap-4">
                  <dt>Shipping</dt>
                  <dd className="text-white tabular-nums">{shipping === 0 ? 'Free' : `$${shipping}`}</dd>
                </div>
                <div className="flex items-baseline justify-between gap-4 text-base/6 font-semibold text-white">
                  <dt>Total before tax</dt>
                  <dd className="text-4xl font-semibold tracking-tighter tabular-nums sm:text-5xl">
                    ${subtotal + shipping}
                  </dd>
                </div>
              </dl>
              <button
                type="button"
                disabled={count === 0}
                className="mt-3 inline-flex w-full items-center justify-center gap-2 rounded-lg bg-white px-4 py-3 text-base/6 font-semibold text-primary-700 transition duration-150 hover:bg-primary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none"
              >
                <LockClosedIcon aria-hidden="true" className="size-5" />
                Check out
              </button>
            </div>
          </DialogPanel>
        </div>
      </Dialog>
    </div>
  )
}
