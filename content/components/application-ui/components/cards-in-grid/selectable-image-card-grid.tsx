/**
 * @title Selectable image card grid
 * @description A grid of images to select, with a bar that counts the selection and acts on it.
 * @keywords file picker, image gallery, asset library, photo grid, media library, multi-select
 * @layout padded
 * @order 2
 * @part AUI-C11-2
 */
import { useState } from 'react'
import { CheckIcon } from '@heroicons/react/16/solid'

const pictures = [
  {
    id: 'armchair',
    name: 'Oat armchair',
    detail: 'Living room',
    src: '/media/products/armchair-oat.webp',
    alt: 'Low oak armchair with oat-colored cushions',
  },
  {
    id: 'camera',
    name: 'Tan camera',
    detail: 'Travel',
    src: '/media/products/camera-tan.webp',
    alt: 'Small camera in tan leather',
  },
  {
    id: 'books',
    name: 'Cloth-bound books',
    detail: 'Stationery',
    src: '/media/products/books-forest.webp',
    alt: 'Three cloth-bound books in a pile',
  },
  {
    id: 'candle',
    name: 'Clay candle',
    detail: 'Bedroom',
    src: '/media/products/candle-clay.webp',
    alt: 'Candle in a ribbed clay-red cup',
  },
  {
    id: 'chair',
    name: 'Moss chair',
    detail: 'Dining room',
    src: '/media/products/chair-moss.webp',
    alt: 'Moss-green shell chair',
  },
  {
    id: 'headphones',
    name: 'Headphones',
    detail: 'Travel',
    src: '/media/products/headphones-graphite.webp',
    alt: 'Graphite headphones',
  },
]

const none: string[] = []

export default function SelectableImageCardGrid() {
  const [chosen, setChosen] = useState(['camera', 'chair'])

  function toggle(id: string) {
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  }

  return (
    <section aria-labelledby="pictures-heading" className="mx-auto max-w-3xl">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="pictures-heading" className="text-lg/7 font-semibold text-secondary-950 dark:text-white">
            Images
          </h2>
          <p role="status" className="text-sm/6 text-secondary-600 dark:text-secondary-400">
            {chosen.length === 0 ? '6 images' : `${chosen.length} of 6 selected`}
          </p>
        </div>
        {chosen.length > 0 && (
          <div className="flex gap-3">
            <button
              type="button"
              onClick={() => setChosen(none)}
              className="rounded-lg px-2.5 py-1.5 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
            >
              Clear
            </button>
            <button
              type="button"
              className="rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
            >
              Add to page
            </button>
          </div>
        )}
      </div>
      <ul role="list" className="mt-5 grid grid-cols-2 gap-4 sm:grid-cols-3">
        {pictures.map((picture) => (
          <li key={picture.id} className="min-w-0">
            <label className="group block rounded-xl has-focus-visible:outline-2 has-focus-visible:outline-offset-8 has-focus-visible:outline-primary-600 dark:has-focus-visible:outline-primary-400">
              <span className="relative block overflow-hidden rounded-xl outline-offset-2 outline-primary-600 group-has-checked:outline-2 dark:outline-primary-400">
                <img
                  src={picture.src}
                  alt={picture.alt}
                  width={800}
                  height={1000}
                  className="aspect-3/2 w-full object-cover"
                />
                <input
                  type="checkbox"
                  aria-label={picture.name}
                  checked={chosen.includes(picture.id)}
                  onChange={() => toggle(picture.id)}
                  className="sr-only"
                />
                <span
                  aria-hidden="true"
                  className="absolute end-2.5 top-2.5 flex size-6 items-center justify-center rounded-full bg-white/90 text-transparent ring-1 ring-secondary-950/20 group-has-checked:bg-primary-600 group-has-checked:text-white group-has-checked:ring-primary-600"
                >
                  <CheckIcon className="size-4" />
                </span>
              </span>
              <span
                aria-hidden="true"
                className="mt-2 block text-sm/5 font-medium wrap-break-word text-secondary-950 dark:text-white"
              >
                {picture.name}
              </span>
              <span className="block text-xs/5 text-secondary-600 dark:text-secondary-400">{picture.detail}</span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  )
}
