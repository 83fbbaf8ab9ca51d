/**
 * @title Card slider with arrows
 * @description A card carousel with products on grounds of their own color, that swipes, scrolls or moves by arrows and lets the next card peek in.
 * @keywords carousel, card carousel, content slider, product carousel, swiper, scroll snap
 * @layout full
 * @order 1
 * @part MKT-S10-1
 */
import { useRef, useState } from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/20/solid'

const products = [
  {
    id: 'headphones',
    title: 'Quiet headphones',
    price: '$195',
    text: 'Leather cushions you can replace. They fold flat.',
    image: '/media/products/headphones-sand.webp',
    ground: '#f0a283',
    alt: 'Over-ear headphones: sand-colored shells with tan leather cushions',
  },
  {
    id: 'camera',
    title: 'Field camera',
    price: '$690',
    text: 'No screen on the back. Leather, with a strap.',
    image: '/media/products/camera-tan.webp',
    ground: '#c3d5ea',
    alt: 'Small camera wrapped in tan leather, with a strap',
  },
  {
    id: 'books',
    title: 'Clothbound books',
    price: '$64',
    text: 'Three novels, sewn so that they lie open.',
    image: '/media/products/books-autumn.webp',
    ground: '#f0e2b8',
    alt: 'Three cloth-bound books in a pile: red, cream and blue',
  },
  {
    id: 'watch',
    title: 'Meridian watch',
    price: '$380',
    text: 'No date window. Steel case, tan strap, 38 mm.',
    image: '/media/products/watch-tan.webp',
    ground: '#d5e5d6',
    alt: 'Steel wristwatch with a white dial and a tan leather strap',
  },
  {
    id: 'candle',
    title: 'Ribbed candle',
    price: '$38',
    text: 'Fig and cedar, 50 hours, with a lid that puts it out.',
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
    setCurrent(Math.round((position / list.scrollWidth) * products.length))
    setAtEnd(position + list.clientWidth > list.scrollWidth - 8)
  }

  function show(index: number) {
    track.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start' })
  }

  return (
    <section aria-labelledby="products-heading" className="bg-white py-14 sm:py-16 dark:bg-secondary-950">
      <div className="mx-auto flex max-w-7xl flex-wrap items-end justify-between gap-x-8 gap-y-4 px-4 sm:px-6 lg:px-8">
        <div>
          <h2
            id="products-heading"
            className="text-4xl font-semibold tracking-tighter text-balance text-secondary-950 sm:text-5xl dark:text-white"
          >
            New at Halden this fall
          </h2>
          <p className="mt-2 text-lg/8 text-pretty text-secondary-600 dark:text-secondary-400">
            Five new things, made to last.
          </p>
        </div>
        <div className="flex items-center gap-3 max-sm:hidden">
          <p role="status" className="me-1 text-base/6 font-medium text-secondary-950 tabular-nums dark:text-white">
            {current + 1} of {products.length}
          </p>
          <button
            type="button"
            aria-disabled={current === 0}
            onClick={() => show(Math.max(0, current - 1))}
            className="grid size-12 place-items-center rounded-full bg-secondary-950 text-white transition duration-150 hover:bg-secondary-800 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-disabled:opacity-40 motion-reduce:transition-none dark:bg-white dark:text-secondary-950 dark:hover:bg-secondary-200 dark:focus-visible:outline-primary-400"
          >
            <span className="sr-only">Previous product</span>
            <ChevronLeftIcon aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          </button>
          <button
            type="button"
            aria-disabled={atEnd}
            onClick={() => show(Math.min(products.length - 1, current + 1))}
            className="grid size-12 place-items-center rounded-full bg-secondary-950 text-white transition duration-150 hover:bg-secondary-800 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-disabled:opacity-40 motion-reduce:transition-none dark:bg-white dark:text-secondary-950 dark:hover:bg-secondary-200 dark:focus-visible:outline-primary-400"
          >
            <span className="sr-only">Next product</span>
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
          {products.map((product) => (
            <li key={product.id} className="group relative w-64 shrink-0 snap-start sm:w-80 lg:w-96">
              <div style={{ backgroundColor: product.ground }} className="rounded-2xl p-3 sm:p-4">
                <img
                  src={product.image}
                  alt={product.alt}
                  width={800}
                  height={1000}
                  className="aspect-4/5 w-full rounded-xl object-cover"
                />
              </div>
              <h3 className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 text-xl/7 font-semibold tracking-tight text-secondary-950 dark:text-white">
                <a
                  href="#"
                  className="after:absolute after:inset-0 after:rounded-xl focus-visible:outline-hidden focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-primary-600 dark:focus-visible:after:outline-primary-400"
                >
                  {product.title}
                </a>
                <span className="tabular-nums">{product.price}</span>
              </h3>
              <p className="mt-1 text-base/7 text-pretty text-secondary-600 dark:text-secondary-400">{product.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
