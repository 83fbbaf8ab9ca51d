/**
 * @title Image slider with thumbnails and captions
 * @description An image slider from edge to edge with a caption, arrows and a thumbnail of each picture below.
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
    id: 'stairs',
    title: 'The stair to the roof',
    text: 'Seventeen steps, warm until midnight. Breakfast is carried up at eight.',
    image: '/media/scenes/stairs-rose-wide.webp',
    alt: 'Rose-colored stair in the sun, leading to an arch that opens on the sky',
  },
  {
    id: 'arcade',
    title: 'The arcade',
    text: 'Shade from ten to four, and a door to each of the nine rooms.',
    image: '/media/scenes/arcade-ochre-wide.webp',
    alt: 'Ochre arcade along a courtyard, the sun through its arches lying on tiles and wall',
  },
  {
    id: 'dunes',
    title: 'The dunes',
    text: 'They begin behind the garden wall. We walk out at five, before the heat.',
    image: '/media/scenes/dunes-noon-wide.webp',
    alt: 'Golden dunes under a wide sky, the wind’s ripples on the sand',
  },
  {
    id: 'hills',
    title: 'The road east',
    text: 'Forty minutes of hills, and mist in every valley until the sun is up.',
    image: '/media/scenes/hills-dawn-wide.webp',
    alt: 'Hills behind hills at dawn, mist in the valleys',
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
      aria-label="The house in four pictures"
      className="relative overflow-hidden bg-secondary-950"
    >
      <ul
        ref={track}
        role="list"
        tabIndex={0}
        aria-label="Pictures"
        onScroll={(event) =>
          setCurrent(Math.round(Math.abs(event.currentTarget.scrollLeft) / event.currentTarget.clientWidth))
        }
        className="flex snap-x snap-mandatory overflow-x-auto focus-visible:outline-4 focus-visible:-outline-offset-4 focus-visible:outline-white motion-safe:scroll-smooth"
      >
        {pictures.map((picture) => (
          <li key={picture.id} className="w-full shrink-0 snap-start">
            <figure className="flex h-full flex-col">
              <img
                src={picture.image}
                alt={picture.alt}
                width={1200}
                height={675}
                className="h-80 w-full object-cover object-[50%_30%] sm:h-120 lg:h-156"
              />
              <figcaption className="mx-auto w-full max-w-7xl px-4 pt-6 pb-48 sm:px-6 sm:pt-7 sm:pb-40 lg:px-8 xl:pb-8">
                <h2 className="text-4xl font-semibold tracking-tighter text-balance text-white sm:text-5xl">
                  {picture.title}
                </h2>
                <p className="mt-2 max-w-md text-lg/7 text-pretty text-secondary-300">{picture.text}</p>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>

      <div className="pointer-events-none absolute inset-x-0 bottom-0">
        <div className="mx-auto flex max-w-7xl flex-wrap items-end justify-between gap-x-8 gap-y-4 px-4 pb-6 sm:px-6 sm:pb-8 lg:px-8 xl:justify-end xl:pb-11">
          <ul role="list" className="pointer-events-auto grid w-full grid-cols-4 gap-3 sm:flex sm:w-auto">
            {pictures.map((picture, index) => (
              <li key={picture.id}>
                <button
                  type="button"
                  aria-label={`Show ${picture.title}`}
                  aria-current={current === index ? 'true' : undefined}
                  onClick={() => show(index)}
                  className={clsx(
                    'block w-full overflow-hidden rounded-lg ring-2 transition duration-150 focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-white motion-reduce:transition-none sm:w-24 lg:w-32',
                    current === index ? 'ring-white' : 'ring-white/0 hover:ring-white/50',
                  )}
                >
                  <img
                    src={picture.image}
                    alt=""
                    width={1200}
                    height={675}
                    className="aspect-4/3 w-full object-cover"
                  />
                </button>
              </li>
            ))}
          </ul>
          <div className="pointer-events-auto flex items-center gap-3 max-sm:w-full max-sm:justify-between">
            <p role="status" className="me-1 text-base/6 font-medium text-white tabular-nums">
              <bdi>
                {current + 1} of {pictures.length}
              </bdi>
            </p>
            <div className="flex gap-3">
              <button
                type="button"
                onClick={() => show((current + pictures.length - 1) % pictures.length)}
                className="grid size-12 place-items-center rounded-full bg-white text-secondary-950 transition duration-150 hover:bg-secondary-200 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none"
              >
                <span className="sr-only">Previous picture</span>
                <ChevronLeftIcon aria-hidden="true" className="size-6 rtl:-scale-x-100" />
              </button>
              <button
                type="button"
                onClick={() => show((current + 1) % pictures.length)}
                className="grid size-12 place-items-center rounded-full bg-white text-secondary-950 transition duration-150 hover:bg-secondary-200 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none"
              >
                <span className="sr-only">Next picture</span>
                <ChevronRightIcon aria-hidden="true" className="size-6 rtl:-scale-x-100" />
              </button>
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}
