import { useState } from 'react'
import { Description, Field, Fieldset, Label, Legend, Radio, RadioGroup } from '@headlessui/react'

const plans = [
  { value: 'solo', name: 'Solo', text: 'For one person.' },
  { value: 'team', name: 'Team', text: 'For up to ten people.' },
]

export default function PlanPicker() {
  const [delivery, setDelivery] = useState('post')

  return (
    <form className="flex flex-col gap-6">
      <Fieldset>
        <Legend className="text-sm font-semibold text-secondary-900">Plan</Legend>
        <RadioGroup name="plan" defaultValue="team" aria-label="Plan" className="mt-2 flex flex-col gap-3">
          {plans.map((plan) => (
            <Field key={plan.value} className="flex items-start gap-3">
              <Radio
                value={plan.value}
                className="group flex size-5 items-center justify-center rounded-full bg-white ring-1 ring-secondary-300 data-checked:bg-primary-600"
              >
                <span className="invisible size-2 rounded-full bg-white group-data-checked:visible" />
              </Radio>
              <div className="flex flex-col">
                <Label className="text-sm text-secondary-900">{plan.name}</Label>
                <Description className="text-sm text-secondary-500">{plan.text}</Description>
              </div>
            </Field>
          ))}
        </RadioGroup>
      </Fieldset>
      <RadioGroup name="delivery" value={delivery} onChange={setDelivery} className="flex flex-col gap-2">
        <Label className="text-sm font-semibold text-secondary-900">Delivery</Label>
        <Field className="flex items-center gap-2">
          <Radio
            value="post"
            className="block size-4 rounded-full ring-1 ring-secondary-300 data-checked:bg-primary-600"
          />
          <Label className="text-sm text-secondary-700">By post</Label>
        </Field>
        <Field disabled className="flex items-center gap-2">
          <Radio
            value="courier"
            className="block size-4 rounded-full ring-1 ring-secondary-300 data-checked:bg-primary-600"
          />
          <Label className="text-sm text-secondary-700 data-disabled:opacity-50">By courier</Label>
        </Field>
        <Field className="flex items-center gap-2">
          <Radio
            value="pickup"
            className="block size-4 rounded-full ring-1 ring-secondary-300 data-checked:bg-primary-600"
          />
          <Label className="text-sm text-secondary-700">Picked up</Label>
        </Field>
      </RadioGroup>
    </form>
  )
}
