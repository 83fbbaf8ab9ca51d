/**
 * @title Card slider with arrows
 * @description A card carousel with tall pictures and words over them, that swipes, scrolls or moves by arrows and lets the next card peek in.
 * @keywords carousel, card carousel, content slider, image cards, swiper, scroll snap
 * @layout full
 * @order 1
 * @part MKT-S10-1
 */
import { useRef, useState } from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/20/solid'

const trips = [
  {
    id: 'dunes',
    title: 'Sarral Dunes',
    text: '6 days on foot with two camels',
    price: '$1,480',
    image: '/media/scenes/dunes-noon-tall.webp',
    alt: 'Golden dunes under a wide sky, the wind’s ripples on the sand',
  },
  {
    id: 'lake',
    title: 'Lake Verrin',
    text: '4 days by canoe, nights in two log cabins',
    price: '$860',
    image: '/media/scenes/lake-tall.webp',
    alt: 'Snow-covered mountains mirrored in a still lake',
  },
  {
    id: 'arcade',
    title: 'Casa Almendra',
    text: '3 nights on a farm, olives picked until noon',
    price: '$540',
    image: '/media/scenes/arcade-lime-tall.webp',
    alt: 'Pale arcade along a courtyard, the sun through its arches lying on tiles and wall',
  },
  {
    id: 'hills',
    title: 'The Lomas ridge',
    text: '5 days from hut to hut, 48 miles in all',
    price: '$720',
    image: '/media/scenes/hills-dawn-tall.webp',
    alt: 'Hills behind hills at dawn, mist in the valleys',
  },
  {
    id: 'pines',
    title: 'Norrby Forest',
    text: '5 days on skis, a sauna every evening',
    price: '$990',
    image: '/media/scenes/pines-snow-tall.webp',
    alt: 'Snow-covered pines on a winter slope',
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
    <section aria-labelledby="trips-heading" className="bg-white py-12 sm:py-14 dark:bg-secondary-950">
      <div className="mx-auto flex max-w-7xl flex-wrap items-end justify-between gap-x-8 gap-y-4 px-4 sm:px-6 lg:px-8">
        <div>
          <h2
            id="trips-heading"
            className="text-4xl font-semibold tracking-tighter text-balance text-secondary-950 sm:text-5xl dark:text-white"
          >
            Five trips without a flight
          </h2>
          <p className="mt-2 text-lg/8 text-pretty text-secondary-600 dark:text-secondary-400">
            Each begins at a train station, for eight people at most.
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
              className="group relative w-72 shrink-0 snap-start overflow-hidden rounded-2xl bg-secondary-950 sm:w-96 dark:ring-1 dark:ring-white/15"
            >
              <img
                src={trip.image}
                alt={trip.alt}
                width={675}
                height={900}
                className="aspect-3/4 w-full object-cover transition duration-300 motion-safe:group-hover:scale-105 motion-reduce:transition-none"
              />
              <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-secondary-950 via-secondary-950/75 via-60% to-transparent px-5 pt-24 pb-5 text-white sm:px-6 sm:pb-6">
                <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-2xl/8 font-semibold tracking-tight sm:text-3xl">
                  <a
                    href="#"
                    className="after:absolute after:inset-0 after:rounded-2xl focus-visible:outline-hidden focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 focus-visible:after:outline-white"
                  >
                    {trip.title}
                  </a>
                  <span className="text-lg/7 tracking-normal tabular-nums">{trip.price}</span>
                </h3>
                <p className="mt-1 text-base/6 text-pretty">
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
