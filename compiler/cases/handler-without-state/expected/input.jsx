import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react'

export default function Newsletter() {
  return (
    <section>
      <form onSubmit={(event) => event.preventDefault()} className="flex gap-2">
        <label htmlFor="email">Email</label>
        <input id="email" type="email" name="email" />
        <button type="submit">Subscribe</button>
      </form>
      <Disclosure as="div">
        <DisclosureButton className="p-2">What we write about</DisclosureButton>
        <DisclosurePanel className="p-2">Kilns and glazes</DisclosurePanel>
      </Disclosure>
    </section>
  )
}
