import { useState } from 'react'
import {
  Dialog,
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
  Menu,
  MenuButton,
  MenuItem,
  MenuItems,
} from '@headlessui/react'
import { XMarkIcon } from '@heroicons/react/24/outline'

export default function OrderDrawer() {
  const [open, setOpen] = useState(false)
  const [asking, setAsking] = useState(false)
  const [status, setStatus] = useState('On its way')

  function cancelOrder() {
    setStatus('Cancelled')
    setAsking(false)
  }

  return (
    <div className="flex items-center gap-4 p-4">
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="rounded-md bg-primary-600 px-3 py-2 text-sm font-semibold text-white"
      >
        Show order
      </button>
      <Dialog open={open} onClose={setOpen} className="relative z-10">
        <DialogBackdrop
          transition
          className="fixed inset-0 bg-secondary-500/75 transition-opacity duration-300 data-closed:opacity-0"
        />
        <div className="fixed inset-0 overflow-hidden">
          <div className="absolute inset-y-0 end-0 flex max-w-full ps-10">
            <DialogPanel
              transition
              className="w-96 bg-white p-6 text-start shadow-xl transition duration-300 data-closed:translate-x-full"
            >
              <div className="flex items-start justify-between gap-4">
                <DialogTitle className="text-base font-semibold text-secondary-900">Order 12</DialogTitle>
                <button type="button" data-autofocus onClick={() => setOpen(false)} className="rounded-md">
                  <span className="sr-only">Close</span>
                  <XMarkIcon aria-hidden="true" className="size-6 text-secondary-500" />
                </button>
              </div>
              <p className="mt-4 text-sm text-secondary-600">{status}</p>
              <Menu as="div" className="relative mt-4">
                <MenuButton className="rounded-md px-3 py-2 text-sm text-secondary-900 ring-1 ring-secondary-300">
                  Options
                </MenuButton>
                <MenuItems className="absolute start-0 mt-1 w-40 rounded-md bg-white py-1 shadow-lg">
                  <MenuItem>
                    <button
                      type="button"
                      onClick={() => setStatus('Held back')}
                      className="block w-full px-4 py-2 text-start text-sm text-secondary-700 data-focus:bg-secondary-100"
                    >
                      Hold back
                    </button>
                  </MenuItem>
                </MenuItems>
              </Menu>
              <button
                type="button"
                onClick={() => setAsking(true)}
                className="mt-4 rounded-md px-3 py-2 text-sm text-red-700 ring-1 ring-red-200"
              >
                Cancel order
              </button>
              <Dialog open={asking} onClose={setAsking} className="relative z-20">
                <DialogBackdrop
                  transition
                  className="fixed inset-0 bg-secondary-500/75 transition-opacity data-closed:opacity-0"
                />
                <div className="fixed inset-0 flex items-center justify-center p-4">
                  <DialogPanel
                    transition
                    className="w-full max-w-sm rounded-lg bg-white p-6 text-start shadow-xl transition data-closed:opacity-0"
                  >
                    <DialogTitle className="text-base font-semibold text-secondary-900">Cancel the order?</DialogTitle>
                    <div className="mt-4 flex gap-3">
                      <button
                        type="button"
                        onClick={cancelOrder}
                        className="rounded-md bg-red-600 px-3 py-2 text-sm text-white"
                      >
                        Yes, cancel
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
            </DialogPanel>
          </div>
        </div>
      </Dialog>
      <p className="text-sm text-secondary-500">{status}</p>
    </div>
  )
}
