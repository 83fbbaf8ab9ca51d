import { useState } from 'react'
import { Radio, RadioGroup } from '@headlessui/react'

const sizes = [
  { name: 'Small', value: 's', inStock: true },
  { name: 'Medium', value: 'm', inStock: true },
  { name: 'Large', value: 'l', inStock: false },
  { name: 'Huge', value: 'xl', inStock: true },
]

export default function SizePicker() {
  const [size, setSize] = useState('m')

  return (
    <form className="flex flex-col gap-4">
      <p className="text-sm text-secondary-700">Chosen: {size}</p>
      <RadioGroup name="size" value={size} onChange={setSize} aria-label="Size" className="flex gap-3">
        {sizes.map((option) => (
          <Radio
            key={option.value}
            value={option.value}
            disabled={!option.inStock}
            className="flex items-center justify-center rounded-md bg-white px-3 py-2 text-sm text-secondary-900 ring-1 ring-secondary-300 data-checked:bg-primary-600 data-checked:text-white data-disabled:opacity-25 data-focus:outline-2 data-focus:outline-primary-600"
          >
            {option.name}
          </Radio>
        ))}
      </RadioGroup>
    </form>
  )
}
