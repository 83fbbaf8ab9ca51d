import { useState } from 'react'
import { Description, Field, Label, Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react'
import { ChevronDownIcon } from '@heroicons/react/16/solid'

const roles = [
  { id: 'viewer', name: 'Viewer', note: 'May read everything' },
  { id: 'editor', name: 'Editor', note: 'May change everything' },
]

const durations = [
  { id: 'week', name: 'a week' },
  { id: 'month', name: 'a month' },
]

export default function Invitation() {
  const [role, setRole] = useState<string | null>(null)
  const [duration, setDuration] = useState('week')
  const [touched, setTouched] = useState(false)

  return (
    <form className="grid w-80 gap-4 text-sm">
      <label htmlFor="invitation-email" className="grid gap-1 font-medium">
        E-mail
        <input
          id="invitation-email"
          name="email"
          type="email"
          defaultValue="ada@example.com"
          className="rounded-md border border-secondary-300 px-3 py-1.5 font-normal"
        />
      </label>
      <Field className="grid gap-1">
        <Label className="font-medium">Role</Label>
        <Description className="text-secondary-500">It can be changed later.</Description>
        <Listbox
          name="role"
          value={role}
          onChange={(next) => {
            setRole(next)
            setTouched(true)
          }}
        >
          <div className="relative">
            <ListboxButton className="group flex w-full items-center justify-between rounded-md border border-secondary-300 px-3 py-1.5">
              {roles.find((each) => each.id === role)?.name ?? 'Choose a role'}
              <ChevronDownIcon aria-hidden="true" className="size-4 transition group-data-open:rotate-180" />
            </ListboxButton>
            <ListboxOptions className="absolute inset-x-0 top-full z-10 mt-1 rounded-md bg-white p-1 shadow-lg outline-1 outline-black/5">
              {roles.map((each) => (
                <ListboxOption
                  key={each.id}
                  value={each.id}
                  className="rounded-sm px-2 py-1 data-focus:bg-secondary-100 data-focus:outline-hidden data-selected:font-semibold"
                >
                  {each.name}
                  <span className="block font-normal text-secondary-500">{each.note}</span>
                </ListboxOption>
              ))}
            </ListboxOptions>
          </div>
        </Listbox>
      </Field>
      <Listbox as="div" name="duration" value={duration} onChange={setDuration} className="relative">
        <Label className="sr-only">Valid for</Label>
        <ListboxButton className="block w-full rounded-md border border-secondary-300 px-3 py-1.5 text-start">
          For {durations.find((each) => each.id === duration)?.name}
        </ListboxButton>
        <ListboxOptions className="absolute inset-x-0 top-full z-10 mt-1 rounded-md bg-white p-1 shadow-lg outline-1 outline-black/5">
          {durations.map((each) => (
            <ListboxOption key={each.id} value={each.id} className="rounded-sm px-2 py-1 data-focus:bg-secondary-100">
              {each.name}
            </ListboxOption>
          ))}
        </ListboxOptions>
      </Listbox>
      <p className="text-secondary-500">{touched ? 'An invitation will be sent.' : 'Choose a role to go on.'}</p>
    </form>
  )
}
