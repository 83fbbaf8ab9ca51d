/**
 * @title Product bento with cutouts on color
 * @description A bento of product cutouts on tinted cards, the newest largest, each of which can be saved.
 * @keywords product cards, product grid, wish list, favorites, featured products, tinted cards
 * @layout full
 * @order 4
 * @part ECM-S03-4
 */
import { useState } from 'react'
import { HeartIcon as SavedIcon } from '@heroicons/react/20/solid'
import { HeartIcon } from '@heroicons/react/24/outline'
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
    nameClasses: 'text-2xl/8 tracking-tight text-white sm:text-3xl',
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
    cardClasses: 'bg-secondary-100 sm:p-5 dark:bg-secondary-300',
    nameClasses: 'text-base/6 text-secondary-950',
    textClasses: 'text-secondary-700',
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
    cardClasses: 'bg-primary-100 sm:p-5 dark:bg-primary-200',
    nameClasses: 'text-base/6 text-secondary-950',
    textClasses: 'text-secondary-700',
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
    cardClasses: 'col-span-2 bg-secondary-300 sm:p-5 dark:bg-secondary-400',
    nameClasses: 'text-base/6 text-secondary-950',
    textClasses: 'text-secondary-800 dark:text-secondary-950',
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
    cardClasses: 'col-span-2 bg-primary-200 sm:p-5 dark:bg-primary-300',
    nameClasses: 'text-base/6 text-secondary-950',
    textClasses: 'text-secondary-700',
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
    cardClasses: 'bg-secondary-200 sm:p-5 dark:bg-secondary-300',
    nameClasses: 'text-base/6 text-secondary-950',
    textClasses: 'text-secondary-700',
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
    cardClasses: 'bg-primary-50 sm:p-5 dark:bg-primary-100',
    nameClasses: 'text-base/6 text-secondary-950',
    textClasses: 'text-secondary-700',
    imageClasses: 'max-h-36 sm:max-h-44',
    lead: false,
  },
]

export default function ProductBentoWithCutoutsOnColor() {
  const [saved, setSaved] = useState(['field'])

  function toggle(id: string) {
    setSaved(saved.includes(id) ? saved.filter((each) => each !== id) : [...saved, id])
  }

  return (
    <section aria-labelledby="cutouts-heading" className="bg-white dark:bg-secondary-950">
      <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 sm:py-24 lg:px-8">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <h2
            id="cutouts-heading"
            className="text-3xl font-semibold tracking-tight text-balance text-secondary-950 sm:text-4xl dark:text-white"
          >
            Made to last ten years
          </h2>
          <p role="status" className="text-base/7 text-secondary-600 tabular-nums dark:text-secondary-400">
            {saved.length === 0 ? 'Nothing saved yet' : `${saved.length} saved for later`}
          </p>
        </div>
        <ul role="list" className="mt-10 grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
          {products.map((product) => (
            <li
              key={product.id}
              className={clsx(
                'group relative isolate flex min-w-0 flex-col overflow-hidden rounded-xl p-4',
                product.cardClasses,
              )}
            >
              <div className="pe-9">
                <h3 className={clsx('font-semibold text-balance wrap-break-word', product.nameClasses)}>
                  <a
                    href="#"
                    className="after:absolute after:inset-0 after:rounded-xl focus-visible:outline-hidden focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 focus-visible:after:outline-current"
                  >
                    {product.name}
                  </a>
                </h3>
                {product.lead && (
                  <p className={clsx('mt-2 max-w-xs text-base/7 text-pretty', product.textClasses)}>{product.text}</p>
                )}
                <p className={clsx('mt-1 text-base/6 tabular-nums', product.textClasses)}>{product.price}</p>
              </div>
              <button
                type="button"
                aria-pressed={saved.includes(product.id)}
                onClick={() => toggle(product.id)}
                className={clsx(
                  'absolute end-2 top-2 z-10 rounded-full p-2 transition duration-150 focus-visible:outline-2 focus-visible:outline-current motion-reduce:transition-none sm:end-3 sm:top-3',
                  product.lead
                    ? 'text-white/70 hover:bg-white/15 aria-pressed:text-white'
                    : 'text-secondary-950/60 hover:bg-secondary-950/5 aria-pressed:text-red-700',
                )}
              >
                {saved.includes(product.id) ? (
                  <SavedIcon aria-hidden="true" className="size-6" />
                ) : (
                  <HeartIcon aria-hidden="true" className="size-6" />
                )}
                <span className="sr-only">Save {product.name}</span>
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
