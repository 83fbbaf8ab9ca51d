/**
 * @title Product page with gallery and options
 * @description A product page with a gallery in use, from near and with its sizes, and price and stock that follow the options.
 * @keywords product details, color picker, variants, add to cart, image gallery, thumbnails, dimensions, PDP
 * @layout full
 * @order 1
 * @part ECM-S04-1
 */
import { useState } from 'react'
import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react'
import { CheckCircleIcon, MinusIcon, PlusIcon, StarIcon, TruckIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const colors = [
  { id: 'oat', name: 'Oat', hex: '#e2dacb' },
  { id: 'moss', name: 'Moss', hex: '#56683f' },
]

const pictures = [
  {
    color: 'oat',
    view: 'room',
    name: 'In a room',
    image: '/media/scenes/corner-sage.webp',
    alt: 'Oat-colored armchair under a window’s light in a green room, a rubber plant beside it',
    fitClass: 'object-[38%_50%]',
  },
  {
    color: 'oat',
    view: 'front',
    name: 'From the front',
    image: '/media/products/armchair-oat.webp',
    alt: 'Low oak armchair with oat-colored wool cushions and a rust-red pillow',
    fitClass: '',
  },
  {
    color: 'oat',
    view: 'detail',
    name: 'From near',
    image: '/media/products/armchair-oat.webp',
    alt: 'The oak armrest, the seam of the oat-colored seat and the pillow',
    fitClass: 'origin-[72%_44%] scale-200',
  },
  {
    color: 'oat',
    view: 'size',
    name: 'With its sizes',
    image: '/media/products/armchair-oat.webp',
    alt: 'The armchair between lines: 31 inches high, 28 inches wide, the seat 16 inches above the floor',
    fitClass: '',
  },
  {
    color: 'moss',
    view: 'room',
    name: 'In a room',
    image: '/media/scenes/corner-chalk.webp',
    alt: 'Moss-green armchair under a window’s light in a white room, a rubber plant beside it',
    fitClass: 'object-[38%_50%]',
  },
  {
    color: 'moss',
    view: 'front',
    name: 'From the front',
    image: '/media/products/armchair-moss.webp',
    alt: 'Low oak armchair with moss-green wool cushions and a yellow pillow',
    fitClass: '',
  },
  {
    color: 'moss',
    view: 'detail',
    name: 'From near',
    image: '/media/products/armchair-moss.webp',
    alt: 'The oak armrest, the seam of the moss-green seat and the pillow',
    fitClass: 'origin-[72%_44%] scale-200',
  },
  {
    color: 'moss',
    view: 'size',
    name: 'With its sizes',
    image: '/media/products/armchair-moss.webp',
    alt: 'The armchair between lines: 31 inches high, 28 inches wide, the seat 16 inches above the floor',
    fitClass: '',
  },
]

const fillings = [
  { id: 'foam', name: 'Foam', feel: 'Firm', price: '$690', left: 'In stock', soldOut: false },
  { id: 'feather', name: 'Feather', feel: 'Soft', price: '$760', left: 'Only 3 left', soldOut: false },
  { id: 'latex', name: 'Latex', feel: 'Springy', price: '$820', left: 'Back in January', soldOut: true },
]

const details = [
  {
    title: 'What it is made of',
    text: 'Solid oak, oiled. Covers of felted wool that come off for cleaning, on webbing that can be tightened.',
  },
  {
    title: 'Delivery and returns',
    text: 'It arrives in one box, and only the legs need a turn of the key. You have 30 days to send it back.',
  },
]

export default function ProductPageWithGalleryAndOptions() {
  const [color, setColor] = useState('oat')
  const [view, setView] = useState('room')
  const [filling, setFilling] = useState('foam')
  const [added, setAdded] = useState(false)
  const views = pictures.filter((each) => each.color === color)
  const shown = views.find((each) => each.view === view) ?? views[0]!
  const chosen = fillings.find((each) => each.id === filling) ?? fillings[0]!

  function choose(id: string) {
    setColor(id)
    setAdded(false)
  }

  return (
    <section aria-labelledby="armchair-heading" className="bg-white dark:bg-secondary-950">
      <div className="mx-auto grid max-w-7xl grid-cols-1 gap-x-14 gap-y-8 px-4 py-8 sm:px-6 lg:grid-cols-2 lg:px-8">
        <div>
          <div className="relative overflow-hidden rounded-2xl bg-secondary-100">
            <img
              src={shown.image}
              alt={shown.alt}
              width={1140}
              height={855}
              className={clsx('aspect-square w-full object-cover', shown.fitClass)}
            />
            {view === 'size' && (
              <svg
                aria-hidden="true"
                viewBox="0 0 100 100"
                className="absolute inset-0 size-full fill-secondary-950 stroke-secondary-950"
              >
                <path
                  fill="none"
                  strokeWidth="0.35"
                  d="M8 14v71M6.5 14h3M6.5 85h3M15 92h70M15 90.5v3M85 90.5v3M92 51v34M90.5 51h3M90.5 85h3"
                />
              </svg>
            )}
            {view === 'size' && (
              <div
                aria-hidden="true"
                className="absolute inset-0 text-sm/6 font-semibold text-secondary-950 tabular-nums sm:text-lg/7"
              >
                <p style={{ left: '4%', top: '7%' }} className="absolute">
                  <bdi>31 in</bdi>
                </p>
                <p style={{ right: '3%', top: '44%' }} className="absolute">
                  <bdi>16 in</bdi>
                </p>
                <p style={{ left: '46%', bottom: '1%' }} className="absolute">
                  <bdi>28 in</bdi>
                </p>
              </div>
            )}
          </div>
          <ul role="list" className="mt-4 grid grid-cols-4 gap-3 sm:gap-4">
            {views.map((each) => (
              <li key={each.view}>
                <button
                  type="button"
                  aria-pressed={view === each.view}
                  onClick={() => setView(each.view)}
                  className="block w-full overflow-hidden rounded-lg bg-secondary-100 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-pressed:ring-2 aria-pressed:ring-primary-600 aria-pressed:ring-offset-2 dark:ring-offset-secondary-950 dark:focus-visible:outline-primary-400 dark:aria-pressed:ring-primary-400"
                >
                  <span className="sr-only">{each.name}</span>
                  <img
                    src={each.image}
                    alt=""
                    width={1140}
                    height={855}
                    className={clsx('aspect-square w-full object-cover', each.fitClass)}
                  />
                </button>
              </li>
            ))}
          </ul>
        </div>

        <div className="min-w-0 wrap-break-word lg:pt-2">
          <a
            href="#"
            className="-my-2 inline-flex items-center gap-1.5 rounded-sm py-2 text-sm/6 text-secondary-600 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-secondary-400 dark:focus-visible:outline-primary-400"
          >
            <StarIcon aria-hidden="true" className="size-5 text-amber-500 dark:text-amber-400" />
            <span className="font-medium text-secondary-950 dark:text-white">4.7</span> from 214 reviews
          </a>
          <h1
            id="armchair-heading"
            className="mt-2 text-4xl font-semibold tracking-tighter text-balance text-secondary-950 sm:text-6xl dark:text-white"
          >
            Reading armchair
          </h1>
          <p className="mt-3 text-2xl/8 font-semibold text-secondary-950 tabular-nums dark:text-white">
            {chosen.price}
          </p>
          <p className="mt-4 max-w-prose text-base/7 text-pretty text-secondary-700 dark:text-secondary-300">
            A low oak chair with deep wool cushions. The arms are wide enough for a cup, and it fits through a 29-inch
            door.
          </p>

          <fieldset className="mt-6">
            <legend className="text-sm/6 text-secondary-600 dark:text-secondary-400">
              Cover:{' '}
              <span className="font-medium text-secondary-950 dark:text-white">
                {colors.find((each) => each.id === color)?.name} wool
              </span>
            </legend>
            <div className="mt-2 flex gap-3">
              {colors.map((each) => (
                <label
                  key={each.id}
                  className="relative rounded-full p-1 ring-secondary-300 has-checked:ring-2 has-checked:ring-primary-600 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600 dark:has-checked:ring-primary-400 dark:has-focus-visible:outline-primary-400"
                >
                  <span
                    aria-hidden="true"
                    style={{ backgroundColor: each.hex }}
                    className="block size-9 rounded-full ring-1 ring-secondary-950/15 ring-inset dark:ring-white/20"
                  />
                  <span className="sr-only">{each.name}</span>
                  <input
                    type="radio"
                    name="armchair-cover"
                    value={each.id}
                    checked={color === each.id}
                    onChange={() => choose(each.id)}
                    className="sr-only"
                  />
                </label>
              ))}
            </div>
          </fieldset>

          <fieldset className="mt-6">
            <legend className="text-sm/6 font-medium text-secondary-950 dark:text-white">Cushions</legend>
            <div className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-3">
              {fillings.map((each) => (
                <label
                  key={each.id}
                  className="relative rounded-lg px-3 py-2.5 text-sm/5 font-semibold text-secondary-950 ring-1 ring-secondary-300 transition duration-150 ring-inset has-checked:bg-primary-50 has-checked:ring-2 has-checked:ring-primary-600 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600 has-disabled:text-secondary-500 has-disabled:line-through motion-reduce:transition-none dark:text-white dark:ring-white/15 dark:has-checked:bg-primary-400/15 dark:has-checked:ring-primary-400 dark:has-focus-visible:outline-primary-400 dark:has-disabled:text-secondary-400"
                >
                  {each.name}
                  <span className="block font-normal text-secondary-600 dark:text-secondary-400">{each.feel}</span>
                  <input
                    type="radio"
                    name="armchair-filling"
                    value={each.id}
                    disabled={each.soldOut}
                    checked={filling === each.id}
                    onChange={() => setFilling(each.id)}
                    className="sr-only"
                  />
                </label>
              ))}
            </div>
            <p role="status" className="mt-2 text-sm/6 text-secondary-600 dark:text-secondary-400">
              {chosen.name} cushions: {chosen.left}
            </p>
          </fieldset>

          <button
            type="button"
            onClick={() => setAdded(true)}
            className="mt-5 w-full rounded-lg bg-primary-600 px-4 py-3 text-center text-base/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
          >
            Add to bag
          </button>
          <div role="status" className="mt-3 min-h-6 text-sm/6">
            {added ? (
              <p className="flex items-center gap-2 font-medium text-green-800 dark:text-green-400">
                <CheckCircleIcon aria-hidden="true" className="size-5 shrink-0" />
                The {shown.color} armchair is in your bag.
              </p>
            ) : (
              <p className="flex items-center gap-2 text-secondary-700 dark:text-secondary-300">
                <TruckIcon aria-hidden="true" className="size-5 shrink-0 text-secondary-500 dark:text-secondary-400" />
                Free delivery in 2 to 4 business days
              </p>
            )}
          </div>

          <div className="mt-5 border-b border-secondary-950/10 dark:border-white/10">
            {details.map((detail) => (
              <Disclosure key={detail.title} as="div" className="border-t border-secondary-950/10 dark:border-white/10">
                <h2>
                  <DisclosureButton className="group flex w-full items-center justify-between gap-4 rounded-sm py-3.5 text-start text-sm/6 font-medium text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-white dark:focus-visible:outline-primary-400">
                    {detail.title}
                    <PlusIcon
                      aria-hidden="true"
                      className="size-5 shrink-0 text-secondary-500 group-data-open:hidden dark:text-secondary-400"
                    />
                    <MinusIcon
                      aria-hidden="true"
                      className="hidden size-5 shrink-0 text-secondary-500 group-data-open:block dark:text-secondary-400"
                    />
                  </DisclosureButton>
                </h2>
                <DisclosurePanel className="max-w-prose pb-5 text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400">
                  {detail.text}
                </DisclosurePanel>
              </Disclosure>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}
