/**
 * @title Chat assistant start screen
 * @description A first screen with a greeting, the prompt field, suggestions by topic and the latest conversations.
 * @keywords AI chat, empty state, new chat, welcome screen, prompt suggestions, starter prompts
 * @layout padded
 * @order 6
 * @part AUI-C13-6
 */
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { ArrowUpIcon, ArrowUpLeftIcon, PaperClipIcon } from '@heroicons/react/20/solid'
import { ChartBarIcon, DocumentCheckIcon, PencilIcon, PrinterIcon } from '@heroicons/react/24/outline'
import clsx from 'clsx'

const topics = [
  {
    id: 'sales',
    name: 'Sales',
    icon: ChartBarIcon,
    iconClass: 'bg-sky-100 text-sky-800 dark:bg-sky-400/20 dark:text-sky-200',
    prompts: [
      'Which titles sold out faster than planned this year?',
      'How long will our copies of Low Tide Kitchen last?',
      'Compare this September with last September.',
    ],
  },
  {
    id: 'printing',
    name: 'Printing',
    icon: PrinterIcon,
    iconClass: 'bg-amber-100 text-amber-900 dark:bg-amber-400/20 dark:text-amber-200',
    prompts: [
      'Which printer is cheapest for 2,000 copies?',
      'List every quote that expires in October.',
      'What did the paper for our last cookbook cost?',
    ],
  },
  {
    id: 'contracts',
    name: 'Contracts',
    icon: DocumentCheckIcon,
    iconClass: 'bg-green-100 text-green-900 dark:bg-green-400/20 dark:text-green-200',
    prompts: [
      'Which options expire before the end of the year?',
      'When does the royalty rise for Inés Aguirre?',
      'Which authors keep their film rights?',
    ],
  },
  {
    id: 'writing',
    name: 'Writing',
    icon: PencilIcon,
    iconClass: 'bg-primary-100 text-primary-800 dark:bg-primary-400/20 dark:text-primary-200',
    prompts: [
      'Write a note to booksellers about the reprint.',
      'Shorten the back cover of The Ferry Year to 60 words.',
      'Turn this contract into one page for the author.',
    ],
  },
]

const recent = [
  { title: 'Note to booksellers', time: '10:26 AM' },
  { title: 'Reprint of Low Tide Kitchen', time: '10:12 AM' },
  { title: 'Paper for the fall catalog', time: '8:55 AM' },
]

export default function ChatAssistantStartScreen() {
  const [topic, setTopic] = useState('sales')
  const [prompt, setPrompt] = useState('')
  const [asked, setAsked] = useState('')
  const form = useRef<HTMLFormElement>(null)

  function fill(text: string) {
    setPrompt(text)
    form.current?.querySelector('textarea')?.focus()
  }

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = prompt.trim()
    if (text === '') return
    // Open the conversation here
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
      aria-labelledby="start-heading"
      className="mx-auto max-w-5xl overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="bg-primary-100 px-4 pt-8 pb-20 sm:px-8 sm:pt-12 dark:bg-primary-950">
        <div className="mx-auto max-w-3xl">
          <h1
            id="start-heading"
            className="text-3xl font-semibold tracking-tight text-balance text-primary-950 sm:text-4xl dark:text-white"
          >
            Good morning, Imani
          </h1>
          <p className="mt-2 text-base/7 text-pretty text-primary-900 dark:text-primary-200">
            Ask anything about Tern Street Press’s 2,150 files.
          </p>
        </div>
      </div>
      <div className="px-4 pb-8 sm:px-8 sm:pb-12">
        <div className="relative mx-auto -mt-14 max-w-3xl">
          <form
            ref={form}
            onSubmit={send}
            className="rounded-2xl border border-secondary-500 bg-white shadow-lg has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:-outline-offset-1 has-[textarea:focus-visible]:outline-primary-600 dark:border-white/40 dark:bg-secondary-900 dark:shadow-none dark:has-[textarea:focus-visible]:outline-primary-400"
          >
            <label htmlFor="start-prompt" className="sr-only">
              Your question
            </label>
            <textarea
              id="start-prompt"
              rows={2}
              placeholder="Ask about your files"
              value={prompt}
              onChange={(event) => setPrompt(event.target.value)}
              onKeyDown={sendOnEnter}
              className="block w-full resize-none bg-transparent px-4 pt-3.5 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus:outline-hidden dark:text-white dark:placeholder:text-secondary-400"
            />
            <div className="flex items-center gap-1 p-2">
              <button
                type="button"
                className="shrink-0 rounded-lg p-2.5 text-secondary-600 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
              >
                <PaperClipIcon aria-hidden="true" className="size-5" />
                <span className="sr-only">Attach files</span>
              </button>
              <button
                type="submit"
                aria-disabled={prompt.trim() === ''}
                className="ms-auto shrink-0 rounded-xl bg-primary-600 p-2.5 text-white transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-disabled:bg-secondary-200 aria-disabled:text-secondary-600 motion-reduce:transition-none dark:focus-visible:outline-primary-400 dark:aria-disabled:bg-white/10 dark:aria-disabled:text-secondary-400"
              >
                <ArrowUpIcon aria-hidden="true" className="size-5" />
                <span className="sr-only">Send</span>
              </button>
            </div>
          </form>
          <p role="status" className="text-sm/6 text-secondary-600 not-empty:mt-3 dark:text-secondary-400">
            {asked === '' ? '' : `Reading your files for: ${asked}`}
          </p>

          <div
            role="group"
            aria-label="Topics"
            className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2"
          >
            {topics.map((each) => (
              <button
                key={each.id}
                type="button"
                aria-pressed={topic === each.id}
                onClick={() => setTopic(each.id)}
                className="flex flex-wrap items-center gap-2.5 rounded-xl p-2.5 text-start text-sm/6 font-medium text-secondary-950 ring-1 ring-secondary-950/10 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-pressed:ring-2 aria-pressed:ring-primary-600 motion-reduce:transition-none dark:text-white dark:ring-white/15 dark:hover:bg-white/5 dark:focus-visible:outline-primary-400 dark:aria-pressed:ring-primary-400"
              >
                <span aria-hidden="true" className={clsx('rounded-lg p-1.5', each.iconClass)}>
                  <each.icon className="size-5" />
                </span>
                <span>{each.name}</span>
              </button>
            ))}
          </div>
          {topics.map(
            (each) =>
              topic === each.id && (
                <ul key={each.id} role="list" aria-label={each.name} className="mt-3">
                  {each.prompts.map((text) => (
                    <li key={text} className="flex border-b border-secondary-950/10 dark:border-white/10">
                      <button
                        type="button"
                        onClick={() => fill(text)}
                        className="group -mx-2.5 flex min-w-0 flex-1 items-center gap-3 rounded-lg px-2.5 py-3 text-start text-base/6 text-secondary-800 transition duration-150 hover:bg-secondary-50 hover:text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-200 dark:hover:bg-white/5 dark:hover:text-white dark:focus-visible:outline-primary-400"
                      >
                        <span className="min-w-0 flex-1 text-pretty">{text}</span>
                        <ArrowUpLeftIcon
                          aria-hidden="true"
                          className="size-5 shrink-0 text-secondary-400 group-hover:text-primary-600 rtl:-scale-x-100 dark:text-secondary-500 dark:group-hover:text-primary-400"
                        />
                      </button>
                    </li>
                  ))}
                </ul>
              ),
          )}

          <h2 className="mt-8 text-sm/6 font-semibold text-secondary-950 dark:text-white">
            Pick up where you left off
          </h2>
          <ul role="list" className="mt-2 grid grid-cols-1 gap-2 sm:grid-cols-3">
            {recent.map((each) => (
              <li key={each.title}>
                <a
                  href="#"
                  className="block h-full rounded-xl bg-secondary-100 px-4 py-3 text-sm/6 transition duration-150 hover:bg-secondary-200 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
                >
                  <span className="block font-medium text-secondary-950 dark:text-white">{each.title}</span>
                  <span className="block text-secondary-600 dark:text-secondary-400">
                    <bdi>{each.time}</bdi>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
