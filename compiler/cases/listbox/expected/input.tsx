import { useState } from 'react'
import { Label, Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react'
import { CheckIcon, ChevronUpDownIcon } from '@heroicons/react/20/solid'

const people = [
  { id: 'ada', name: 'Ada Lovelace', role: 'Owner', away: false },
  { id: 'alan', name: 'Alan Turing', role: 'Editor', away: false },
  { id: 'grace', name: 'Grace Hopper', role: 'Editor', away: true },
  { id: 'anna', name: 'Anna Kiesenhofer', role: 'Guest', away: false },
]

export default function Assignee() {
  const [assignee, setAssignee] = useState('alan')

  return (
    <Listbox as="div" value={assignee} onChange={setAssignee} className="w-72">
      <Label className="block text-sm/6 font-medium text-secondary-900">Assigned to</Label>
      <div className="relative mt-2">
        <ListboxButton className="grid w-full cursor-default grid-cols-1 rounded-md bg-white py-1.5 ps-3 pe-2 text-start text-sm/6 text-secondary-900 outline-1 -outline-offset-1 outline-secondary-300 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600">
          <span className="col-start-1 row-start-1 truncate pe-6">
            {people.find((person) => person.id === assignee)?.name}
          </span>
          <ChevronUpDownIcon
            aria-hidden="true"
            className="col-start-1 row-start-1 size-5 self-center justify-self-end text-secondary-500"
          />
        </ListboxButton>
        <ListboxOptions
          transition
          className="absolute z-10 mt-1 max-h-60 w-full overflow-auto rounded-md bg-white py-1 text-sm shadow-lg outline-1 outline-black/5 transition-opacity data-closed:opacity-0 data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none"
        >
          {people.map((person) => (
            <ListboxOption
              key={person.id}
              value={person.id}
              disabled={person.away}
              className="group relative flex cursor-default py-2 ps-3 pe-9 text-secondary-900 select-none data-disabled:opacity-50 data-focus:bg-primary-600 data-focus:text-white data-focus:outline-hidden"
            >
              <span className="truncate font-normal group-data-selected:font-semibold">{person.name}</span>
              <span className="ms-2 truncate text-secondary-500 group-data-focus:text-primary-200">{person.role}</span>
              <span className="absolute inset-y-0 end-0 flex items-center pe-4 text-primary-600 group-not-data-selected:hidden group-data-focus:text-white">
                <CheckIcon aria-hidden="true" className="size-5" />
              </span>
            </ListboxOption>
          ))}
        </ListboxOptions>
      </div>
    </Listbox>
  )
}
