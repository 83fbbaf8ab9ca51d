import { useState } from 'react'
import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react'
import clsx from 'clsx'

const plans = [
  { id: 'free', name: 'Free', price: 0 },
  { id: 'team', name: 'Team', price: 12 },
]

export default function Plans() {
  const [step, setStep] = useState(1)
  const [isBusy, setIsBusy] = useState(false)

  return (
    <div className="flex flex-col gap-4">
      <p
        className={clsx(
          'rounded-md px-2 text-sm',
          step === 0
            ? 'bg-green-50 text-green-700'
            : step === 1
              ? 'bg-amber-50 text-amber-700'
              : 'bg-red-50 text-red-700',
        )}
      >
        Step {step}
      </p>
      <p className={isBusy ? (step > 1 ? 'text-red-700' : 'text-amber-700') : 'text-secondary-700'}>State</p>
      <p className={clsx('text-sm', isBusy && (step > 1 ? 'font-medium' : 'font-normal'))}>Weight</p>
      <ul className="flex gap-2">
        {plans.map((plan, index) => (
          <li
            key={plan.id}
            className={clsx('p-2', index === 0 ? 'bg-primary-50' : step === index ? 'bg-amber-50' : 'bg-white')}
          >
            {plan.name}
          </li>
        ))}
      </ul>
      <Menu as="div" className="relative">
        <MenuButton className="p-2">Options</MenuButton>
        <MenuItems className="absolute bg-white">
          <MenuItem>
            <button
              type="button"
              onClick={() => setStep(step + 1)}
              className={clsx(
                'block p-2 data-focus:bg-secondary-100',
                step === 0 ? 'text-green-700' : step === 1 ? 'text-amber-700' : 'text-red-700',
              )}
            >
              Next
            </button>
          </MenuItem>
          <MenuItem>
            <button type="button" onClick={() => setIsBusy(!isBusy)} className="block p-2 data-focus:bg-secondary-100">
              Busy
            </button>
          </MenuItem>
        </MenuItems>
      </Menu>
    </div>
  )
}
