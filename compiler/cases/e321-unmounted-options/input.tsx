/**
 * @title Options that come and go
 * @description The list of a combobox stays, also while there is nothing in it.
 * @order 1
 */
import { useState } from 'react'
import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions, Label } from '@headlessui/react'

const cities = ['bergen', 'lisbon']

export default function Cities() {
  const [query, setQuery] = useState('')
  const [city, setCity] = useState<string | null>(null)
  const matches = cities.filter((name) => name.includes(query))

  return (
    <Combobox as="div" value={city} onChange={setCity} onClose={() => setQuery('')} className="grid">
      <Label>City</Label>
      <ComboboxInput onChange={(event) => setQuery(event.target.value)} />
      {matches.length > 0 && (
        <ComboboxOptions>
          {matches.map((name) => (
            <ComboboxOption key={name} value={name}>
              {name}
            </ComboboxOption>
          ))}
        </ComboboxOptions>
      )}
    </Combobox>
  )
}
