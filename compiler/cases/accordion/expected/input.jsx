import { useState } from 'react'
import clsx from 'clsx'
import { ChevronDownIcon } from '@heroicons/react/20/solid'

const questions = [
  { id: 'shipping', question: 'How long does shipping take?', answer: 'Three days within the country.' },
  { id: 'returns', question: 'Can I send it back?', answer: 'Within thirty days.' },
]

export default function OneAnswer() {
  const [open, setOpen] = useState('shipping')

  function toggle(id) {
    setOpen(open === id ? '' : id)
  }

  return (
    <div className="flex flex-col gap-4">
      {questions.map((item) => (
        <div key={item.id} className="border-b border-secondary-200 pb-4">
          <h3>
            <button
              type="button"
              id={`${item.id}-question`}
              aria-expanded={open === item.id}
              aria-controls={`${item.id}-answer`}
              onClick={() => toggle(item.id)}
              className="group flex w-full justify-between gap-4 text-start text-sm text-secondary-900"
            >
              {item.question}
              <ChevronDownIcon aria-hidden="true" className="size-5 transition group-aria-expanded:rotate-180" />
            </button>
          </h3>
          <div
            id={`${item.id}-answer`}
            role="region"
            aria-labelledby={`${item.id}-question`}
            inert={open !== item.id}
            className={clsx('grid transition-all', open === item.id ? 'grid-rows-[1fr]' : 'invisible grid-rows-[0fr]')}
          >
            <p className="overflow-hidden text-sm text-secondary-600">{item.answer}</p>
          </div>
        </div>
      ))}
    </div>
  )
}
