/**
 * @title Divider with title and toolbar
 * @description A section name with its count at the start of a line and a joined group of icon buttons at its end.
 * @keywords section divider, separator with buttons, list toolbar, group heading, line with actions
 * @layout padded
 * @order 4
 * @part AUI-C15-4
 */
import { AdjustmentsHorizontalIcon, ArrowsUpDownIcon, PlusIcon } from '@heroicons/react/20/solid'

const tools = [
  { name: 'Add a product', icon: PlusIcon },
  { name: 'Filter', icon: AdjustmentsHorizontalIcon },
  { name: 'Sort', icon: ArrowsUpDownIcon },
]

const products = [
  { name: 'Pour-over dripper, clay', src: '/media/products/dripper-clay-400.webp' },
  { name: 'Candle, sage', src: '/media/products/candle-sage-400.webp' },
  { name: 'Tote, natural', src: '/media/products/tote-natural-400.webp' },
  { name: 'Sunglasses, amber', src: '/media/products/sunglasses-amber-400.webp' },
]

export default function DividerWithTitleAndToolbar() {
  return (
    <section aria-labelledby="restocked-heading" className="mx-auto max-w-2xl">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 id="restocked-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
          Restocked <span className="font-normal text-secondary-600 tabular-nums dark:text-secondary-400">4</span>
        </h3>
        <span aria-hidden="true" className="h-px min-w-4 flex-1 bg-secondary-300 dark:bg-white/20" />
        <div
          role="group"
          aria-label="Restocked products"
          className="flex rounded-lg bg-white shadow-xs ring-1 ring-secondary-300 ring-inset dark:bg-white/5 dark:shadow-none dark:ring-white/15"
        >
          {tools.map((tool) => (
            <button
              key={tool.name}
              type="button"
              aria-label={tool.name}
              title={tool.name}
              className="rounded-lg p-2.5 text-secondary-600 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:p-2 dark:text-secondary-300 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
            >
              <tool.icon aria-hidden="true" className="size-5" />
            </button>
          ))}
        </div>
      </div>
      <ul role="list" className="mt-5 grid grid-cols-2 gap-4 sm:grid-cols-4">
        {products.map((product) => (
          <li key={product.name}>
            <img
              src={product.src}
              alt=""
              width={400}
              height={500}
              loading="lazy"
              className="aspect-4/5 w-full rounded-lg object-cover"
            />
            <p className="mt-2 text-sm/5 font-medium text-secondary-950 dark:text-white">{product.name}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
