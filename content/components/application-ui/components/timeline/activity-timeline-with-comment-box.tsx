/**
 * @title Activity timeline with comment box
 * @description A timeline of what happened to a record, with a comment box whose notes join the list.
 * @keywords activity feed, audit log, history, changelog, comments, events, news feed
 * @layout padded
 * @order 1
 * @part AUI-C40-1
 */
import { useState, type FormEvent } from 'react'
import { EyeIcon } from '@heroicons/react/20/solid'

const history = [
  {
    id: 'created',
    person: 'Jin Takahashi',
    avatar: '/media/avatars/avatar-09.webp',
    text: 'created the quote',
    time: 'May 4',
    note: '',
  },
  {
    id: 'sent',
    person: 'Jin Takahashi',
    avatar: '/media/avatars/avatar-09.webp',
    text: 'sent it to Kowalczyk Family Dentistry',
    time: 'May 5',
    note: '',
  },
  {
    id: 'question',
    person: 'María Villanueva',
    avatar: '/media/avatars/avatar-01.webp',
    text: 'left a note',
    time: 'May 7',
    note: 'They asked whether the second training day can move to June. I said yes, for the same price.',
  },
  { id: 'viewed', person: 'Kowalczyk Family Dentistry', avatar: '', text: 'opened the quote', time: 'May 8', note: '' },
]

export default function ActivityTimelineWithCommentBox() {
  const [entries, setEntries] = useState(history)
  const [note, setNote] = useState('')

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!note.trim()) return
    setEntries([
      ...entries,
      {
        id: `note-${entries.length}`,
        person: 'You',
        avatar: '/media/avatars/avatar-03.webp',
        text: 'left a note',
        time: 'just now',
        note: note.trim(),
      },
    ])
    setNote('')
  }

  return (
    <section aria-labelledby="activity-heading" className="mx-auto max-w-xl">
      <h2 id="activity-heading" className="text-lg/7 font-semibold text-secondary-950 dark:text-white">
        Activity
      </h2>
      <ol role="list" aria-live="polite" className="ms-4 mt-5 border-s-2 border-primary-300 dark:border-primary-400/40">
        {entries.map((entry) => (
          <li key={entry.id} className="-ms-4.25 flex gap-3 pb-6">
            {entry.avatar ? (
              <img
                src={entry.avatar}
                alt=""
                width={256}
                height={256}
                className="size-8 shrink-0 rounded-full ring-4 ring-white dark:ring-secondary-950"
              />
            ) : (
              <span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-primary-100 ring-4 ring-white dark:bg-primary-900 dark:ring-secondary-950">
                <EyeIcon aria-hidden="true" className="size-5 text-primary-700 dark:text-primary-200" />
              </span>
            )}
            <div className="min-w-0 flex-1 pt-1">
              <p className="flex flex-wrap justify-between gap-x-4 text-sm/6 text-secondary-600 dark:text-secondary-400">
                <span>
                  <span className="font-medium text-secondary-950 dark:text-white">{entry.person}</span> {entry.text}
                </span>
                <span>{entry.time}</span>
              </p>
              {entry.note && (
                <p className="mt-2 rounded-lg bg-secondary-950/5 px-4 py-3 text-sm/6 text-pretty wrap-break-word text-secondary-700 dark:bg-white/5 dark:text-secondary-300">
                  {entry.note}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
      <form onSubmit={add} className="flex gap-3">
        <img
          src="/media/avatars/avatar-03.webp"
          alt=""
          width={256}
          height={256}
          className="size-8 shrink-0 rounded-full"
        />
        <div className="min-w-0 flex-1">
          <label htmlFor="activity-note" className="sr-only">
            Note
          </label>
          <textarea
            id="activity-note"
            rows={2}
            placeholder="Write a note for your team"
            value={note}
            onChange={(event) => setNote(event.target.value)}
            className="block w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
          />
          <button
            type="submit"
            disabled={!note.trim()}
            className="mt-3 rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
          >
            Add note
          </button>
        </div>
      </form>
    </section>
  )
}
