/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
import { CloseButton, Popover, PopoverButton, PopoverPanel } from '@headlessui/react'

export default function Sample() {
  return (
    <div>
      <CloseButton>Close</CloseButton>
      <Popover>
        <PopoverButton>Open</PopoverButton>
        <PopoverPanel>
          <PopoverButton>Close</PopoverButton>
        </PopoverPanel>
      </Popover>
    </div>
  )
}
