/**
 * @title Incomplete comboboxes
 * @description A combobox keeps what is typed, forgets it, and has a name for each of its parts.
 * @order 1
 */
import { useState } from 'react'
import { Combobox, ComboboxButton, ComboboxInput, ComboboxOption, ComboboxOptions, Field, Label } from '@headlessui/react'
import { ChevronDownIcon } from '@heroicons/react/20/solid'

const names: Record<string, string> = { bergen: 'Bergen', lisbon: 'Lisbon' }

export default function Cities() {
  const [city, setCity] = useState<string | null>(null)

  return (
    <div>
      <Field className="grid">
        <Label>City</Label>
        <Combobox value={city} onChange={setCity}>
          <ComboboxInput
            displayValue={(id: string | null) => Object.keys(names).find((key) => key === id) ?? ''}
            className="border border-black"
          />
          <ComboboxButton>
            <ChevronDownIcon aria-hidden="true" className="size-5" />
          </ComboboxButton>
          <ComboboxOptions>
            <ComboboxOption value="bergen">{names.bergen}</ComboboxOption>
          </ComboboxOptions>
        </Combobox>
      </Field>
      <Combobox as="div">
        <ComboboxInput aria-label="Command" />
        <ComboboxOptions static>
          <ComboboxOption value="go">Go</ComboboxOption>
        </ComboboxOptions>
      </Combobox>
    </div>
  )
}
