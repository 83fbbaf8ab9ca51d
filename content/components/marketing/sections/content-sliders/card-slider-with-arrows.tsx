/**
 * @title Card slider with arrows
 * @description A card carousel that swipes, scrolls or moves by arrows and lets the next card peek in.
 * @keywords carousel, card carousel, content slider, customer stories, swiper, scroll snap
 * @layout full
 * @order 1
 * @part MKT-S10-1
 */
import { useRef, useState } from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/20/solid'

const stories = [
  {
    id: 'chair',
    title: 'One shell, four legs, no screws',
    text: 'The legs lock where they cross, and come off without a tool when you move.',
    image: '/media/products/chair-rust.webp',
    alt: 'Rust-red shell chair on four oak legs',
  },
  {
    id: 'camera',
    title: 'Nothing on the back',
    text: 'No screen, so that you look at what you photograph and not at the photograph.',
    image: '/media/products/camera-tan.webp',
    alt: 'Small camera wrapped in tan leather, with a strap',
  },
  {
    id: 'books',
    title: 'Bound to lie open',
    text: 'Sewn, not glued. Put one down at page nine and it waits for you there.',
    image: '/media/products/books-autumn.webp',
    alt: 'Three cloth-bound books in a pile: red, cream and blue',
  },
  {
    id: 'watch',
    title: 'A dial without a date',
    text: 'You know what day it is. What you miss is how long the coffee has been standing.',
    image: '/media/products/watch-tan.webp',
    alt: 'Steel wristwatch with a white dial and a tan leather strap',
  },
  {
    id: 'candle',
    title: 'A lid that puts it out',
    text: 'No smoke in the room afterward, and the wood keeps the scent for tomorrow.',
    image: '/media/products/candle-sage.webp',
    alt: 'Candle in a ribbed sage-green cup, its wooden lid leaning on it',
  },
]

export default function CardSliderWithArrows() {
  const [current, setCurrent] = useState(0)
  const [atEnd, setAtEnd] = useState(false)
  const track = useRef<HTMLUListElement>(null)

  function follow(list: HTMLElement) {
    const position = Math.abs(list.scrollLeft)
    setCurrent(Math.round((position / list.scrollWidth) * stories.length))
    setAtEnd(position + list.clientWidth > list.scrollWidth - 8)
  }

  function show(index: number) {
    track.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start' })
  }

  return (
    <section aria-labelledby="stories-heading" className="bg-white py-16 sm:py-24 dark:bg-secondary-950">
      <div className="mx-auto flex max-w-7xl flex-wrap items-end justify-between gap-x-8 gap-y-4 px-4 sm:px-6 lg:px-8">
        <div>
          <h2
            id="stories-heading"
            className="text-3xl font-semibold tracking-tight text-balance text-secondary-950 sm:text-4xl dark:text-white"
          >
            Every piece has a reason
          </h2>
          <p className="mt-3 text-lg/8 text-pretty text-secondary-600 dark:text-secondary-400">
            Five short stories from the workshop.
          </p>
        </div>
        <div className="flex gap-3 max-sm:hidden">
          <button
            type="button"
            aria-disabled={current === 0}
            onClick={() => show(Math.max(0, current - 1))}
            className="grid size-10 place-items-center rounded-full bg-white text-secondary-700 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 disabled:opacity-40 aria-disabled:opacity-40 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
          >
            <span className="sr-only">Previous story</span>
            <ChevronLeftIcon aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          </button>
          <button
            type="button"
            aria-disabled={atEnd}
            onClick={() => show(Math.min(stories.length - 1, current + 1))}
            className="grid size-10 place-items-center rounded-full bg-white text-secondary-700 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 disabled:opacity-40 aria-disabled:opacity-40 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
          >
            <span className="sr-only">Next story</span>
            <ChevronRightIcon aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          </button>
        </div>
      </div>

      <div className="mx-auto mt-10 max-w-7xl">
        <ul
          ref={track}
          role="list"
          onScroll={(event) => follow(event.currentTarget)}
          className="flex snap-x snap-mandatory scroll-px-4 gap-5 overflow-x-auto px-4 pb-4 motion-safe:scroll-smooth sm:scroll-px-6 sm:gap-6 sm:px-6 lg:scroll-px-8 lg:px-8"
        >
          {stories.map((story) => (
            <li key={story.id} className="group relative w-64 shrink-0 snap-start sm:w-80 lg:w-96">
              <div className="overflow-hidden rounded-xl">
                <img
                  src={story.image}
                  alt={story.alt}
                  width={800}
                  height={1000}
                  className="aspect-square w-full object-cover transition duration-300 motion-safe:group-hover:scale-105 motion-reduce:transition-none"
                />
              </div>
              <h3 className="mt-4 text-lg/7 font-semibold text-balance text-secondary-950 dark:text-white">
                <a
                  href="#"
                  className="after:absolute after:inset-0 after:rounded-xl focus-visible:outline-hidden focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-primary-600 dark:focus-visible:after:outline-primary-400"
                >
                  {story.title}
                </a>
              </h3>
              <p className="mt-1 text-base/7 text-pretty text-secondary-600 dark:text-secondary-400">{story.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
