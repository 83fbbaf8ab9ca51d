import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react'
import { MinusSmallIcon, PlusSmallIcon } from '@heroicons/react/24/outline'

const questions = [
  { question: 'How do I pay?', answer: 'By card or by invoice, once a year.' },
  { question: 'Can I cancel?', answer: 'At any time. You keep what you have.' },
]

export default function Questions() {
  return (
    <dl className="divide-y divide-secondary-200">
      {questions.map((item, index) => (
        <Disclosure key={item.question} as="div" defaultOpen={index === 0} className="py-4 first:pt-0 last:pb-0">
          <dt>
            <DisclosureButton className="group flex w-full items-start justify-between gap-4 text-start text-secondary-900">
              {item.question}
              <PlusSmallIcon aria-hidden="true" className="size-6 group-data-open:hidden" />
              <MinusSmallIcon aria-hidden="true" className="size-6 group-not-data-open:hidden" />
            </DisclosureButton>
          </dt>
          <DisclosurePanel as="dd" className="mt-2 text-sm text-secondary-600">
            {item.answer}
          </DisclosurePanel>
        </Disclosure>
      ))}
    </dl>
  )
}
