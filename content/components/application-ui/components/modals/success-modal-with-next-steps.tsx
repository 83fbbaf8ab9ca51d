/**
 * @title Success modal with next steps
 * @description A modal dialog that confirms a payment and lists what happens next.
 * @keywords confirmation dialog, payment success, thank you, popup, completed
 * @layout centered
 * @minHeight 620
 * @opens Pay $4,325.50
 * @order 3
 * @part AUI-C26-3
 */
import { useState } from 'react'
import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { CheckIcon } from '@heroicons/react/24/outline'

const steps = [
  { title: 'Your bank confirms', text: 'Within a few minutes, on weekdays until 6 PM.' },
  { title: 'The money leaves on May 18', text: 'Until then you can still cancel the payment.' },
  { title: 'Northwind Pediatrics receives it', text: 'One business day later, with your reference.' },
]

export default function SuccessModalWithNextSteps() {
  const [open, setOpen] = useState(false)

  return (
    <div>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
      >
        Pay $4,325.50
      </button>

      <Dialog open={open} onClose={setOpen} className="relative z-10">
        <DialogBackdrop
          transition
          className="fixed inset-0 bg-secondary-950/50 transition-opacity data-closed:opacity-0 data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none dark:bg-secondary-950/75"
        />
        <div className="fixed inset-0 overflow-y-auto">
          <div className="flex min-h-full items-end justify-center pt-12 sm:items-center sm:p-6">
            <DialogPanel
              transition
              className="w-full rounded-t-2xl bg-white p-5 pb-8 text-start shadow-lg ring-1 ring-secondary-950/10 transition data-closed:translate-y-4 data-closed:opacity-0 data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none sm:max-w-sm sm:rounded-xl sm:p-6 data-closed:sm:translate-y-0 data-closed:sm:scale-95 dark:bg-secondary-800 dark:ring-white/10"
            >
              <div className="mx-auto flex size-12 items-center justify-center rounded-full bg-green-50 dark:bg-green-400/10">
                <CheckIcon aria-hidden="true" className="size-6 text-green-700 dark:text-green-400" />
              </div>
              <DialogTitle className="mt-4 text-center text-base/7 font-semibold text-secondary-950 dark:text-white">
                Payment scheduled
              </DialogTitle>
              <p className="mt-1 text-center text-sm/6 text-pretty text-secondary-600 dark:text-secondary-300">
                $4,325.50 to Northwind Pediatrics, reference INV-2080.
              </p>
              <ol role="list" className="mt-6 rounded-lg bg-secondary-950/5 px-4 py-1 dark:bg-white/5">
                {steps.map((step, index) => (
                  <li
                    key={step.title}
                    className={
                      index === 0
                        ? 'flex gap-3 py-3'
                        : 'flex gap-3 border-t border-secondary-950/10 py-3 dark:border-white/10'
                    }
                  >
                    <span
                      aria-hidden="true"
                      className="flex size-6 shrink-0 items-center justify-center rounded-full bg-white text-xs/5 font-medium text-secondary-950 tabular-nums ring-1 ring-secondary-950/10 dark:bg-white/10 dark:text-white dark:ring-white/10"
                    >
                      {index + 1}
                    </span>
                    <div className="min-w-0">
                      <p className="text-sm/6 font-medium text-secondary-950 dark:text-white">{step.title}</p>
                      <p className="text-sm/6 text-pretty text-secondary-600 dark:text-secondary-300">{step.text}</p>
                    </div>
                  </li>
                ))}
              </ol>
              <div className="mt-6 grid gap-3">
                <button
                  type="button"
                  data-autofocus
                  onClick={() => setOpen(false)}
                  className="rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
                >
                  Back to invoices
                </button>
                <a
                  href="#"
                  className="rounded-lg bg-white px-3.5 py-2 text-center text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
                >
                  Download confirmation
                </a>
              </div>
            </DialogPanel>
          </div>
        </div>
      </Dialog>
    </div>
  )
}
