/**
 * @title Pricing: questions
 * @description What people ask about the prices, each answered in a few sentences.
 * @layout full
 * @order 32
 */
import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react'

const questions = [
  {
    question: 'How do you earn money, if Everyday costs nothing?',
    answer:
      'From the difference between what we earn on deposits and what we pay you for them, from Plus and Business, and from our part in other currencies. The page about us has the shares.',
  },
  {
    question: 'Can the prices change?',
    answer:
      'Fees: with two months’ notice, by a letter in the app that shows the old and the new price of your own last month. Interest: from one day to the next when it rises, with 30 days’ notice when it falls.',
  },
  {
    question: 'What happens to the rest of a year that was paid at once?',
    answer:
      'It comes back. If you leave or change after five months, seven twelfths of the fee are on your account the next morning.',
  },
  {
    question: 'Do shops or cash machines add anything?',
    answer:
      'Some do, above all outside of the euro area, and they have to say so on the screen. If a machine offers to charge you in euros abroad, say no: its rate is not ours.',
  },
]

export default function PricingQuestions() {
  return (
    <section aria-labelledby="questions-heading" className="page folio">
      <p className="folio-label">Questions</p>
      <div className="folio-body">
        <h2 id="questions-heading" className="title max-w-[14em]">
          What people ask before they believe it
        </h2>
        <div className="border-rule mt-10 border-b">
          {questions.map((each) => (
            <Disclosure key={each.question} as="div" className="border-rule border-t">
              <DisclosureButton className="group flex w-full cursor-pointer items-baseline justify-between gap-8 py-5 text-start">
                <span className="subtitle">{each.question}</span>
                <svg
                  aria-hidden="true"
                  viewBox="0 0 20 20"
                  fill="none"
                  strokeWidth="2"
                  className="size-5 shrink-0 self-center"
                >
                  <path stroke="currentColor" d="M1 10h18" />
                  <path stroke="currentColor" d="M10 1v18" className="group-data-open:invisible" />
                </svg>
              </DisclosureButton>
              <DisclosurePanel>
                <p className="text-soft max-w-[42em] pb-6 text-lg/8 text-pretty">{each.answer}</p>
              </DisclosurePanel>
            </Disclosure>
          ))}
        </div>
        <p className="mt-8">
          <a href="/help" className="link font-semibold">
            All answers
          </a>
        </p>
      </div>
    </section>
  )
}
