/**
 * @title Amount in a popover
 * @description Takes one of two amounts and closes, by mouse and by keyboard, in a popover and in a dialog.
 * @layout centered
 * @minHeight 320
 * @order 2
 */
import { useState } from 'react'
import { CloseButton, Dialog, DialogPanel, DialogTitle, Popover, PopoverButton, PopoverPanel } from '@headlessui/react'

export default function AmountPopover() {
  const [amount, setAmount] = useState(1)
  const [open, setOpen] = useState(false)

  return (
    <div className="flex items-center gap-4">
      <p className="text-sm text-secondary-900">Amount: {amount}</p>
      <Popover className="relative inline-block">
        <PopoverButton className="rounded-md bg-primary-600 px-3 py-2 text-sm text-white">Change</PopoverButton>
        <PopoverPanel className="absolute start-0 z-10 mt-2 w-64 rounded-md bg-white p-4 shadow-lg">
          <CloseButton
            onClick={() => setAmount(amount + 1)}
            className="block rounded-md px-3 py-2 text-sm text-secondary-900"
          >
            One more
          </CloseButton>
        </PopoverPanel>
      </Popover>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="rounded-md bg-primary-600 px-3 py-2 text-sm text-white"
      >
        Clear
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} className="relative z-10">
        <div className="fixed inset-0 grid place-items-center p-4">
          <DialogPanel className="rounded-md bg-white p-4 shadow-lg">
            <DialogTitle className="text-sm text-secondary-900">Clear the amount?</DialogTitle>
            <CloseButton
              data-autofocus
              onClick={() => setAmount(0)}
              className="block rounded-md px-3 py-2 text-sm text-secondary-900"
            >
              Set to none
            </CloseButton>
          </DialogPanel>
        </div>
      </Dialog>
    </div>
  )
}
