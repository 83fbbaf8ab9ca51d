/**
 * @title Product page with image grid
 * @description A product page with five pictures in a grid that follow the color, words that stay beside it, and large figures below.
 * @keywords product details, image mosaic, color picker, add to cart, sticky buy box, specifications, PDP
 * @layout full
 * @order 3
 * @part ECM-S04-3
 */
import { useState } from 'react'
import { ArrowUturnLeftIcon, CheckIcon, ClockIcon, TruckIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const colors = [
  { id: 'sand', name: 'Sand', left: 'In stock', isLow: false, swatchClass: 'bg-orange-200' },
  { id: 'graphite', name: 'Graphite', left: 'Only 4 left', isLow: true, swatchClass: 'bg-secondary-700' },
]

const pictures = [
  {
    id: 'sand-front',
    color: 'sand',
    image: '/media/products/headphones-front-lagoon.webp',
    alt: 'White headphones with tan cushions from the front, on a teal ground',
    tileClass: 'col-span-2 row-span-2',
    fitClass: '',
  },
  {
    id: 'sand-side',
    color: 'sand',
    image: '/media/products/headphones-sand.webp',
    alt: 'The headphones from the side, with the shell in front',
    tileClass: 'aspect-square',
    fitClass: 'scale-110',
  },
  {
    id: 'sand-cushion',
    color: 'sand',
    image: '/media/products/headphones-front-lagoon.webp',
    alt: 'Close view of a tan leather cushion',
    tileClass: 'aspect-square',
    fitClass: 'origin-[80%_66%] scale-250',
  },
  {
    id: 'sand-shell',
    color: 'sand',
    image: '/media/products/headphones-sand.webp',
    alt: 'Close view of the shell and its steel joint',
    tileClass: 'aspect-square',
    fitClass: 'origin-[72%_74%] scale-250',
  },
  {
    id: 'sand-band',
    color: 'sand',
    image: '/media/products/headphones-front-lagoon.webp',
    alt: 'The headband, white outside and tan inside',
    tileClass: 'col-span-2',
    fitClass: 'object-[50%_12%]',
  },
  {
    id: 'graphite-front',
    color: 'graphite',
    image: '/media/products/headphones-front-night.webp',
    alt: 'Graphite headphones from the front, on a near-black ground',
    tileClass: 'col-span-2 row-span-2',
    fitClass: '',
  },
  {
    id: 'graphite-side',
    color: 'graphite',
    image: '/media/products/headphones-graphite.webp',
    alt: 'The headphones from the side, with the shell in front',
    tileClass: 'aspect-square',
    fitClass: 'scale-110',
  },
  {
    id: 'graphite-cushion',
    color: 'graphite',
    image: '/media/products/headphones-front-night.webp',
    alt: 'Close view of a black leather cushion',
    tileClass: 'aspect-square',
    fitClass: 'origin-[80%_66%] scale-250',
  },
  {
    id: 'graphite-shell',
    color: 'graphite',
    image: '/media/products/headphones-graphite.webp',
    alt: 'Close view of the shell and its steel joint',
    tileClass: 'aspect-square',
    fitClass: 'origin-[72%_74%] scale-250',
  },
  {
    id: 'graphite-band',
    color: 'graphite',
    image: '/media/products/headphones-front-night.webp',
    alt: 'The headband in graphite',
    tileClass: 'col-span-2',
    fitClass: 'object-[50%_12%]',
  },
]

const facts = [
  { figure: '40 h', name: 'Battery', text: 'With noise canceling on. A ten-minute charge adds five hours.' },
  { figure: '9.3 oz', name: 'Weight', text: 'Lighter than two baseballs, and balanced front to back.' },
  { figure: '3.5 mm', name: 'Wired, too', text: 'A cable comes in the box and works when the battery is empty.' },
  { figure: '$18', name: 'New cushions', text: 'They click off in a second, so you can replace them at home.' },
]

export default function ProductPageWithImageGrid() {
  const [color, setColor] = useState('sand')
  const [added, setAdded] = useState(false)
  const shown = pictures.filter((each) => each.color === color)
  const chosen = colors.find((each) => each.id === color) ?? colors[0]!

  function choose(id: string) {
    setColor(id)
    setAdded(false)
  }

  return (
    <section aria-labelledby="halo-heading" className="bg-white dark:bg-secondary-950">
      <div className="grid lg:grid-cols-5">
        <ul role="list" aria-label="Pictures" className="grid grid-cols-3 gap-1 self-start lg:col-span-3">
          {shown.map((each) => (
            <li key={each.id} className={clsx('relative overflow-hidden bg-secondary-200', each.tileClass)}>
              <img
                src={each.image}
                alt={each.alt}
                width={800}
                height={1000}
                className={clsx('absolute inset-0 size-full object-cover', each.fitClass)}
              />
            </li>
          ))}
        </ul>

        <div className="min-w-0 px-4 py-10 wrap-break-word sm:px-6 lg:sticky lg:top-0 lg:col-span-2 lg:self-start lg:px-10 lg:py-14 xl:px-14">
          <h1
            id="halo-heading"
            className="text-[min(3rem,13vw)] leading-none font-semibold tracking-tighter text-balance text-secondary-950 sm:text-7xl lg:text-[min(4.5rem,5vw)] dark:text-white"
          >
            Halo headphones
          </h1>
          <p className="mt-5 text-lg/8 text-pretty text-secondary-600 dark:text-secondary-400">
            Noise canceling that lasts a full workweek, leather cushions you can replace, and one dial for everything.
          </p>
          <p className="mt-6 text-4xl font-semibold tracking-tighter text-secondary-950 tabular-nums dark:text-white">
            $240
          </p>
          <fieldset className="mt-6 min-w-0">
            <legend className="text-sm/6 font-medium text-secondary-950 dark:text-white">Color</legend>
            <div className="mt-2 flex flex-wrap gap-3">
              {colors.map((each) => (
                <label
                  key={each.id}
                  className="flex min-w-0 grow basis-32 items-center gap-3 rounded-lg px-3 py-2.5 text-sm/6 font-semibold text-secondary-950 ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 has-checked:ring-2 has-checked:ring-primary-600 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-white dark:ring-white/15 dark:hover:bg-white/5 dark:has-checked:ring-primary-400 dark:has-focus-visible:outline-primary-400"
                >
                  <input
                    type="radio"
                    name="halo-color"
                    value={each.id}
                    checked={color === each.id}
                    onChange={() => choose(each.id)}
                    className="sr-only"
                  />
                  <span
                    aria-hidden="true"
                    className={clsx(
                      'size-6 shrink-0 rounded-full ring-1 ring-secondary-950/20 ring-inset dark:ring-white/20',
                      each.swatchClass,
                    )}
                  />
                  <span>{each.name}</span>
                </label>
              ))}
            </div>
          </fieldset>
          <button
            type="button"
            onClick={() => setAdded(!added)}
            className="mt-5 inline-flex w-full items-center justify-center gap-2 rounded-lg bg-primary-600 px-4 py-3 text-base/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
          >
            {added ? 'Remove from bag' : 'Add to bag'}
          </button>
          <p role="status" className="mt-3 flex gap-2 text-sm/6 font-medium text-secondary-950 dark:text-white">
            {chosen.isLow && !added ? (
              <ClockIcon aria-hidden="true" className="my-0.5 size-5 shrink-0 text-amber-700 dark:text-amber-400" />
            ) : (
              <CheckIcon aria-hidden="true" className="my-0.5 size-5 shrink-0 text-green-700 dark:text-green-400" />
            )}
            <span>{added ? `${chosen.name}, in your bag` : chosen.left}</span>
          </p>
          <ul
            role="list"
            className="mt-5 grid gap-2 border-t border-secondary-950/10 pt-5 text-sm/6 text-secondary-600 dark:border-white/10 dark:text-secondary-400"
          >
            <li className="flex gap-2">
              <TruckIcon aria-hidden="true" className="my-0.5 size-5 shrink-0 text-secondary-500" />
              <span>Free shipping, in 2 to 4 business days</span>
            </li>
            <li className="flex gap-2">
              <ArrowUturnLeftIcon aria-hidden="true" className="my-0.5 size-5 shrink-0 text-secondary-500" />
              <span className="text-pretty">Free returns for 30 days, even if you’ve worn them</span>
            </li>
          </ul>
        </div>
      </div>
      <dl className="grid gap-x-8 gap-y-10 bg-secondary-950 px-4 py-12 sm:grid-cols-2 sm:px-6 lg:grid-cols-4 lg:px-10 dark:bg-secondary-900">
        {facts.map((fact) => (
          <div key={fact.name} className="flex min-w-0 flex-col wrap-break-word">
            <dt className="order-2 mt-2 text-base/7 font-semibold text-white">{fact.name}</dt>
            <dd className="order-1 text-[min(3rem,13vw)] leading-none font-semibold tracking-tighter text-amber-300 xl:text-6xl">
              <bdi>{fact.figure}</bdi>
            </dd>
            <dd className="order-3 text-base/7 text-pretty text-secondary-300">{fact.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
