/**
 * @title Simple badges in all tones
 * @description A card of products with solid badges above the pictures and soft ones with a fine outline beside the names, each in six tones.
 * @keywords pill, label, tag, status label, chip, soft badge, solid badge, badge colors
 * @free
 * @layout padded
 * @order 3
 * @part AUI-C04-5
 */
import clsx from 'clsx'

const products = [
  {
    name: 'Rust chair',
    src: '/media/cutouts/chair-rust.webp',
    groundClass: 'bg-amber-100 dark:bg-amber-400/20',
    solid: 'Sale',
    solidClass: 'bg-red-600 text-white',
    soft: 'Live',
    softClass:
      'bg-green-50 text-green-900 ring-green-700/20 dark:bg-green-400/10 dark:text-green-200 dark:ring-green-400/20',
  },
  {
    name: 'Field watch',
    src: '/media/cutouts/watch-black.webp',
    groundClass: 'bg-sky-100 dark:bg-sky-400/20',
    solid: 'New',
    solidClass: 'bg-primary-600 text-white',
    soft: 'In review',
    softClass: 'bg-sky-50 text-sky-900 ring-sky-700/20 dark:bg-sky-400/10 dark:text-sky-200 dark:ring-sky-400/20',
  },
  {
    name: 'Hand wash',
    src: '/media/cutouts/care-sage.webp',
    groundClass: 'bg-green-100 dark:bg-green-400/20',
    solid: 'Refill',
    solidClass: 'bg-green-700 text-white',
    soft: 'Low',
    softClass:
      'bg-amber-50 text-amber-900 ring-amber-700/20 dark:bg-amber-400/10 dark:text-amber-200 dark:ring-amber-400/20',
  },
  {
    name: 'Headphones',
    src: '/media/cutouts/headphones-sand.webp',
    groundClass: 'bg-primary-100 dark:bg-primary-400/20',
    solid: 'Last 4',
    solidClass: 'bg-amber-400 text-amber-950',
    soft: 'Ready',
    softClass:
      'bg-primary-50 text-primary-800 ring-primary-700/20 dark:bg-primary-400/10 dark:text-primary-200 dark:ring-primary-400/20',
  },
  {
    name: 'Camera',
    src: '/media/cutouts/camera-black.webp',
    groundClass: 'bg-red-100 dark:bg-red-400/20',
    solid: 'Preorder',
    solidClass: 'bg-sky-700 text-white',
    soft: 'Blocked',
    softClass: 'bg-red-50 text-red-900 ring-red-700/20 dark:bg-red-400/10 dark:text-red-200 dark:ring-red-400/20',
  },
  {
    name: 'Rubber plant',
    src: '/media/cutouts/plant-chalk.webp',
    groundClass: 'bg-secondary-200 dark:bg-white/10',
    solid: 'Pickup',
    solidClass: 'bg-secondary-700 text-white dark:bg-secondary-600',
    soft: 'Draft',
    softClass:
      'bg-secondary-50 text-secondary-700 ring-secondary-700/20 dark:bg-white/5 dark:text-secondary-300 dark:ring-white/15',
  },
]

export default function SimpleBadgesInAllTones() {
  return (
    <ul
      role="list"
      className="mx-auto grid max-w-xl grid-cols-2 gap-x-4 gap-y-3 rounded-xl bg-white p-4 shadow-xs ring-1 ring-secondary-950/10 sm:grid-cols-3 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      {products.map((product) => (
        <li key={product.name}>
          <div
            className={clsx(
              'flex flex-col items-start justify-between gap-1 rounded-lg p-2 sm:h-28 sm:flex-row sm:items-end',
              product.groundClass,
            )}
          >
            <span
              className={clsx(
                'shrink-0 self-start rounded-full px-2.5 py-0.5 text-sm/5 font-medium',
                product.solidClass,
              )}
            >
              {product.solid}
            </span>
            <img
              src={product.src}
              alt=""
              width={444}
              height={662}
              className="h-24 w-full min-w-0 object-contain object-bottom sm:w-20"
            />
          </div>
          <p className="mt-2 flex flex-wrap items-center justify-between gap-1 text-sm/6 font-medium text-secondary-950 dark:text-white">
            {product.name}
            <span className={clsx('rounded-full px-2.5 py-0.5 text-sm/5 ring-1 ring-inset', product.softClass)}>
              {product.soft}
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}
