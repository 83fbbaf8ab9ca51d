import { CloseButton, Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react'

const sections = [
  { id: 'delivery', name: 'Delivery', text: 'Three days by post.' },
  { id: 'returns', name: 'Returns', text: 'Within thirty days.' },
]

export default function Sections() {
  return (
    <div>
      {sections.map((section, index) => (
        <Disclosure key={section.id} as="div" defaultOpen={index === 0}>
          <DisclosureButton className="text-sm text-secondary-900">{section.name}</DisclosureButton>
          <DisclosurePanel className="text-sm text-secondary-600">
            <p>{section.text}</p>
            <CloseButton className="text-primary-700 data-hover:underline">Close {section.name}</CloseButton>
          </DisclosurePanel>
        </Disclosure>
      ))}
      <Disclosure as="nav" aria-label="Contents">
        <DisclosureButton className="text-sm text-secondary-900">Contents</DisclosureButton>
        <DisclosurePanel className="text-sm text-secondary-600">
          {sections.map((section) => (
            <CloseButton key={section.id} as="a" href={`#${section.id}`} className="block text-primary-700">
              Go to {section.name}
            </CloseButton>
          ))}
        </DisclosurePanel>
      </Disclosure>
    </div>
  )
}
