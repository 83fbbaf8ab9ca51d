/**
 * @title Horizontal stepper with numbered steps
 * @description A horizontal stepper with numbered steps that can be gone back to.
 * @keywords wizard, progress steps, multi-step form, step indicator, checkout steps
 * @free
 * @layout padded
 * @order 1
 * @part AUI-C37-1
 */
import { useState } from 'react'
import { CheckIcon } from '@heroicons/react/20/solid'

const steps = ['Company', 'Bank account', 'Documents', 'Review']

export default function HorizontalStepperWithNumberedSteps() {
  const [current, setCurrent] = useState(1)

  return (
    <div className="mx-auto max-w-5xl">
      <nav aria-label="Progress">
        <p className="text-sm/6 font-medium text-secondary-950 sm:hidden dark:text-white">
          Step {current + 1} of {steps.length}: {steps[current]}
        </p>
        <ol role="list" className="mt-2 flex gap-2 sm:mt-0 sm:gap-4">
          {steps.map((step, index) => (
            <li key={step} className="flex-1">
              <button
                type="button"
                disabled={index > current}
                aria-current={index === current ? 'step' : undefined}
                onClick={() => setCurrent(index)}
                className="group block w-full rounded-sm border-t-4 border-primary-600 pt-2 text-start focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 disabled:border-secondary-200 max-sm:min-h-10 sm:pt-3 dark:border-primary-500 dark:focus-visible:outline-primary-400 dark:disabled:border-white/15"
              >
                <span className="sr-only items-center gap-2 sm:not-sr-only sm:flex">
                  <span
                    aria-hidden="true"
                    className="flex size-6 shrink-0 items-center justify-center rounded-full bg-primary-600 text-xs/5 font-medium text-white tabular-nums group-disabled:bg-secondary-200 group-disabled:text-secondary-700 dark:bg-primary-500 dark:group-disabled:bg-white/15 dark:group-disabled:text-secondary-300"
                  >
                    {index < current ? <CheckIcon className="size-4" /> : <>{index + 1}</>}
                  </span>
                  <span className="text-sm/6 font-medium text-secondary-950 group-disabled:text-secondary-600 dark:text-white dark:group-disabled:text-secondary-400">
                    {step}
                    <span className="sr-only">{index < current ? ', done' : ''}</span>
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <div className="mt-8 flex justify-between gap-3">
        <button
          type="button"
          disabled={current === 0}
          onClick={() => setCurrent(current - 1)}
          className="rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
        >
          Back
        </button>
        <button
          type="button"
          disabled={current === steps.length - 1}
          onClick={() => setCurrent(current + 1)}
          className="rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
        >
          Continue
        </button>
      </div>
    </div>
  )
}
