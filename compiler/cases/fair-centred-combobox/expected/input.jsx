import { useState } from 'react'
import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions, Label } from '@headlessui/react'

const cities = [
  { id: 'berlin', name: 'Berlin' },
  { id: 'bern', name: 'Bern' },
  { id: 'oslo', name: 'Oslo' },
]

export default function City() {
  const [query, setQuery] = useState('')
  const [city, setCity] = useState(null)
  const matches =
    query === '' ? cities : cities.filter((each) => each.name.toLowerCase().startsWith(query.toLowerCase()))

  function nameOf(id) {
    return cities.find((each) => each.id === id)?.name ?? ''
  }

  return (
    <section className="space-y-3 text-center text-sm text-secondary-900">
      <h2 className="text-lg font-semibold">Where to?</h2>
      <Combobox as="div" value={city} onChange={setCity} onClose={() => setQuery('')} className="mx-auto max-w-xs">
        <Label className="font-medium">City</Label>
        <div className="relative mt-1">
          <ComboboxInput
            displayValue={(id) => nameOf(id)}
            onChange={(event) => setQuery(event.target.value)}
            className="w-full rounded-md bg-white px-3 py-2 outline-1 -outline-offset-1 outline-secondary-300"
          />
          <ComboboxOptions className="absolute z-10 mt-1 w-full rounded-md bg-white p-1 shadow-lg ring-1 ring-secondary-900/10">
            {matches.map((each) => (
              <ComboboxOption key={each.id} value={each.id} className="rounded-sm p-2 data-focus:bg-primary-50">
                {each.name}
              </ComboboxOption>
            ))}
          </ComboboxOptions>
        </div>
      </Combobox>
      <p>{city ? 'A good choice' : 'Any city will do'}</p>
    </section>
  )
}
