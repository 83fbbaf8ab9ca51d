/**
 * @title Chat window with message input
 * @description A chat window with both sides told apart, the time of each message and a message field that sends on Enter.
 * @keywords messenger, conversation, live chat, support chat, direct messages, chat bubbles
 * @layout padded
 * @order 1
 * @part AUI-C13-1
 */
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { PaperAirplaneIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const history = [
  { id: 'm1', mine: false, text: 'Hi, my second parcel says “delivered”, but it is not here.', time: '9:41 AM' },
  {
    id: 'm2',
    mine: true,
    text: 'Good morning Astrid, sorry about that. I am looking at parcel 4419 now.',
    time: '9:42 AM',
  },
  {
    id: 'm3',
    mine: true,
    text: 'The driver left it at the front desk. R. Moreno signed for it at 8:55.',
    time: '9:44 AM',
  },
  { id: 'm4', mine: false, text: 'Found it, thank you. Could the next one come to the side door?', time: '9:47 AM' },
]

export default function ChatWindowWithMessageInput() {
  const [messages, setMessages] = useState(history)
  const [draft, setDraft] = useState('')
  const form = useRef<HTMLFormElement>(null)

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = draft.trim()
    if (!text) return
    setMessages([...messages, { id: `m${messages.length + 1}`, mine: true, text, time: 'Just now' }])
    setDraft('')
  }

  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    form.current?.requestSubmit()
  }

  return (
    <section
      aria-labelledby="chat-heading"
      className="mx-auto flex max-w-xl flex-col rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <header className="flex items-center gap-3 border-b border-secondary-950/10 p-4 sm:px-6 dark:border-white/10">
        <img src="/media/avatars/avatar-08.webp" alt="" width={256} height={256} className="size-10 rounded-full" />
        <div className="min-w-0">
          <h2 id="chat-heading" className="text-sm/6 font-semibold text-secondary-950 dark:text-white">
            Astrid Lindqvist
          </h2>
          <p className="text-xs/5 text-secondary-600 dark:text-secondary-400">
            Order 10482 · usually answers within an hour
          </p>
        </div>
      </header>
      <div role="log" aria-label="Messages" className="grid gap-3 p-4 sm:p-6">
        {messages.map((message) => (
          <div
            key={message.id}
            className={clsx(
              'flex max-w-4/5 flex-col gap-1',
              message.mine ? 'items-end justify-self-end' : 'items-start',
            )}
          >
            <p
              className={clsx(
                'rounded-2xl px-4 py-2 text-sm/6 wrap-break-word',
                message.mine
                  ? 'rounded-ee-md bg-primary-600 text-white'
                  : 'rounded-es-md bg-secondary-100 text-secondary-950 dark:bg-white/10 dark:text-white',
              )}
            >
              <span className="sr-only">{message.mine ? 'You: ' : 'Astrid: '}</span>
              <span className="whitespace-pre-line">{message.text}</span>
            </p>
            <p className="px-1 text-xs/5 text-secondary-600 dark:text-secondary-400">{message.time}</p>
          </div>
        ))}
      </div>
      <form
        ref={form}
        onSubmit={send}
        className="flex items-end gap-3 border-t border-secondary-950/10 p-4 sm:px-6 dark:border-white/10"
      >
        <label htmlFor="chat-answer" className="sr-only">
          Your answer
        </label>
        <textarea
          id="chat-answer"
          rows={1}
          placeholder="Type a message"
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={sendOnEnter}
          className="block min-h-10 w-full resize-none rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
        />
        <button
          type="submit"
          className="shrink-0 rounded-lg bg-primary-600 p-2.5 text-white transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
        >
          <PaperAirplaneIcon aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          <span className="sr-only">Send</span>
        </button>
      </form>
    </section>
  )
}
