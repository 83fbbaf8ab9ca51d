/**
 * @title Product collection with large lead image
 * @description A product collection with one large picture of things in use and the other products beside it.
 * @keywords product list, lookbook, featured product, shop, category page, new arrivals
 * @layout full
 * @order 3
 * @part ECM-S03-3
 */
import { ArrowRightIcon } from '@heroicons/react/20/solid'

const products = [
  {
    name: 'Halden lamp',
    detail: 'Black foot, opal glass',
    price: '$189',
    image: '/media/products/lamp-black.webp',
    alt: 'Table lamp with a black foot and a domed white shade',
  },
  {
    name: 'Rubber plant',
    detail: 'Chalk pot, 24 in',
    price: '$58',
    image: '/media/products/plant-chalk.webp',
    alt: 'Rubber plant in a chalk-white pot',
  },
  {
    name: 'Low keyboard',
    detail: '68 keys, bone',
    price: '$160',
    image: '/media/products/keyboard-bone.webp',
    alt: 'Compact keyboard with bone-colored keys, two of them red',
  },
  {
    name: 'Field notebook',
    detail: 'Forest linen, A5',
    price: '$18',
    image: '/media/products/notebook-forest.webp',
    alt: 'Forest-green notebook standing on a sand-colored one',
  },
]

export default function ProductCollectionWithLargeLeadImage() {
  return (
    <section aria-labelledby="collection-heading" className="bg-white dark:bg-secondary-950">
      <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 sm:py-16 lg:px-8">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <h2
            id="collection-heading"
            className="text-3xl font-semibold tracking-tight text-balance text-secondary-950 sm:text-4xl dark:text-white"
          >
            The desk by the window
          </h2>
          <a
            href="#"
            className="-my-2 inline-flex items-center gap-1.5 rounded-sm py-2 text-base/6 font-medium text-primary-700 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:my-0 sm:py-0 dark:text-primary-400 dark:focus-visible:outline-primary-400"
          >
            All 19 pieces
            <ArrowRightIcon aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          </a>
        </div>
        <div className="mt-8 grid gap-x-6 gap-y-10 lg:grid-cols-2">
          <article className="group relative">
            <div className="overflow-hidden rounded-xl">
              <img
                src="/media/scenes/desk-blue.webp"
                alt="Laptop, lamp, cup and plant on a wooden desk, a window’s light on the blue wall"
                width={1200}
                height={900}
                className="aspect-4/3 w-full object-cover transition duration-200 group-hover:scale-102 motion-reduce:transition-none lg:h-136"
              />
            </div>
            <div className="relative mx-4 -mt-16 rounded-xl bg-white p-5 shadow-lg sm:mx-6 dark:bg-secondary-900">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">
                <h3>
                  <a
                    href="#"
                    className="after:absolute after:inset-0 after:rounded-xl focus-visible:outline-hidden focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-primary-600 dark:focus-visible:after:outline-primary-400"
                  >
                    Joint lamp, chalk
                  </a>
                </h3>
                <p className="tabular-nums">$145</p>
              </div>
              <p className="mt-1 text-base/6 text-pretty text-secondary-600 dark:text-secondary-400">
                A brass arm and a steel shade. It lights a page from 30 inches away.
              </p>
            </div>
          </article>
          <ul role="list" className="grid grid-cols-2 gap-x-6 gap-y-10 lg:gap-y-8">
            {products.map((product) => (
              <li key={product.name} className="group relative flex min-w-0 flex-col">
                <div className="relative overflow-hidden rounded-xl lg:flex-1">
                  <img
                    src={product.image}
                    alt={product.alt}
                    width={640}
                    height={800}
                    className="aspect-square w-full object-cover transition duration-200 group-hover:scale-102 motion-reduce:transition-none lg:absolute lg:inset-0 lg:aspect-auto lg:h-full"
                  />
                </div>
                <h3 className="mt-3 text-sm/6 font-semibold wrap-break-word text-secondary-950 dark:text-white">
                  <a
                    href="#"
                    className="after:absolute after:inset-0 after:rounded-xl focus-visible:outline-hidden focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-primary-600 dark:focus-visible:after:outline-primary-400"
                  >
                    {product.name}
                  </a>
                </h3>
                <p className="flex flex-wrap justify-between gap-x-3 text-sm/6 text-secondary-600 dark:text-secondary-400">
                  <bdi>{product.detail}</bdi>
                  <span className="text-secondary-950 tabular-nums dark:text-white">{product.price}</span>
                </p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
