/**
 * @title Questions that can be filtered
 * @description Answers many questions, and finds the right one.
 * @order 6
 */
import { useState } from 'react'
import { CloseButton, Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react'

const questions = [
  { id: 1, question: 'How do I pay?', answer: 'By card or by invoice.' },
  { id: 2, question: 'Can I cancel?', answer: 'At any time.' },
]

export default function FilteredQuestions() {
  const [query, setQuery] = useState('')
  const shown = questions.filter((item) => item.question.toLowerCase().includes(query.toLowerCase()))

  return (
    <div className="flex flex-col gap-4">
      <input
        type="search"
        aria-label="Filter questions"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        className="rounded-md px-3 py-2 text-sm ring-1 ring-secondary-300"
      />
      {shown.map((item) => (
        <Disclosure key={item.id} as="div" className="border-b border-secondary-200 pb-4">
          <DisclosureButton className="text-sm text-secondary-900 data-open:text-primary-700">
            {item.question}
          </DisclosureButton>
          <DisclosurePanel
            transition
            className="mt-2 text-sm text-secondary-600 transition data-closed:-translate-y-1 data-closed:opacity-0 data-enter:duration-200 data-leave:duration-100"
          >
            {item.answer}
          </DisclosurePanel>
        </Disclosure>
      ))}
      <Disclosure as="div">
        <DisclosureButton className="text-sm text-secondary-900">Contact</DisclosureButton>
        <DisclosurePanel className="flex items-center gap-4 text-sm text-secondary-600">
          <p>Call us at any time.</p>
          <CloseButton className="text-primary-700 data-hover:underline">Hide</CloseButton>
        </DisclosurePanel>
      </Disclosure>
    </div>
  )
}
