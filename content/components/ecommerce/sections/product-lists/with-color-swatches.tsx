/**
 * @title Product grid with color swatches
 * @description A product grid with color swatches that change the picture and a button that adds to the bag.
 * @keywords product list, product cards, shop, quick add, add to cart, variants, store
 * @free
 * @layout full
 * @order 1
 * @part ECM-S03-1
 */
import { useState } from 'react'
import { ArrowRightIcon, CheckIcon, PlusIcon, ShoppingBagIcon, StarIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const products = [
  {
    id: 'mug',
    name: 'Ridge mug',
    detail: 'Stoneware, 12 oz',
    price: 24,
    rating: '4.7',
    reviews: 631,
    badge: 'Best seller',
    colors: [
      {
        name: 'Moss',
        hex: '#7d8a6a',
        ground: '#b9cc9a',
        image: '/media/products/mug-moss.webp',
        alt: 'Moss green mug with thrown ridges and a bare clay foot',
      },
      {
        name: 'Oat',
        hex: '#e4d9c6',
        ground: '#efe2c4',
        image: '/media/products/mug-oat.webp',
        alt: 'Cream mug with thrown ridges, brown specks and a bare clay foot',
      },
      {
        name: 'Ink',
        hex: '#3c4657',
        ground: '#9db4d8',
        image: '/media/products/mug-ink.webp',
        alt: 'Ink blue mug with thrown ridges and a bare clay foot',
      },
    ],
  },
  {
    id: 'chair',
    name: 'Shell chair',
    detail: 'Molded shell, oak legs',
    price: 145,
    rating: '4.8',
    reviews: 63,
    badge: '',
    colors: [
      {
        name: 'Rust',
        hex: '#b3583d',
        ground: '#f0a283',
        image: '/media/products/chair-rust.webp',
        alt: 'Rust-red shell chair on four oak legs',
      },
      {
        name: 'Moss',
        hex: '#7d8a6a',
        ground: '#b9cc9a',
        image: '/media/products/chair-moss.webp',
        alt: 'Moss-green shell chair on four oak legs',
      },
      {
        name: 'Chalk',
        hex: '#e6e0d6',
        ground: '#cfd8e2',
        image: '/media/products/chair-chalk.webp',
        alt: 'Chalk-white shell chair on four oak legs',
      },
    ],
  },
  {
    id: 'bottle',
    name: 'Trail bottle',
    detail: 'Insulated steel, 20 oz',
    price: 34,
    rating: '4.5',
    reviews: 1308,
    badge: '',
    colors: [
      {
        name: 'Slate',
        hex: '#4d5d70',
        ground: '#9db9dc',
        image: '/media/products/bottle-slate.webp',
        alt: 'Slate blue steel bottle with a black cap and carrying loop',
      },
      {
        name: 'Bone',
        hex: '#ddd5c5',
        ground: '#efe2c4',
        image: '/media/products/bottle-bone.webp',
        alt: 'Bone white steel bottle with a dark cap and carrying loop',
      },
      {
        name: 'Rust',
        hex: '#98452a',
        ground: '#f0a283',
        image: '/media/products/bottle-rust.webp',
        alt: 'Rust red steel bottle with a black cap and carrying loop',
      },
    ],
  },
  {
    id: 'lamp',
    name: 'Halden table lamp',
    detail: 'Opal glass, dimmable',
    price: 189,
    rating: '4.9',
    reviews: 87,
    badge: 'Last 4',
    colors: [
      {
        name: 'Black',
        hex: '#23252a',
        ground: '#b8bfca',
        image: '/media/products/lamp-black.webp',
        alt: 'Table lamp with an opal glass dome on a flared black foot',
      },
      {
        name: 'Sage',
        hex: '#8f9c86',
        ground: '#d5e5d6',
        image: '/media/products/lamp-sage.webp',
        alt: 'Table lamp with an opal glass dome on a flared sage green foot',
      },
    ],
  },
  {
    id: 'vase',
    name: 'Fen bud vase',
    detail: 'Earthenware, glazed inside, 8 in',
    price: 68,
    rating: '4.6',
    reviews: 41,
    badge: '',
    colors: [
      {
        name: 'Terracotta',
        hex: '#ad5f42',
        ground: '#f0a283',
        image: '/media/products/vase-terracotta.webp',
        alt: 'Round terracotta vase with a narrow neck and two dried stems',
      },
      {
        name: 'Chalk',
        hex: '#e6e0d6',
        ground: '#cfd8e2',
        image: '/media/products/vase-chalk.webp',
        alt: 'Round chalk white vase with a narrow neck and two dried stems',
      },
    ],
  },
  {
    id: 'kettle',
    name: 'Pour-over kettle',
    detail: 'Enameled steel, 34 oz',
    price: 96,
    rating: '4.8',
    reviews: 406,
    badge: '',
    colors: [
      {
        name: 'Cream',
        hex: '#e9e0cd',
        ground: '#e4dccb',
        image: '/media/products/kettle-cream.webp',
        alt: 'Cream kettle with a gooseneck spout and a walnut grip',
      },
      {
        name: 'Black',
        hex: '#26272a',
        ground: '#b9d3bd',
        image: '/media/products/kettle-black.webp',
        alt: 'Black kettle with a gooseneck spout and a walnut grip',
      },
    ],
  },
  {
    id: 'candle',
    name: 'Ribbed candle',
    detail: 'Soy wax, 50 hours',
    price: 38,
    rating: '4.7',
    reviews: 118,
    badge: '',
    colors: [
      {
        name: 'Sage',
        hex: '#8f9c86',
        ground: '#b9d3bd',
        image: '/media/products/candle-sage.webp',
        alt: 'Candle in a ribbed sage green cup, its wooden lid leaning on it',
      },
      {
        name: 'Clay',
        hex: '#ad5f42',
        ground: '#f0a283',
        image: '/media/products/candle-clay.webp',
        alt: 'Candle in a ribbed clay red cup, its wooden lid leaning on it',
      },
      {
        name: 'Chalk',
        hex: '#e6e0d6',
        ground: '#cfd8e2',
        image: '/media/products/candle-chalk.webp',
        alt: 'Candle in a ribbed chalk white cup, its wooden lid leaning on it',
      },
    ],
  },
  {
    id: 'dripper',
    name: 'Cone dripper',
    detail: 'Stoneware and glass, 4 cups',
    price: 58,
    rating: '4.6',
    reviews: 214,
    badge: '',
    colors: [
      {
        name: 'Ink',
        hex: '#3c4657',
        ground: '#9db4d8',
        image: '/media/products/dripper-ink.webp',
        alt: 'Dark blue coffee dripper on a glass jug with a wooden collar',
      },
      {
        name: 'Clay',
        hex: '#ad5f42',
        ground: '#f0a283',
        image: '/media/products/dripper-clay.webp',
        alt: 'Clay red coffee dripper on a glass jug with a wooden collar',
      },
      {
        name: 'Chalk',
        hex: '#e6e0d6',
        ground: '#e4dccb',
        image: '/media/products/dripper-chalk.webp',
        alt: 'Chalk white coffee dripper on a glass jug with a wooden collar',
      },
    ],
  },
]

export default function ProductGridWithColorSwatches() {
  const [chosen, setChosen] = useState<Record<string, string>>({
    mug: 'Moss',
    chair: 'Rust',
    bottle: 'Slate',
    lamp: 'Black',
    vase: 'Terracotta',
    kettle: 'Cream',
    candle: 'Sage',
    dripper: 'Ink',
  })
  const [bag, setBag] = useState<string[]>([])

  function toggle(id: string) {
    setBag(bag.includes(id) ? bag.filter((each) => each !== id) : [...bag, id])
  }

  return (
    <section className="bg-white dark:bg-secondary-950">
      <div className="mx-auto max-w-7xl px-4 py-12 sm:px-6 sm:py-14 lg:px-8">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
          <div className="max-w-3xl">
            <h2 className="text-4xl font-semibold tracking-tighter text-balance text-secondary-950 sm:text-5xl dark:text-white">
              Pick a color for your home
            </h2>
          </div>
          <output className="flex items-center gap-2 text-sm/6 font-medium text-secondary-700 tabular-nums dark:text-secondary-300">
            <ShoppingBagIcon aria-hidden="true" className="size-5 text-secondary-500 dark:text-secondary-400" />
            {bag.length === 0
              ? 'Your bag is empty'
              : bag.length === 1
                ? '1 item in your bag'
                : `${bag.length} items in your bag`}
          </output>
        </div>

        <ul role="list" className="mt-10 grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-4 lg:gap-x-5 lg:gap-y-14">
          {products.map((product) => (
            <li key={product.id} className="group relative flex min-w-0 flex-col">
              <div className="relative isolate aspect-4/5 overflow-hidden rounded-xl bg-white">
                {product.colors.map(
                  (color) =>
                    chosen[product.id] === color.name && (
                      <div
                        key={color.name}
                        style={{ backgroundColor: color.ground }}
                        className="absolute inset-0 p-3 sm:p-4"
                      >
                        <img
                          src={color.image}
                          alt={color.alt}
                          width={640}
                          height={800}
                          loading="lazy"
                          className="size-full rounded-lg object-cover"
                        />
                      </div>
                    ),
                )}
                {product.badge !== '' && (
                  <p className="absolute start-3 top-3 z-10 rounded-full bg-white px-2.5 py-0.5 text-xs/5 font-medium text-secondary-900">
                    {product.badge}
                  </p>
                )}
              </div>
              <div className="mt-4 flex flex-col gap-x-4 text-sm/6 font-medium text-secondary-950 sm:flex-row sm:items-baseline sm:justify-between sm:text-base/6 dark:text-white">
                <h3 className="min-w-0 break-words">
                  <a
                    href="#"
                    className="rounded-sm decoration-secondary-400 underline-offset-4 group-hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 max-sm:-my-2 max-sm:block max-sm:py-2 dark:decoration-secondary-500 dark:focus-visible:outline-primary-400"
                  >
                    <span aria-hidden="true" className="absolute inset-0" />
                    {product.name}
                  </a>
                </h3>
                <p className="tabular-nums">${product.price}</p>
              </div>
              <p className="mt-0.5 text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400">
                {product.detail}
              </p>
              <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-3">
                <fieldset className="relative -ms-1.5 flex flex-wrap gap-2 sm:gap-0">
                  <legend className="sr-only">Color of {product.name}</legend>
                  {product.colors.map((color) => (
                    <label
                      key={color.name}
                      title={color.name}
                      className="relative flex cursor-pointer rounded-full border-2 border-transparent p-1 after:absolute after:-inset-x-1.5 after:-top-1.5 after:h-10 has-checked:border-primary-600 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600 sm:after:hidden dark:has-checked:border-primary-400 dark:has-focus-visible:outline-primary-400"
                    >
                      <input
                        type="radio"
                        name={`color-of-${product.id}`}
                        value={color.name}
                        checked={chosen[product.id] === color.name}
                        onChange={() => setChosen({ ...chosen, [product.id]: color.name })}
                        className="sr-only"
                      />
                      <span className="sr-only">{color.name}</span>
                      <svg
                        viewBox="0 0 20 20"
                        fill={color.hex}
                        aria-hidden="true"
                        className="size-5 stroke-secondary-500/80 dark:stroke-white/40"
                      >
                        <circle cx="10" cy="10" r="9.5" />
                      </svg>
                    </label>
                  ))}
                </fieldset>
                <p className="flex items-center gap-1 text-sm/6 text-secondary-600 tabular-nums dark:text-secondary-400">
                  <StarIcon aria-hidden="true" className="size-4 text-amber-500 dark:text-amber-400" />
                  <span className="sr-only">
                    Rated {product.rating} out of 5 in {product.reviews} reviews
                  </span>
                  <span aria-hidden="true">{product.rating}</span>
                  <span aria-hidden="true" className="max-sm:hidden">
                    ({product.reviews.toLocaleString('en-US')})
                  </span>
                </p>
              </div>
              <button
                type="button"
                onClick={() => toggle(product.id)}
                className={clsx(
                  'relative mt-4 flex items-center justify-center gap-2 rounded-lg px-3.5 py-2 text-sm/6 font-semibold ring-1 transition duration-150 ring-inset focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:focus-visible:outline-primary-400',
                  bag.includes(product.id)
                    ? 'bg-primary-50 text-primary-700 ring-primary-700/20 hover:bg-primary-100 dark:bg-primary-400/10 dark:text-primary-300 dark:ring-primary-400/30 dark:hover:bg-primary-400/15'
                    : 'bg-white text-secondary-900 ring-secondary-300 hover:bg-secondary-50 active:bg-secondary-100 dark:bg-white/5 dark:text-white dark:ring-white/15 dark:hover:bg-white/10 dark:active:bg-white/15',
                )}
              >
                {bag.includes(product.id) ? (
                  <CheckIcon aria-hidden="true" className="size-5" />
                ) : (
                  <PlusIcon aria-hidden="true" className="size-5" />
                )}
                {bag.includes(product.id) ? 'In your bag' : 'Add to bag'}
                <span className="sr-only">{product.name}</span>
              </button>
            </li>
          ))}
        </ul>

        <p className="mt-12 flex lg:mt-16">
          <a
            href="#"
            className="group -my-2 inline-flex items-center gap-2 rounded-sm py-2 text-sm/6 font-semibold text-primary-700 hover:text-primary-800 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:my-0 sm:py-0 dark:text-primary-400 dark:hover:text-primary-300 dark:focus-visible:outline-primary-400"
          >
            See all 42 pieces
            <ArrowRightIcon
              aria-hidden="true"
              className="size-5 transition duration-150 group-hover:translate-x-0.5 motion-reduce:transition-none rtl:rotate-180 rtl:group-hover:-translate-x-0.5"
            />
          </a>
        </p>
      </div>
    </section>
  )
}
