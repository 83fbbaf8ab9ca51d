/**
 * @title Buttons with loading and result states
 * @description A button at rest, loading with a spinner, done and failed; it keeps its width, its focus and says what happens.
 * @keywords loading button, spinner button, saving, success state, error state, retry, async button
 * @free
 * @layout centered
 * @order 5
 * @part AUI-C07-5
 */
import { useState } from 'react'
import clsx from 'clsx'
import { ArrowPathIcon, CheckIcon } from '@heroicons/react/20/solid'

const samples = [
  { id: 'save', phase: 'rest', label: 'Save changes', busyLabel: 'Saving…', doneLabel: 'Saved' },
  { id: 'publish', phase: 'loading', label: 'Publish page', busyLabel: 'Publishing…', doneLabel: 'Published' },
  { id: 'send', phase: 'done', label: 'Send invoice', busyLabel: 'Sending…', doneLabel: 'Sent' },
  { id: 'charge', phase: 'failed', label: 'Charge card', busyLabel: 'Charging…', doneLabel: 'Charged' },
]

const phaseStyles: Record<string, string> = {
  rest: 'bg-primary-600 text-white shadow-xs hover:bg-primary-700 active:bg-primary-800',
  loading: 'bg-primary-100 text-primary-900 dark:bg-primary-400/20 dark:text-primary-100',
  done: 'bg-green-50 text-green-900 ring-1 ring-green-700/20 ring-inset dark:bg-green-400/10 dark:text-green-200 dark:ring-green-400/20',
  failed:
    'bg-white text-red-700 shadow-xs ring-1 ring-red-600/40 ring-inset hover:bg-red-50 dark:bg-white/5 dark:text-red-300 dark:shadow-none dark:ring-red-400/40 dark:hover:bg-red-400/10',
}

export default function ButtonsWithLoadingAndResultStates() {
  const [buttons, setButtons] = useState(samples)
  const [news, setNews] = useState('')

  // Set “loading” when your request starts, then “done” or “failed”; here each press takes one step
  function press(id: string, phase: string, busyLabel: string, doneLabel: string) {
    const isBusy = phase === 'loading'
    const next = isBusy ? 'done' : phase === 'done' ? 'rest' : 'loading'
    setButtons(buttons.map((button) => (button.id === id ? { ...button, phase: next } : button)))
    setNews(isBusy ? doneLabel : phase === 'done' ? '' : busyLabel)
  }

  return (
    <div className="flex w-full max-w-sm flex-wrap gap-3">
      {buttons.map((button) => (
        <button
          key={button.id}
          type="button"
          aria-disabled={button.phase === 'loading' ? true : undefined}
          onClick={() => press(button.id, button.phase, button.busyLabel, button.doneLabel)}
          className={clsx(
            'flex min-w-32 flex-1 items-center justify-center gap-2 rounded-lg px-3.5 py-2 text-sm/6 font-semibold transition duration-150 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:focus-visible:outline-primary-400',
            phaseStyles[button.phase],
          )}
        >
          {button.phase === 'loading' && (
            <span
              aria-hidden="true"
              className="size-4 shrink-0 animate-spin rounded-full border-2 border-primary-600/25 border-t-primary-700 motion-reduce:animate-none dark:border-white/25 dark:border-t-white"
            />
          )}
          {button.phase === 'done' && <CheckIcon aria-hidden="true" className="size-5 shrink-0" />}
          {button.phase === 'failed' && <ArrowPathIcon aria-hidden="true" className="size-5 shrink-0" />}
          {button.phase === 'rest'
            ? button.label
            : button.phase === 'loading'
              ? button.busyLabel
              : button.phase === 'done'
                ? button.doneLabel
                : 'Try again'}
        </button>
      ))}
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  )
}
