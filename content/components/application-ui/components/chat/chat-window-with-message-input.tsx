/**
 * @title Chat window with message input
 * @description A chat window with presence, both sides told apart, a mark for what was read and what is new, an attached parcel and a message field that sends on Enter.
 * @keywords messenger, conversation, live chat, support chat, direct messages, chat bubbles
 * @layout padded
 * @order 1
 * @part AUI-C13-1
 */
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { CheckCircleIcon, CheckIcon, PaperAirplaneIcon, PaperClipIcon, TruckIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const history = [
  {
    id: 'm1',
    mine: false,
    text: 'Hi, my second parcel says “delivered”, but it is not here.',
    parcel: '',
    time: '9:41 AM',
    read: '',
  },
  {
    id: 'm2',
    mine: true,
    text: 'Good morning, Astrid. The driver left it at the front desk.',
    parcel: 'Delivered 8:55 AM, signed by R. Moreno',
    time: '9:44 AM',
    read: 'Read at 9:45',
  },
  {
    id: 'm3',
    mine: false,
    text: 'Found it, thank you. Could the next one come to the side door?',
    parcel: '',
    time: '9:47 AM',
    read: '',
  },
]

export default function ChatWindowWithMessageInput() {
  const [messages, setMessages] = useState(history)
  const [draft, setDraft] = useState('')
  const form = useRef<HTMLFormElement>(null)

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = draft.trim()
    if (!text) return
    setMessages([
      ...messages,
      { id: `m${messages.length + 1}`, mine: true, text, parcel: '', time: 'Just now', read: '' },
    ])
    setDraft('')
  }

  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    form.current?.requestSubmit()
  }

  return (
    <section
      aria-labelledby="chat-heading"
      className="mx-auto flex max-w-xl flex-col rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <header className="flex items-center gap-3 border-b border-secondary-950/10 px-4 py-3 sm:px-6 dark:border-white/10">
        <span className="relative shrink-0">
          <img src="/media/avatars/avatar-08.webp" alt="" width={256} height={256} className="size-12 rounded-full" />
          <span
            aria-hidden="true"
            className="absolute end-0 bottom-0 size-3.5 rounded-full bg-green-600 ring-2 ring-white dark:bg-green-400 dark:ring-secondary-900"
          />
        </span>
        <div className="min-w-0">
          <h2 id="chat-heading" className="text-base/6 font-semibold text-secondary-950 dark:text-white">
            Astrid Lindqvist
          </h2>
          <p className="text-sm/5 text-secondary-600 dark:text-secondary-400">Active now, order 10482</p>
        </div>
      </header>
      <div role="log" aria-label="Messages" className="grid gap-3 p-4 sm:px-6 sm:py-4">
        <p className="flex items-center gap-3 text-xs/5 text-secondary-600 before:h-px before:flex-1 before:bg-secondary-950/10 after:h-px after:flex-1 after:bg-secondary-950/10 dark:text-secondary-400 dark:before:bg-white/10 dark:after:bg-white/10">
          Thursday, March 12
        </p>
        {messages.map((message) => (
          <div
            key={message.id}
            className={clsx(
              'grid gap-x-2 gap-y-1',
              message.mine
                ? 'max-w-4/5 justify-items-end justify-self-end'
                : 'grid-cols-[auto_1fr] justify-items-start',
            )}
          >
            {message.id === 'm3' && (
              <p className="col-span-2 flex items-center gap-3 justify-self-stretch text-xs/5 font-medium text-red-700 before:h-px before:flex-1 before:bg-red-600/40 dark:text-red-300 dark:before:bg-red-400/50">
                New
              </p>
            )}
            {!message.mine && (
              <img
                src="/media/avatars/avatar-08.webp"
                alt=""
                width={256}
                height={256}
                className="size-8 self-end rounded-full"
              />
            )}
            <div
              className={clsx(
                'rounded-2xl px-4 py-2 text-sm/6 wrap-break-word',
                message.mine
                  ? 'rounded-ee-md bg-primary-600 text-white'
                  : 'rounded-es-md bg-secondary-100 text-secondary-950 dark:bg-white/10 dark:text-white',
              )}
            >
              <span className="sr-only">{message.mine ? 'You: ' : 'Astrid: '}</span>
              <p className="inline whitespace-pre-line">{message.text}</p>
              {message.parcel !== '' && (
                <p className="mt-2 flex items-center gap-3 rounded-lg bg-primary-800 p-3">
                  <TruckIcon aria-hidden="true" className="size-6 shrink-0" />
                  <span className="min-w-0 flex-1">
                    <span className="block font-semibold">Parcel 2 of 2</span>
                    {message.parcel}
                  </span>
                  <CheckCircleIcon aria-hidden="true" className="size-5 shrink-0" />
                </p>
              )}
            </div>
            <p
              className={clsx(
                'flex flex-wrap gap-x-2 px-1 text-xs/5 text-secondary-600 dark:text-secondary-400',
                !message.mine && 'col-start-2',
              )}
            >
              <bdi>{message.time}</bdi>
              {message.read !== '' && (
                <span className="inline-flex items-center gap-1 font-medium text-primary-700 dark:text-primary-300">
                  <CheckIcon aria-hidden="true" className="size-4" />
                  {message.read}
                </span>
              )}
            </p>
          </div>
        ))}
      </div>
      <form
        ref={form}
        onSubmit={send}
        className="flex items-end gap-2 border-t border-secondary-950/10 px-4 py-3 sm:px-6 dark:border-white/10"
      >
        <button
          type="button"
          className="-ms-2 shrink-0 rounded-lg p-2.5 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
        >
          <PaperClipIcon aria-hidden="true" className="size-5" />
          <span className="sr-only">Attach a file</span>
        </button>
        <label htmlFor="chat-answer" className="sr-only">
          Your reply
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
