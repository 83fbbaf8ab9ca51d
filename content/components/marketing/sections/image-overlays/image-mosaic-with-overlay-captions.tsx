/**
 * @title Image mosaic with overlay captions
 * @description A mosaic of five images to the edges with a caption on each, one four times as large as the others.
 * @keywords category cards, collections, image grid, gallery, text over image, destinations
 * @free
 * @layout full
 * @order 1
 * @part MKT-S14-1
 */
import { ArrowRightIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const places = [
  {
    name: 'Old town on foot',
    text: '9 stops in 2 miles, flat all the way',
    image: '/media/scenes/cut-street-spring.webp',
    alt: 'Row houses in coral, yellow, teal and pink with flower boxes and two trees',
    lead: true,
  },
  {
    name: 'Bakeries',
    text: '4 open before 7 AM',
    image: '/media/scenes/cut-bakery.webp',
    alt: 'Bakery with loaves on wooden shelves and a cake under glass on the counter',
    lead: false,
  },
  {
    name: 'Bookstores',
    text: '3 on one block',
    image: '/media/scenes/cut-bookshop.webp',
    alt: 'Bookstore with shelves to the ceiling, a ladder and a teal armchair',
    lead: false,
  },
  {
    name: 'Greenhouse',
    text: 'Free on weekdays',
    image: '/media/scenes/cut-greenhouse.webp',
    alt: 'Greenhouse with potted plants on benches, tomatoes and hanging baskets',
    lead: false,
  },
  {
    name: 'Cafés',
    text: '5 open until midnight',
    image: '/media/scenes/cut-cafe-evening.webp',
    alt: 'Small café at night with round tables and warm lamps',
    lead: false,
  },
]

export default function ImageMosaicWithOverlayCaptions() {
  return (
    <section aria-labelledby="places-heading" className="bg-white dark:bg-secondary-950">
      <h2 id="places-heading" className="sr-only">
        An afternoon in Calder Falls
      </h2>
      <ul
        role="list"
        className="grid auto-rows-[14rem] grid-cols-2 gap-1 sm:auto-rows-[18rem] lg:auto-rows-[25rem] lg:grid-cols-4"
      >
        {places.map((place) => (
          <li
            key={place.name}
            className={clsx('group relative isolate overflow-hidden', place.lead && 'col-span-2 row-span-2')}
          >
            <img
              src={place.image}
              alt={place.alt}
              width={1600}
              height={1200}
              className="absolute inset-0 -z-10 size-full object-cover transition duration-500 group-hover:scale-105 motion-reduce:transition-none"
            />
            <div
              className={clsx(
                'absolute flex items-end justify-between gap-3 bg-white text-secondary-950 dark:bg-secondary-950 dark:text-white',
                place.lead
                  ? 'inset-x-4 bottom-4 rounded-xl p-5 sm:inset-x-6 sm:bottom-6 sm:p-6'
                  : 'inset-x-2 bottom-2 rounded-lg p-3 sm:inset-x-4 sm:bottom-4 sm:px-4',
              )}
            >
              <div className="min-w-0">
                <h3
                  className={clsx(
                    'font-semibold text-balance',
                    place.lead ? 'text-3xl tracking-tighter sm:text-5xl' : 'text-lg/6 tracking-tight',
                  )}
                >
                  <a
                    href="#"
                    className="after:absolute after:inset-0 focus-visible:outline-hidden focus-visible:after:outline-4 focus-visible:after:-outline-offset-4 focus-visible:after:outline-primary-600 dark:focus-visible:after:outline-primary-400"
                  >
                    {place.name}
                  </a>
                </h3>
                <p className={clsx('text-pretty', place.lead ? 'mt-1 text-base/7' : 'text-sm/6 max-sm:hidden')}>
                  <bdi>{place.text}</bdi>
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
