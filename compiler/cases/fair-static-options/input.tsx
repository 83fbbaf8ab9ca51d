/**
 * @title Commands
 * @description A field over a list of commands that always shows.
 * @layout padded
 * @order 1
 */
import { useState } from 'react'
import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react'

const commands = [
  { id: 'new', name: 'New file' },
  { id: 'open', name: 'Open file' },
  { id: 'save', name: 'Save file' },
]

export default function Commands() {
  const [query, setQuery] = useState('')
  const [last, setLast] = useState<string | null>(null)
  const matches = commands.filter((command) => command.name.toLowerCase().includes(query.toLowerCase()))

  return (
    <div className="max-w-sm text-sm text-secondary-900">
      <Combobox value={last} onChange={setLast}>
        <ComboboxInput
          aria-label="Commands"
          onChange={(event) => setQuery(event.target.value)}
          className="w-full rounded-md bg-white px-3 py-2 outline-1 -outline-offset-1 outline-secondary-300"
        />
        <ComboboxOptions static className="mt-2">
          {matches.map((command) => (
            <ComboboxOption key={command.id} value={command.id} className="rounded-md p-2 data-focus:bg-primary-50">
              {command.name}
            </ComboboxOption>
          ))}
        </ComboboxOptions>
      </Combobox>
      <p role="status" className="mt-2">
        {last ? `Ran ${last}` : 'Nothing yet'}
      </p>
    </div>
  )
}
