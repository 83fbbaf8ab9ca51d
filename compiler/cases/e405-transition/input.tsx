/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react'

export default function Sample() {
  return (
    <Disclosure as="div">
      <DisclosureButton>More</DisclosureButton>
      <DisclosurePanel className="opacity-100 data-closed:opacity-0">Text</DisclosurePanel>
    </Disclosure>
  )
}
