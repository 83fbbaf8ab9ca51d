/**
 * @title Image hotspot overlay with product list
 * @description An image to the edge with a hotspot on each product, the chosen one named with its price, and a list beside it.
 * @keywords hotspots, shop the look, annotated image, image map, markers, tagged photo
 * @layout full
 * @order 2
 * @part MKT-S14-2
 */
import { useState } from 'react'
import clsx from 'clsx'

const items = [
  {
    id: 'chair',
    name: 'Reading armchair',
    text: 'Oak and moss-green wool. The arms are wide enough for a cup.',
    price: '$690',
    left: 58,
    top: 58,
  },
  {
    id: 'print',
    name: 'Noon over water',
    text: 'Lino print in three colors, 60 made. Framed in oak, behind real glass.',
    price: '$120',
    left: 69,
    top: 33,
  },
  {
    id: 'plant',
    name: 'Rubber plant',
    text: 'Five feet tall, in a pot that waters it for three weeks.',
    price: '$145',
    left: 18,
    top: 36,
  },
  {
    id: 'table',
    name: 'Dock side table',
    text: 'Walnut on cast iron. Heavy enough that cats give up.',
    price: '$210',
    left: 84,
    top: 66,
  },
]

export default function ImageHotspotOverlayWithProductList() {
  const [current, setCurrent] = useState('chair')

  return (
    <section
      aria-labelledby="points-heading"
      className="bg-primary-100 lg:grid lg:grid-cols-[minmax(0,1fr)_21rem] dark:bg-primary-950"
    >
      <div>
        <div className="relative">
          <img
            src="/media/scenes/corner-chalk.webp"
            alt="Green armchair and a rubber plant in the corner of a pale room, sunlight on the wall"
            width={1140}
            height={855}
            className="block h-auto w-full"
          />
          {/* Places are percentages of the picture */}
          {items.map((item) => (
            <button
              key={item.id}
              type="button"
              aria-pressed={current === item.id}
              onClick={() => setCurrent(item.id)}
              style={{ left: `${item.left}%`, top: `${item.top}%` }}
              className="group absolute -ms-5 -mt-5 grid size-10 place-items-center rounded-full bg-secondary-950/30 ring-1 ring-white transition duration-150 hover:bg-secondary-950/60 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white aria-pressed:bg-primary-700 motion-reduce:transition-none rtl:ms-0 rtl:-me-5"
            >
              <span aria-hidden="true" className="size-3.5 rounded-full bg-white shadow-sm" />
              <span className="sr-only">{item.name}</span>
              <span
                aria-hidden="true"
                className={clsx(
                  "absolute hidden rounded-lg bg-white px-3.5 py-2 text-sm/5 font-semibold whitespace-nowrap text-secondary-950 shadow-xl group-aria-pressed:block after:absolute after:inset-x-0 after:mx-auto after:h-3 after:w-0.5 after:bg-white after:content-['']",
                  item.id === 'chair'
                    ? 'max-md:top-full max-md:mt-3 max-md:after:bottom-full md:bottom-full md:mb-3 md:after:top-full'
                    : 'bottom-full mb-3 after:top-full',
                )}
              >
                {item.name}
                <span className="block font-normal text-secondary-600 tabular-nums">{item.price}</span>
              </span>
            </button>
          ))}
        </div>
      </div>
      <div className="flex items-center px-4 py-12 sm:px-6 lg:px-8 lg:py-6">
        <div className="w-full">
          <h2
            id="points-heading"
            className="text-4xl font-semibold tracking-tighter text-balance text-secondary-950 dark:text-white"
          >
            A corner for the last hour of light
          </h2>
          <ul role="list" className="mt-6 border-b border-secondary-950/10 dark:border-white/10">
            {items.map((item) => (
              <li key={item.id} className="border-t border-secondary-950/10 dark:border-white/10">
                <button
                  type="button"
                  aria-expanded={current === item.id}
                  aria-controls={`points-${item.id}`}
                  onClick={() => setCurrent(item.id)}
                  className="flex w-full items-baseline justify-between gap-4 rounded-lg py-3.5 text-start text-base/7 font-semibold text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-white dark:focus-visible:outline-primary-400"
                >
                  {item.name}
                  <span className="font-normal text-secondary-600 tabular-nums dark:text-secondary-400">
                    {item.price}
                  </span>
                </button>
                <div
                  id={`points-${item.id}`}
                  inert={current !== item.id}
                  className={clsx(
                    'grid transition-all duration-200 motion-reduce:transition-none',
                    current === item.id ? 'grid-rows-[1fr]' : 'invisible grid-rows-[0fr]',
                  )}
                >
                  <div className="overflow-hidden">
                    <p className="pb-4 text-base/7 text-pretty text-secondary-600 dark:text-secondary-400">
                      {item.text}{' '}
                      <a
                        href="#"
                        className="inline-block rounded-sm font-medium text-primary-700 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-primary-400 dark:focus-visible:outline-primary-400"
                      >
                        See it
                      </a>
                    </p>
                  </div>
                </div>
              </li>
            ))}
          </ul>
          <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
            <a
              href="#"
              className="rounded-lg bg-primary-600 px-4 py-2.5 text-center text-base/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
            >
              Add all four to bag
            </a>
            <p className="text-sm/6 text-secondary-600 tabular-nums dark:text-secondary-400">
              <bdi>$1,165 total</bdi>
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}
