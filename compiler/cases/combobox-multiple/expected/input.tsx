import { useState } from 'react'
import { Combobox, ComboboxButton, ComboboxInput, ComboboxOption, ComboboxOptions, Label } from '@headlessui/react'
import { CheckIcon, ChevronDownIcon, XMarkIcon } from '@heroicons/react/20/solid'

const topics = [
  { id: 'accessibility', name: 'Accessibility', closed: false },
  { id: 'animation', name: 'Animation', closed: false },
  { id: 'colour', name: 'Colour', closed: true },
  { id: 'design', name: 'Design systems', closed: false },
  { id: 'typography', name: 'Typography', closed: false },
]

function nameOf(id: string) {
  return topics.find((topic) => topic.id === id)?.name ?? ''
}

export default function ArticleTopics() {
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState(['design'])
  const matches = topics.filter((topic) => topic.name.toLowerCase().includes(query.toLowerCase()))

  function remove(id: string) {
    setChosen(chosen.filter((each) => each !== id))
  }

  return (
    <form className="w-80">
      <Combobox as="div" name="topics" multiple value={chosen} onChange={setChosen} onClose={() => setQuery('')}>
        <Label className="block text-sm/6 font-medium text-secondary-900">Topics</Label>
        <div className="relative mt-2">
          <ComboboxInput
            placeholder="Add a topic"
            onChange={(event) => setQuery(event.target.value)}
            className="block w-full rounded-md bg-white py-1.5 ps-3 pe-10 text-sm/6 text-secondary-900 outline-1 -outline-offset-1 outline-secondary-300 placeholder:text-secondary-500 focus:outline-2 focus:-outline-offset-2 focus:outline-primary-600"
          />
          <ComboboxButton className="absolute inset-y-0 end-0 flex items-center px-2 text-secondary-500">
            <ChevronDownIcon aria-hidden="true" className="size-5" />
          </ComboboxButton>
          <ComboboxOptions
            transition
            className="absolute z-10 mt-1 w-full rounded-md bg-white p-1 text-sm shadow-lg outline-1 outline-black/5 transition-opacity data-closed:opacity-0 data-leave:duration-100"
          >
            {matches.length === 0 && (
              <ComboboxOption value="none" disabled className="px-2 py-1.5 text-secondary-600">
                No such topic
              </ComboboxOption>
            )}
            {matches.map((topic) => (
              <ComboboxOption
                key={topic.id}
                value={topic.id}
                disabled={topic.closed}
                className="group flex items-center gap-2 rounded-sm px-2 py-1.5 text-secondary-900 select-none data-disabled:opacity-50 data-focus:bg-secondary-100 data-selected:font-medium"
              >
                <CheckIcon
                  aria-hidden="true"
                  className="invisible size-4 text-primary-600 group-data-selected:visible"
                />
                {topic.name}
              </ComboboxOption>
            ))}
          </ComboboxOptions>
        </div>
      </Combobox>
      <ul className="mt-3 flex flex-wrap gap-2">
        {chosen.map((id) => (
          <li
            key={id}
            className="flex items-center gap-1 rounded-md bg-secondary-100 px-2 py-1 text-sm text-secondary-900"
          >
            {nameOf(id)}
            <button type="button" onClick={() => remove(id)} className="rounded-sm text-secondary-600">
              <span className="sr-only">Remove {nameOf(id)}</span>
              <XMarkIcon aria-hidden="true" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
    </form>
  )
}
