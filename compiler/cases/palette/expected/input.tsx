import { useState } from 'react'
import {
  Combobox,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Dialog,
  DialogBackdrop,
  DialogPanel,
} from '@headlessui/react'
import { MagnifyingGlassIcon } from '@heroicons/react/20/solid'

const groups = [
  {
    name: 'Projects',
    items: [
      { id: 'atlas', name: 'Atlas', off: false },
      { id: 'beacon', name: 'Beacon', off: false },
    ],
  },
  {
    name: 'Commands',
    items: [
      { id: 'new-project', name: 'New project', off: false },
      { id: 'archive', name: 'Archive', off: true },
      { id: 'invite', name: 'Invite people', off: false },
    ],
  },
]

export default function CommandPalette() {
  const [open, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const [last, setLast] = useState('nothing yet')
  const found = groups
    .map((group) => ({
      ...group,
      items: group.items.filter((item) => item.name.toLowerCase().includes(query.toLowerCase())),
    }))
    .filter((group) => group.items.length > 0)

  function show() {
    setQuery('')
    setOpen(true)
  }

  function run(id: string | null) {
    if (id === null) return
    setLast(id)
    setOpen(false)
  }

  return (
    <div className="grid justify-items-start gap-2 p-4">
      <button type="button" onClick={show} className="rounded-md border border-secondary-300 px-3 py-1.5">
        Search
      </button>
      <p>Last: {last}</p>
      <Dialog open={open} onClose={setOpen} aria-label="Command palette" className="relative z-10">
        <DialogBackdrop
          transition
          className="fixed inset-0 bg-secondary-500/25 transition-opacity data-closed:opacity-0"
        />
        <div className="fixed inset-0 p-4">
          <DialogPanel
            transition
            className="mx-auto max-w-xl rounded-xl bg-white shadow-2xl transition data-closed:scale-95 data-closed:opacity-0"
          >
            <Combobox as="div" onChange={run}>
              <div className="flex items-center gap-2 border-b border-secondary-200 px-4">
                <MagnifyingGlassIcon aria-hidden="true" className="size-5 text-secondary-400" />
                <ComboboxInput
                  data-autofocus
                  aria-label="Search"
                  placeholder="Search…"
                  onChange={(event) => setQuery(event.target.value)}
                  className="h-12 w-full text-sm text-secondary-900 outline-hidden placeholder:text-secondary-400"
                />
              </div>
              <ComboboxOptions static aria-label="Results" className="grid max-h-72 gap-2 overflow-y-auto p-2 text-sm">
                {found.length === 0 && (
                  <ComboboxOption value="none" disabled className="p-4 text-center text-secondary-500">
                    Nothing found
                  </ComboboxOption>
                )}
                {found.map((group) => (
                  <div key={group.name} role="group" aria-label={group.name}>
                    <span aria-hidden="true" className="block px-2 py-1 text-xs font-semibold text-secondary-500">
                      {group.name}
                    </span>
                    {group.items.map((item) => (
                      <ComboboxOption
                        key={item.id}
                        value={item.id}
                        disabled={item.off}
                        className="cursor-default rounded-md px-2 py-1.5 select-none data-disabled:opacity-50 data-focus:bg-primary-600 data-focus:text-white"
                      >
                        {item.name}
                      </ComboboxOption>
                    ))}
                  </div>
                ))}
              </ComboboxOptions>
            </Combobox>
          </DialogPanel>
        </div>
      </Dialog>
    </div>
  )
}
