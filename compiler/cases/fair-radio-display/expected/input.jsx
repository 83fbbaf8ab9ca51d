import { useState } from 'react'
import { Field, Label, Radio, RadioGroup } from '@headlessui/react'

const ways = [
  { value: 'standard', name: 'Standard', time: 'Four to ten days' },
  { value: 'express', name: 'Express', time: 'Two to five days' },
]

export default function Delivery() {
  const [way, setWay] = useState('standard')

  return (
    <RadioGroup value={way} onChange={setWay} aria-label="Delivery" className="flex max-w-sm flex-col gap-2">
      {ways.map((each) => (
        <Field key={each.value} className="flex items-center gap-3">
          <Radio
            value={each.value}
            className="block size-4 rounded-full bg-white outline-1 -outline-offset-1 outline-secondary-400 data-checked:bg-primary-600"
          />
          <Label className="text-sm text-secondary-900">
            {each.name}, {each.time}
          </Label>
        </Field>
      ))}
    </RadioGroup>
  )
}
