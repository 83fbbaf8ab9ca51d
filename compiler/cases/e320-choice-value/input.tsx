/**
 * @title Choice of an object
 * @description The value of a choice is an id, which every flavour can have.
 * @order 1
 */
import { useState } from 'react'
import { Label, Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react'

const people = [
  { id: 1, name: 'Ada Lovelace' },
  { id: 2, name: 'Alan Turing' },
]

export default function Choice() {
  const [person, setPerson] = useState(1)
  const [names, setNames] = useState(['Ada'])

  return (
    <div>
      <Listbox as="div" value={person} onChange={setPerson}>
        <Label>Person</Label>
        <ListboxButton className="block">{person}</ListboxButton>
        <ListboxOptions>
          {people.map((each) => (
            <ListboxOption key={each.id} value={each.id}>
              {each.name}
            </ListboxOption>
          ))}
        </ListboxOptions>
      </Listbox>
      <Listbox as="div" multiple value={names} onChange={setNames}>
        <Label>People</Label>
        <ListboxButton className="block">{names.join(', ')}</ListboxButton>
        <ListboxOptions>
          <ListboxOption value="Ada Lovelace">Ada Lovelace</ListboxOption>
        </ListboxOptions>
      </Listbox>
    </div>
  )
}
