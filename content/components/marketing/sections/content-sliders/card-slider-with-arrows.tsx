/**
 * @title Card slider with arrows
 * @description A card carousel on near-black with products on grounds of their own color, that swipes, scrolls or moves by arrows and lets the next card peek in.
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
    ground: '#f0a283',
    alt: 'Rust-red shell chair on four oak legs',
  },
  {
    id: 'camera',
    title: 'Nothing on the back',
    text: 'No screen, so that you look at what you photograph and not at the photograph.',
    image: '/media/products/camera-tan.webp',
    ground: '#c3d5ea',
    alt: 'Small camera wrapped in tan leather, with a strap',
  },
  {
    id: 'books',
    title: 'Bound to lie open',
    text: 'Sewn, not glued. Put one down at page nine and it waits for you there.',
    image: '/media/products/books-autumn.webp',
    ground: '#f0e2b8',
    alt: 'Three cloth-bound books in a pile: red, cream and blue',
  },
  {
    id: 'watch',
    title: 'A dial without a date',
    text: 'You know what day it is. What you miss is how long the coffee has been standing.',
    image: '/media/products/watch-tan.webp',
    ground: '#d5e5d6',
    alt: 'Steel wristwatch with a white dial and a tan leather strap',
  },
  {
    id: 'candle',
    title: 'A lid that puts it out',
    text: 'No smoke in the room afterward, and the wood keeps the scent for tomorrow.',
    image: '/media/products/candle-sage.webp',
    ground: '#b9cc9a',
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
    <section aria-labelledby="stories-heading" className="bg-secondary-950 py-16 sm:py-20 dark:bg-secondary-900">
      <div className="mx-auto flex max-w-7xl flex-wrap items-end justify-between gap-x-8 gap-y-4 px-4 sm:px-6 lg:px-8">
        <div>
          <h2
            id="stories-heading"
            className="text-4xl font-semibold tracking-tighter text-balance text-white sm:text-5xl"
          >
            Every piece has a reason
          </h2>
          <p className="mt-2 text-lg/8 text-pretty text-secondary-300">
            Five things we changed our minds about, then made.
          </p>
        </div>
        <div className="flex items-center gap-3 max-sm:hidden">
          <p role="status" className="me-1 text-base/6 font-medium text-white tabular-nums">
            From {current + 1} of {stories.length}
          </p>
          <button
            type="button"
            aria-disabled={current === 0}
            onClick={() => show(Math.max(0, current - 1))}
            className="grid size-12 place-items-center rounded-full bg-white text-secondary-950 transition duration-150 hover:bg-secondary-200 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white aria-disabled:opacity-40 motion-reduce:transition-none"
          >
            <span className="sr-only">Previous story</span>
            <ChevronLeftIcon aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          </button>
          <button
            type="button"
            aria-disabled={atEnd}
            onClick={() => show(Math.min(stories.length - 1, current + 1))}
            className="grid size-12 place-items-center rounded-full bg-white text-secondary-950 transition duration-150 hover:bg-secondary-200 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white aria-disabled:opacity-40 motion-reduce:transition-none"
          >
            <span className="sr-only">Next story</span>
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
          {stories.map((story) => (
            <li key={story.id} className="group relative w-64 shrink-0 snap-start sm:w-80 lg:w-96">
              <div style={{ backgroundColor: story.ground }} className="isolate overflow-hidden rounded-2xl">
                <img
                  src={story.image}
                  alt={story.alt}
                  width={800}
                  height={1000}
                  className="aspect-4/5 w-full object-cover mix-blend-multiply transition duration-300 motion-safe:group-hover:scale-105 motion-reduce:transition-none"
                />
              </div>
              <h3 className="mt-4 text-xl/7 font-semibold tracking-tight text-balance text-white">
                <a
                  href="#"
                  className="after:absolute after:inset-0 after:rounded-xl focus-visible:outline-hidden focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-white"
                >
                  {story.title}
                </a>
              </h3>
              <p className="mt-1 text-base/7 text-pretty text-secondary-300">{story.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
