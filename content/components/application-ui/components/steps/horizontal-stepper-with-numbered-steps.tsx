/**
 * @title Horizontal stepper with numbered steps
 * @description A horizontal stepper with numbered steps on a line, above the step itself, that leads back to whatever was reached.
 * @keywords wizard, progress steps, multi-step form, step indicator, checkout steps
 * @free
 * @layout padded
 * @order 1
 * @part AUI-C37-1
 */
import { useState } from 'react'
import { CheckIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const steps = [
  {
    name: 'Company',
    hint: 'Name and tax ID',
    text: 'Enter the legal name as it appears on your tax return.',
    field: 'Legal name',
    example: 'Okafor Architects LLC',
  },
  {
    name: 'Bank account',
    hint: 'Where payouts go',
    text: 'Two small deposits confirm the account within two business days.',
    field: 'Account number',
    example: '0048 2217 90',
  },
  {
    name: 'Documents',
    hint: 'Proof of address',
    text: 'Share a utility bill or lease from the last 90 days, as a PDF or photo.',
    field: 'Link to the document',
    example: 'https://',
  },
  {
    name: 'Review',
    hint: 'Check and submit',
    text: 'Review your answers. You can still edit any step.',
    field: '',
    example: '',
  },
]

export default function HorizontalStepperWithNumberedSteps() {
  const [current, setCurrent] = useState(1)
  const [reached, setReached] = useState(1)
  const isLast = current === steps.length - 1

  function goOn() {
    if (isLast) return
    setReached(Math.max(reached, current + 1))
    setCurrent(current + 1)
  }

  return (
    <section
      aria-label="Set up payouts"
      className="mx-auto max-w-4xl overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <nav
        aria-label="Progress"
        className="border-b border-secondary-950/10 bg-secondary-50 px-5 py-4 sm:px-6 sm:py-6 dark:border-white/10 dark:bg-white/5"
      >
        <ol role="list" className="flex flex-wrap gap-y-3 sm:flex-nowrap">
          {steps.map((step, index) => (
            <li key={step.name} className={index < steps.length - 1 ? 'flex-1' : 'sm:flex-1'}>
              <button
                type="button"
                disabled={index > reached}
                aria-current={index === current ? 'step' : undefined}
                onClick={() => setCurrent(index)}
                className="group block w-full rounded-lg text-start focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-primary-600 dark:focus-visible:outline-primary-400"
              >
                <span className="flex items-center">
                  <span
                    aria-hidden="true"
                    className={clsx(
                      'flex size-10 shrink-0 items-center justify-center rounded-full text-sm/6 font-semibold tabular-nums transition duration-150 motion-reduce:transition-none',
                      index === current
                        ? 'bg-white text-primary-700 ring-2 ring-primary-600 ring-inset dark:bg-secondary-900 dark:text-primary-300 dark:ring-primary-400'
                        : index < reached
                          ? 'bg-primary-600 text-white group-hover:bg-primary-700'
                          : 'bg-white text-secondary-600 ring-1 ring-secondary-300 ring-inset dark:bg-secondary-900 dark:text-secondary-400 dark:ring-white/15',
                    )}
                  >
                    {index < reached && index !== current ? <CheckIcon className="size-5" /> : <>{index + 1}</>}
                  </span>
                  {index < steps.length - 1 && (
                    <span
                      aria-hidden="true"
                      className={clsx(
                        'mx-2 h-0.5 flex-1 rounded-full sm:mx-3',
                        index < reached ? 'bg-primary-600 dark:bg-primary-500' : 'bg-secondary-300 dark:bg-white/15',
                      )}
                    />
                  )}
                </span>
                <span className="sr-only sm:not-sr-only sm:mt-3 sm:block sm:pe-4 sm:text-sm/5">
                  <span
                    className={clsx(
                      'block font-semibold',
                      index > reached
                        ? 'text-secondary-600 dark:text-secondary-400'
                        : 'text-secondary-950 dark:text-white',
                    )}
                  >
                    {step.name}
                    <span className="sr-only">{index < reached ? ', done. ' : '. '}</span>
                  </span>
                  <span className="block text-secondary-600 dark:text-secondary-400">{step.hint}</span>
                </span>
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <div aria-live="polite" className="p-5 sm:p-6">
        <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">
          Step {current + 1} of {steps.length}
        </p>
        <h2 className="mt-1 text-lg/7 font-semibold text-secondary-950 dark:text-white">{steps[current]?.name}</h2>
        <p className="mt-1 text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400">{steps[current]?.text}</p>
        {/* The fields of each step go here; they stay in the page, so that they keep what was typed */}
        {steps.map(
          (step, index) =>
            step.field && (
              <div key={step.name} className={clsx('mt-5 max-w-sm gap-1.5', index === current ? 'grid' : 'hidden')}>
                <label
                  htmlFor={`step-field-${index}`}
                  className="text-sm/6 font-medium text-secondary-950 dark:text-white"
                >
                  {step.field}
                </label>
                <input
                  id={`step-field-${index}`}
                  type="text"
                  placeholder={step.example}
                  className="w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 tabular-nums placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
                />
              </div>
            ),
        )}
      </div>
      <div className="flex flex-wrap justify-between gap-3 border-t border-secondary-950/10 px-5 py-4 sm:px-6 dark:border-white/10">
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
          onClick={goOn}
          className="rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
        >
          {isLast ? 'Submit application' : 'Continue'}
        </button>
      </div>
    </section>
  )
}
