/**
 * @title Selectable image card grid
 * @description A grid of images to select, above a bar that counts the selection and acts on it.
 * @keywords file picker, image gallery, asset library, photo grid, media library, multi-select
 * @layout padded
 * @order 2
 * @part AUI-C11-2
 */
import { useState } from 'react'
import { CheckIcon } from '@heroicons/react/16/solid'

const pictures = [
  {
    id: 'arcade',
    name: 'Courtyard arcade',
    size: '12 MB',
    src: '/media/scenes/arcade-lime-600.webp',
    alt: 'Pale arcade along a courtyard',
  },
  {
    id: 'desk',
    name: 'Desk by the window',
    size: '9 MB',
    src: '/media/scenes/desk-blue-600.webp',
    alt: 'Laptop, lamp and plant on a wooden desk',
  },
  {
    id: 'dunes',
    name: 'Dunes at noon',
    size: '14 MB',
    src: '/media/scenes/dunes-noon-600.webp',
    alt: 'Golden dunes under a wide sky',
  },
  {
    id: 'gallery',
    name: 'Gallery wall',
    size: '8 MB',
    src: '/media/scenes/gallery-white-600.webp',
    alt: 'Three framed paintings on a gallery wall',
  },
  {
    id: 'pines',
    name: 'Pines in mist',
    size: '11 MB',
    src: '/media/scenes/pines-mist-600.webp',
    alt: 'Pines in mist, hills behind them',
  },
  {
    id: 'blocks',
    name: 'Blocks and arches',
    size: '7 MB',
    src: '/media/scenes/still-orchard-600.webp',
    alt: 'Arches, balls and blocks in green, yellow and brick red',
  },
]

const none: string[] = []

export default function SelectableImageCardGrid() {
  const [chosen, setChosen] = useState(['desk', 'dunes'])

  function toggle(id: string) {
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  }

  return (
    <section
      aria-labelledby="pictures-heading"
      className="mx-auto max-w-3xl overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <h2 id="pictures-heading" className="px-5 pt-4 text-lg/7 font-semibold text-secondary-950 dark:text-white">
        Images
      </h2>
      <ul role="list" className="grid grid-cols-2 gap-4 p-5 pt-3 sm:grid-cols-3">
        {pictures.map((picture) => (
          <li key={picture.id} className="min-w-0">
            <label className="group block rounded-xl has-focus-visible:outline-2 has-focus-visible:outline-offset-8 has-focus-visible:outline-primary-600 dark:has-focus-visible:outline-primary-400">
              <span className="relative block overflow-hidden rounded-xl outline-offset-2 outline-primary-600 group-has-checked:outline-2 dark:outline-primary-400">
                <img
                  src={picture.src}
                  alt={picture.alt}
                  width={600}
                  height={450}
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
              <span className="block text-xs/5 text-secondary-600 dark:text-secondary-400">
                <bdi>{picture.size}</bdi>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div className="flex min-h-16 flex-wrap items-center gap-3 bg-primary-950 px-5 py-3">
        <p role="status" className="me-auto text-base/6 font-semibold text-white">
          <bdi>{chosen.length === 0 ? '6 images' : `${chosen.length} of 6 selected`}</bdi>
        </p>
        {chosen.length > 0 && (
          <div className="flex gap-2">
            <button
              type="button"
              onClick={() => setChosen(none)}
              className="rounded-lg px-3.5 py-2 text-sm/6 font-semibold text-white transition duration-150 hover:bg-white/10 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none"
            >
              Clear
            </button>
            <button
              type="button"
              className="rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-primary-800 transition duration-150 hover:bg-primary-100 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white active:bg-primary-200 motion-reduce:transition-none"
            >
              Add to page
            </button>
          </div>
        )}
      </div>
    </section>
  )
}
