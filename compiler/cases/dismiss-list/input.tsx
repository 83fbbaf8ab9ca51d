/**
 * @title Notices
 * @description Notices that can be dismissed one by one.
 * @order 6
 */
import { useState } from 'react'
import clsx from 'clsx'
import { XMarkIcon } from '@heroicons/react/20/solid'

type Notice = { id: number; text: string; urgent: boolean }

const initialNotices: Notice[] = [
  { id: 1, text: 'Your trial ends in three days.', urgent: true },
  { id: 2, text: 'A new version is out: it’s faster.', urgent: false },
]

const toneClasses = {
  urgent: 'bg-red-50 text-red-800',
  calm: 'bg-primary-50 text-primary-800',
}

function toneOf(notice: Notice) {
  return notice.urgent ? 'urgent' : 'calm'
}

export default function Notices() {
  const [notices, setNotices] = useState<Notice[]>(initialNotices)
  const [query, setQuery] = useState('')
  const shown = notices.filter((notice) => notice.text.toLowerCase().includes(query.toLowerCase()))

  function dismiss(id: number) {
    setNotices((current) => current.filter((notice) => notice.id !== id))
  }

  // Everything comes back, also what the search had hidden.
  function restore() {
    setNotices(initialNotices)
    // The field is controlled, so it empties itself.
    setQuery('')
  }

  return (
    <section aria-label="Notices">
      <label htmlFor="notices-query" className="block text-sm">
        Search
      </label>
      <input
        id="notices-query"
        type="search"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        className="block rounded-md px-3 py-2"
      />
      <ul className="flex flex-col gap-2">
        {shown.map((notice, index) => (
          <li key={notice.id} className={clsx('flex gap-2 rounded-md p-4 text-sm', toneClasses[toneOf(notice)])}>
            {index + 1}. {notice.text}
            <button type="button" onClick={() => dismiss(notice.id)} className="ms-auto">
              <span className="sr-only">Dismiss</span>
              <XMarkIcon aria-hidden="true" className="size-5" />
            </button>
          </li>
        ))}
      </ul>
      <p className="text-sm">
        {shown.length} of {initialNotices.length} notices
      </p>
      {shown.length === 0 && (
        <div className="text-sm">
          <p>Nothing to see.</p>
          <button type="button" onClick={restore}>
            Restore
          </button>
        </div>
      )}
    </section>
  )
}
