import { useState } from 'react'
import {
  Combobox,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Description,
  Dialog,
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
  Field,
  Label,
  Listbox,
  ListboxButton,
  ListboxOption,
  ListboxOptions,
  Menu,
  MenuButton,
  MenuItem,
  MenuItems,
  Popover,
  PopoverButton,
  PopoverPanel,
} from '@headlessui/react'

const levels = [
  { id: 'low', name: 'Low' },
  { id: 'high', name: 'High' },
]

const people = [
  { id: 'ada', name: 'Ada Lovelace' },
  { id: 'grace', name: 'Grace Hopper' },
]

function levelOf(id: string) {
  return levels.find((level) => level.id === id)?.name ?? ''
}

function nameOf(id: string | null) {
  return people.find((person) => person.id === id)?.name ?? ''
}

export default function TaskDialog() {
  const [open, setOpen] = useState(false)
  const [asking, setAsking] = useState(false)
  const [level, setLevel] = useState('low')
  const [query, setQuery] = useState('')
  const [person, setPerson] = useState<string | null>(null)
  const [done, setDone] = useState(false)
  const matches = people.filter((each) => each.name.toLowerCase().includes(query.toLowerCase()))

  function ask() {
    setOpen(false)
    setAsking(true)
  }

  return (
    <div className="flex items-center gap-4 p-4">
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="rounded-md bg-primary-600 px-3 py-2 text-sm font-semibold text-white"
      >
        Change task
      </button>
      <button
        type="button"
        onClick={() => setAsking(true)}
        className="rounded-md px-3 py-2 text-sm text-red-700 ring-1 ring-red-200"
      >
        Delete task
      </button>
      <Dialog open={open} onClose={setOpen} className="relative z-10">
        <DialogBackdrop
          transition
          className="fixed inset-0 bg-secondary-500/75 transition-opacity data-closed:opacity-0"
        />
        <div className="fixed inset-0 flex items-start justify-center p-4">
          <DialogPanel
            transition
            className="h-96 w-full max-w-md rounded-lg bg-white p-6 text-start shadow-xl transition data-closed:opacity-0"
          >
            <div className="flex items-start justify-between gap-4">
              <DialogTitle className="text-base font-semibold text-secondary-900">Change the task</DialogTitle>
              <Menu as="div" className="relative">
                <MenuButton
                  data-autofocus
                  className="rounded-md px-3 py-2 text-sm text-secondary-900 ring-1 ring-secondary-300"
                >
                  More
                </MenuButton>
                <MenuItems className="absolute end-0 z-10 mt-1 w-40 rounded-md bg-white py-1 shadow-lg">
                  <MenuItem>
                    <button
                      type="button"
                      onClick={() => setDone(true)}
                      className="block w-full px-4 py-2 text-start text-sm text-secondary-700 data-focus:bg-secondary-100"
                    >
                      Mark as done
                    </button>
                  </MenuItem>
                  <MenuItem>
                    <button
                      type="button"
                      onClick={ask}
                      className="block w-full px-4 py-2 text-start text-sm text-red-700 data-focus:bg-secondary-100"
                    >
                      Delete
                    </button>
                  </MenuItem>
                </MenuItems>
              </Menu>
            </div>
            <p className="mt-2 text-sm text-secondary-600">{done ? 'Done' : 'Not done yet'}</p>
            <Field className="mt-4">
              <Label className="block text-sm text-secondary-900">Urgency</Label>
              <Listbox value={level} onChange={setLevel}>
                <div className="relative mt-1">
                  <ListboxButton className="block w-full rounded-md px-3 py-1.5 text-start text-sm text-secondary-900 ring-1 ring-secondary-300">
                    {levelOf(level)}
                  </ListboxButton>
                  <ListboxOptions className="absolute z-10 mt-1 w-full rounded-md bg-white py-1 text-sm shadow-lg">
                    {levels.map((each) => (
                      <ListboxOption
                        key={each.id}
                        value={each.id}
                        className="px-3 py-1.5 text-secondary-900 data-focus:bg-secondary-100"
                      >
                        {each.name}
                      </ListboxOption>
                    ))}
                  </ListboxOptions>
                </div>
              </Listbox>
            </Field>
            <Combobox as="div" value={person} onChange={setPerson} onClose={() => setQuery('')} className="mt-4">
              <Label className="block text-sm text-secondary-900">Who does it</Label>
              <div className="relative mt-1">
                <ComboboxInput
                  displayValue={(id: string | null) => nameOf(id)}
                  onChange={(event) => setQuery(event.target.value)}
                  className="block w-full rounded-md bg-white px-3 py-1.5 text-sm text-secondary-900 ring-1 ring-secondary-300"
                />
                <ComboboxOptions className="absolute z-10 mt-1 w-full rounded-md bg-white py-1 text-sm shadow-lg">
                  {matches.map((each) => (
                    <ComboboxOption
                      key={each.id}
                      value={each.id}
                      className="px-3 py-1.5 text-secondary-900 data-focus:bg-secondary-100"
                    >
                      {each.name}
                    </ComboboxOption>
                  ))}
                </ComboboxOptions>
              </div>
            </Combobox>
            <Popover className="relative mt-4">
              <PopoverButton className="rounded-md px-3 py-2 text-sm text-secondary-900 ring-1 ring-secondary-300">
                History
              </PopoverButton>
              <PopoverPanel focus className="absolute start-0 z-10 mt-1 w-64 rounded-md bg-white p-4 shadow-lg">
                <p className="text-sm text-secondary-600">Begun on Monday.</p>
                <a href="#history" className="mt-2 block text-sm text-primary-700">
                  Everything before
                </a>
              </PopoverPanel>
            </Popover>
          </DialogPanel>
        </div>
      </Dialog>
      <Dialog role="alertdialog" open={asking} onClose={setAsking} className="relative z-10">
        <DialogBackdrop className="fixed inset-0 bg-secondary-500/75" />
        <div className="fixed inset-0 flex items-center justify-center p-4">
          <DialogPanel className="w-full max-w-sm rounded-lg bg-white p-6 text-start shadow-xl">
            <DialogTitle className="text-base font-semibold text-secondary-900">Delete the task?</DialogTitle>
            <Description className="mt-2 text-sm text-secondary-600">Its history goes with it.</Description>
            <div className="mt-4 flex gap-3">
              <button
                type="button"
                onClick={() => setAsking(false)}
                className="rounded-md bg-red-600 px-3 py-2 text-sm text-white"
              >
                Delete
              </button>
              <button
                type="button"
                data-autofocus
                onClick={() => setAsking(false)}
                className="rounded-md px-3 py-2 text-sm text-secondary-900"
              >
                Keep it
              </button>
            </div>
          </DialogPanel>
        </div>
      </Dialog>
    </div>
  )
}
