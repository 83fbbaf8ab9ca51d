import { useState } from 'react'
import clsx from 'clsx'

const steps = ['Cart', 'Address', 'Payment']

export default function Steps() {
  const [current, setCurrent] = useState(0)

  return (
    <ol className="flex gap-2">
      {steps.map((step, index) => (
        <li key={step}>
          <button
            type="button"
            aria-current={index === current ? 'step' : undefined}
            onClick={() => setCurrent(index)}
            className={clsx(
              'rounded-md px-3 py-2 text-sm',
              index === current
                ? 'bg-primary-600 text-white'
                : index < current
                  ? 'bg-primary-50 text-primary-700'
                  : 'bg-secondary-100 text-secondary-700',
              index > current && 'opacity-75',
            )}
          >
            {step}
          </button>
        </li>
      ))}
    </ol>
  )
}
