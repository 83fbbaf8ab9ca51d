/**
 * @title FAQ accordion with contact link
 * @description An FAQ accordion in large type on tinted paper with one answer open at a time, and a person to write to beside it.
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
    answer: 'Yes, from CSV, and directly from the four most common invoicing apps. Numbers and dates stay as they are.',
  },
  {
    id: 'cancel',
    question: 'What happens when I cancel?',
    answer:
      'You keep read-only access for 90 days and can export everything as CSV and PDF. After that we delete it, and the backups 30 days later.',
  },
  {
    id: 'bank',
    question: 'Do you see my bank password?',
    answer: 'No. You sign in at your bank, which gives us read-only access you can revoke at any time.',
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
    <section aria-labelledby="faq-heading" className="bg-primary-100 dark:bg-primary-950">
      <div className="mx-auto grid max-w-7xl grid-cols-1 gap-x-16 gap-y-10 px-4 py-16 sm:px-6 sm:py-24 lg:grid-cols-3 lg:px-8">
        <div>
          <h2
            id="faq-heading"
            className="text-4xl font-semibold tracking-tighter text-balance wrap-break-word text-primary-950 sm:text-5xl dark:text-white"
          >
            Questions before you sign up
          </h2>
          <img
            src="/media/people/person-17.webp"
            alt=""
            width={800}
            height={1000}
            className="mt-8 size-24 rounded-full object-cover object-top"
          />
          <p className="mt-4 max-w-xs text-base/7 text-pretty wrap-break-word text-primary-950 dark:text-primary-100">
            <span className="font-semibold">Carmen Vidal</span> answers the rest, usually within two hours. Write to{' '}
            <a
              href="mailto:hello@tidewell.example"
              className="rounded-sm font-medium text-primary-800 underline underline-offset-4 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-primary-200 dark:focus-visible:outline-primary-400"
            >
              hello@tidewell.example
            </a>
            .
          </p>
        </div>
        <ul role="list" className="border-b border-primary-950/20 lg:col-span-2 dark:border-white/20">
          {questions.map((item) => (
            <li key={item.id} className="border-t border-primary-950/20 dark:border-white/20">
              <h3>
                <button
                  type="button"
                  aria-expanded={open === item.id}
                  aria-controls={`faq-${item.id}`}
                  onClick={() => setOpen(open === item.id ? '' : item.id)}
                  className="flex w-full items-start justify-between gap-6 rounded-lg py-6 text-start text-2xl/8 font-semibold tracking-tight text-balance text-primary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-white dark:focus-visible:outline-primary-400"
                >
                  {item.question}
                  <PlusIcon
                    aria-hidden="true"
                    className={clsx(
                      'mt-0.5 size-7 shrink-0 text-primary-700 transition duration-150 motion-reduce:transition-none dark:text-primary-300',
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
                  <p className="max-w-prose pb-7 text-lg/8 text-pretty text-primary-950 dark:text-primary-100">
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
