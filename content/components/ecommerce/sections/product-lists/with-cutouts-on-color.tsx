/**
 * @title Product bento with cutouts on color
 * @description A bento of product cutouts on bright cards, the newest largest, each with a button that puts it in the bag.
 * @keywords product cards, product grid, add to cart, quick add, featured products, colored cards
 * @layout full
 * @order 4
 * @part ECM-S03-4
 */
import { useState } from 'react'
import { CheckIcon, PlusIcon, ShoppingBagIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const products = [
  {
    id: 'halo',
    name: 'Halo headphones',
    text: '40 hours of battery, noise canceling, and cushions you can replace.',
    price: '$240',
    image: '/media/cutouts/headphones-sand.webp',
    width: 562,
    height: 554,
    alt: 'Over-ear headphones: sand-colored shells with tan leather cushions',
    cardClasses: 'col-span-2 row-span-2 bg-primary-700 sm:p-8',
    nameClasses: 'text-3xl tracking-tighter text-white sm:text-5xl',
    textClasses: 'text-primary-100',
    imageClasses: 'max-h-56 sm:max-h-80 lg:max-h-96',
    lead: true,
  },
  {
    id: 'meridian',
    name: 'Meridian watch',
    text: '',
    price: '$380',
    image: '/media/cutouts/watch-tan.webp',
    width: 360,
    height: 596,
    alt: 'Steel wristwatch with a white dial and a tan leather strap',
    cardClasses: 'bg-amber-200 sm:p-5 dark:bg-amber-300',
    nameClasses: 'text-base/6 text-secondary-950',
    textClasses: 'text-secondary-950',
    imageClasses: 'max-h-36 sm:max-h-44',
    lead: false,
  },
  {
    id: 'field',
    name: 'Field camera',
    text: '',
    price: '$690',
    image: '/media/cutouts/camera-black.webp',
    width: 594,
    height: 430,
    alt: 'Small camera wrapped in black leather, with a strap',
    cardClasses: 'bg-primary-200 sm:p-5 dark:bg-primary-300',
    nameClasses: 'text-base/6 text-secondary-950',
    textClasses: 'text-secondary-950',
    imageClasses: 'max-h-36 sm:max-h-44',
    lead: false,
  },
  {
    id: 'low',
    name: 'Low keyboard',
    text: '',
    price: '$160',
    image: '/media/cutouts/keyboard-bone.webp',
    width: 674,
    height: 382,
    alt: 'Compact keyboard with bone-colored keys, two of them red',
    cardClasses: 'col-span-2 bg-amber-400 sm:p-5',
    nameClasses: 'text-base/6 text-secondary-950',
    textClasses: 'text-secondary-950',
    imageClasses: 'max-h-36 sm:max-h-44',
    lead: false,
  },
  {
    id: 'round',
    name: 'Round sunglasses',
    text: '',
    price: '$130',
    image: '/media/cutouts/sunglasses-black.webp',
    width: 594,
    height: 250,
    alt: 'Round sunglasses with black frames',
    cardClasses: 'col-span-2 bg-primary-300 sm:p-5',
    nameClasses: 'text-base/6 text-secondary-950',
    textClasses: 'text-secondary-950',
    imageClasses: 'max-h-36 max-sm:w-56 sm:max-h-40',
    lead: false,
  },
  {
    id: 'day',
    name: 'Day bag',
    text: '',
    price: '$175',
    image: '/media/cutouts/tote-natural.webp',
    width: 459,
    height: 662,
    alt: 'Natural canvas bag with leather handles and base',
    cardClasses: 'bg-amber-300 sm:p-5',
    nameClasses: 'text-base/6 text-secondary-950',
    textClasses: 'text-secondary-950',
    imageClasses: 'max-h-36 sm:max-h-44',
    lead: false,
  },
  {
    id: 'rubber',
    name: 'Rubber plant',
    text: '',
    price: '$58',
    image: '/media/cutouts/plant-chalk.webp',
    width: 464,
    height: 741,
    alt: 'Rubber plant in a chalk-white pot',
    cardClasses: 'bg-primary-100 sm:p-5 dark:bg-primary-200',
    nameClasses: 'text-base/6 text-secondary-950',
    textClasses: 'text-secondary-950',
    imageClasses: 'max-h-36 sm:max-h-44',
    lead: false,
  },
]

export default function ProductBentoWithCutoutsOnColor() {
  const [bag, setBag] = useState(['field'])

  function toggle(id: string) {
    setBag(bag.includes(id) ? bag.filter((each) => each !== id) : [...bag, id])
  }

  return (
    <section aria-labelledby="cutouts-heading" className="bg-white dark:bg-secondary-950">
      <div className="mx-auto max-w-7xl px-4 py-10 sm:px-6 sm:py-12 lg:px-8">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <h2
            id="cutouts-heading"
            className="text-4xl font-semibold tracking-tighter text-balance text-secondary-950 sm:text-5xl dark:text-white"
          >
            Made to last ten years
          </h2>
          <p
            role="status"
            className="flex items-center gap-2 text-base/7 font-medium text-secondary-950 tabular-nums dark:text-white"
          >
            <ShoppingBagIcon aria-hidden="true" className="size-5" />
            <bdi>{bag.length === 1 ? '1 item' : `${bag.length} items`}</bdi>
          </p>
        </div>
        <ul role="list" className="mt-8 grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
          {products.map((product) => (
            <li
              key={product.id}
              className={clsx(
                'group relative isolate flex min-w-0 flex-col overflow-hidden rounded-xl p-4',
                product.cardClasses,
              )}
            >
              <div className="pe-11">
                <h3 className={clsx('font-semibold text-balance wrap-break-word', product.nameClasses)}>
                  <a
                    href="#"
                    className="after:absolute after:inset-0 after:rounded-xl focus-visible:outline-hidden focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 focus-visible:after:outline-current"
                  >
                    {product.name}
                  </a>
                </h3>
                {product.lead && (
                  <p className={clsx('mt-2 max-w-xs text-base/7 text-pretty', product.textClasses)}>
                    <bdi>{product.text}</bdi>
                  </p>
                )}
                <p className={clsx('mt-1 text-base/6 tabular-nums', product.textClasses)}>{product.price}</p>
              </div>
              <button
                type="button"
                aria-pressed={bag.includes(product.id)}
                onClick={() => toggle(product.id)}
                className="absolute end-3 top-3 z-10 rounded-full bg-white p-2.5 text-secondary-950 transition duration-150 hover:bg-secondary-100 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-secondary-950 aria-pressed:bg-secondary-950 aria-pressed:text-white motion-reduce:transition-none"
              >
                {bag.includes(product.id) ? (
                  <CheckIcon aria-hidden="true" className="size-5" />
                ) : (
                  <PlusIcon aria-hidden="true" className="size-5" />
                )}
                <span className="sr-only">{product.name} in the bag</span>
              </button>
              <div className="mt-auto flex flex-1 items-end justify-center pt-6">
                <img
                  src={product.image}
                  alt={product.alt}
                  width={product.width}
                  height={product.height}
                  className={clsx(
                    'h-auto w-auto max-w-full object-contain transition duration-300 group-hover:scale-103 motion-reduce:transition-none',
                    product.imageClasses,
                  )}
                />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
