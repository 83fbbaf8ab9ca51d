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
    <div className="text-center text-sm" onKeyDown={() => setOpen(true)}>
      <Dialog open={open} onClose={setOpen}>
        <DialogPanel>
          <DialogTitle>Title</DialogTitle>
          <button type="button" data-autofocus>
            Close
          </button>
        </DialogPanel>
      </Dialog>
    </div>
  )
}
