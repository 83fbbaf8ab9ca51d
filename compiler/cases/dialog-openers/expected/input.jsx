import { useState } from 'react'
import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'

const places = ['Lisbon', 'Bergen']

export default function Places() {
  const [open, setOpen] = useState(false)
  const [place, setPlace] = useState('')

  function ask(name) {
    setPlace(name)
    setOpen(true)
  }

  return (
    <div>
      <ul className="flex gap-4">
        {places.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => ask(name)} className="px-2">
              {name}
            </button>
          </li>
        ))}
      </ul>
      <Dialog open={open} onClose={() => setOpen(false)} className="relative z-10">
        <DialogBackdrop
          transition
          className="fixed inset-0 bg-secondary-500/75 transition-opacity data-closed:opacity-0 data-enter:duration-300 data-leave:duration-200"
        />
        <div className="fixed inset-0 flex items-center justify-center">
          <DialogPanel transition className="bg-white p-6 transition data-closed:scale-95 data-closed:opacity-0">
            <DialogTitle>Leave {place}?</DialogTitle>
            <button type="button" data-autofocus onClick={() => setOpen(false)} className="block">
              Leave
            </button>
          </DialogPanel>
        </div>
      </Dialog>
    </div>
  )
}
