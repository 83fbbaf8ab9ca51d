/**
 * @title Horizontal stepper with numbered steps
 * @description A horizontal stepper with numbered steps on a line, above the step itself, that leads back to whatever was reached.
 * @keywords wizard, progress steps, multi-step form, step indicator, checkout steps
 * @free
 * @layout padded
 * @minHeight 580
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
    text: 'Enter the company as it appears on your tax return.',
    fields: [
      { name: 'Legal name', type: 'text', example: 'Okafor Architects LLC' },
      { name: 'Employer ID', type: 'text', example: '12-3456789' },
    ],
  },
  {
    name: 'Bank account',
    hint: 'Where payouts go',
    text: 'Both numbers are at the bottom of a check. Two small deposits confirm the account within two business days.',
    fields: [
      { name: 'Routing number', type: 'text', example: '9 digits' },
      { name: 'Account number', type: 'text', example: 'Up to 17 digits' },
    ],
  },
  {
    name: 'Documents',
    hint: 'Proof of address',
    text: 'Not older than 90 days, with the name and address of the company.',
    fields: [{ name: 'Utility bill or lease, PDF or photo', type: 'file', example: '' }],
  },
  { name: 'Review', hint: 'Check and submit', text: 'Review your answers. You can still edit any step.', fields: [] },
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
      <nav aria-label="Progress" className="border-b border-secondary-950/10 py-5 sm:py-7 dark:border-white/10">
        <ol role="list" className="grid grid-cols-4">
          {steps.map((step, index) => (
            <li key={step.name} className="relative">
              {index > 0 && (
                <span
                  aria-hidden="true"
                  className={clsx(
                    'absolute end-[calc(50%+1.75rem)] top-5 h-0.5 w-[calc(100%-3.5rem)] -translate-y-1/2 rounded-full',
                    index <= reached ? 'bg-primary-600 dark:bg-primary-500' : 'bg-secondary-300 dark:bg-secondary-600',
                  )}
                />
              )}
              <button
                type="button"
                disabled={index > reached}
                aria-current={index === current ? 'step' : undefined}
                onClick={() => setCurrent(index)}
                className="group relative block w-full rounded-lg focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-primary-600 dark:focus-visible:outline-primary-400"
              >
                <span
                  aria-hidden="true"
                  className={clsx(
                    'mx-auto flex size-10 items-center justify-center rounded-full text-sm/6 font-semibold tabular-nums ring-4 transition duration-150 motion-reduce:transition-none',
                    index === current
                      ? 'bg-primary-600 text-white ring-primary-200 dark:ring-primary-400/40'
                      : index < reached
                        ? 'bg-primary-600 text-white ring-white group-hover:bg-primary-700 dark:ring-secondary-900'
                        : 'bg-secondary-200 text-secondary-700 ring-white dark:bg-secondary-700 dark:text-secondary-200 dark:ring-secondary-900',
                  )}
                >
                  {index < reached && index !== current ? <CheckIcon className="size-5" /> : <>{index + 1}</>}
                </span>
                <span className="sr-only sm:not-sr-only sm:mt-3 sm:block sm:px-1 sm:text-center sm:text-sm/5">
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
      <div className="grid gap-x-10 gap-y-6 p-5 sm:p-6 md:grid-cols-[1fr_19rem]">
        <div aria-live="polite" className="min-w-0">
          <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">
            Step {current + 1} of {steps.length}
          </p>
          <h2 className="mt-1 text-lg/7 font-semibold text-secondary-950 dark:text-white">{steps[current]?.name}</h2>
          <p className="mt-1 text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400">
            {steps[current]?.text}
          </p>
          {/* The fields of each step go here; they stay in the page, so that they keep what was typed */}
          {steps.map((step, index) => (
            <div key={step.name} className={clsx('mt-5 gap-4 sm:grid-cols-2', index === current ? 'grid' : 'hidden')}>
              {step.fields.map((field) => (
                <label
                  key={field.name}
                  className={clsx(
                    'grid content-start gap-1.5 text-sm/6 font-medium text-secondary-950 dark:text-white',
                    field.type === 'file' && 'sm:col-span-2',
                  )}
                >
                  {field.name}
                  <input
                    type={field.type}
                    placeholder={field.example}
                    className="w-full min-w-0 rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 font-normal text-secondary-950 tabular-nums file:me-3 file:appearance-none file:rounded-md file:border-0 file:bg-secondary-200 file:px-2.5 file:py-0 file:text-sm/6 file:font-medium file:text-secondary-900 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
                  />
                </label>
              ))}
            </div>
          ))}
        </div>
        {/* Where both numbers stand on a check */}
        <svg
          aria-hidden="true"
          viewBox="0 0 304 148"
          className={clsx(
            'w-full max-w-xs self-center text-secondary-300 dark:text-secondary-600',
            current !== 1 && 'invisible max-md:hidden',
          )}
        >
          <rect
            x="1"
            y="1"
            width="302"
            height="146"
            rx="10"
            className="fill-primary-50 stroke-current dark:fill-white/5"
            strokeWidth={1.5}
          />
          <path
            fill="none"
            stroke="currentColor"
            strokeWidth={4}
            strokeLinecap="round"
            d="M18 22h84M18 34h56M236 22h48"
          />
          <path fill="none" stroke="currentColor" strokeWidth={1.5} d="M18 66h190M18 94h120M178 94h106" />
          <rect x="224" y="48" width="60" height="22" rx="4" fill="none" stroke="currentColor" strokeWidth={1.5} />
          <path
            fill="none"
            strokeWidth={2}
            strokeLinecap="round"
            strokeLinejoin="round"
            d="M192 90c8-18 14-18 12-4s6-14 12-10-2 14 6 8 8-10 14-6 10-2 16-4"
            className="stroke-primary-600 dark:stroke-primary-400"
          />
          <g
            className="fill-white stroke-primary-600 dark:fill-secondary-900 dark:stroke-primary-400"
            strokeWidth={1.5}
          >
            <rect x="16" y="108" width="104" height="26" rx="6" />
            <rect x="130" y="108" width="110" height="26" rx="6" />
          </g>
          <g className="fill-primary-700 font-semibold dark:fill-primary-300" fontSize={12} textAnchor="middle">
            <text x="68" y="125">
              Routing
            </text>
            <text x="185" y="125">
              Account
            </text>
          </g>
          <path stroke="currentColor" strokeWidth={4} strokeLinecap="round" d="M252 121h32" />
        </svg>
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
          {isLast ? 'Set up payouts' : 'Continue'}
        </button>
      </div>
    </section>
  )
}
