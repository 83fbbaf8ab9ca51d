/**
 * @title Simple alert modal
 * @description A modal dialog that says what just happened with an icon, a heading, a sentence and one button.
 * @keywords alert dialog, popup, message box, success dialog, acknowledge, notice
 * @free
 * @layout padded
 * @minHeight 560
 * @opens Order new card
 * @order 4
 * @part AUI-C26-4
 */
import { useState } from 'react'
import { Description, Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { CheckIcon } from '@heroicons/react/24/solid'

const purchases = [
  { place: 'Net Loft Café', date: 'September 17', amount: '$8.40' },
  { place: 'Halden', date: 'September 16', amount: '$46.00' },
  { place: 'Strait Street Market', date: 'September 15', amount: '$63.18' },
]

export default function SimpleAlertModal() {
  const [open, setOpen] = useState(false)
  const [ordered, setOrdered] = useState(false)

  function order() {
    setOrdered(true)
    setOpen(true)
  }

  return (
    <section
      aria-labelledby="card-heading"
      className="mx-auto max-w-2xl overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 sm:grid sm:grid-cols-2 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="flex flex-col justify-between gap-12 bg-linear-to-br from-primary-700 to-primary-950 p-5 sm:p-6">
        <div className="text-white">
          <h2 id="card-heading" className="text-lg/7 font-semibold">
            Everyday card
          </h2>
          <p className="text-sm/6 text-primary-100">Bright Harbor, ending in 4821</p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <button
            type="button"
            onClick={order}
            className="rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-primary-700 transition duration-150 hover:bg-primary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none"
          >
            Order new card
          </button>
          <p role="status" className="text-sm/6 font-medium text-white">
            {ordered ? 'New card ordered' : ''}
          </p>
        </div>
      </div>
      <ul role="list" className="px-5 py-2 sm:px-6">
        {purchases.map((purchase) => (
          <li
            key={purchase.place}
            className="flex flex-wrap justify-between gap-x-4 border-t border-secondary-950/10 py-3 text-sm/6 first:border-t-0 dark:border-white/10"
          >
            <div>
              <p className="font-medium text-secondary-950 dark:text-white">{purchase.place}</p>
              <p className="text-secondary-600 dark:text-secondary-400">{purchase.date}</p>
            </div>
            <p className="font-medium text-secondary-950 tabular-nums dark:text-white">{purchase.amount}</p>
          </li>
        ))}
      </ul>

      <Dialog open={open} onClose={setOpen} className="relative z-10">
        <DialogBackdrop
          transition
          className="fixed inset-0 bg-secondary-950/50 transition-opacity data-closed:opacity-0 data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none dark:bg-secondary-950/75"
        />
        <div className="fixed inset-0 overflow-y-auto">
          <div className="flex min-h-full items-end justify-center pt-12 sm:items-center sm:p-6">
            <DialogPanel
              transition
              className="w-full overflow-hidden rounded-t-2xl bg-white text-center shadow-lg ring-1 ring-secondary-950/10 transition data-closed:translate-y-4 data-closed:opacity-0 data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none sm:max-w-sm sm:rounded-xl data-closed:sm:translate-y-0 data-closed:sm:scale-95 dark:bg-secondary-800 dark:ring-white/10"
            >
              <div aria-hidden="true" className="overflow-hidden bg-primary-100 pt-8 dark:bg-primary-950">
                <div className="relative mx-auto -mb-6 h-36 w-60 -rotate-3 rounded-xl bg-linear-to-br from-primary-700 to-primary-950 p-4 text-start text-sm/5 font-semibold text-white shadow-lg">
                  Bright Harbor
                  <span className="absolute start-4 top-14 h-7 w-9 rounded-md bg-amber-200" />
                  <span className="absolute end-5 top-10 flex size-14 items-center justify-center rounded-full bg-white text-green-700">
                    <CheckIcon className="size-7" />
                  </span>
                </div>
              </div>
              <div className="p-5 pb-8 sm:p-6">
                <DialogTitle className="text-xl/7 font-semibold text-secondary-950 dark:text-white">
                  Your new card is on its way
                </DialogTitle>
                <Description className="mt-1 text-base/6 text-balance text-secondary-600 dark:text-secondary-300">
                  It arrives by mail within 7 business days. You can use your current card until then.
                </Description>
                <button
                  type="button"
                  data-autofocus
                  onClick={() => setOpen(false)}
                  className="mt-5 w-full rounded-lg bg-primary-600 px-3.5 py-2 text-base/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
                >
                  Got it
                </button>
              </div>
            </DialogPanel>
          </div>
        </div>
      </Dialog>
    </section>
  )
}
