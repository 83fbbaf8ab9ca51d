/**
 * @title Divider with title and toolbar
 * @description A section name with its count at the start of a strong line and a joined group of buttons with icons and words at its end.
 * @keywords section divider, separator with buttons, list toolbar, group heading, line with actions
 * @layout padded
 * @order 4
 * @part AUI-C15-4
 */
import { AdjustmentsHorizontalIcon, ArrowsUpDownIcon, PlusIcon } from '@heroicons/react/20/solid'

const tools = [
  { word: 'Add', rest: 'a product', icon: PlusIcon },
  { word: 'Filter', rest: 'the products', icon: AdjustmentsHorizontalIcon },
  { word: 'Sort', rest: 'the products', icon: ArrowsUpDownIcon },
]

const products = [
  { name: 'Dripper, clay', src: '/media/products/dripper-clay-400.webp' },
  { name: 'Candle, sage', src: '/media/products/candle-sage-400.webp' },
  { name: 'Tote, natural', src: '/media/products/tote-natural-400.webp' },
  { name: 'Sunglasses, amber', src: '/media/products/sunglasses-amber-400.webp' },
]

export default function DividerWithTitleAndToolbar() {
  return (
    <section aria-labelledby="restocked-heading" className="mx-auto max-w-2xl">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3
          id="restocked-heading"
          className="flex items-center gap-3 text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white"
        >
          Restocked
          <span className="rounded-full bg-primary-600 px-2.5 text-sm/6 text-white tabular-nums">4</span>
        </h3>
        <span aria-hidden="true" className="h-0.5 min-w-4 flex-1 bg-primary-600 dark:bg-primary-400" />
        <div
          role="group"
          aria-label="Restocked products"
          className="flex rounded-lg bg-white shadow-xs ring-1 ring-secondary-300 ring-inset dark:bg-white/5 dark:shadow-none dark:ring-white/15"
        >
          {tools.map((tool) => (
            <button
              key={tool.word}
              type="button"
              className="inline-flex items-center gap-1.5 border-secondary-300 px-3 py-2 text-sm/6 font-semibold text-secondary-700 transition duration-150 not-first:border-s first:rounded-s-lg last:rounded-e-lg hover:bg-secondary-950/5 hover:text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:border-white/15 dark:text-secondary-200 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
            >
              <tool.icon aria-hidden="true" className="-ms-0.5 size-5 text-secondary-500 dark:text-secondary-400" />
              {tool.word} <span className="sr-only">{tool.rest}</span>
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
              className="aspect-square w-full rounded-lg object-cover"
            />
            <p className="mt-2 text-sm/5 font-medium text-secondary-950 dark:text-white">{product.name}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
