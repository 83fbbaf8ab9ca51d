import { useState } from 'react'
import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'

export default function Confirmation() {
  const [open, setOpen] = useState(false)

  return (
    <section className="mx-auto max-w-md text-center text-sm text-secondary-700">
      <h2 className="font-semibold text-secondary-900">Delete this workspace</h2>
      <p className="mt-1">All of its boards go with it.</p>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="mt-4 rounded-md bg-red-600 px-3 py-2 font-semibold text-white"
      >
        Delete workspace
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} className="relative z-10">
        <DialogBackdrop className="fixed inset-0 bg-secondary-900/50" />
        <div className="fixed inset-0 flex items-center justify-center p-4">
          <DialogPanel className="w-full max-w-sm rounded-lg bg-white p-6">
            <DialogTitle className="text-base font-semibold text-secondary-900">Are you sure?</DialogTitle>
            <p className="mt-2">Nobody can bring it back.</p>
            <div className="mt-4 flex justify-end gap-2">
              <button
                type="button"
                data-autofocus
                onClick={() => setOpen(false)}
                className="rounded-md px-3 py-2 text-sm outline-1 -outline-offset-1 outline-secondary-300"
              >
                Cancel
              </button>
              <button
                type="button"
                onClick={() => setOpen(false)}
                className="rounded-md bg-red-600 px-3 py-2 text-sm text-white"
              >
                Delete
              </button>
            </div>
          </DialogPanel>
        </div>
      </Dialog>
    </section>
  )
}
