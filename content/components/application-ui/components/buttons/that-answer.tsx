/**
 * @title Buttons that answer
 * @description Use where a click takes a moment or cannot be undone: they say that they work, that it is done, or ask once more.
 * @layout padded
 * @order 2
 */
import { useEffect, useState } from 'react'
import { ArrowPathIcon, CheckIcon, HeartIcon as HeartFilledIcon } from '@heroicons/react/20/solid'
import { ClipboardDocumentIcon, HeartIcon } from '@heroicons/react/24/outline'
import clsx from 'clsx'

const link = 'https://rackplanner.example/s/north-hall'

export default function ButtonsThatAnswer() {
  const [saving, setSaving] = useState('')
  const [copied, setCopied] = useState('')
  const [liked, setLiked] = useState(false)
  const [asking, setAsking] = useState(false)
  const [deleted, setDeleted] = useState(false)

  // Stands for your request: replace the timer with it.
  useEffect(() => {
    if (saving === '') return
    const timer = setTimeout(() => setSaving(saving === 'running' ? 'done' : ''), 1600)
    return () => clearTimeout(timer)
  }, [saving])

  useEffect(() => {
    if (copied === '') return
    const timer = setTimeout(() => setCopied(''), 2500)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      setCopied('Copied')
    } catch {
      setCopied('Not allowed here')
    }
  }

  function remove() {
    if (asking) setDeleted(true)
    setAsking(!asking)
  }

  return (
    <ul
      role="list"
      className="mx-auto max-w-2xl rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5 sm:px-6">
        <div className="min-w-0">
          <h3 className="text-sm/6 font-medium text-secondary-950 dark:text-white">Works, then says so</h3>
          <p role="status" className="text-sm/6 text-secondary-600 dark:text-secondary-400">
            {saving === 'running'
              ? 'Saving the plan'
              : saving === 'done'
                ? 'The plan is saved'
                : 'Last saved at 10:24 AM'}
          </p>
        </div>
        <button
          type="button"
          aria-disabled={saving === '' ? undefined : true}
          onClick={() => setSaving(saving === '' ? 'running' : saving)}
          className="inline-flex min-w-36 items-center justify-center gap-2 rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 aria-disabled:cursor-default motion-reduce:transition-none dark:focus-visible:outline-primary-400"
        >
          {saving === 'running' && (
            <ArrowPathIcon aria-hidden="true" className="size-5 animate-spin motion-reduce:animate-none" />
          )}
          {saving === 'done' && <CheckIcon aria-hidden="true" className="size-5" />}
          {saving === 'running' ? 'Saving' : saving === 'done' ? 'Saved' : 'Save the plan'}
        </button>
      </li>
      <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-secondary-950/10 p-5 sm:px-6 dark:border-white/10">
        <div className="min-w-0">
          <h3 className="text-sm/6 font-medium text-secondary-950 dark:text-white">Copies and confirms</h3>
          <p className="text-sm/6 wrap-break-word text-secondary-600 dark:text-secondary-400">{link}</p>
        </div>
        <button
          type="button"
          onClick={copy}
          className="inline-flex min-w-36 items-center justify-center gap-2 rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
        >
          {copied === 'Copied' ? (
            <CheckIcon aria-hidden="true" className="size-5 text-green-700 dark:text-green-400" />
          ) : (
            <ClipboardDocumentIcon aria-hidden="true" className="size-5 text-secondary-500 dark:text-secondary-400" />
          )}
          {copied === '' ? 'Copy link' : copied}
        </button>
      </li>
      <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-secondary-950/10 p-5 sm:px-6 dark:border-white/10">
        <div className="min-w-0">
          <h3 className="text-sm/6 font-medium text-secondary-950 dark:text-white">Stays pressed</h3>
          <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">
            It counts for everyone, and goes back with a second click.
          </p>
        </div>
        <button
          type="button"
          aria-pressed={liked}
          onClick={() => setLiked(!liked)}
          className="inline-flex items-center gap-2 rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 tabular-nums shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
        >
          {liked ? (
            <HeartFilledIcon aria-hidden="true" className="size-5 text-red-600 dark:text-red-400" />
          ) : (
            <HeartIcon aria-hidden="true" className="size-5 text-secondary-500 dark:text-secondary-400" />
          )}
          <span className="sr-only">Like, </span>
          {liked ? 129 : 128}
        </button>
      </li>
      <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-secondary-950/10 p-5 sm:px-6 dark:border-white/10">
        <div className="min-w-0">
          <h3 className="text-sm/6 font-medium text-secondary-950 dark:text-white">Asks once more</h3>
          <p role="status" className="text-sm/6 text-secondary-600 dark:text-secondary-400">
            {deleted ? 'The draft is deleted' : asking ? 'This cannot be undone' : 'The draft of September 14'}
          </p>
        </div>
        <div className="flex items-center gap-1">
          {asking && (
            <button
              type="button"
              onClick={() => setAsking(false)}
              className="min-h-10 rounded-lg px-2.5 py-1.5 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
            >
              Keep it
            </button>
          )}
          <button
            type="button"
            disabled={deleted}
            onClick={remove}
            className={clsx(
              'rounded-lg px-3.5 py-2 text-sm/6 font-semibold shadow-xs transition duration-150 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-red-600 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none dark:focus-visible:outline-red-400',
              asking
                ? 'bg-red-600 text-white ring-1 ring-red-600 ring-inset hover:bg-red-700'
                : 'bg-white text-red-700 ring-1 ring-secondary-300 ring-inset hover:bg-red-50 dark:bg-white/5 dark:text-red-400 dark:shadow-none dark:ring-white/15 dark:hover:bg-red-400/10',
            )}
          >
            {asking ? 'Delete for good' : 'Delete draft'}
          </button>
        </div>
      </li>
    </ul>
  )
}
