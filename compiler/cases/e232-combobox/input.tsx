/**
 * @title A combobox that opens by itself
 * @description Headless UI for Vue declares both and does nothing with them.
 * @order 1
 */
import { useState } from 'react'
import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions, Label } from '@headlessui/react'

const cities = ['bergen', 'bern']

export default function CityField() {
  const [query, setQuery] = useState('')
  const [city, setCity] = useState<string | null>(null)
  const matches = cities.filter((each) => each.includes(query))

  return (
    <Combobox
      as="div"
      immediate
      virtual={{ options: matches }}
      value={city}
      onChange={setCity}
      onClose={() => setQuery('')}
    >
      <Label>City</Label>
      <ComboboxInput className="block" onChange={(event) => setQuery(event.target.value)} />
      <ComboboxOptions>
        {matches.map((each) => (
          <ComboboxOption key={each} value={each}>
            {each}
          </ComboboxOption>
        ))}
      </ComboboxOptions>
    </Combobox>
  )
}
