/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
import { CloseButton, Disclosure, DisclosureButton, DisclosurePanel, Popover, PopoverButton, PopoverPanel } from '@headlessui/react'

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
      <Disclosure>
        <DisclosureButton>Open</DisclosureButton>
        <DisclosurePanel>
          <DisclosureButton>Close</DisclosureButton>
        </DisclosurePanel>
      </Disclosure>
    </div>
  )
}
