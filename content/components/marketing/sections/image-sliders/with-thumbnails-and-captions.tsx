/**
 * @title Image slider with thumbnails and captions
 * @description An image slider with one large picture and its caption, arrows and thumbnails of all others.
 * @keywords gallery, carousel, slideshow, photo slider, lightbox, image gallery
 * @free
 * @layout full
 * @order 1
 * @part MKT-S15-1
 */
import { useRef, useState } from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const pictures = [
  {
    id: 'chalk',
    title: 'Chalk',
    text: 'Two coats of white slip over dark clay. Where it runs thin at the shoulder the clay shows through.',
    fired: 'Fired once, 2,230 °F',
    image: '/media/products/vase-chalk.webp',
    alt: 'Chalk white round vase with two dried stems',
  },
  {
    id: 'terracotta',
    title: 'Terracotta',
    text: 'No glaze at all. It drinks a little water in its first week and then never again.',
    fired: 'Fired once, 1,940 °F',
    image: '/media/products/vase-terracotta.webp',
    alt: 'Terracotta round vase with two dried stems',
  },
  {
    id: 'shore',
    title: 'Shore',
    text: 'Three glazes in one kiln: blue at the door, white in the middle, gray where the flame turns back.',
    fired: 'Fired twice, 2,345 °F',
    image: '/media/products/bowls-shore.webp',
    alt: 'Three nested bowls glazed blue, gray and white',
  },
  {
    id: 'moss',
    title: 'Moss',
    text: 'Copper and ash. It is the only glaze we still mix by eye, and the only one that is never twice the same.',
    fired: 'Fired twice, 2,345 °F',
    image: '/media/products/mug-moss.webp',
    alt: 'Moss green mug with thrown ridges',
  },
]

export default function ImageSliderWithThumbnailsAndCaptions() {
  const [current, setCurrent] = useState(0)
  const track = useRef<HTMLUListElement>(null)

  function show(index: number) {
    track.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start' })
  }

  return (
    <section
      aria-roledescription="carousel"
      aria-labelledby="glazes-heading"
      className="bg-white dark:bg-secondary-950"
    >
      <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 sm:py-24 lg:px-8">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <h2
            id="glazes-heading"
            className="text-3xl font-semibold tracking-tight text-balance text-secondary-950 sm:text-4xl dark:text-white"
          >
            Four glazes from the fall firing
          </h2>
          <div className="flex items-center gap-3">
            <p role="status" className="me-1 text-sm/6 text-secondary-600 tabular-nums dark:text-secondary-400">
              {current + 1} of {pictures.length}
            </p>
            <button
              type="button"
              onClick={() => show((current + pictures.length - 1) % pictures.length)}
              className="grid size-10 place-items-center rounded-full bg-white text-secondary-700 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 disabled:opacity-40 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
            >
              <span className="sr-only">Previous picture</span>
              <ChevronLeftIcon aria-hidden="true" className="size-5 rtl:-scale-x-100" />
            </button>
            <button
              type="button"
              onClick={() => show((current + 1) % pictures.length)}
              className="grid size-10 place-items-center rounded-full bg-white text-secondary-700 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 disabled:opacity-40 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
            >
              <span className="sr-only">Next picture</span>
              <ChevronRightIcon aria-hidden="true" className="size-5 rtl:-scale-x-100" />
            </button>
          </div>
        </div>

        <ul
          ref={track}
          role="list"
          onScroll={(event) =>
            setCurrent(Math.round(Math.abs(event.currentTarget.scrollLeft) / event.currentTarget.clientWidth))
          }
          className="mt-8 flex snap-x snap-mandatory overflow-x-auto rounded-xl motion-safe:scroll-smooth"
        >
          {pictures.map((picture) => (
            <li key={picture.id} className="w-full shrink-0 snap-start">
              <figure className="grid overflow-hidden rounded-xl bg-secondary-50 md:grid-cols-2 dark:bg-secondary-900">
                <img
                  src={picture.image}
                  alt={picture.alt}
                  width={640}
                  height={800}
                  className="aspect-square w-full object-cover"
                />
                <figcaption className="flex flex-col justify-end p-6 sm:p-8 lg:p-12">
                  <h3 className="text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">
                    {picture.title}
                  </h3>
                  <p className="mt-3 max-w-md text-base/7 text-pretty text-secondary-700 dark:text-secondary-300">
                    {picture.text}
                  </p>
                  <p className="mt-4 text-sm/6 text-secondary-600 dark:text-secondary-400">{picture.fired}</p>
                  <p className="mt-6 text-base/7">
                    <a
                      href="#"
                      className="relative rounded-sm py-2.5 font-medium text-primary-700 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:static sm:py-0 dark:text-primary-400 dark:focus-visible:outline-primary-400"
                    >
                      Everything in {picture.title.toLowerCase()}
                    </a>
                  </p>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>

        <ul role="list" className="mt-4 grid grid-cols-4 gap-3 sm:flex">
          {pictures.map((picture, index) => (
            <li key={picture.id}>
              <button
                type="button"
                aria-label={`Show ${picture.title}`}
                aria-current={current === index ? 'true' : undefined}
                onClick={() => show(index)}
                className={clsx(
                  'block overflow-hidden rounded-lg transition duration-150 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:w-20 dark:focus-visible:outline-primary-400',
                  current === index
                    ? 'ring-2 ring-primary-600 dark:ring-primary-400'
                    : 'opacity-70 ring-1 ring-secondary-950/10 hover:opacity-100 dark:ring-white/10',
                )}
              >
                <img
                  src={picture.image}
                  alt=""
                  width={640}
                  height={800}
                  className="aspect-square w-full object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
