/**
 * @title Empty state with starting options
 * @description An empty state with a short explanation and several ways to begin, such as creating, importing or using a sample.
 * @keywords blank slate, first run, getting started, onboarding, no data, import
 * @free
 * @layout padded
 * @order 1
 * @part AUI-C17-1
 */
import { ArrowUpTrayIcon, DocumentPlusIcon, TableCellsIcon } from '@heroicons/react/24/outline'
import { ChevronRightIcon } from '@heroicons/react/20/solid'

const ways = [
  { name: 'Add a product', text: 'Name, price and an image. Takes about two minutes.', icon: DocumentPlusIcon },
  {
    name: 'Import a spreadsheet',
    text: 'CSV or Excel, up to 5,000 rows. Preview everything before you import.',
    icon: TableCellsIcon,
  },
  {
    name: 'Switch from another store',
    text: 'Brings products, images and stock. Your old store stays as it is.',
    icon: ArrowUpTrayIcon,
  },
]

// An empty picture is a place that is still free.
const shelf = [
  { id: 1, image: '/media/cutouts/candle-sage.webp', width: 532, height: 505 },
  { id: 2, image: '', width: 0, height: 0 },
  { id: 3, image: '/media/cutouts/headphones-sand.webp', width: 562, height: 554 },
  { id: 4, image: '/media/cutouts/plant-chalk.webp', width: 464, height: 741 },
  { id: 5, image: '', width: 0, height: 0 },
]

export default function EmptyStateWithStartingOptions() {
  return (
    <section aria-labelledby="no-products-heading" className="mx-auto max-w-xl">
      <div
        aria-hidden="true"
        className="mb-6 flex items-end gap-3 border-b-4 border-secondary-300 px-3 dark:border-secondary-700"
      >
        {shelf.map((thing) => (
          <span
            key={thing.id}
            className="flex h-20 flex-1 items-end justify-center rounded-t-lg border-2 border-b-0 border-dashed border-secondary-300 dark:border-secondary-600"
          >
            {thing.image !== '' && (
              <img
                src={thing.image}
                alt=""
                width={thing.width}
                height={thing.height}
                className="max-h-18 w-auto opacity-60 grayscale"
              />
            )}
          </span>
        ))}
      </div>
      <h2 id="no-products-heading" className="text-lg/7 font-semibold text-secondary-950 dark:text-white">
        Your shelves are waiting
      </h2>
      <p className="mt-1 text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400">
        Choose how to fill them. You can always add more later.
      </p>
      <ul role="list" className="mt-6 border-b border-secondary-950/10 dark:border-white/10">
        {ways.map((way) => (
          <li
            key={way.name}
            className="group relative flex items-center gap-4 border-t border-secondary-950/10 py-4 dark:border-white/10"
          >
            <span className="flex size-10 shrink-0 items-center justify-center rounded-lg bg-primary-50 dark:bg-primary-400/15">
              <way.icon aria-hidden="true" className="size-6 text-primary-700 dark:text-primary-300" />
            </span>
            <div className="min-w-0 flex-1">
              <h3 className="text-sm/6 font-semibold text-secondary-950 dark:text-white">
                <a
                  href="#"
                  className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-hidden focus-visible:after:outline-2 focus-visible:after:outline-primary-600 dark:focus-visible:after:outline-primary-400"
                >
                  {way.name}
                </a>
              </h3>
              <p className="text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400">{way.text}</p>
            </div>
            <ChevronRightIcon
              aria-hidden="true"
              className="size-5 shrink-0 text-secondary-400 group-hover:text-secondary-700 rtl:-scale-x-100 dark:text-secondary-500 dark:group-hover:text-secondary-200"
            />
          </li>
        ))}
      </ul>
      <a
        href="#"
        className="mt-3 -mb-2 inline-block rounded-sm py-2 text-sm/6 font-medium text-primary-700 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:mt-5 sm:mb-0 sm:py-0 dark:text-primary-400 dark:focus-visible:outline-primary-400"
      >
        See a sample store
      </a>
    </section>
  )
}
