import { useState } from 'react'
import { Field, Label, Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react'

const plans = [
  { id: 'free', name: 'Free', price: '$0' },
  { id: 'team', name: 'Team', price: '$12' },
  { id: 'company', name: 'Company', price: '$48' },
]

export default function Plan() {
  const [plan, setPlan] = useState('team')
  const current = plans.find((each) => each.id === plan)

  return (
    <div className="flex min-h-64 flex-col items-center text-center text-secondary-900">
      <h2 className="text-lg font-semibold">Pick a plan</h2>
      <Field className="mt-4 w-64">
        <Label className="text-sm font-medium">Plan</Label>
        <Listbox value={plan} onChange={setPlan}>
          <div className="relative mt-1">
            <ListboxButton className="w-full rounded-md bg-white px-3 py-2 text-sm outline-1 -outline-offset-1 outline-secondary-300">
              {current?.name}
            </ListboxButton>
            <ListboxOptions className="absolute z-10 mt-1 w-full rounded-md bg-white p-1 text-sm shadow-lg ring-1 ring-secondary-900/10">
              {plans.map((each) => (
                <ListboxOption key={each.id} value={each.id} className="rounded-sm px-3 py-2 data-focus:bg-primary-50">
                  {each.name}
                </ListboxOption>
              ))}
            </ListboxOptions>
          </div>
        </Listbox>
      </Field>
      <p className="mt-4 text-sm">{current?.price} a month</p>
    </div>
  )
}
