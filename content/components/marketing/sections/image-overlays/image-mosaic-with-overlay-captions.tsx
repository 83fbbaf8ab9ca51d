/**
 * @title Image mosaic with overlay captions
 * @description A mosaic of images from edge to edge with captions on solid panes, one image four times as large as the others.
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
    name: 'A table for six',
    text: 'Tables, shell chairs and the lamps above them',
    image: '/media/scenes/meeting-ochre.webp',
    alt: 'Long oak table with six white chairs and pale lamps, the morning on an ochre wall',
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
    name: 'Something to sit on',
    text: '9 chairs and stools',
    image: '/media/products/chair-moss.webp',
    alt: 'Moss-green shell chair on four oak legs',
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
      <h2 id="collections-heading" className="sr-only">
        New on the shelves
      </h2>
      <ul
        role="list"
        className="grid auto-rows-[14rem] grid-cols-2 gap-1 sm:auto-rows-[18rem] lg:auto-rows-[25rem] lg:grid-cols-4"
      >
        {collections.map((collection) => (
          <li
            key={collection.name}
            className={clsx('group relative isolate overflow-hidden', collection.lead && 'col-span-2 row-span-2')}
          >
            <img
              src={collection.image}
              alt={collection.alt}
              width={1200}
              height={900}
              className={clsx(
                'absolute inset-0 -z-10 size-full object-cover transition duration-500 group-hover:scale-105 motion-reduce:transition-none',
                collection.lead && 'object-[77%_50%]',
              )}
            />
            <div
              className={clsx(
                'absolute inset-x-0 bottom-0 flex items-end justify-between gap-3 p-4',
                collection.lead
                  ? 'bg-white text-secondary-950 sm:inset-x-6 sm:bottom-6 sm:rounded-xl sm:p-6 dark:bg-secondary-950 dark:text-white'
                  : 'bg-white text-secondary-950 dark:bg-secondary-950 dark:text-white',
              )}
            >
              <div className="min-w-0">
                <h3
                  className={clsx(
                    'font-semibold text-balance',
                    collection.lead ? 'text-3xl tracking-tighter sm:text-5xl' : 'text-base/6',
                  )}
                >
                  <a
                    href="#"
                    className="after:absolute after:inset-0 focus-visible:outline-hidden focus-visible:after:outline-4 focus-visible:after:-outline-offset-4 focus-visible:after:outline-primary-600 dark:focus-visible:after:outline-primary-400"
                  >
                    {collection.name}
                  </a>
                </h3>
                <p className={clsx('text-pretty', collection.lead ? 'mt-1 text-base/7' : 'text-sm/6 max-sm:hidden')}>
                  {collection.text}
                </p>
              </div>
              <ArrowRightIcon
                aria-hidden="true"
                className="my-0.5 size-5 shrink-0 transition duration-150 group-hover:translate-x-0.5 motion-reduce:transition-none max-sm:hidden rtl:-scale-x-100"
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
