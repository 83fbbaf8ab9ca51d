/**
 * @title Card slider with arrows
 * @description A carousel of cards with tall pictures and prices that swipes, scrolls or moves by arrows.
 * @keywords carousel, card carousel, content slider, image cards, swiper, scroll snap
 * @layout full
 * @order 1
 * @part MKT-S10-1
 */
import { useRef, useState } from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/20/solid'

const trips = [
  {
    id: 'lake',
    title: 'Lake Verrin',
    text: '4 days by canoe, nights in a tent',
    price: '$860',
    image: '/media/scenes/cut-lake-day-tall.webp',
    alt: 'Orange tent by a mountain lake with pines',
  },
  {
    id: 'bike',
    title: 'Calle Naranja',
    text: '6 days by bike, from inn to inn',
    price: '$1,120',
    image: '/media/scenes/cut-bicycle-tall.webp',
    alt: 'Green bicycle with a basket of flowers at an ochre wall',
  },
  {
    id: 'ridge',
    title: 'The Lomas ridge',
    text: '5 days from hut to hut, 48 miles in all',
    price: '$720',
    image: '/media/scenes/cut-bottle-trail-tall.webp',
    alt: 'Steel bottle, backpack and map on a rock, purple mountains behind',
  },
  {
    id: 'farm',
    title: 'Norrby Farm',
    text: '3 nights in the barn, picking apples until noon',
    price: '$540',
    image: '/media/scenes/cut-farm-autumn-tall.webp',
    alt: 'Blue barn and silo behind plowed fields in fall',
  },
  {
    id: 'town',
    title: 'Sarral old town',
    text: '4 days on foot, with a cook and a mason',
    price: '$690',
    image: '/media/scenes/cut-street-spring-tall.webp',
    alt: 'Row houses in yellow and teal with flower boxes',
  },
]

export default function CardSliderWithArrows() {
  const [current, setCurrent] = useState(0)
  const [atEnd, setAtEnd] = useState(false)
  const track = useRef<HTMLUListElement>(null)

  function follow(list: HTMLElement) {
    const position = Math.abs(list.scrollLeft)
    setCurrent(Math.round((position / list.scrollWidth) * trips.length))
    setAtEnd(position + list.clientWidth > list.scrollWidth - 8)
  }

  function show(index: number) {
    track.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start' })
  }

  return (
    <section aria-labelledby="trips-heading" className="bg-white py-12 dark:bg-secondary-950">
      <div className="mx-auto flex max-w-7xl flex-wrap items-end justify-between gap-x-8 gap-y-4 px-4 sm:px-6 lg:px-8">
        <div>
          <h2
            id="trips-heading"
            className="text-4xl font-semibold tracking-tighter text-balance text-secondary-950 sm:text-5xl dark:text-white"
          >
            Five trips without a flight
          </h2>
          <p className="mt-2 text-lg/8 text-pretty text-secondary-600 dark:text-secondary-400">
            Each starts at a train station and takes eight people at most.
          </p>
        </div>
        <div className="flex items-center gap-3 max-sm:hidden">
          <p role="status" className="me-1 text-base/6 font-medium text-secondary-950 tabular-nums dark:text-white">
            <bdi>
              {current + 1} of {trips.length}
            </bdi>
          </p>
          <button
            type="button"
            aria-disabled={current === 0}
            onClick={() => show(Math.max(0, current - 1))}
            className="grid size-12 place-items-center rounded-full bg-secondary-950 text-white transition duration-150 hover:bg-secondary-800 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-disabled:opacity-40 motion-reduce:transition-none dark:bg-white dark:text-secondary-950 dark:hover:bg-secondary-200 dark:focus-visible:outline-primary-400"
          >
            <span className="sr-only">Previous trip</span>
            <ChevronLeftIcon aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          </button>
          <button
            type="button"
            aria-disabled={atEnd}
            onClick={() => show(Math.min(trips.length - 1, current + 1))}
            className="grid size-12 place-items-center rounded-full bg-secondary-950 text-white transition duration-150 hover:bg-secondary-800 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-disabled:opacity-40 motion-reduce:transition-none dark:bg-white dark:text-secondary-950 dark:hover:bg-secondary-200 dark:focus-visible:outline-primary-400"
          >
            <span className="sr-only">Next trip</span>
            <ChevronRightIcon aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          </button>
        </div>
      </div>

      <div className="mx-auto mt-8 max-w-7xl">
        <ul
          ref={track}
          role="list"
          onScroll={(event) => follow(event.currentTarget)}
          className="flex snap-x snap-mandatory scroll-px-4 gap-5 overflow-x-auto px-4 pb-4 motion-safe:scroll-smooth sm:scroll-px-6 sm:gap-6 sm:px-6 lg:scroll-px-8 lg:px-8"
        >
          {trips.map((trip) => (
            <li
              key={trip.id}
              className="group relative flex w-72 shrink-0 snap-start flex-col overflow-hidden rounded-2xl bg-primary-100 sm:w-96 dark:bg-primary-950"
            >
              <div className="overflow-hidden">
                <img
                  src={trip.image}
                  alt={trip.alt}
                  width={900}
                  height={1200}
                  loading="lazy"
                  className="aspect-4/5 w-full object-cover transition duration-300 motion-safe:group-hover:scale-105 motion-reduce:transition-none"
                />
              </div>
              <div className="px-5 py-4 text-primary-950 sm:px-6 sm:py-5 dark:text-white">
                <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-2xl/8 font-semibold tracking-tight">
                  <a
                    href="#"
                    className="after:absolute after:inset-0 after:rounded-2xl focus-visible:outline-hidden focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 focus-visible:after:outline-primary-600 dark:focus-visible:after:outline-white"
                  >
                    {trip.title}
                  </a>
                  <span className="tabular-nums">{trip.price}</span>
                </h3>
                <p className="mt-1 text-base/6 text-pretty dark:text-primary-100">
                  <bdi>{trip.text}</bdi>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
