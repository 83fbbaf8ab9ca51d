/**
 * @title Product quick view modal
 * @description A product quick view in a modal, to choose a color and add to the bag without leaving the list.
 * @keywords quick look, product dialog, product preview, popup, add to cart, variants
 * @layout centered
 * @minHeight 640
 * @opens Quick look at the Dripper for two
 * @order 2
 * @part ECM-S04-2
 */
import { useState } from 'react'
import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { XMarkIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const glazes = [
  {
    id: 'chalk',
    name: 'Chalk',
    hex: '#e6e0d6',
    ground: '#cfd8e2',
    image: '/media/products/dripper-chalk.webp',
    alt: 'Chalk-white coffee dripper on a glass jug with a wooden collar',
  },
  {
    id: 'clay',
    name: 'Clay',
    hex: '#ad5f42',
    ground: '#f0a283',
    image: '/media/products/dripper-clay.webp',
    alt: 'Clay-red coffee dripper on a glass jug with a wooden collar',
  },
  {
    id: 'ink',
    name: 'Ink',
    hex: '#3c4657',
    ground: '#9db4d8',
    image: '/media/products/dripper-ink.webp',
    alt: 'Dark blue coffee dripper on a glass jug with a wooden collar',
  },
]

const facts = ['Glass carafe for 20 oz, two large cups', 'Stoneware, fired at 2,260 °F', 'Takes size 02 filters']

export default function ProductQuickViewModal() {
  const [open, setOpen] = useState(false)
  const [glaze, setGlaze] = useState('clay')
  const [added, setAdded] = useState('')

  function add() {
    setAdded(glazes.find((each) => each.id === glaze)!.name)
    setOpen(false)
  }

  return (
    <div className="w-72 max-w-full">
      <div className="relative overflow-hidden rounded-xl">
        <img
          src="/media/products/dripper-clay.webp"
          alt="Clay-red coffee dripper on a glass jug with a wooden collar"
          width={800}
          height={1000}
          className="aspect-4/5 w-full object-cover"
        />
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="absolute inset-x-3 bottom-3 rounded-lg bg-white/95 px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-950/10 transition duration-150 ring-inset hover:bg-white focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none"
        >
          Quick look
          <span className="sr-only"> at the Dripper for two</span>
        </button>
      </div>
      <div className="mt-3 flex justify-between gap-4 text-sm/6">
        <h3 className="font-semibold text-secondary-950 dark:text-white">Dripper for two</h3>
        <p className="text-secondary-950 tabular-nums dark:text-white">$58</p>
      </div>
      <p role="status" className="text-sm/6 text-secondary-600 dark:text-secondary-400">
        {added === '' ? 'Stoneware, in three glazes' : `In your bag: ${added}`}
      </p>

      <Dialog open={open} onClose={setOpen} className="relative z-10">
        <DialogBackdrop
          transition
          className="fixed inset-0 bg-secondary-950/50 transition-opacity data-closed:opacity-0 data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none dark:bg-secondary-950/75"
        />
        <div className="fixed inset-0 overflow-y-auto">
          <div className="flex min-h-full items-end justify-center pt-12 sm:items-center sm:p-6">
            <DialogPanel
              transition
              className="relative grid w-full overflow-hidden rounded-t-2xl bg-white text-start shadow-lg ring-1 ring-secondary-950/10 transition data-closed:translate-y-4 data-closed:opacity-0 data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none sm:max-w-3xl sm:grid-cols-2 sm:rounded-xl data-closed:sm:translate-y-0 data-closed:sm:scale-95 dark:bg-secondary-800 dark:ring-white/10"
            >
              <div className="bg-secondary-100 dark:bg-secondary-700">
                {glazes.map((each) => (
                  <div
                    key={each.id}
                    style={{ backgroundColor: each.ground }}
                    className={clsx('isolate h-full', glaze !== each.id && 'hidden')}
                  >
                    <img
                      src={each.image}
                      alt={each.alt}
                      width={800}
                      height={1000}
                      className="aspect-square size-full object-cover mix-blend-multiply sm:aspect-4/5"
                    />
                  </div>
                ))}
              </div>
              <div className="flex flex-col p-5 pb-8 sm:p-6">
                <div className="flex items-start justify-between gap-4">
                  <DialogTitle className="text-3xl font-semibold tracking-tighter text-balance text-secondary-950 sm:text-4xl dark:text-white">
                    Dripper for two
                  </DialogTitle>
                  <button
                    type="button"
                    data-autofocus
                    onClick={() => setOpen(false)}
                    className="-me-1.5 -mt-1 rounded-lg p-1.5 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
                  >
                    <span className="sr-only">Close</span>
                    <XMarkIcon aria-hidden="true" className="size-5" />
                  </button>
                </div>
                <p className="mt-1 text-xl/8 text-secondary-950 tabular-nums dark:text-white">$58</p>
                <ul className="mt-4 list-disc ps-5 text-sm/6 text-secondary-600 marker:text-secondary-400 dark:text-secondary-300">
                  {facts.map((fact) => (
                    <li key={fact}>{fact}</li>
                  ))}
                </ul>
                <fieldset className="mt-6">
                  <legend className="text-sm/6 font-medium text-secondary-950 dark:text-white">Glaze</legend>
                  <div className="mt-2 flex flex-wrap gap-2">
                    {glazes.map((each) => (
                      <label
                        key={each.id}
                        className="relative flex items-center rounded-full py-2 ps-2 pe-4 text-sm/6 font-medium text-secondary-950 ring-1 ring-secondary-300 transition duration-150 ring-inset has-checked:bg-primary-50 has-checked:text-primary-800 has-checked:ring-2 has-checked:ring-primary-600 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-white dark:ring-white/20 dark:has-checked:bg-primary-400/15 dark:has-checked:text-primary-200 dark:has-checked:ring-primary-400 dark:has-focus-visible:outline-primary-400"
                      >
                        <span
                          aria-hidden="true"
                          style={{ backgroundColor: each.hex }}
                          className="me-2 size-6 rounded-full ring-1 ring-secondary-950/20 ring-inset dark:ring-white/25"
                        />
                        <span>{each.name}</span>
                        <input
                          type="radio"
                          name="quick-glaze"
                          value={each.id}
                          checked={glaze === each.id}
                          onChange={() => setGlaze(each.id)}
                          className="sr-only"
                        />
                      </label>
                    ))}
                  </div>
                </fieldset>
                <div className="mt-auto grid gap-3 pt-8">
                  <button
                    type="button"
                    onClick={add}
                    className="rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
                  >
                    Add to bag
                  </button>
                  <a
                    href="#"
                    className="justify-self-center rounded-sm text-sm/6 font-medium text-primary-700 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-primary-400 dark:focus-visible:outline-primary-400"
                  >
                    See all details
                  </a>
                </div>
              </div>
            </DialogPanel>
          </div>
        </div>
      </Dialog>
    </div>
  )
}
