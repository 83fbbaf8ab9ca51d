/**
 * @title Chat assistant with streaming answer
 * @description An assistant whose answer arrives word by word, with stop, continue, copy, rating and another try.
 * @keywords AI chat, chatbot, token streaming, typing effect, stop generating, LLM response
 * @layout padded
 * @order 3
 * @part AUI-C13-3
 */
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import {
  ArrowPathIcon,
  ArrowUpIcon,
  ClipboardDocumentIcon,
  HandThumbDownIcon,
  HandThumbUpIcon,
  PlayIcon,
  StopIcon,
} from '@heroicons/react/20/solid'
import clsx from 'clsx'

// Replace with the words that your server streams
const answer =
  'Subject: Low Tide Kitchen is back on November 13\n\nDear booksellers,\n\nThe second printing of Low Tide Kitchen arrives on Friday, November 13. We are printing 2,000 copies, and orders placed by October 30 ship first.\n\nThe first printing is nearly gone: 588 copies are left, and last week alone you sold 98. Need books sooner? Ask Jonas.\n\nThank you for putting Inés in your windows.\n\nImani Thorne\nTern Street Press'
const words = answer.match(/\S+\s*/g) ?? []

const iconButtonClasses =
  'rounded-lg p-2.5 text-secondary-600 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 aria-pressed:bg-primary-100 aria-pressed:text-primary-800 motion-reduce:transition-none dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400 dark:aria-pressed:bg-primary-400/20 dark:aria-pressed:text-primary-200'

export default function ChatAssistantWithStreamingAnswer() {
  const [question, setQuestion] = useState('Plainer, please. Put the date first and stay under 80 words.')
  const [prompt, setPrompt] = useState('')
  // Begin with 0 and false; in the sample an answer is on its way
  const [count, setCount] = useState(24)
  const [isWriting, setIsWriting] = useState(true)
  const [rating, setRating] = useState('')
  const [copied, setCopied] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const isDone = count >= words.length
  const isStreaming = isWriting && !isDone

  useEffect(() => {
    if (!isStreaming) return
    const isWhole = matchMedia('(prefers-reduced-motion: reduce)').matches
    const timer = setInterval(() => setCount((current) => (isWhole ? words.length : current + 1)), 70)
    return () => clearInterval(timer)
  }, [isStreaming])

  function start(text: string) {
    setQuestion(text)
    setPrompt('')
    setRating('')
    setCopied('')
    setCount(0)
    setIsWriting(true)
  }

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isStreaming) setIsWriting(false)
    else if (prompt.trim() !== '') start(prompt.trim())
  }

  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (!isStreaming) form.current?.requestSubmit()
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(answer)
      setCopied('Copied')
    } catch {
      setCopied('Select the text to copy it')
    }
  }

  return (
    <section
      aria-labelledby="stream-heading"
      className="mx-auto max-w-3xl rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <header className="flex items-center gap-3 border-b border-secondary-950/10 px-4 py-3 sm:px-6 dark:border-white/10">
        <span
          aria-hidden="true"
          className="flex size-8 shrink-0 items-center justify-center rounded-lg bg-primary-600 text-white"
        >
          {/* Replace with your mark */}
          <svg viewBox="0 0 32 32" fill="currentColor" className="size-5">
            <path d="M16 2l12.1 7v5.6h-6.3a6 6 0 1 0 0 2.8h6.3V23L16 30 3.9 23V9z" />
          </svg>
        </span>
        <h2 id="stream-heading" className="min-w-0 text-base/6 font-semibold text-secondary-950 dark:text-white">
          Note to booksellers
        </h2>
        <p role="status" className="ms-auto text-sm/6 text-secondary-600 dark:text-secondary-400">
          {isStreaming ? 'Writing…' : isDone ? 'Done' : 'Stopped'}
        </p>
      </header>

      <div className="grid grid-cols-1 gap-5 p-4 sm:p-6">
        <p className="max-w-4/5 justify-self-end rounded-2xl bg-secondary-100 px-4 py-2.5 text-base/6 text-pretty text-secondary-950 dark:bg-white/10 dark:text-white">
          Tell our booksellers that Low Tide Kitchen is being reprinted.
        </p>
        <div className="text-base/7 text-secondary-500 dark:text-secondary-400">
          <p className="max-w-prose text-pretty">
            Dear friends of good food, we are thrilled beyond words to share some truly exciting news with
          </p>
          <p className="mt-1 flex items-center gap-1.5 text-sm/6 font-medium text-secondary-700 dark:text-secondary-300">
            <StopIcon aria-hidden="true" className="size-4" />
            You stopped this answer
          </p>
        </div>
        <p className="max-w-4/5 justify-self-end rounded-2xl bg-secondary-100 px-4 py-2.5 text-base/6 text-pretty wrap-break-word text-secondary-950 dark:bg-white/10 dark:text-white">
          {question}
        </p>

        <div>
          <div className="min-h-96 rounded-xl bg-primary-50 p-4 text-base/7 text-secondary-950 ring-1 ring-primary-600/20 sm:p-6 dark:bg-primary-400/10 dark:text-white dark:ring-primary-400/30">
            <p className="inline max-w-prose whitespace-pre-line">{words.slice(0, count).join('')}</p>
            {isStreaming && (
              <span
                aria-hidden="true"
                className="ms-1 inline-block h-5 w-2.5 translate-y-1 rounded-xs bg-primary-600 dark:bg-primary-400"
              />
            )}
          </div>
          <div className="-ms-2.5 mt-2 flex min-h-10 flex-wrap items-center gap-1">
            {isDone && (
              <button type="button" onClick={copy} className={iconButtonClasses}>
                <ClipboardDocumentIcon aria-hidden="true" className="size-5" />
                <span className="sr-only">Copy answer</span>
              </button>
            )}
            {isDone && (
              <button
                type="button"
                aria-pressed={rating === 'good'}
                onClick={() => setRating(rating === 'good' ? '' : 'good')}
                className={iconButtonClasses}
              >
                <HandThumbUpIcon aria-hidden="true" className="size-5" />
                <span className="sr-only">Good answer</span>
              </button>
            )}
            {isDone && (
              <button
                type="button"
                aria-pressed={rating === 'bad'}
                onClick={() => setRating(rating === 'bad' ? '' : 'bad')}
                className={iconButtonClasses}
              >
                <HandThumbDownIcon aria-hidden="true" className="size-5" />
                <span className="sr-only">Bad answer</span>
              </button>
            )}
            {!isDone && !isStreaming && (
              <button
                type="button"
                onClick={() => setIsWriting(true)}
                className="flex items-center gap-1.5 rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
              >
                <PlayIcon aria-hidden="true" className="size-4 rtl:-scale-x-100" />
                Continue
              </button>
            )}
            {!isStreaming && (
              <button type="button" onClick={() => start(question)} className={iconButtonClasses}>
                <ArrowPathIcon aria-hidden="true" className="size-5" />
                <span className="sr-only">Try again</span>
              </button>
            )}
            <p
              className={clsx(
                'ms-auto text-sm/6 text-secondary-600 tabular-nums dark:text-secondary-400',
                copied !== '' && 'sr-only',
              )}
            >
              <bdi>{`${count} words`}</bdi>
            </p>
            <p role="status" className="text-sm/6 font-medium text-green-800 dark:text-green-300">
              {copied}
            </p>
          </div>
        </div>

        <form
          ref={form}
          onSubmit={send}
          className="flex items-end rounded-2xl border border-secondary-500 bg-white shadow-xs has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:-outline-offset-1 has-[textarea:focus-visible]:outline-primary-600 dark:border-white/40 dark:bg-white/5 dark:shadow-none dark:has-[textarea:focus-visible]:outline-primary-400"
        >
          <label htmlFor="stream-prompt" className="sr-only">
            Your question
          </label>
          <textarea
            id="stream-prompt"
            rows={1}
            placeholder="Ask for a change"
            value={prompt}
            onChange={(event) => setPrompt(event.target.value)}
            onKeyDown={sendOnEnter}
            className="block min-w-0 flex-1 resize-none bg-transparent py-4 ps-4 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus:outline-hidden dark:text-white dark:placeholder:text-secondary-400"
          />
          <button
            type="submit"
            className="m-2 shrink-0 rounded-xl bg-primary-600 p-2.5 text-white transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
          >
            {isStreaming ? (
              <StopIcon aria-hidden="true" className="size-5" />
            ) : (
              <ArrowUpIcon aria-hidden="true" className="size-5" />
            )}
            <span className="sr-only">{isStreaming ? 'Stop' : 'Send'}</span>
          </button>
        </form>
      </div>
    </section>
  )
}
