/**
 * @title FAQ with search and topics
 * @description An FAQ with a large search over a picture and open answers in a column for each topic, narrowed by words.
 * @keywords frequently asked questions, help center, knowledge base, support, question search
 * @layout full
 * @order 2
 * @part MKT-S12-2
 */
import { useState } from 'react'
import { ArrowUturnLeftIcon, MagnifyingGlassIcon, ShoppingBagIcon, TruckIcon } from '@heroicons/react/20/solid'

const answers = [
  {
    topic: 'Orders',
    question: 'Can I change an order after paying?',
    answer: 'Yes, until we pack it at 7 AM the next business day. The button is in your confirmation email.',
  },
  {
    topic: 'Orders',
    question: 'Can I pick up my order myself?',
    answer: 'In Tacoma, from 10 AM on the next business day. Choose it at checkout; it is free.',
  },
  {
    topic: 'Shipping',
    question: 'How long does it take?',
    answer: 'Between 2 and 4 business days. Parcels leave Tacoma on weekdays before noon.',
  },
  {
    topic: 'Shipping',
    question: 'What does shipping cost?',
    answer: 'It is $9, and free on orders over $75. Furniture comes with two people who carry it in.',
  },
  {
    topic: 'Returns',
    question: 'How long can I think about it?',
    answer: 'You have 30 days from the day it arrives. Print the label from your account; the way back is free.',
  },
  {
    topic: 'Returns',
    question: 'What if something arrives broken?',
    answer: 'Send us a picture within 14 days. We ship a new one that day, and you keep the pieces.',
  },
]

const topics = [
  { name: 'Orders', icon: ShoppingBagIcon },
  { name: 'Shipping', icon: TruckIcon },
  { name: 'Returns', icon: ArrowUturnLeftIcon },
]

// Each word of the search has to stand somewhere in the text, in any order.
function fits(text: string, query: string) {
  const words = query.toLowerCase().split(' ')
  return words.every((word) => text.toLowerCase().includes(word))
}

export default function FaqWithSearchAndTopics() {
  const [query, setQuery] = useState('')
  const found = answers.filter((item) => fits(`${item.question} ${item.answer}`, query))

  return (
    <section aria-labelledby="answers-heading" className="bg-white dark:bg-secondary-950">
      <div className="relative isolate">
        <img
          src="/media/scenes/desk-blue.webp"
          alt="Laptop, lamp, cup and plant on a wooden desk, a window’s light on the blue wall"
          width={1200}
          height={900}
          className="absolute inset-0 -z-10 size-full object-cover object-[50%_33%]"
        />
        <div className="mx-auto max-w-7xl px-4 py-10 sm:px-6 lg:px-8">
          <div className="rounded-2xl bg-white p-6 shadow-2xl sm:p-8 lg:max-w-xl dark:bg-secondary-900">
            <h2
              id="answers-heading"
              className="text-4xl font-semibold tracking-tighter text-balance text-secondary-950 sm:text-6xl dark:text-white"
            >
              How can we help?
            </h2>
            <div className="relative mt-6">
              <MagnifyingGlassIcon
                aria-hidden="true"
                className="pointer-events-none absolute inset-y-0 start-4 my-auto size-6 shrink-0 text-secondary-600 dark:text-secondary-300"
              />
              <input
                type="search"
                aria-label="Search the answers"
                placeholder="For example: pick up"
                value={query}
                onChange={(event) => setQuery(event.target.value)}
                className="w-full rounded-xl border-2 border-primary-600 bg-white py-4 ps-13 pe-4 text-xl/7 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:border-primary-400 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
              />
            </div>
            <p role="status" className="mt-3 min-h-6 text-sm/6 text-secondary-600 tabular-nums dark:text-secondary-300">
              <bdi>
                {query.trim() === ''
                  ? '6 answers in 3 topics'
                  : found.length === 0
                    ? 'No results. Try another word, or ask us below.'
                    : found.length === 1
                      ? '1 answer'
                      : `${found.length} answers`}
              </bdi>
            </p>
          </div>
        </div>
      </div>

      <div className="mx-auto max-w-7xl px-4 pt-10 pb-14 sm:px-6 lg:px-8">
        <div className="grid gap-x-6 gap-y-6 md:grid-cols-3">
          {topics.map((topic) => (
            <section
              key={topic.name}
              aria-label={topic.name}
              className="min-w-0 rounded-2xl bg-secondary-100 p-6 wrap-break-word dark:bg-secondary-900"
            >
              <h3 className="flex items-center gap-2.5 text-lg/7 font-semibold text-primary-800 dark:text-primary-200">
                <topic.icon aria-hidden="true" className="size-5 shrink-0" />
                {topic.name}
              </h3>
              <dl className="mt-3 grid">
                {found
                  .filter((item) => item.topic === topic.name)
                  .map((item) => (
                    <div key={item.question} className="border-t border-secondary-950/15 py-4 dark:border-white/15">
                      <dt className="text-lg/7 font-semibold text-pretty text-secondary-950 dark:text-white">
                        {item.question}
                      </dt>
                      <dd className="mt-1 text-base/7 text-pretty text-secondary-700 dark:text-secondary-300">
                        {item.answer}
                      </dd>
                    </div>
                  ))}
              </dl>
              {!found.some((item) => item.topic === topic.name) && (
                <p className="text-base/7 text-secondary-700 dark:text-secondary-300">No results in this topic.</p>
              )}
            </section>
          ))}
        </div>

        <div className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <p className="text-base/7 text-pretty text-secondary-600 dark:text-secondary-400">
            <span className="font-semibold text-secondary-950 dark:text-white">Still have questions?</span> Our shop in
            Tacoma answers on weekdays, from 8 AM to 5 PM.
          </p>
          <a
            href="mailto:hello@halden.example"
            className="rounded-lg bg-white px-4 py-2.5 text-center text-base/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
          >
            Ask a question
          </a>
        </div>
      </div>
    </section>
  )
}
