/**
 * @title Image mosaic with overlay captions
 * @description A mosaic of images with captions on readable panes, one image larger than the others.
 * @keywords category cards, collections, image grid, gallery, text over image, shop categories
 * @free
 * @layout full
 * @order 1
 * @part MKT-S14-1
 */
import { ArrowRightIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const collections = [
  {
    name: 'The corner you read in',
    text: 'Armchairs, prints and plants that like shade',
    image: '/media/scenes/corner-sage-tall.webp',
    alt: 'Light armchair and a rubber plant in the corner of a green room, a window’s light on the wall',
    lead: true,
  },
  {
    name: 'First coffee',
    text: '6 drippers and jugs',
    image: '/media/products/dripper-clay.webp',
    alt: 'Clay-red coffee dripper on a glass jug with a wooden collar',
    lead: false,
  },
  {
    name: 'Sunday soup',
    text: '6 sets of bowls',
    image: '/media/products/bowls-shore.webp',
    alt: 'Three nested bowls, glazed blue, gray and white',
    lead: false,
  },
  {
    name: 'Poured slowly',
    text: '5 kettles',
    image: '/media/products/kettle-black.webp',
    alt: 'Black kettle with a long curved spout and a wooden handle',
    lead: false,
  },
  {
    name: 'On the way',
    text: '4 canvas bags',
    image: '/media/products/tote-natural.webp',
    alt: 'Natural canvas bag with leather handles and base',
    lead: false,
  },
]

export default function ImageMosaicWithOverlayCaptions() {
  return (
    <section aria-labelledby="collections-heading" className="bg-white dark:bg-secondary-950">
      <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 sm:py-24 lg:px-8">
        <h2
          id="collections-heading"
          className="text-3xl font-semibold tracking-tight text-balance text-secondary-950 sm:text-4xl dark:text-white"
        >
          New on the shelves
        </h2>
        <ul role="list" className="mt-10 grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
          {collections.map((collection) => (
            <li
              key={collection.name}
              className={clsx(
                'group relative isolate grid overflow-hidden rounded-xl',
                collection.lead && 'col-span-2 lg:row-span-2',
              )}
            >
              <img
                src={collection.image}
                alt={collection.alt}
                width={640}
                height={800}
                className="relative -z-10 col-start-1 row-start-1 aspect-4/5 size-full object-cover transition duration-500 motion-safe:group-hover:scale-105 motion-reduce:transition-none"
              />
              <div className="col-start-1 row-start-1 m-1.5 flex items-center justify-between gap-3 self-end rounded-lg bg-white/95 px-3 py-2 sm:m-3 sm:px-4 sm:py-3 dark:bg-secondary-950/95">
                <div className="min-w-0">
                  <h3
                    className={clsx(
                      'font-semibold text-balance text-secondary-950 dark:text-white',
                      collection.lead ? 'text-lg/7' : 'text-sm/6',
                    )}
                  >
                    <a
                      href="#"
                      className="after:absolute after:inset-0 after:rounded-xl focus-visible:outline-hidden focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary-600"
                    >
                      {collection.name}
                    </a>
                  </h3>
                  <p
                    className={clsx(
                      'text-sm/6 text-pretty text-secondary-700 dark:text-secondary-300',
                      !collection.lead && 'max-sm:hidden',
                    )}
                  >
                    {collection.text}
                  </p>
                </div>
                <ArrowRightIcon
                  aria-hidden="true"
                  className="size-5 shrink-0 text-secondary-500 transition duration-150 group-hover:translate-x-0.5 motion-reduce:transition-none max-sm:hidden rtl:-scale-x-100 dark:text-secondary-400"
                />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
