/**
 * @title Hero with prompt field
 * @description A hero with a large prompt field, examples to press, and the answer with its source in the margin below it.
 * @keywords AI landing page, assistant, chatbot, ask anything, demo, product-led, jumbotron
 * @layout full
 * @order 7
 * @part MKT-S01-7
 */
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { ArrowUpIcon, PaperClipIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const examples = [
  {
    id: 'reprint',
    name: 'Sales',
    question: 'When do we run out of Low Tide Kitchen?',
    answer: 'Around November 13.',
    detail: 'You have 588 copies left and sell about 86 a week.',
    quote: '3,412 of 4,000 sold through September 27. The last four weeks: 74, 81, 90 and 98 copies.',
    source: 'Sales report, September, sheet 2',
    sourceClass: 'border-sky-500 bg-sky-100 text-sky-950',
  },
  {
    id: 'quote',
    name: 'Printing',
    question: 'What do 2,000 more copies cost?',
    answer: '$6,200, or $3.10 each.',
    detail: 'Three thousand would be $8,160, or $2.72 each.',
    quote: '2,000 copies for $6,200 or 3,000 for $8,160, delivered five weeks after your order.',
    source: 'Quote, Alder Bindery, page 1',
    sourceClass: 'border-amber-500 bg-amber-100 text-amber-950',
  },
  {
    id: 'contract',
    name: 'Contracts',
    question: 'When does the royalty rise?',
    answer: 'After 5,000 copies.',
    detail: 'Inés Aguirre then gets ten percent of the list price.',
    quote: 'Eight percent of the list price up to 5,000 copies sold, and ten percent after that.',
    source: 'Contract, page 6, clause 7',
    sourceClass: 'border-green-600 bg-green-100 text-green-950',
  },
]

export default function HeroWithPromptField() {
  const [chosen, setChosen] = useState('reprint')
  const [prompt, setPrompt] = useState('When do we run out of Low Tide Kitchen?')
  const [notice, setNotice] = useState('')
  const form = useRef<HTMLFormElement>(null)

  function choose(id: string, question: string) {
    setChosen(id)
    setPrompt(question)
    setNotice('')
  }

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (prompt.trim() === '') return
    // Go to your sign-up with the question here
    setNotice('Create a free account and we’ll answer from your own files.')
  }

  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    form.current?.requestSubmit()
  }

  return (
    <section className="relative isolate overflow-hidden bg-primary-950">
      <div
        aria-hidden="true"
        className="absolute start-1/2 top-40 -z-10 size-160 -translate-x-1/2 rounded-full bg-primary-500/30 blur-3xl rtl:translate-x-1/2"
      />
      <div className="mx-auto max-w-4xl px-4 pt-14 text-center sm:px-6 sm:pt-20">
        <h1 className="text-4xl font-semibold tracking-tighter text-balance text-white sm:text-6xl xl:text-7xl">
          Ask your own files
        </h1>
        <p className="mx-auto mt-5 max-w-xl text-lg/8 text-balance text-primary-200">
          Ferrane reads your contracts, quotes and reports, and shows the line behind every answer.
        </p>
        <form
          ref={form}
          onSubmit={send}
          className="mt-8 rounded-2xl border border-white bg-white text-start shadow-2xl has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-primary-300"
        >
          <label htmlFor="hero-prompt" className="sr-only">
            Your question
          </label>
          <textarea
            id="hero-prompt"
            rows={2}
            placeholder="Ask about your files"
            value={prompt}
            onChange={(event) => setPrompt(event.target.value)}
            onKeyDown={sendOnEnter}
            className="block w-full resize-none bg-transparent px-5 pt-5 text-xl/7 text-secondary-950 placeholder:text-secondary-500 focus:outline-hidden"
          />
          <div className="flex items-center gap-1 p-3">
            <button
              type="button"
              className="flex items-center gap-1.5 rounded-lg p-2.5 text-base/6 font-medium text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none"
            >
              <PaperClipIcon aria-hidden="true" className="size-5" />
              Attach files
            </button>
            <button
              type="submit"
              className="ms-auto shrink-0 rounded-xl bg-primary-600 p-3 text-white transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none"
            >
              <ArrowUpIcon aria-hidden="true" className="size-6" />
              <span className="sr-only">Send</span>
            </button>
          </div>
        </form>
        <div role="group" aria-label="Examples" className="mt-4 flex flex-wrap justify-center gap-2">
          {examples.map((example) => (
            <button
              key={example.id}
              type="button"
              aria-pressed={chosen === example.id}
              onClick={() => choose(example.id, example.question)}
              className="rounded-lg bg-white/10 px-3.5 py-2 text-sm/6 font-medium text-white ring-1 ring-white/20 transition duration-150 ring-inset hover:bg-white/20 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white aria-pressed:bg-white aria-pressed:text-primary-950 motion-reduce:transition-none"
            >
              {example.name}
            </button>
          ))}
        </div>
        <p role="status" className="mt-3 min-h-6 text-sm/6 text-white">
          {notice}
        </p>
      </div>
      <div className="mx-auto max-w-6xl px-4 pt-4 sm:px-6 lg:px-8">
        <div className="rounded-t-2xl bg-white px-5 pt-6 pb-10 sm:px-10 sm:pt-10 sm:pb-14 dark:bg-secondary-900">
          {examples.map((example) => (
            <figure
              key={example.id}
              className={clsx(
                'grid-cols-1 items-center gap-6 md:grid-cols-5 md:gap-10',
                chosen === example.id ? 'grid' : 'hidden',
              )}
            >
              <div className="md:col-span-3">
                <p className="text-base/7 text-secondary-600 dark:text-secondary-400">{example.question}</p>
                <p className="mt-1 text-3xl font-semibold tracking-tight text-balance text-secondary-950 sm:text-5xl dark:text-white">
                  <bdi>{example.answer}</bdi>
                </p>
                <p className="mt-3 text-lg/8 text-pretty text-secondary-700 dark:text-secondary-300">
                  {example.detail}
                </p>
              </div>
              <figcaption className={clsx('rounded-lg border-s-8 p-5 md:col-span-2 lg:rotate-1', example.sourceClass)}>
                <p className="text-sm/6 font-semibold">{example.source}</p>
                <p className="mt-2 text-lg/7 text-pretty">
                  <bdi>“{example.quote}”</bdi>
                </p>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  )
}
