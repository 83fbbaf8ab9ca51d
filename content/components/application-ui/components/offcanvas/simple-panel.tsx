/**
 * @title Simple offcanvas panel
 * @description An offcanvas panel with a title, a close button and a body that scrolls, over the end side of the page.
 * @keywords drawer, slide-over, sheet, side panel, dialog, details panel
 * @free
 * @layout padded
 * @minHeight 640
 * @opens Allergens
 * @order 2
 * @part AUI-C29-2
 */
import { useState } from 'react'
import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { XMarkIcon } from '@heroicons/react/20/solid'

const dishes = [
  { name: 'Leeks from the coals', text: 'Hazelnuts, brown butter', allergens: ['Nuts', 'Milk'] },
  { name: 'Bread and cultured butter', text: 'Baked at noon', allergens: ['Wheat', 'Milk'] },
  { name: 'Whole sea bream', text: 'Lemon, fennel, olive oil', allergens: ['Fish'] },
  { name: 'Roast chicken for two', text: 'Tarragon, new potatoes', allergens: ['Mustard', 'Milk'] },
  { name: 'White beans and chard', text: 'Tomato, sage, celery', allergens: ['Celery'] },
  { name: 'Green salad', text: 'Shallots, mustard dressing', allergens: ['Mustard'] },
  { name: 'Olive oil cake', text: 'Oranges, crème fraîche', allergens: ['Wheat', 'Eggs', 'Milk'] },
  { name: 'Dark chocolate pot', text: 'Sea salt, almonds', allergens: ['Nuts', 'Eggs', 'Milk'] },
]

export default function SimpleOffcanvasPanel() {
  const [open, setOpen] = useState(false)

  return (
    <div className="mx-auto max-w-5xl">
      <div className="relative flex min-h-144 items-end overflow-hidden rounded-xl">
        <img
          src="/media/scenes/cut-dinner-night.webp"
          alt="Dinner from above on a dark cloth: fish, salad, bread, olives and wine"
          width={1600}
          height={1200}
          className="absolute inset-0 size-full object-cover"
        />
        <div className="relative flex w-full flex-wrap items-end justify-between gap-4 bg-linear-to-t from-secondary-950 via-secondary-950/80 to-transparent p-5 pt-32 sm:p-8 sm:pt-32">
          <div>
            <h1 className="text-2xl/8 font-semibold tracking-tight text-white">Dinner tonight</h1>
            <p className="mt-1 text-sm/6 text-secondary-200">Thursday, May 21, from 5 PM</p>
          </div>
          <button
            type="button"
            onClick={() => setOpen(true)}
            className="rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-950 shadow-xs transition duration-150 hover:bg-secondary-100 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none"
          >
            Allergens
          </button>
        </div>
      </div>

      <Dialog open={open} onClose={setOpen} className="relative z-10">
        <DialogBackdrop
          transition
          className="fixed inset-0 bg-secondary-950/50 transition-opacity data-closed:opacity-0 data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none dark:bg-secondary-950/75"
        />
        <div className="fixed inset-0 flex justify-end ps-8">
          {/* Wider: max-w-xl or max-w-3xl */}
          <DialogPanel
            transition
            className="flex w-full max-w-sm flex-col bg-white text-start shadow-lg ring-1 ring-secondary-950/10 transition data-closed:translate-x-full data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none rtl:data-closed:-translate-x-full dark:bg-secondary-800 dark:ring-white/10"
          >
            <div className="flex items-center justify-between gap-4 border-b border-secondary-950/10 px-5 py-4 sm:px-6 dark:border-white/10">
              <DialogTitle className="text-base/7 font-semibold text-secondary-950 dark:text-white">
                Allergens
              </DialogTitle>
              <button
                type="button"
                data-autofocus
                onClick={() => setOpen(false)}
                className="-my-1 -me-2.5 rounded-lg p-2.5 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:my-0 sm:-me-1.5 sm:p-1.5 dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
              >
                <span className="sr-only">Close</span>
                <XMarkIcon aria-hidden="true" className="size-5" />
              </button>
            </div>
            {/* Your content */}
            <ul
              role="list"
              tabIndex={0}
              aria-label="Dishes"
              className="flex-1 overflow-y-auto px-5 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 sm:px-6 dark:focus-visible:outline-primary-400"
            >
              {dishes.map((dish) => (
                <li
                  key={dish.name}
                  className="-mt-px border-t border-secondary-950/10 py-4 text-sm/6 dark:border-white/10"
                >
                  <h2 className="font-medium text-secondary-950 dark:text-white">{dish.name}</h2>
                  <p className="text-secondary-600 dark:text-secondary-300">{dish.text}</p>
                  <p className="mt-1.5 flex flex-wrap gap-1.5">
                    {dish.allergens.map((allergen) => (
                      <span
                        key={allergen}
                        className="rounded-full bg-amber-50 px-2 py-0.5 text-xs/5 font-medium text-amber-900 ring-1 ring-amber-700/20 ring-inset dark:bg-amber-400/10 dark:text-amber-200 dark:ring-amber-400/20"
                      >
                        {allergen}
                      </span>
                    ))}
                  </p>
                </li>
              ))}
            </ul>
          </DialogPanel>
        </div>
      </Dialog>
    </div>
  )
}
