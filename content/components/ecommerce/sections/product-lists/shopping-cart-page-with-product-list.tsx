/**
 * @title Shopping cart page with product list
 * @description A shopping cart with products, quantities to change, what goes with them to add, and a summary with delivery and tax.
 * @keywords basket, bag, minicart, order summary, quantity, checkout, cross-sell
 * @layout full
 * @order 2
 * @part ECM-S03-2
 */
import { useState } from 'react'
import { LockClosedIcon, MinusIcon, PlusIcon, ShoppingBagIcon, TruckIcon } from '@heroicons/react/20/solid'

const bag = [
  {
    id: 'lamp',
    name: 'Halden table lamp',
    detail: 'Sage, dimmable',
    price: 189,
    quantity: 1,
    image: '/media/products/lamp-sage.webp',
  },
  {
    id: 'mug',
    name: 'Ridge mug',
    detail: 'Moss, 12 oz',
    price: 24,
    quantity: 2,
    image: '/media/products/mug-moss.webp',
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

const others = [
  {
    id: 'candle',
    name: 'Ribbed candle',
    detail: 'Sage',
    price: 38,
    quantity: 1,
    image: '/media/products/candle-sage.webp',
  },
  {
    id: 'kettle',
    name: 'Pour-over kettle',
    detail: 'Cream, 34 oz',
    price: 96,
    quantity: 1,
    image: '/media/products/kettle-cream.webp',
  },
]

function dollars(amount: number) {
  return `$${amount.toFixed(2)}`
}

export default function ShoppingCartPageWithProductList() {
  const [items, setItems] = useState(bag)
  const count = items.reduce((sum, item) => sum + item.quantity, 0)
  const subtotal = items.reduce((sum, item) => sum + item.price * item.quantity, 0)
  const shipping = subtotal === 0 || subtotal > 75 ? 0 : 9

  function change(id: string, quantity: number) {
    setItems(items.map((item) => (item.id === id ? { ...item, quantity } : item)))
  }

  function remove(id: string) {
    setItems(items.filter((item) => item.id !== id))
  }

  function add(id: string) {
    const product = others.find((each) => each.id === id)!
    const isIn = items.some((item) => item.id === id)
    setItems(
      isIn
        ? items.map((item) => (item.id === id ? { ...item, quantity: Math.min(item.quantity + 1, 9) } : item))
        : [...items, { ...product }],
    )
  }

  return (
    <section aria-labelledby="bag-heading" className="bg-amber-100 dark:bg-secondary-950">
      <div className="mx-auto max-w-7xl px-4 py-10 sm:px-6 lg:px-8">
        <h1
          id="bag-heading"
          className="text-5xl font-semibold tracking-tighter text-secondary-950 sm:text-7xl dark:text-white"
        >
          Your bag
        </h1>
        <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
          <div className="min-w-0 rounded-2xl bg-white px-5 shadow-xs ring-1 ring-secondary-950/10 sm:px-6 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
            <ul role="list">
              {items.map((item) => (
                <li
                  key={item.id}
                  className="-mt-px flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-secondary-950/10 py-5 sm:grid sm:grid-cols-[10rem_minmax(0,1fr)_auto] sm:gap-x-6 dark:border-white/10"
                >
                  <img
                    src={item.image}
                    alt=""
                    width={640}
                    height={800}
                    className="aspect-square w-20 shrink-0 rounded-xl object-cover sm:w-full"
                  />
                  <div className="min-w-0 flex-1 basis-40 wrap-break-word">
                    <h2 className="text-xl/7 font-semibold tracking-tight text-secondary-950 dark:text-white">
                      <a
                        href="#"
                        className="relative rounded-sm py-2.5 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:static sm:py-0 dark:focus-visible:outline-primary-400"
                      >
                        {item.name}
                      </a>
                    </h2>
                    <p className="text-sm/6 text-secondary-600 tabular-nums dark:text-secondary-400">
                      {item.quantity > 1 ? `${item.detail}, ${dollars(item.price)} each` : item.detail}
                    </p>
                    <div className="mt-3 flex flex-wrap items-center gap-3">
                      <div
                        role="group"
                        aria-label={`Quantity of ${item.name}`}
                        className="flex items-center justify-self-start rounded-lg ring-1 ring-secondary-300 ring-inset dark:ring-white/15"
                      >
                        <button
                          type="button"
                          aria-label="One fewer"
                          disabled={item.quantity === 1}
                          onClick={() => change(item.id, item.quantity - 1)}
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
                          onClick={() => change(item.id, item.quantity + 1)}
                          className="rounded-lg p-2.5 text-secondary-700 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 disabled:pointer-events-none disabled:opacity-40 dark:text-white dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
                        >
                          <PlusIcon aria-hidden="true" className="size-5" />
                        </button>
                      </div>
                      <button
                        type="button"
                        onClick={() => remove(item.id)}
                        className="rounded-lg p-2.5 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:py-1.5 dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
                      >
                        Remove
                        <span className="sr-only"> {item.name}</span>
                      </button>
                    </div>
                  </div>
                  <p className="ms-auto text-end text-xl/7 font-semibold tracking-tight text-secondary-950 tabular-nums dark:text-white">
                    {dollars(item.price * item.quantity)}
                  </p>
                </li>
              ))}
            </ul>
            {items.length === 0 && (
              <div className="flex flex-col items-center py-16 text-center">
                <ShoppingBagIcon aria-hidden="true" className="size-8 text-secondary-500 dark:text-secondary-400" />
                <p className="mt-3 text-base/7 font-semibold text-secondary-950 dark:text-white">Your bag is empty</p>
                <a
                  href="#"
                  className="-mt-1 rounded-sm py-2 text-sm/6 font-medium text-primary-700 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-primary-400 dark:focus-visible:outline-primary-400"
                >
                  See what’s new
                </a>
              </div>
            )}
          </div>

          <div className="grid min-w-0 gap-6 lg:sticky lg:top-8 lg:row-span-2">
            <section
              aria-labelledby="sum-heading"
              className="rounded-2xl bg-primary-700 p-6 text-white dark:bg-primary-900"
            >
              <h2 id="sum-heading" className="text-lg/7 font-semibold">
                Summary
              </h2>
              <div role="status">
                <dl className="mt-3 grid gap-2 text-sm/6 text-primary-100">
                  <div className="flex flex-wrap justify-between gap-x-4">
                    <dt>
                      <bdi>{count === 1 ? '1 item' : `${count} items`}</bdi>
                    </dt>
                    <dd className="text-white tabular-nums">{dollars(subtotal)}</dd>
                  </div>
                  <div className="flex flex-wrap justify-between gap-x-4">
                    <dt>Shipping</dt>
                    <dd className="text-white tabular-nums">{shipping === 0 ? 'Free' : dollars(shipping)}</dd>
                  </div>
                  <div className="flex flex-wrap justify-between gap-x-4">
                    <dt>Tax</dt>
                    <dd className="text-white">Added at checkout</dd>
                  </div>
                  <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-white/25 pt-4 text-base/6 font-semibold text-white">
                    <dt>Total before tax</dt>
                    <dd className="text-[min(3rem,12vw)] leading-none tracking-tighter tabular-nums">
                      {dollars(subtotal + shipping)}
                    </dd>
                  </div>
                </dl>
              </div>
              <button
                type="button"
                disabled={items.length === 0}
                className="mt-5 inline-flex w-full items-center justify-center gap-2 rounded-lg bg-white px-4 py-3 text-center text-base/6 font-semibold text-primary-700 transition duration-150 hover:bg-primary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none"
              >
                <LockClosedIcon aria-hidden="true" className="size-5" />
                Check out
              </button>
              <p className="mt-4 flex gap-2 text-sm/6 text-pretty text-primary-100">
                <TruckIcon aria-hidden="true" className="my-0.5 size-5 shrink-0" />
                Arrives between Tuesday, December 1 and Thursday, December 3
              </p>
            </section>

            <section aria-labelledby="more-heading" className="rounded-2xl bg-primary-100 p-6 dark:bg-primary-950">
              <h2 id="more-heading" className="text-lg/7 font-semibold text-primary-950 dark:text-white">
                Often bought with these
              </h2>
              <ul role="list" className="mt-3 grid gap-3">
                {others.map((product) => (
                  <li key={product.id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
                    <img
                      src={product.image}
                      alt=""
                      width={640}
                      height={800}
                      className="size-18 shrink-0 rounded-lg object-cover"
                    />
                    <div className="min-w-0 flex-1 text-sm/6">
                      <h3 className="font-semibold text-primary-950 dark:text-white">{product.name}</h3>
                      <p className="text-primary-900 tabular-nums dark:text-primary-200">{dollars(product.price)}</p>
                    </div>
                    <button
                      type="button"
                      onClick={() => add(product.id)}
                      className="rounded-lg bg-white px-3.5 py-2 text-center text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
                    >
                      Add
                      <span className="sr-only"> {product.name}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          </div>

          <div className="min-w-0 overflow-hidden rounded-2xl bg-white shadow-xs ring-1 ring-secondary-950/10 sm:grid sm:grid-cols-2 lg:col-start-1 lg:row-start-2 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
            <img
              src="/media/scenes/cut-van-morning-wide.webp"
              alt="White delivery van full of parcels at a shop with a striped awning"
              width={1600}
              height={900}
              className="block aspect-video w-full object-cover object-[70%_50%] sm:aspect-auto sm:h-full dark:hidden"
            />
            <img
              src="/media/scenes/cut-van-dusk-wide.webp"
              alt="Blue delivery van full of parcels at a lit shop window at dusk"
              width={1600}
              height={900}
              className="hidden aspect-video w-full object-cover object-[70%_50%] sm:aspect-auto sm:h-full dark:block"
            />
            <div className="self-center p-6">
              <h2 className="text-2xl/8 font-semibold tracking-tight text-balance text-secondary-950 dark:text-white">
                Free shipping on orders over $75
              </h2>
              <p className="mt-1 text-base/7 text-pretty text-secondary-600 dark:text-secondary-400">
                Changed your mind? You have 30 days, and the return label is free.
              </p>
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}
