/**
 * @title FAQ with search and topics
 * @description An FAQ with a large search over a picture of parcels and open answers in a column for each topic.
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
    question: 'How long do I have to return something?',
    answer: 'You have 30 days from the day it arrives. Print the label from your account; return shipping is free.',
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
      <div className="relative isolate bg-amber-300 dark:bg-sky-950">
        <div className="mx-auto max-w-7xl px-4 sm:px-6 lg:px-8">
          <div className="py-10 lg:w-1/2 lg:py-16 lg:pe-12">
            <h2
              id="answers-heading"
              className="text-5xl font-semibold tracking-tighter text-balance text-amber-950 sm:text-7xl xl:text-8xl dark:text-white"
            >
              How can we help?
            </h2>
            <div className="relative mt-6 max-w-2xl">
              <MagnifyingGlassIcon
                aria-hidden="true"
                className="pointer-events-none absolute inset-y-0 start-4 my-auto size-6 shrink-0 text-amber-950 dark:text-sky-100"
              />
              <input
                type="search"
                aria-label="Search the answers"
                placeholder="For example: pick up"
                value={query}
                onChange={(event) => setQuery(event.target.value)}
                className="w-full rounded-xl border-2 border-amber-950 bg-white py-4 ps-13 pe-4 text-xl/7 text-secondary-950 placeholder:text-secondary-600 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-amber-950 dark:border-white/60 dark:bg-sky-950 dark:text-white dark:placeholder:text-sky-100 dark:focus-visible:outline-white"
              />
            </div>
            <p
              role="status"
              className="mt-3 min-h-6 text-base/6 font-medium text-amber-950 tabular-nums dark:text-sky-100"
            >
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
        {/* Replace with pictures of yours */}
        <img
          src="/media/scenes/cut-parcels-sand.webp"
          alt="Labeled parcels in a pile, a steel bottle in the open one"
          width={1600}
          height={1200}
          className="block h-72 w-full object-cover object-[60%_90%] lg:absolute lg:inset-y-0 lg:end-0 lg:-z-10 lg:h-full lg:w-1/2 dark:hidden"
        />
        <img
          src="/media/scenes/cut-parcels-blue.webp"
          alt="Labeled parcels in a pile, a steel bottle in the open one"
          width={1600}
          height={1200}
          loading="lazy"
          className="hidden h-72 w-full object-cover object-[60%_90%] lg:absolute lg:inset-y-0 lg:end-0 lg:-z-10 lg:h-full lg:w-1/2 dark:block"
        />
      </div>

      <div className="mx-auto max-w-7xl px-4 pt-8 pb-14 sm:px-6 lg:px-8">
        <div className="grid gap-x-6 gap-y-6 md:grid-cols-3">
          {topics.map((topic) => (
            <section
              key={topic.name}
              aria-label={topic.name}
              className="min-w-0 rounded-2xl bg-amber-100 p-6 wrap-break-word dark:bg-secondary-900"
            >
              <h3 className="flex items-center gap-2.5 text-2xl/8 font-semibold tracking-tight text-amber-950 dark:text-white">
                <topic.icon aria-hidden="true" className="size-6 shrink-0" />
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
