/**
 * @title Chat answer with sources
 * @description An answer whose numbered references open the quoted lines where they stand, with its sources in the margin.
 * @keywords citations, references, footnotes, RAG, AI search results, follow-up questions, grounded answer
 * @layout padded
 * @order 5
 * @part AUI-C13-5
 */
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { ArrowUpIcon, ChevronRightIcon, ExclamationTriangleIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const sources = [
  {
    id: 'sales',
    number: 1,
    name: 'Sales report, September',
    page: 'XLSX, sheet 2',
    quote: '3,412 sold through September 27. The last four weeks: 74, 81, 90 and 98 copies.',
    cardClass: 'rounded-lg border-sky-600 bg-sky-50 dark:border-sky-400 dark:bg-sky-400/10',
    numberClass: 'bg-sky-100 text-sky-900 dark:bg-sky-400/20 dark:text-sky-200',
  },
  {
    id: 'quote',
    number: 2,
    name: 'Quote, Alder Bindery',
    page: 'PDF, page 1',
    quote: '2,000 copies for $6,200 or 3,000 for $8,160, delivered five weeks after your order.',
    cardClass: 'rounded-lg border-amber-500 bg-amber-50 dark:border-amber-400 dark:bg-amber-400/10',
    numberClass: 'bg-amber-100 text-amber-900 dark:bg-amber-400/20 dark:text-amber-200',
  },
  {
    id: 'contract',
    number: 3,
    name: 'Contract, Inés Aguirre',
    page: 'PDF, page 6, clause 7',
    quote: 'Eight percent of the list price up to 5,000 copies sold, and ten percent after that.',
    cardClass: 'rounded-lg border-green-600 bg-green-50 dark:border-green-400 dark:bg-green-400/10',
    numberClass: 'bg-green-100 text-green-900 dark:bg-green-400/20 dark:text-green-200',
  },
]

const points = [
  { source: 'sales', text: 'You have 588 copies left. At 86 a week, they’ll last until mid-November.' },
  { source: 'quote', text: 'Alder Bindery needs five weeks. Order by October 9 and the books arrive on November 13.' },
  { source: 'contract', text: 'Royalties rise after 5,000 copies, so the second thousand pays 10%.' },
]

const costs = [
  { copies: '2,000 copies', total: '$6,200', each: '$3.10', weeks: '23 weeks of sales', isBest: true },
  { copies: '3,000 copies', total: '$8,160', each: '$2.72', weeks: '35 weeks of sales', isBest: false },
]

const related = [
  'Who should get books first?',
  'What did 2,000 copies cost last time?',
  'Compare with a digital printer',
]

export default function ChatAnswerWithSources() {
  // Begin with ''; in the sample a reference is open
  const [open, setOpen] = useState('quote')
  const [prompt, setPrompt] = useState('')
  const [asked, setAsked] = useState('')
  const form = useRef<HTMLFormElement>(null)

  function toggle(id: string) {
    setOpen(open === id ? '' : id)
  }

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = prompt.trim()
    if (text === '') return
    // Ask your server here
    setAsked(text)
    setPrompt('')
  }

  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    form.current?.requestSubmit()
  }

  return (
    <section
      aria-labelledby="answer-heading"
      className="mx-auto max-w-5xl rounded-xl bg-white p-4 shadow-xs ring-1 ring-secondary-950/10 sm:p-6 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">
        How many copies of Low Tide Kitchen should we reprint, and when do we have to order?
      </p>
      <div className="mt-3 grid grid-cols-1 gap-6 md:grid-cols-3 md:gap-8">
        <div className="md:col-span-2">
          <h2
            id="answer-heading"
            className="text-2xl/8 font-semibold tracking-tight text-balance text-secondary-950 dark:text-white"
          >
            Reprint 2,000 copies, and order by October 9.
          </h2>
          <ul role="list" className="mt-4 grid grid-cols-1 gap-3">
            {points.map((point) => (
              <li key={point.source} className="text-base/7 text-secondary-800 dark:text-secondary-200">
                {point.text}{' '}
                {sources.map(
                  (source) =>
                    source.id === point.source && (
                      <button
                        key={source.id}
                        type="button"
                        aria-label={`Source ${source.number}`}
                        aria-expanded={open === source.id}
                        aria-controls={`answer-${source.id}`}
                        onClick={() => toggle(source.id)}
                        className="-my-2 inline-block min-w-10 rounded-lg py-2 text-center text-sm/6 font-semibold tabular-nums hover:underline focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 dark:focus-visible:outline-primary-400"
                      >
                        <span className={clsx('inline-block min-w-7 rounded-md px-2', source.numberClass)}>
                          {source.number}
                        </span>
                      </button>
                    ),
                )}
                {sources.map(
                  (source) =>
                    source.id === point.source && (
                      <blockquote
                        key={source.name}
                        id={`answer-${source.id}`}
                        className={clsx(
                          'mt-2 border-s-4 px-4 py-2.5 text-sm/6 text-secondary-950 dark:text-white',
                          source.cardClass,
                          open !== source.id && 'hidden',
                        )}
                      >
                        <bdi>“{source.quote}”</bdi>
                      </blockquote>
                    ),
                )}
              </li>
            ))}
          </ul>
          <dl className="mt-5 grid grid-cols-1 gap-3 sm:grid-cols-2">
            {costs.map((cost) => (
              <div
                key={cost.copies}
                className={clsx(
                  'rounded-xl p-4 ring-inset',
                  cost.isBest
                    ? 'bg-primary-50 ring-2 ring-primary-600 dark:bg-primary-400/10 dark:ring-primary-400'
                    : 'ring-1 ring-secondary-950/10 dark:ring-white/10',
                )}
              >
                <dt className="text-sm/6 font-medium text-secondary-950 dark:text-white">
                  <bdi>{cost.copies}</bdi>
                </dt>
                <dd className="mt-1 text-2xl/8 font-semibold tracking-tight text-secondary-950 tabular-nums dark:text-white">
                  {cost.total}
                </dd>
                <dd className="text-sm/6 text-secondary-600 dark:text-secondary-400">
                  <bdi>{`${cost.each} each, ${cost.weeks}`}</bdi>
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-5 flex gap-2.5 text-sm/6 text-pretty text-secondary-700 dark:text-secondary-300">
            <ExclamationTriangleIcon
              aria-hidden="true"
              className="my-0.5 size-5 shrink-0 text-amber-600 dark:text-amber-400"
            />
            <span>I could not find returns for September. Two stores report them in October.</span>
          </p>
        </div>

        <section aria-label="Sources" className="grid grid-cols-1 content-start gap-3">
          <h3 className="text-sm/6 font-semibold text-secondary-950 dark:text-white">Sources</h3>
          {sources.map((source) => (
            <a
              key={source.id}
              href="#"
              className={clsx(
                'block border-s-4 px-4 py-3 transition duration-150 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:focus-visible:outline-primary-400',
                source.cardClass,
              )}
            >
              <span className="flex items-start gap-2.5">
                <span
                  className={clsx(
                    'min-w-7 shrink-0 rounded-md px-2 text-center text-sm/6 font-semibold tabular-nums',
                    source.numberClass,
                  )}
                >
                  {source.number}
                </span>
                <span className="min-w-0 text-sm/6 wrap-break-word">
                  <span className="block font-medium text-secondary-950 dark:text-white">{source.name}</span>
                  <span className="block text-secondary-700 dark:text-secondary-300">{source.page}</span>
                </span>
              </span>
            </a>
          ))}
          <h3 className="mt-3 text-sm/6 font-semibold text-secondary-950 dark:text-white">Follow-up questions</h3>
          <ul role="list" className="-mt-1">
            {related.map((question) => (
              <li key={question} className="border-b border-secondary-950/10 dark:border-white/10">
                <button
                  type="button"
                  onClick={() => setAsked(question)}
                  className="flex w-full items-center gap-2 rounded-lg py-2 text-start text-sm/6 text-secondary-800 transition duration-150 hover:text-primary-700 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-200 dark:hover:text-primary-300 dark:focus-visible:outline-primary-400"
                >
                  <span className="min-w-0 flex-1">{question}</span>
                  <ChevronRightIcon
                    aria-hidden="true"
                    className="size-5 shrink-0 text-secondary-400 rtl:-scale-x-100 dark:text-secondary-500"
                  />
                </button>
              </li>
            ))}
          </ul>
        </section>
      </div>

      <form
        ref={form}
        onSubmit={send}
        className="mt-6 flex items-end rounded-2xl border border-secondary-500 bg-white shadow-xs has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:-outline-offset-1 has-[textarea:focus-visible]:outline-primary-600 dark:border-white/40 dark:bg-white/5 dark:shadow-none dark:has-[textarea:focus-visible]:outline-primary-400"
      >
        <label htmlFor="answer-prompt" className="sr-only">
          Your question
        </label>
        <textarea
          id="answer-prompt"
          rows={1}
          placeholder="Ask a follow-up"
          value={prompt}
          onChange={(event) => setPrompt(event.target.value)}
          onKeyDown={sendOnEnter}
          className="block min-w-0 flex-1 resize-none bg-transparent py-4 ps-4 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus:outline-hidden dark:text-white dark:placeholder:text-secondary-400"
        />
        <button
          type="submit"
          className="m-2 shrink-0 rounded-xl bg-primary-600 p-2.5 text-white transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
        >
          <ArrowUpIcon aria-hidden="true" className="size-5" />
          <span className="sr-only">Send</span>
        </button>
      </form>
      <p role="status" className="text-sm/6 text-secondary-600 not-empty:mt-3 dark:text-secondary-400">
        {asked === '' ? '' : `Reading your files for: ${asked}`}
      </p>
    </section>
  )
}
