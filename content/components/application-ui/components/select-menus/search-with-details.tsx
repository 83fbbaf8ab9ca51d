/**
 * @title Search with details
 * @description Use where the list is too long to read: people type part of a name or a code, and see enough to choose well.
 * @layout centered
 * @minHeight 460
 * @order 2
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
import { CheckIcon, ChevronUpDownIcon } from '@heroicons/react/20/solid'

const airports = [
  { id: 'BGO', city: 'Bergen', name: 'Flesland', country: 'Norway' },
  { id: 'GDN', city: 'Gdańsk', name: 'Lech Wałęsa', country: 'Poland' },
  { id: 'KEF', city: 'Reykjavík', name: 'Keflavík', country: 'Iceland' },
  { id: 'LIS', city: 'Lisbon', name: 'Humberto Delgado', country: 'Portugal' },
  { id: 'LOS', city: 'Lagos', name: 'Murtala Muhammed', country: 'Nigeria' },
  { id: 'SEA', city: 'Seattle', name: 'Seattle–Tacoma', country: 'United States' },
]

function nameOf(id: string | null) {
  return airports.find((airport) => airport.id === id)?.city ?? ''
}

export default function SearchWithDetails() {
  const [query, setQuery] = useState('')
  const [airport, setAirport] = useState<string | null>('SEA')
  const words = query.trim().toLowerCase()
  const matches = airports.filter((each) =>
    `${each.id} ${each.city} ${each.name} ${each.country}`.toLowerCase().includes(words),
  )

  return (
    <Field className="w-full max-w-sm">
      <Combobox name="airport" value={airport} onChange={setAirport} onClose={() => setQuery('')}>
        <Label className="text-sm/6 font-medium text-secondary-950 dark:text-white">Flying from</Label>
        <div className="relative mt-1.5">
          <ComboboxInput
            displayValue={(id: string | null) => nameOf(id)}
            onChange={(event) => setQuery(event.target.value)}
            placeholder="City, airport or code"
            className="w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 pe-10 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus:outline-2 focus:-outline-offset-1 focus:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus:outline-primary-400"
          />
          <ComboboxButton className="absolute inset-y-0 end-0 flex items-center rounded-e-lg px-2.5 text-secondary-500 dark:text-secondary-400">
            <ChevronUpDownIcon aria-hidden="true" className="size-5" />
          </ComboboxButton>
          <ComboboxOptions
            transition
            className="absolute inset-x-0 z-10 mt-2 max-h-80 overflow-y-auto rounded-xl bg-white p-1.5 shadow-lg ring-1 ring-secondary-950/10 transition-opacity data-closed:opacity-0 data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none dark:bg-secondary-800 dark:ring-white/10"
          >
            {matches.length === 0 && (
              <ComboboxOption
                value="none"
                disabled
                className="px-2.5 py-2 text-sm/5 text-secondary-600 dark:text-secondary-300"
              >
                No airport by that name. Try the nearest large city.
              </ComboboxOption>
            )}
            {matches.map((each) => (
              <ComboboxOption
                key={each.id}
                value={each.id}
                className="group flex items-center gap-3 rounded-lg px-2.5 py-2 data-focus:bg-secondary-950/5 dark:data-focus:bg-white/10"
              >
                <span className="w-11 shrink-0 rounded-md bg-secondary-950/5 py-0.5 text-center text-xs/5 font-semibold text-secondary-700 dark:bg-white/10 dark:text-secondary-200">
                  {each.id}
                </span>
                <span className="min-w-0 flex-1 text-sm/5">
                  <span className="block font-medium text-secondary-950 dark:text-white">{each.city}</span>
                  <span className="block text-secondary-600 dark:text-secondary-300">
                    {each.name}, {each.country}
                  </span>
                </span>
                <CheckIcon
                  aria-hidden="true"
                  className="size-5 shrink-0 text-primary-600 group-not-data-selected:hidden dark:text-primary-400"
                />
              </ComboboxOption>
            ))}
          </ComboboxOptions>
        </div>
      </Combobox>
      <Description className="mt-1.5 text-sm/6 text-secondary-600 dark:text-secondary-400">
        We also look at airports up to 60 miles away.
      </Description>
    </Field>
  )
}
