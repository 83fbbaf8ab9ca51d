import { useState } from 'react'
import { Description, Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { ExclamationTriangleIcon } from '@heroicons/react/24/outline'

export default function ConfirmDeletion() {
  const [open, setOpen] = useState(false)

  return (
    <div className="p-4">
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="rounded-md bg-primary-600 px-3 py-2 text-sm font-semibold text-white hover:bg-primary-500"
      >
        Delete project
      </button>
      <Dialog open={open} onClose={setOpen} className="relative z-10">
        <DialogBackdrop
          transition
          className="fixed inset-0 bg-secondary-500/75 transition-opacity data-closed:opacity-0 data-enter:duration-300 data-enter:ease-out data-leave:duration-200 data-leave:ease-in"
        />
        <div className="fixed inset-0 z-10 w-screen overflow-y-auto">
          <div className="flex min-h-full items-end justify-center p-4 sm:items-center">
            <DialogPanel
              transition
              className="relative w-full max-w-lg rounded-lg bg-white p-6 text-start shadow-xl transition-all data-closed:translate-y-4 data-closed:opacity-0 data-enter:duration-300 data-leave:duration-200 data-closed:sm:translate-y-0 data-closed:sm:scale-95"
            >
              <div className="flex gap-4">
                <ExclamationTriangleIcon aria-hidden="true" className="size-6 text-red-600" />
                <div>
                  <DialogTitle as="h3" className="text-base font-semibold text-secondary-900">
                    Delete project
                  </DialogTitle>
                  <Description className="mt-2 text-sm text-secondary-500">
                    All of the project&rsquo;s files go with it. This can&apos;t be <strong>undone</strong>.
                  </Description>
                </div>
              </div>
              <div className="mt-5 flex flex-row-reverse gap-3">
                <button
                  type="button"
                  onClick={() => setOpen(false)}
                  className="rounded-md bg-red-600 px-3 py-2 text-sm font-semibold text-white"
                >
                  Delete
                </button>
                <button
                  type="button"
                  data-autofocus
                  onClick={() => setOpen(false)}
                  className="rounded-md bg-white px-3 py-2 text-sm font-semibold text-secondary-900"
                >
                  Cancel
                </button>
              </div>
            </DialogPanel>
          </div>
        </div>
      </Dialog>
    </div>
  )
}
