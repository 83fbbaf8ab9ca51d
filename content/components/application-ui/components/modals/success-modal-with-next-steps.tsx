/**
 * @title Success modal with next steps
 * @description A modal dialog that confirms a payment and lists what happens next, day by day.
 * @keywords confirmation dialog, payment success, thank you, popup, completed
 * @layout padded
 * @minHeight 580
 * @opens Pay $2,148.00
 * @order 3
 * @part AUI-C26-3
 */
import { useState } from 'react'
import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { CheckIcon } from '@heroicons/react/20/solid'

const lines = [
  { name: 'Booklets, 24 pages, 2,000 copies', amount: '$1,680.00' },
  { name: 'Posters, 16 × 20 in, 150 copies', amount: '$423.00' },
  { name: 'Delivery to Port Angeles', amount: '$45.00' },
]

const steps = [
  { day: 'Today', title: 'Your bank confirms', text: 'Usually within a few minutes.' },
  { day: 'Sep 21', title: 'The payment goes out', text: 'You can cancel it until then.' },
  { day: 'Sep 22', title: 'Halden Print is paid', text: 'With HP-5530 as the reference.' },
]

export default function SuccessModalWithNextSteps() {
  const [open, setOpen] = useState(false)

  return (
    <div className="mx-auto max-w-3xl">
      <section
        aria-labelledby="bill-heading"
        className="rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
      >
        <div className="p-5 sm:px-6">
          <h2 id="bill-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
            Bill HP-5530
          </h2>
          <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">Halden Print, due September 30</p>
        </div>
        <ul role="list" className="text-sm/6">
          {lines.map((line) => (
            <li
              key={line.name}
              className="flex justify-between gap-6 border-t border-secondary-950/10 px-5 py-4 text-secondary-600 sm:px-6 dark:border-white/10 dark:text-secondary-400"
            >
              {line.name}
              <span className="text-secondary-950 tabular-nums dark:text-white">{line.amount}</span>
            </li>
          ))}
        </ul>
        <div className="flex justify-end border-t border-secondary-950/10 px-5 py-4 sm:px-6 dark:border-white/10">
          <button
            type="button"
            onClick={() => setOpen(true)}
            className="rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
          >
            Pay $2,148.00
          </button>
        </div>
      </section>

      <Dialog open={open} onClose={setOpen} className="relative z-10">
        <DialogBackdrop
          transition
          className="fixed inset-0 bg-secondary-950/50 transition-opacity data-closed:opacity-0 data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none dark:bg-secondary-950/75"
        />
        <div className="fixed inset-0 overflow-y-auto">
          <div className="flex min-h-full items-end justify-center pt-12 sm:items-center sm:p-6">
            <DialogPanel
              transition
              className="w-full overflow-hidden rounded-t-2xl bg-white text-start shadow-lg ring-1 ring-secondary-950/10 transition data-closed:translate-y-4 data-closed:opacity-0 data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none sm:max-w-md sm:rounded-xl data-closed:sm:translate-y-0 data-closed:sm:scale-95 dark:bg-secondary-800 dark:ring-white/10"
            >
              <div className="flex items-center gap-4 bg-green-50 p-5 sm:px-6 dark:bg-green-400/10">
                <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-green-700 dark:bg-green-400">
                  <CheckIcon aria-hidden="true" className="size-7 text-white dark:text-green-950" />
                </span>
                <div className="min-w-0">
                  <DialogTitle className="text-lg/7 font-semibold text-secondary-950 dark:text-white">
                    Payment scheduled
                  </DialogTitle>
                  <p className="text-sm/6 text-pretty text-green-900 tabular-nums dark:text-green-200">
                    <bdi>$2,148.00 to Halden Print</bdi>
                  </p>
                </div>
              </div>
              <ol role="list" className="p-5 sm:px-6">
                {steps.map((step, index) => (
                  <li key={step.title} className="relative flex gap-4 pb-4 text-sm/6 last:pb-0">
                    <span className="w-14 shrink-0 font-medium text-secondary-600 tabular-nums dark:text-secondary-300">
                      {step.day}
                    </span>
                    <span aria-hidden="true" className="flex flex-col items-center pt-1.5">
                      <span className="size-3 rounded-full bg-primary-600 dark:bg-primary-400" />
                      {index < 2 && <span className="-mb-5.5 w-0.5 flex-1 bg-primary-200 dark:bg-primary-400/40" />}
                    </span>
                    <div className="min-w-0">
                      <p className="font-medium text-secondary-950 dark:text-white">{step.title}</p>
                      <p className="text-pretty text-secondary-600 dark:text-secondary-300">{step.text}</p>
                    </div>
                  </li>
                ))}
              </ol>
              <div className="flex flex-wrap-reverse justify-end gap-3 border-t border-secondary-950/10 p-5 max-sm:pb-8 sm:px-6 dark:border-white/10">
                <a
                  href="#"
                  className="rounded-lg bg-white px-3.5 py-2 text-center text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none max-sm:flex-1 dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
                >
                  Download confirmation
                </a>
                <button
                  type="button"
                  data-autofocus
                  onClick={() => setOpen(false)}
                  className="rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none max-sm:flex-1 dark:focus-visible:outline-primary-400"
                >
                  Back to bills
                </button>
              </div>
            </DialogPanel>
          </div>
        </div>
      </Dialog>
    </div>
  )
}
