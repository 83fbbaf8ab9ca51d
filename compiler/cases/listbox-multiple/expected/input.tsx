import { useState } from 'react'
import { Field, Label, Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react'
import { CheckIcon, TagIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const labels = [
  { id: 'bug', name: 'Bug', dotClass: 'bg-red-500' },
  { id: 'feature', name: 'Feature', dotClass: 'bg-primary-500' },
  { id: 'docs', name: 'Documentation', dotClass: 'bg-emerald-500' },
  { id: 'design', name: 'Design', dotClass: 'bg-amber-500' },
]

export default function IssueLabels() {
  const [chosen, setChosen] = useState(['feature'])
  const names = labels.filter((label) => chosen.includes(label.id)).map((label) => label.name)

  return (
    <form className="w-72">
      <Field>
        <Label className="block text-sm/6 font-medium text-secondary-900">Labels</Label>
        <Listbox name="labels" multiple value={chosen} onChange={setChosen}>
          <div className="relative mt-2">
            <ListboxButton className="flex w-full items-center gap-2 rounded-md bg-white px-3 py-1.5 text-start text-sm/6 text-secondary-900 outline-1 -outline-offset-1 outline-secondary-300 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 data-open:bg-secondary-50">
              <TagIcon aria-hidden="true" className="size-4 shrink-0 text-secondary-500" />
              <span className="truncate">{names.length === 0 ? 'No labels' : names.join(', ')}</span>
            </ListboxButton>
            <ListboxOptions className="absolute z-10 mt-1 w-full rounded-md bg-white p-1 text-sm shadow-lg outline-1 outline-black/5">
              {labels.map((label) => (
                <ListboxOption
                  key={label.id}
                  value={label.id}
                  className="group flex items-center gap-2 rounded-sm px-2 py-1.5 select-none data-focus:bg-secondary-100 data-focus:outline-hidden data-selected:font-medium"
                >
                  <CheckIcon
                    aria-hidden="true"
                    className="invisible size-4 text-primary-600 group-data-selected:visible"
                  />
                  <span aria-hidden="true" className={clsx('size-2 rounded-full', label.dotClass)} />
                  {label.name}
                </ListboxOption>
              ))}
            </ListboxOptions>
          </div>
        </Listbox>
      </Field>
    </form>
  )
}
