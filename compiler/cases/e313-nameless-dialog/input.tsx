/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
import { Dialog, DialogPanel } from '@headlessui/react'
import { useState } from 'react'

export default function Sample() {
  const [open, setOpen] = useState(false)
  return (
    <div className="p-2">
      <Dialog open={open} onClose={setOpen}>
        <DialogPanel>
          <button type="button">Close</button>
        </DialogPanel>
      </Dialog>
    </div>
  )
}
