/**
 * @title FAQ with search and topics
 * @description An FAQ with a large search over a picture and open answers in a column for each topic, narrowed by a word.
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
    answer: 'Yes, until we pack it at 7 AM the next business day. The button is in your confirmation email.',
  },
  {
    topic: 'Orders',
    question: 'Do you make custom sets?',
    answer: 'From 24 pieces on, in any of our eight glazes. It takes five weeks from the sample you approve.',
  },
  {
    topic: 'Shipping',
    question: 'How long does shipping take?',
    answer: 'Two or three business days in the US, five to seven to Canada. Parcels leave on weekdays before noon.',
  },
  {
    topic: 'Shipping',
    question: 'What if something arrives broken?',
    answer: 'Send us a picture within 14 days. We ship a new one that day, and you don’t need to send anything back.',
  },
  {
    topic: 'Care',
    question: 'Is it dishwasher-safe?',
    answer: 'Everything glazed is. The bare clay foot stays darker for an hour afterward; that is water, not a stain.',
  },
  {
    topic: 'Care',
    question: 'Is it oven-safe?',
    answer: 'Up to 430 °F, if it goes in cold. Straight from the fridge into a hot oven is what makes it crack.',
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
      <div className="bg-primary-950 lg:grid lg:grid-cols-5">
        <div className="px-4 py-14 sm:px-6 sm:py-20 lg:col-span-3 lg:px-8 xl:ps-[max(2rem,calc(50vw-38rem))]">
          <h2
            id="answers-heading"
            className="text-4xl font-semibold tracking-tighter text-balance text-white sm:text-6xl"
          >
            How can we help?
          </h2>
          <div className="relative mt-8 max-w-xl">
            <MagnifyingGlassIcon
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 start-4 my-auto size-6 shrink-0 text-secondary-500"
            />
            <input
              type="search"
              aria-label="Search the answers"
              placeholder="For example: dishwasher"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              className="w-full rounded-lg border border-white bg-white py-3.5 ps-13 pe-4 text-lg/7 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white"
            />
          </div>
          <p role="status" className="mt-3 min-h-6 text-sm/6 text-primary-200 tabular-nums">
            {query.trim() === ''
              ? '6 answers in 3 topics'
              : found.length === 0
                ? 'No results. Try another word, or ask us below.'
                : found.length === 1
                  ? '1 answer'
                  : `${found.length} answers`}
          </p>
        </div>
        <img
          src="/media/products/mug-moss.webp"
          alt="Moss-green mug with thrown ridges and a bare clay foot"
          width={640}
          height={800}
          className="h-56 w-full object-cover lg:col-span-2 lg:h-full lg:max-h-96"
        />
      </div>

      <div className="mx-auto max-w-7xl px-4 pt-12 pb-16 sm:px-6 sm:pb-24 lg:px-8">
        <div className="grid gap-x-10 gap-y-12 md:grid-cols-3">
          {topics.map((topic) => (
            <section key={topic} aria-label={topic}>
              <h3 className="text-2xl/8 font-semibold tracking-tight text-primary-700 dark:text-primary-300">
                {topic}
              </h3>
              <dl className="mt-5 grid gap-y-7">
                {found
                  .filter((item) => item.topic === topic)
                  .map((item) => (
                    <div key={item.question}>
                      <dt className="text-lg/7 font-semibold text-pretty text-secondary-950 dark:text-white">
                        {item.question}
                      </dt>
                      <dd className="mt-1 text-base/7 text-pretty text-secondary-600 dark:text-secondary-400">
                        {item.answer}
                      </dd>
                    </div>
                  ))}
              </dl>
              {!found.some((item) => item.topic === topic) && (
                <p className="text-base/7 text-secondary-600 dark:text-secondary-400">No results in this topic.</p>
              )}
            </section>
          ))}
        </div>

        <div className="mt-14 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-secondary-950/10 pt-8 dark:border-white/10">
          <p className="text-base/7 text-pretty text-secondary-600 dark:text-secondary-400">
            <span className="font-semibold text-secondary-950 dark:text-white">Still have questions?</span> Somebody in
            the shop answers from Tuesday to Saturday.
          </p>
          <a
            href="mailto:hello@fenandfield.example"
            className="rounded-lg bg-white px-4 py-2.5 text-center text-base/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
          >
            Ask a question
          </a>
        </div>
      </div>
    </section>
  )
}
