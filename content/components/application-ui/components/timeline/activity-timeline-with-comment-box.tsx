/**
 * @title Activity timeline with comment box
 * @description A timeline of what happened to a quote, and a comment box whose notes join the list.
 * @keywords activity feed, audit log, history, changelog, comments, events, news feed
 * @layout padded
 * @order 1
 * @part AUI-C40-1
 */
import { useState, type FormEvent } from 'react'
import { CheckIcon, DocumentTextIcon } from '@heroicons/react/20/solid'

const history = [
  {
    id: 'sent',
    person: 'Jin Takahashi',
    avatar: '/media/avatars/avatar-09.webp',
    text: 'sent the quote',
    time: 'May 5',
    note: '',
    file: 'Practice sign and stationery.pdf',
  },
  {
    id: 'question',
    person: 'María Villanueva',
    avatar: '/media/avatars/avatar-01.webp',
    text: 'left a note',
    time: 'May 7',
    note: 'They asked whether the sign can go up in June. I said yes, for the same price.',
    file: '',
  },
  {
    id: 'accepted',
    person: 'Kowalczyk Family Dentistry',
    avatar: '',
    text: 'accepted the quote',
    time: 'May 8',
    note: '',
    file: '',
  },
]

export default function ActivityTimelineWithCommentBox() {
  const [entries, setEntries] = useState(history)
  // Begin with ''; the sample shows a note that is being written
  const [note, setNote] = useState('Let’s book the installers for Tuesday, June 9.')

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!note.trim()) return
    setEntries([
      ...entries,
      {
        id: `note-${entries.length}`,
        person: 'You',
        avatar: '/media/avatars/avatar-25.webp',
        text: 'left a note',
        time: 'just now',
        note: note.trim(),
        file: '',
      },
    ])
    setNote('')
  }

  return (
    <section
      aria-labelledby="activity-heading"
      className="mx-auto max-w-2xl overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 bg-green-50 px-5 py-4 sm:px-6 dark:bg-green-400/10">
        <div>
          <h2 id="activity-heading" className="text-sm/6 font-medium text-green-900 dark:text-green-200">
            Quote for Kowalczyk Family Dentistry
          </h2>
          <p className="text-3xl/9 font-semibold tracking-tight text-secondary-950 tabular-nums dark:text-white">
            $6,480.00
          </p>
        </div>
        <p className="flex items-center gap-1.5 text-sm/6 font-semibold text-green-900 dark:text-green-200">
          <CheckIcon aria-hidden="true" className="size-5" />
          Accepted
        </p>
      </div>
      <div className="p-5 sm:p-6">
        <ol role="list" aria-live="polite" className="ms-5 border-s-2 border-secondary-200 dark:border-white/15">
          {entries.map((entry) => (
            <li key={entry.id} className="-ms-5.25 flex gap-3 pb-6">
              {entry.avatar ? (
                <img
                  src={entry.avatar}
                  alt=""
                  width={256}
                  height={256}
                  className="size-10 shrink-0 rounded-full ring-4 ring-white dark:ring-secondary-900"
                />
              ) : (
                <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-green-700 text-white ring-4 ring-white dark:ring-secondary-900">
                  <CheckIcon aria-hidden="true" className="size-6" />
                </span>
              )}
              <div className="min-w-0 flex-1 pt-2">
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
                {entry.file && (
                  <a
                    href="#"
                    className="mt-2 inline-flex items-center gap-2 rounded-lg px-3 py-2 text-sm/5 font-medium text-secondary-900 ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none max-sm:min-h-10 dark:text-white dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
                  >
                    <DocumentTextIcon
                      aria-hidden="true"
                      className="size-5 shrink-0 text-primary-600 dark:text-primary-400"
                    />
                    {entry.file}
                  </a>
                )}
              </div>
            </li>
          ))}
        </ol>
        <form onSubmit={add} className="flex gap-3">
          <img
            src="/media/avatars/avatar-25.webp"
            alt=""
            width={256}
            height={256}
            className="size-10 shrink-0 rounded-full"
          />
          <div className="flex min-w-0 flex-1 flex-wrap justify-end gap-3">
            <label htmlFor="activity-note" className="sr-only">
              Note
            </label>
            <textarea
              id="activity-note"
              rows={2}
              placeholder="Write a note for your team"
              value={note}
              onChange={(event) => setNote(event.target.value)}
              className="block min-w-0 flex-1 basis-48 rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
            />
            <button
              type="submit"
              disabled={!note.trim()}
              className="self-start rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
            >
              Add note
            </button>
          </div>
        </form>
      </div>
    </section>
  )
}
