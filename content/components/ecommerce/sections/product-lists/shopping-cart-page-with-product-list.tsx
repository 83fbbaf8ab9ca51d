/**
 * @title Shopping cart page with product list
 * @description A shopping cart with products, quantities to change, items to remove and a summary that follows.
 * @keywords basket, bag, minicart, order summary, quantity, checkout
 * @layout full
 * @order 2
 * @part ECM-S03-2
 */
import { useState } from 'react'
import { LockClosedIcon, MinusIcon, PlusIcon, ShoppingBagIcon } from '@heroicons/react/20/solid'

const cart = [
  {
    id: 'mug',
    name: 'Ridge mug',
    detail: 'Moss, 12 oz',
    price: 24,
    quantity: 2,
    image: '/media/products/mug-moss.webp',
  },
  {
    id: 'lamp',
    name: 'Halden table lamp',
    detail: 'Sage, dimmable',
    price: 189,
    quantity: 1,
    image: '/media/products/lamp-sage.webp',
  },
  {
    id: 'bottle',
    name: 'Trail bottle',
    detail: 'Rust, 20 oz',
    price: 34,
    quantity: 1,
    image: '/media/products/bottle-rust.webp',
  },
]

function dollars(amount: number) {
  return `$${amount.toFixed(2)}`
}

export default function ShoppingCartPageWithProductList() {
  const [items, setItems] = useState(cart)
  const subtotal = items.reduce((sum, item) => sum + item.price * item.quantity, 0)
  const shipping = subtotal === 0 || subtotal >= 75 ? 0 : 9

  function change(id: string, quantity: number) {
    setItems(items.map((item) => (item.id === id ? { ...item, quantity } : item)))
  }

  function remove(id: string) {
    setItems(items.filter((item) => item.id !== id))
  }

  return (
    <section aria-labelledby="cart-heading" className="bg-white dark:bg-secondary-950">
      <div className="mx-auto max-w-6xl px-4 py-12 sm:px-6 sm:py-16 lg:px-8">
        <h1 id="cart-heading" className="text-3xl font-semibold tracking-tight text-secondary-950 dark:text-white">
          Your cart
        </h1>
        <div className="mt-8 grid items-start gap-x-12 gap-y-8 lg:grid-cols-3">
          <div className="min-w-0 border-b border-secondary-950/10 lg:col-span-2 dark:border-white/10">
            <ul role="list">
              {items.map((item) => (
                <li
                  key={item.id}
                  className="flex flex-wrap gap-4 border-t border-secondary-950/10 py-5 sm:gap-6 dark:border-white/10"
                >
                  <img
                    src={item.image}
                    alt=""
                    width={640}
                    height={800}
                    className="h-40 w-32 shrink-0 rounded-xl object-cover sm:h-44 sm:w-36"
                  />
                  <div className="flex min-w-0 flex-1 basis-40 flex-col">
                    <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg/7 font-semibold text-secondary-950 dark:text-white">
                      <h2>
                        <a
                          href="#"
                          className="relative rounded-sm py-2.5 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:static sm:py-0 dark:focus-visible:outline-primary-400"
                        >
                          {item.name}
                        </a>
                      </h2>
                      <p className="tabular-nums">{dollars(item.price * item.quantity)}</p>
                    </div>
                    <p className="mt-1 text-sm/6 text-secondary-600 tabular-nums dark:text-secondary-400">
                      {item.quantity > 1 ? `${item.detail}, ${dollars(item.price)} each` : item.detail}
                    </p>
                    <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-2 pt-4">
                      <div
                        role="group"
                        aria-label={`Quantity of ${item.name}`}
                        className="flex items-center rounded-lg bg-primary-50 dark:bg-white/10"
                      >
                        <button
                          type="button"
                          aria-label="One fewer"
                          disabled={item.quantity === 1}
                          onClick={() => change(item.id, item.quantity - 1)}
                          className="rounded-lg p-2.5 text-primary-800 hover:bg-primary-100 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 disabled:pointer-events-none disabled:opacity-40 dark:text-white dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
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
                          onClick={() => change(item.id, item.quantity + 1)}
                          className="rounded-lg p-2.5 text-primary-800 hover:bg-primary-100 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 disabled:pointer-events-none disabled:opacity-40 dark:text-white dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
                        >
                          <PlusIcon aria-hidden="true" className="size-5" />
                        </button>
                      </div>
                      <button
                        type="button"
                        onClick={() => remove(item.id)}
                        className="rounded-lg p-2.5 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
                      >
                        Remove
                        <span className="sr-only"> {item.name}</span>
                      </button>
                    </div>
                  </div>
                </li>
              ))}
            </ul>
            {items.length === 0 && (
              <div className="flex flex-col items-center border-t border-secondary-950/10 py-16 text-center dark:border-white/10">
                <ShoppingBagIcon aria-hidden="true" className="size-8 text-secondary-500 dark:text-secondary-400" />
                <p className="mt-3 text-base/7 font-semibold text-secondary-950 dark:text-white">Your cart is empty</p>
                <a
                  href="#"
                  className="-mt-1 -mb-2 rounded-sm py-2 text-sm/6 font-medium text-primary-700 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:mt-1 sm:mb-0 sm:py-0 dark:text-primary-400 dark:focus-visible:outline-primary-400"
                >
                  See what’s new
                </a>
              </div>
            )}
          </div>

          <section aria-labelledby="sum-heading" className="min-w-0 rounded-2xl bg-primary-950 p-6 lg:sticky lg:top-8">
            <h2 id="sum-heading" className="text-base/7 font-semibold text-white">
              Summary
            </h2>
            <div role="status">
              <dl className="mt-4 grid gap-3 text-sm/6 text-primary-200">
                <div className="flex flex-wrap justify-between gap-x-4">
                  <dt>Subtotal</dt>
                  <dd className="text-white tabular-nums">{dollars(subtotal)}</dd>
                </div>
                <div className="flex flex-wrap justify-between gap-x-4">
                  <dt>Shipping</dt>
                  <dd className="text-white tabular-nums">{shipping === 0 ? 'Free' : dollars(shipping)}</dd>
                </div>
                <div className="mt-3 flex flex-wrap items-baseline justify-between gap-4 border-t border-white/20 pt-5 text-base/6 font-semibold text-white">
                  <dt>Total</dt>
                  <dd className="text-3xl tracking-tight tabular-nums">{dollars(subtotal + shipping)}</dd>
                </div>
              </dl>
            </div>
            <button
              type="button"
              disabled={items.length === 0}
              className="mt-6 inline-flex w-full items-center justify-center gap-2 rounded-lg bg-white px-4 py-3 text-base/6 font-semibold text-primary-700 transition duration-150 hover:bg-primary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none"
            >
              <LockClosedIcon aria-hidden="true" className="size-5" />
              Check out
            </button>
            <p className="mt-4 text-center text-xs/5 text-pretty text-primary-200">
              Free shipping on orders over $75. Free returns within 30 days.
            </p>
          </section>
        </div>
      </div>
    </section>
  )
}
