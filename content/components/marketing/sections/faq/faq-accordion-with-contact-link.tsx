/**
 * @title FAQ accordion with contact link
 * @description An FAQ accordion in large type on brand color beside a picture of the product and an address to write to.
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
    <section aria-labelledby="faq-heading" className="bg-primary-700 dark:bg-primary-950">
      <div className="mx-auto grid max-w-7xl grid-cols-1 gap-x-16 gap-y-10 px-4 py-16 sm:px-6 sm:py-16 lg:grid-cols-5 lg:px-8">
        <div className="lg:col-span-2">
          <h2
            id="faq-heading"
            className="text-4xl font-semibold tracking-tighter text-balance wrap-break-word text-white sm:text-6xl"
          >
            Questions before you sign up
          </h2>
          {/* Replace with your picture */}
          <img
            src="/media/scenes/cut-laptop-day.webp"
            alt="Laptop with the bookkeeping app on a wooden desk with lamp, mug and plant"
            width={1600}
            height={1200}
            className="mt-8 aspect-4/3 w-full max-w-lg rounded-2xl object-cover dark:hidden"
          />
          <img
            src="/media/scenes/cut-laptop-night.webp"
            alt="Laptop with the bookkeeping app in the dark theme on a desk at night"
            width={1600}
            height={1200}
            className="mt-8 hidden aspect-4/3 w-full max-w-lg rounded-2xl object-cover dark:block"
          />
          <p className="mt-6 max-w-md text-base/7 text-pretty wrap-break-word text-white">
            <span className="font-semibold">Carmen Vidal</span> answers the rest, usually within two hours. Write to{' '}
            <a
              href="mailto:hello@tidewell.example"
              className="rounded-sm font-medium text-white underline underline-offset-4 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white"
            >
              hello@tidewell.example
            </a>
            .
          </p>
        </div>
        <ul role="list" className="grid grid-cols-1 content-start gap-3 lg:col-span-3">
          {questions.map((item) => (
            <li
              key={item.id}
              className={clsx(
                'rounded-2xl transition duration-200 motion-reduce:transition-none',
                open === item.id
                  ? 'bg-white text-primary-950 dark:bg-primary-900 dark:text-white'
                  : 'bg-white/10 text-white hover:bg-white/15',
              )}
            >
              <h3>
                <button
                  type="button"
                  aria-expanded={open === item.id}
                  aria-controls={`faq-${item.id}`}
                  onClick={() => setOpen(open === item.id ? '' : item.id)}
                  className="flex w-full items-start justify-between gap-6 rounded-2xl px-5 py-5 text-start text-2xl/8 font-semibold tracking-tight text-balance focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white sm:px-7 sm:py-6"
                >
                  <span className="min-w-0 wrap-break-word">{item.question}</span>
                  <PlusIcon
                    aria-hidden="true"
                    className={clsx(
                      'mt-0.5 size-7 shrink-0 transition duration-150 motion-reduce:transition-none',
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
                  <p className="max-w-prose px-5 pb-7 text-lg/8 text-pretty sm:px-7">{item.answer}</p>
                </div>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
