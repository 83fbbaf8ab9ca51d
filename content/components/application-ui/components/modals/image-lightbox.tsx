/**
 * @title Image lightbox modal
 * @description A lightbox modal that shows one picture large, turned by swiping, arrow keys, buttons or its row of thumbnails.
 * @keywords gallery, photo viewer, full screen image, slideshow, portfolio
 * @layout padded
 * @minHeight 760
 * @opens View Still lake
 * @order 7
 * @part AUI-C26-7
 */
import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { ArrowLeftIcon, ArrowRightIcon, XMarkIcon } from '@heroicons/react/24/outline'
import clsx from 'clsx'

const pictures = [
  {
    title: 'Still lake',
    text: 'Before the wind, 6:10 AM',
    image: '/media/scenes/lake.webp',
    alt: 'Snow-covered mountains mirrored in a still lake',
  },
  {
    title: 'Roof stair',
    text: 'Last sun on the wall, 5:45 PM',
    image: '/media/scenes/stairs-rose.webp',
    alt: 'Rose-colored stair in the sun, leading to an arch that opens on the sky',
  },
  {
    title: 'Arcade',
    text: 'The courtyard at noon',
    image: '/media/scenes/arcade-ochre.webp',
    alt: 'Ochre arcade along a courtyard, the sun through its arches lying on tiles and wall',
  },
  {
    title: 'First snow',
    text: 'North slope, 18 °F',
    image: '/media/scenes/pines-snow.webp',
    alt: 'Snow-covered pines on a winter slope',
  },
  {
    title: 'Four ridges',
    text: 'Fog until 9:30 AM',
    image: '/media/scenes/hills-blue.webp',
    alt: 'Blue hills behind hills, mist in the valleys',
  },
  {
    title: 'Dunes',
    text: 'Two hours from the road',
    image: '/media/scenes/dunes-noon.webp',
    alt: 'Golden dunes under a wide sky, the wind’s ripples on the sand',
  },
]

export default function ImageLightboxModal() {
  const [open, setOpen] = useState(false)
  const [index, setIndex] = useState(0)
  const [from, setFrom] = useState<number | null>(null)
  const [moved, setMoved] = useState(0)
  const picture = pictures[index]!

  function view(start: number) {
    setIndex(start)
    setOpen(true)
  }

  function turn(by: number) {
    setIndex((index + by + pictures.length) % pictures.length)
  }

  function turnByKey(event: KeyboardEvent<HTMLDivElement>) {
    const forward = event.currentTarget.closest('[dir="rtl"]') ? -1 : 1
    if (event.key === 'ArrowRight') turn(forward)
    if (event.key === 'ArrowLeft') turn(-forward)
  }

  function grab(event: PointerEvent<HTMLDivElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    setFrom(event.clientX)
  }

  function drag(event: PointerEvent<HTMLDivElement>) {
    if (from !== null) setMoved(event.clientX - from)
  }

  function release(event: PointerEvent<HTMLDivElement>) {
    const forward = event.currentTarget.closest('[dir="rtl"]') ? -1 : 1
    if (moved < -48) turn(forward)
    if (moved > 48) turn(-forward)
    letGo()
  }

  function letGo() {
    setFrom(null)
    setMoved(0)
  }

  return (
    <div className="mx-auto max-w-5xl">
      <h2 className="text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">
        Six days, six places
      </h2>
      <ul role="list" className="mt-4 grid grid-cols-3 gap-2 sm:gap-3">
        {pictures.map((each, start) => (
          <li key={each.title} className={clsx(start === 0 && 'col-span-2 row-span-2')}>
            <button
              type="button"
              aria-label={`View ${each.title}`}
              onClick={() => view(start)}
              className="group block size-full overflow-hidden rounded-xl focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:focus-visible:outline-primary-400"
            >
              <img
                src={each.image}
                alt=""
                width={1200}
                height={900}
                className="aspect-4/3 size-full object-cover transition duration-300 group-hover:scale-105 motion-reduce:transition-none"
              />
            </button>
          </li>
        ))}
      </ul>

      <Dialog open={open} onClose={setOpen} className="relative z-10">
        <DialogBackdrop
          transition
          className="fixed inset-0 bg-secondary-950 transition-opacity data-closed:opacity-0 data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none"
        />
        <div className="fixed inset-0 p-2">
          <DialogPanel
            transition
            onKeyDown={turnByKey}
            className="flex h-full flex-col overflow-y-auto rounded-2xl text-start transition data-closed:scale-95 data-closed:opacity-0 data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none"
          >
            <div className="flex items-center justify-between gap-4 p-3 ps-4 sm:ps-6">
              <DialogTitle className="text-sm/6 font-semibold text-white">Six days, six places</DialogTitle>
              <button
                type="button"
                onClick={() => setOpen(false)}
                className="rounded-full p-2.5 text-white transition duration-150 hover:bg-white/15 focus-visible:outline-2 focus-visible:outline-white motion-reduce:transition-none"
              >
                <span className="sr-only">Close</span>
                <XMarkIcon aria-hidden="true" className="size-6" />
              </button>
            </div>
            <div
              onPointerDown={grab}
              onPointerMove={drag}
              onPointerUp={release}
              onPointerCancel={letGo}
              className="flex min-h-48 flex-1 basis-0 cursor-grab touch-pan-y overflow-hidden select-none active:cursor-grabbing sm:px-6"
            >
              <img
                src={picture.image}
                alt={picture.alt}
                width={1200}
                height={900}
                draggable={false}
                style={{ transform: `translateX(${moved}px)` }}
                className="size-full object-contain"
              />
            </div>
            <ul
              aria-label="All pictures"
              className="mx-auto grid w-full max-w-lg shrink-0 grid-cols-6 gap-1.5 px-4 pt-3 sm:gap-2 sm:px-0 sm:pt-4"
            >
              {pictures.map((each, at) => (
                <li key={each.title}>
                  <button
                    type="button"
                    aria-label={`Show ${each.title}`}
                    aria-current={at === index ? 'true' : undefined}
                    onClick={() => setIndex(at)}
                    className="block w-full overflow-hidden rounded-lg opacity-60 ring-white transition duration-150 hover:opacity-100 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white aria-[current=true]:opacity-100 aria-[current=true]:ring-2 motion-reduce:transition-none"
                  >
                    <img
                      src={each.image}
                      alt=""
                      width={1200}
                      height={900}
                      className="h-10 w-full object-cover sm:h-14"
                    />
                  </button>
                </li>
              ))}
            </ul>
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 p-4 sm:px-6 sm:py-5">
              <div role="status" className="min-w-0 flex-1 basis-48">
                <p className="text-xl/7 font-semibold tracking-tight text-white">{picture.title}</p>
                <p className="text-base/6 text-secondary-300">{picture.text}</p>
              </div>
              <div className="flex flex-1 items-center justify-end gap-3">
                <p className="me-auto text-base/6 font-medium text-white tabular-nums sm:me-1">
                  <bdi>
                    {index + 1} of {pictures.length}
                  </bdi>
                </p>
                <button
                  type="button"
                  onClick={() => turn(-1)}
                  className="grid size-12 place-items-center rounded-full bg-white/15 text-white transition duration-150 hover:bg-white/25 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none"
                >
                  <span className="sr-only">Previous picture</span>
                  <ArrowLeftIcon aria-hidden="true" className="size-6 rtl:-scale-x-100" />
                </button>
                <button
                  type="button"
                  data-autofocus
                  onClick={() => turn(1)}
                  className="grid size-12 place-items-center rounded-full bg-white text-secondary-950 transition duration-150 hover:bg-secondary-200 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none"
                >
                  <span className="sr-only">Next picture</span>
                  <ArrowRightIcon aria-hidden="true" className="size-6 rtl:-scale-x-100" />
                </button>
              </div>
            </div>
          </DialogPanel>
        </div>
      </Dialog>
    </div>
  )
}
