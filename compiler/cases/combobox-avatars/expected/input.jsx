import { useState } from 'react'
import { Combobox, ComboboxButton, ComboboxInput, ComboboxOption, ComboboxOptions, Label } from '@headlessui/react'
import { ChevronUpDownIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const people = [
  { id: 'ada', name: 'Ada Lovelace', image: '/media/avatars/avatar-01.webp', online: true },
  { id: 'alan', name: 'Alan Turing', image: '/media/avatars/avatar-02.webp', online: false },
  { id: 'grace', name: 'Grace Hopper', image: '/media/avatars/avatar-03.webp', online: true },
]

function nameOf(id) {
  return people.find((person) => person.id === id)?.name ?? ''
}

export default function Reviewer() {
  const [query, setQuery] = useState('')
  const [reviewer, setReviewer] = useState(null)
  const shown = query === '' ? people : people.filter(({ name }) => name.toLowerCase().startsWith(query.toLowerCase()))

  return (
    <Combobox
      as="div"
      value={reviewer}
      onChange={(id) => {
        setReviewer(id)
        setQuery('')
      }}
      onClose={() => setQuery('')}
      className="w-80 text-sm"
    >
      <Label className="font-medium">Reviewer</Label>
      <div className="relative mt-2 flex items-center gap-2 rounded-md border border-secondary-300">
        <ComboboxInput
          displayValue={(id) => nameOf(id)}
          onChange={(event) => setQuery(event.target.value)}
          className="w-full rounded-md px-3 py-1.5"
        />
        <ComboboxButton className="px-2 text-secondary-500">
          <ChevronUpDownIcon aria-hidden="true" className="size-5" />
        </ComboboxButton>
        <ComboboxOptions className="absolute inset-x-0 top-full z-10 mt-1 rounded-md bg-white p-1 shadow-lg outline-1 outline-black/5">
          {shown.map((person) => (
            <ComboboxOption
              key={person.id}
              value={person.id}
              className="flex items-center gap-3 rounded-sm p-2 data-focus:bg-secondary-100 data-selected:font-semibold"
            >
              <img src={person.image} alt="" className="size-6 rounded-full bg-secondary-200" />
              <span className="truncate">{person.name}</span>
              <span
                className={clsx('ms-auto size-2 rounded-full', person.online ? 'bg-emerald-500' : 'bg-secondary-300')}
              >
                <span className="sr-only">{person.online ? 'is online' : 'is away'}</span>
              </span>
            </ComboboxOption>
          ))}
        </ComboboxOptions>
      </div>
    </Combobox>
  )
}
