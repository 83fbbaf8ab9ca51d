/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
import { Dialog, DialogPanel, DialogTitle } from '@headlessui/react'
import { useState } from 'react'

export default function Sample() {
  const [open, setOpen] = useState(false)
  return (
    <div className="p-2">
      <Dialog open={open} onClose={setOpen}>
        <DialogPanel>
          <DialogTitle>Title</DialogTitle>
          <button type="button" data-autofocus>
            Close
          </button>
          {open && (
            <Dialog open={open} onClose={setOpen} aria-label="Inner">
              <DialogPanel>
                <button type="button" data-autofocus>
                  Inner
                </button>
              </DialogPanel>
            </Dialog>
          )}
        </DialogPanel>
      </Dialog>
    </div>
  )
}
