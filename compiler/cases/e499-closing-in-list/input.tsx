/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
import { CloseButton, Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react'

const names = ['One', 'Two']

export default function Sample() {
  return (
    <div>
      {names.map((name) => (
        <Disclosure key={name} as="div">
          <DisclosureButton>{name}</DisclosureButton>
          <DisclosurePanel>
            <CloseButton>Close</CloseButton>
          </DisclosurePanel>
        </Disclosure>
      ))}
    </div>
  )
}
