/**
 * @title FAQ with search and topics
 * @description An FAQ of open answers grouped by topic and narrowed by a word.
 * @keywords frequently asked questions, help center, knowledge base, support, question search
 * @layout full
 * @order 2
 * @part MKT-S12-2
 */
import { useState } from 'react'
import { MagnifyingGlassIcon } from '@heroicons/react/20/solid'

const answers = [
  {
    topic: 'Orders',
    question: 'Can I change an order after paying?',
    answer: 'Until it is packed, which is the next working day at 7 AM. The button is in your confirmation email.',
  },
  {
    topic: 'Orders',
    question: 'Do you make sets to measure?',
    answer: 'From 24 pieces on, in any of our eight glazes. It takes five weeks from the sample you approve.',
  },
  {
    topic: 'Shipping',
    question: 'How long does shipping take?',
    answer: 'Two or three working days in the US, five to seven to Canada. Parcels leave on weekdays before noon.',
  },
  {
    topic: 'Shipping',
    question: 'What if something arrives broken?',
    answer: 'Send us a picture within 14 days. We send a new one the same day and you keep the pieces for mosaics.',
  },
  {
    topic: 'Care',
    question: 'Can it go into the dishwasher?',
    answer:
      'Everything glazed can. The bare clay foot stays darker for an hour afterwards; that is water, not a stain.',
  },
  {
    topic: 'Care',
    question: 'Is the oven too hot for it?',
    answer: 'Up to 430 °F, if it goes in cold. From the fridge straight into a hot oven is what makes it crack.',
  },
]

const topics = ['Orders', 'Shipping', 'Care']

function fits(text: string, query: string) {
  return text.toLowerCase().includes(query.trim().toLowerCase())
}

export default function FaqWithSearchAndTopics() {
  const [query, setQuery] = useState('')
  const found = answers.filter((item) => fits(item.question, query) || fits(item.answer, query))

  return (
    <section aria-labelledby="answers-heading" className="bg-white dark:bg-secondary-950">
      <div className="mx-auto max-w-5xl px-4 py-16 sm:px-6 sm:py-24 lg:px-8">
        <div className="mx-auto max-w-xl text-center">
          <h2
            id="answers-heading"
            className="text-3xl font-semibold tracking-tight text-balance text-secondary-950 sm:text-4xl dark:text-white"
          >
            How can we help?
          </h2>
          <div className="relative mt-8">
            <MagnifyingGlassIcon
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-5 shrink-0 text-secondary-500 dark:text-secondary-400"
            />
            <input
              type="search"
              aria-label="Search the answers"
              placeholder="For example: dishwasher"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              className="w-full rounded-lg border border-secondary-500 bg-white px-3.5 py-2.5 ps-11 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
            />
          </div>
          <p role="status" className="mt-3 min-h-6 text-sm/6 text-secondary-600 tabular-nums dark:text-secondary-400">
            {query.trim() === ''
              ? ''
              : found.length === 0
                ? 'No answer has that word. Ask us below.'
                : found.length === 1
                  ? '1 answer'
                  : `${found.length} answers`}
          </p>
        </div>

        <div className="mt-8 grid gap-8">
          {topics.map((topic) => (
            <section
              key={topic}
              aria-label={topic}
              className="grid gap-x-10 gap-y-5 border-t border-secondary-950/10 pt-8 md:grid-cols-4 dark:border-white/10"
            >
              <h3 className="text-lg/7 font-semibold text-secondary-950 dark:text-white">{topic}</h3>
              <div className="md:col-span-3">
                <dl className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
                  {found
                    .filter((item) => item.topic === topic)
                    .map((item) => (
                      <div key={item.question}>
                        <dt className="text-base/7 font-semibold text-pretty text-secondary-950 dark:text-white">
                          {item.question}
                        </dt>
                        <dd className="mt-1 text-base/7 text-pretty text-secondary-600 dark:text-secondary-400">
                          {item.answer}
                        </dd>
                      </div>
                    ))}
                </dl>
                {!found.some((item) => item.topic === topic) && (
                  <p className="text-base/7 text-secondary-600 dark:text-secondary-400">Nothing here.</p>
                )}
              </div>
            </section>
          ))}
        </div>

        <div className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-xl bg-secondary-50 px-6 py-5 dark:bg-secondary-900">
          <p className="text-base/7 text-pretty text-secondary-600 dark:text-secondary-400">
            <span className="font-semibold text-secondary-950 dark:text-white">Not among them?</span> Ines and Tomás
            answer until 6 PM Pacific time.
          </p>
          <a
            href="mailto:hello@fenandfield.example"
            className="rounded-lg bg-white px-3.5 py-2 text-center text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
          >
            Ask a question
          </a>
        </div>
      </div>
    </section>
  )
}
