/**
 * @title Offcanvas assistant panel beside page
 * @description An assistant in a panel that makes the page narrower instead of covering it, and knows the record that is open.
 * @keywords AI copilot, sidebar chat, side panel, push drawer, docked panel, contextual help
 * @layout padded
 * @order 3
 * @part AUI-C29-3
 */
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { ArrowUpIcon, BookOpenIcon, ChatBubbleLeftRightIcon, XMarkIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const facts = [
  { name: 'Printed', value: '4,000' },
  { name: 'Sold', value: '3,412' },
  { name: 'Left', value: '588' },
]

const weeks = [
  { name: 'Sep 6', sold: 74 },
  { name: 'Sep 13', sold: 81 },
  { name: 'Sep 20', sold: 90 },
  { name: 'Sep 27', sold: 98 },
]

const questions = [
  {
    id: 'last',
    text: 'How long will these last?',
    answer: 'Until about November 13: 588 copies at 86 a week.',
    source: 'Sales report, September, sheet 2',
  },
  {
    id: 'order',
    text: 'When do we have to order?',
    answer: 'By Friday, October 9. Alder Bindery takes five weeks.',
    source: 'Quote, Alder Bindery, page 1',
  },
]

export default function OffcanvasAssistantPanelBesidePage() {
  const [isOpen, setIsOpen] = useState(true)
  // Begin with []; in the sample one question is answered
  const [asked, setAsked] = useState(['last'])
  const [prompt, setPrompt] = useState('')
  const [sent, setSent] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const opener = useRef<HTMLButtonElement>(null)

  function close() {
    setIsOpen(false)
    opener.current?.focus()
  }

  function ask(id: string) {
    if (!asked.includes(id)) setAsked([...asked, id])
    form.current?.querySelector('textarea')?.focus()
  }

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (prompt.trim() === '') return
    // Ask your server here, and tell it which record is open
    setSent(prompt.trim())
    setPrompt('')
  }

  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    form.current?.requestSubmit()
  }

  return (
    <div className="mx-auto flex max-w-6xl flex-wrap items-stretch overflow-hidden rounded-xl bg-secondary-100 ring-1 ring-secondary-950/10 dark:bg-secondary-950 dark:ring-white/10">
      {/* Your page */}
      <section aria-labelledby="record-heading" className="min-w-0 flex-1 basis-80 p-4 sm:p-6">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="min-w-0">
            <h1
              id="record-heading"
              className="text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white"
            >
              Low Tide Kitchen
            </h1>
            <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">Inés Aguirre, $28.00</p>
          </div>
          <button
            ref={opener}
            type="button"
            aria-expanded={isOpen}
            aria-controls="record-assistant"
            onClick={() => setIsOpen(!isOpen)}
            className="inline-flex items-center gap-2 rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-expanded:bg-primary-50 aria-expanded:text-primary-800 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:aria-expanded:bg-primary-400/20 dark:aria-expanded:text-primary-200"
          >
            <ChatBubbleLeftRightIcon aria-hidden="true" className="size-5" />
            Assistant
          </button>
        </div>
        <dl className="mt-5 flex flex-wrap gap-3">
          {facts.map((fact) => (
            <div
              key={fact.name}
              className="flex-1 basis-20 rounded-xl bg-white p-3 shadow-xs ring-1 ring-secondary-950/10 sm:p-4 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
            >
              <dt className="text-sm/6 text-secondary-600 dark:text-secondary-400">{fact.name}</dt>
              <dd className="text-2xl/8 font-semibold tracking-tight text-secondary-950 tabular-nums dark:text-white">
                {fact.value}
              </dd>
            </div>
          ))}
        </dl>
        <div className="mt-3 rounded-xl bg-white p-4 shadow-xs ring-1 ring-secondary-950/10 sm:p-5 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
          <h2 className="text-sm/6 font-semibold text-secondary-950 dark:text-white">Sold in the last four weeks</h2>
          <ul role="list" className="mt-4 flex items-end">
            {weeks.map((week) => (
              <li key={week.name} className="min-w-0 flex-1 text-center text-sm/6">
                <p className="font-semibold text-secondary-950 tabular-nums dark:text-white">{week.sold}</p>
                <div
                  style={{ height: `${week.sold * 1.5}px` }}
                  className="mx-auto mt-1 w-full max-w-12 rounded-t-lg bg-sky-600 dark:bg-sky-500"
                />
                <p className="border-t border-secondary-950/10 pt-1 text-secondary-600 dark:border-white/10 dark:text-secondary-400">
                  {week.name}
                </p>
              </li>
            ))}
          </ul>
        </div>
      </section>

      <section
        id="record-assistant"
        aria-labelledby="panel-heading"
        className={clsx(
          'min-w-0 flex-1 basis-80 flex-col bg-white md:max-w-sm md:border-s md:border-secondary-950/10 dark:bg-secondary-900 dark:md:border-white/10',
          isOpen ? 'flex' : 'hidden',
        )}
      >
        <div className="flex items-center gap-3 border-b border-secondary-950/10 py-2 ps-4 pe-2 dark:border-white/10">
          <span
            aria-hidden="true"
            className="flex size-8 shrink-0 items-center justify-center rounded-lg bg-primary-600 text-white"
          >
            {/* Replace with your mark */}
            <svg viewBox="0 0 32 32" fill="currentColor" className="size-5">
              <path d="M16 2l12.1 7v5.6h-6.3a6 6 0 1 0 0 2.8h6.3V23L16 30 3.9 23V9z" />
            </svg>
          </span>
          <h2
            id="panel-heading"
            className="min-w-0 flex-1 text-base/6 font-semibold text-secondary-950 dark:text-white"
          >
            Assistant
          </h2>
          <button
            type="button"
            onClick={close}
            className="rounded-lg p-2.5 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
          >
            <XMarkIcon aria-hidden="true" className="size-5" />
            <span className="sr-only">Close assistant</span>
          </button>
        </div>
        <div role="log" aria-label="Conversation" className="grid flex-1 grid-cols-1 content-start gap-3 p-4">
          <p className="flex items-center gap-2 rounded-lg bg-sky-50 px-3 py-2 text-sm/5 text-sky-900 dark:bg-sky-400/10 dark:text-sky-200">
            <BookOpenIcon aria-hidden="true" className="size-5 shrink-0" />
            <span>Reading this page: Low Tide Kitchen</span>
          </p>
          {questions.map(
            (question) =>
              asked.includes(question.id) && (
                <div key={question.id} className="grid grid-cols-1 gap-3">
                  <p className="max-w-4/5 justify-self-end rounded-2xl bg-secondary-100 px-4 py-2 text-sm/6 text-secondary-950 dark:bg-white/10 dark:text-white">
                    {question.text}
                  </p>
                  <div className="text-sm/6">
                    <p className="text-base/6 font-medium text-pretty text-secondary-950 dark:text-white">
                      {question.answer}
                    </p>
                    <a
                      href="#"
                      className="mt-2 block rounded-lg border-s-4 border-sky-600 bg-sky-50 px-3 py-2 text-sky-900 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:border-sky-400 dark:bg-sky-400/10 dark:text-sky-200 dark:focus-visible:outline-primary-400"
                    >
                      {question.source}
                    </a>
                  </div>
                </div>
              ),
          )}
          {sent !== '' && (
            <p className="max-w-4/5 justify-self-end rounded-2xl bg-secondary-100 px-4 py-2 text-sm/6 wrap-break-word text-secondary-950 dark:bg-white/10 dark:text-white">
              {sent}
            </p>
          )}
          {sent !== '' && <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">Reading…</p>}
        </div>
        <div className="flex flex-wrap gap-2 px-4">
          {questions.map((question) => (
            <button
              key={question.id}
              type="button"
              disabled={asked.includes(question.id)}
              onClick={() => ask(question.id)}
              className={clsx(
                'rounded-lg bg-white px-3 py-2 text-start text-sm/6 font-medium text-secondary-900 ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400',
                asked.includes(question.id) && 'hidden',
              )}
            >
              {question.text}
            </button>
          ))}
        </div>
        <form
          ref={form}
          onSubmit={send}
          className="m-4 flex items-end rounded-2xl border border-secondary-500 bg-white shadow-xs has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:-outline-offset-1 has-[textarea:focus-visible]:outline-primary-600 dark:border-white/40 dark:bg-white/5 dark:shadow-none dark:has-[textarea:focus-visible]:outline-primary-400"
        >
          <label htmlFor="panel-prompt" className="sr-only">
            Your question
          </label>
          <textarea
            id="panel-prompt"
            rows={1}
            placeholder="Ask about this book"
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
      </section>
    </div>
  )
}
