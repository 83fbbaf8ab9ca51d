/**
 * @title Incomplete choice
 * @description A choice has a value, a change, a name, and values to choose from.
 * @order 1
 */
import { useState } from 'react'
import { Label, Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react'

export default function Choice() {
  const [status, setStatus] = useState('draft')

  return (
    <div>
    <Listbox>
      <ListboxButton>Status</ListboxButton>
      <ListboxOptions>
        <ListboxOption value="draft">Draft</ListboxOption>
      </ListboxOptions>
    </Listbox>
    <Listbox value={status} onChange={setStatus}>
      <Label>Status</Label>
      <ListboxButton className="block">{status}</ListboxButton>
      <ListboxOptions>
        <ListboxOption>Draft</ListboxOption>
      </ListboxOptions>
    </Listbox>
    <Listbox value={status} onChange={setStatus}>
      <ListboxButton>{status}</ListboxButton>
      <ListboxOptions>
        <ListboxOption value="draft">Draft</ListboxOption>
      </ListboxOptions>
    </Listbox>
    </div>
  )
}
