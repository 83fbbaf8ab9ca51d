/**
 * @title City
 * @description To find one of many by typing a part of its name.
 * @layout centered
 * @minHeight 380
 * @order 1
 */
import { useState } from 'react'
import {
  Combobox,
  ComboboxButton,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Description,
  Field,
  Label,
} from '@headlessui/react'
import { CheckIcon, ChevronDownIcon } from '@heroicons/react/20/solid'

const cities = [
  { id: 'bergen', name: 'Bergen', country: 'Norway', full: false },
  { id: 'berlin', name: 'Berlin', country: 'Germany', full: true },
  { id: 'bern', name: 'Bern', country: 'Switzerland', full: false },
  { id: 'lisbon', name: 'Lisbon', country: 'Portugal', full: false },
  { id: 'ljubljana', name: 'Ljubljana', country: 'Slovenia', full: false },
]

function nameOf(id: string | null) {
  return cities.find((city) => city.id === id)?.name ?? ''
}

export default function CityField() {
  const [query, setQuery] = useState('')
  const [city, setCity] = useState<string | null>('bern')
  const matches = cities.filter((each) => each.name.toLowerCase().includes(query.toLowerCase()))

  return (
    <form className="w-72">
      <Field>
        <Combobox name="city" value={city} onChange={setCity} onClose={() => setQuery('')}>
          <Label className="block text-sm/6 font-medium text-secondary-900">City</Label>
          <div className="relative mt-2">
            <ComboboxInput
              displayValue={(id: string | null) => nameOf(id)}
              onChange={(event) => setQuery(event.target.value)}
              placeholder="Anywhere"
              className="block w-full rounded-md bg-white py-1.5 ps-3 pe-10 text-sm/6 text-secondary-900 outline-1 -outline-offset-1 outline-secondary-300 placeholder:text-secondary-400 focus:outline-2 focus:-outline-offset-2 focus:outline-primary-600"
            />
            <ComboboxButton className="absolute inset-y-0 end-0 flex items-center px-2 text-secondary-400 data-open:text-primary-600">
              <ChevronDownIcon aria-hidden="true" className="size-5" />
            </ComboboxButton>
            <ComboboxOptions
              transition
              className="absolute z-10 mt-1 max-h-60 w-full overflow-auto rounded-md bg-white py-1 text-sm shadow-lg outline-1 outline-black/5 transition-opacity data-closed:opacity-0 data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none"
            >
              {matches.length === 0 && (
                <ComboboxOption value="none" disabled className="px-3 py-2 text-secondary-500">
                  No such city
                </ComboboxOption>
              )}
              {matches.map((each) => (
                <ComboboxOption
                  key={each.id}
                  value={each.id}
                  disabled={each.full}
                  className="group flex cursor-default items-center gap-2 px-3 py-2 text-secondary-900 select-none data-disabled:opacity-50 data-focus:bg-primary-600 data-focus:text-white"
                >
                  <span className="truncate group-data-selected:font-semibold">{each.name}</span>
                  <span className="text-secondary-500 group-data-focus:text-primary-200">{each.country}</span>
                  <CheckIcon
                    aria-hidden="true"
                    className="ms-auto size-5 text-primary-600 group-not-data-selected:hidden group-data-focus:text-white"
                  />
                </ComboboxOption>
              ))}
            </ComboboxOptions>
          </div>
        </Combobox>
        <Description className="mt-2 text-sm text-secondary-500">Where the package goes.</Description>
      </Field>
    </form>
  )
}
