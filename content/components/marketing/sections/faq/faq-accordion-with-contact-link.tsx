/**
 * @title FAQ accordion with contact link
 * @description An FAQ accordion with one answer open at a time and a link to a person beside it.
 * @keywords frequently asked questions, disclosure, expandable questions, help, support
 * @free
 * @layout full
 * @order 1
 * @part MKT-S12-1
 */
import { useState } from 'react'
import { PlusIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const questions = [
  {
    id: 'move',
    question: 'Can I bring my invoices over?',
    answer:
      'Yes, from CSV, and directly from the four programs most people come from. Numbers and dates stay as they are.',
  },
  {
    id: 'cancel',
    question: 'What happens when I cancel?',
    answer:
      'You keep reading for 90 days and can export everything as CSV and PDF. After that we delete it, and the backups 30 days later.',
  },
  {
    id: 'bank',
    question: 'Do you see my bank password?',
    answer: 'No. You sign in at your bank, which gives us a right to read that you can take back there at any time.',
  },
  {
    id: 'accountant',
    question: 'Can my accountant get in?',
    answer:
      'Invite them for free. They see the books of the years you choose, and every change they make is marked as theirs.',
  },
]

export default function FaqAccordionWithContactLink() {
  const [open, setOpen] = useState('move')

  return (
    <section aria-labelledby="faq-heading" className="bg-white dark:bg-secondary-950">
      <div className="mx-auto grid max-w-7xl gap-x-16 gap-y-10 px-4 py-16 sm:px-6 sm:py-24 lg:grid-cols-3 lg:px-8">
        <div>
          <h2
            id="faq-heading"
            className="text-3xl font-semibold tracking-tight text-balance text-secondary-950 sm:text-4xl dark:text-white"
          >
            Asked before signing up
          </h2>
          <p className="mt-4 text-base/7 text-pretty text-secondary-600 dark:text-secondary-400">
            Something else? Write to{' '}
            <a
              href="mailto:hello@tidewell.example"
              className="rounded-sm font-medium text-primary-700 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-primary-400 dark:focus-visible:outline-primary-400"
            >
              hello@tidewell.example
            </a>
            . A person answers, usually within two hours.
          </p>
        </div>
        <ul role="list" className="border-b border-secondary-950/10 lg:col-span-2 dark:border-white/10">
          {questions.map((item) => (
            <li key={item.id} className="border-t border-secondary-950/10 dark:border-white/10">
              <h3>
                <button
                  type="button"
                  aria-expanded={open === item.id}
                  aria-controls={`faq-${item.id}`}
                  onClick={() => setOpen(open === item.id ? '' : item.id)}
                  className="flex w-full items-start justify-between gap-6 rounded-lg py-5 text-start text-base/7 font-semibold text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-white dark:focus-visible:outline-primary-400"
                >
                  {item.question}
                  <PlusIcon
                    aria-hidden="true"
                    className={clsx(
                      'mt-1 size-5 shrink-0 text-secondary-500 transition duration-150 motion-reduce:transition-none dark:text-secondary-400',
                      open === item.id && 'rotate-45',
                    )}
                  />
                </button>
              </h3>
              <div
                id={`faq-${item.id}`}
                inert={open !== item.id}
                className={clsx(
                  'grid transition-all duration-200 motion-reduce:transition-none',
                  open === item.id ? 'grid-rows-[1fr]' : 'invisible grid-rows-[0fr]',
                )}
              >
                <div className="overflow-hidden">
                  <p className="max-w-prose pb-6 text-base/7 text-pretty text-secondary-600 dark:text-secondary-400">
                    {item.answer}
                  </p>
                </div>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
