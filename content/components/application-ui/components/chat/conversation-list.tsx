/**
 * @title Chat conversation list by day
 * @description A history of conversations by day with search, three filters, pins, and a dot where an answer is new.
 * @keywords chat history, AI assistant sidebar, past chats, thread list, inbox column, pinned chats
 * @layout padded
 * @order 4
 * @part AUI-C13-4
 */
import { useState } from 'react'
import { BookmarkIcon, MagnifyingGlassIcon, PencilSquareIcon } from '@heroicons/react/20/solid'
import { BookmarkIcon as BookmarkOutlineIcon } from '@heroicons/react/24/outline'
import clsx from 'clsx'

const days = [
  {
    name: 'Today',
    conversations: [
      {
        id: 'note',
        day: 'Today',
        title: 'Note to booksellers',
        text: 'Low Tide Kitchen is back on November 13.',
        time: '10:26 AM',
        with: 'Jonas',
        isNew: true,
      },
      {
        id: 'reprint',
        day: 'Today',
        title: 'Reprint of Low Tide Kitchen',
        text: 'Reprint 2,000 copies and order by October 9.',
        time: '10:12 AM',
        with: '',
        isNew: false,
      },
      {
        id: 'paper',
        day: 'Today',
        title: 'Paper for the fall catalog',
        text: 'Two of the three mills can deliver in time.',
        time: '8:55 AM',
        with: 'Jonas',
        isNew: true,
      },
    ],
  },
  {
    name: 'Yesterday',
    conversations: [
      {
        id: 'royalties',
        day: 'Yesterday',
        title: 'Royalties for the spring list',
        text: 'Seven statements are ready, one needs a rate.',
        time: '4:31 PM',
        with: '',
        isNew: false,
      },
      {
        id: 'german',
        day: 'Yesterday',
        title: 'German rights, The Ferry Year',
        text: 'The option expires on December 31.',
        time: '11:05 AM',
        with: 'Lucía',
        isNew: false,
      },
    ],
  },
  {
    name: 'Last week',
    conversations: [
      {
        id: 'returns',
        day: 'Last week',
        title: 'Returns over the summer',
        text: 'I could not find the report for August.',
        time: 'Sep 24',
        with: '',
        isNew: false,
      },
      {
        id: 'blurb',
        day: 'Last week',
        title: 'Back cover of The Ferry Year',
        text: 'Three versions, the shortest has 62 words.',
        time: 'Sep 22',
        with: 'Lucía',
        isNew: false,
      },
    ],
  },
]

const filters = [
  { id: 'all', name: 'All' },
  { id: 'pinned', name: 'Pinned' },
  { id: 'shared', name: 'Shared' },
]

export default function ChatConversationListByDay() {
  const [current, setCurrent] = useState('reprint')
  const [read, setRead] = useState(['reprint'])
  const [pinned, setPinned] = useState(['reprint', 'german'])
  const [filter, setFilter] = useState('all')
  const [query, setQuery] = useState('')
  const text = query.trim().toLowerCase()
  const found = days
    .flatMap((day) => day.conversations)
    .filter(
      (each) =>
        `${each.title} ${each.text}`.toLowerCase().includes(text) &&
        (filter === 'all' || (filter === 'pinned' ? pinned.includes(each.id) : each.with !== '')),
    )

  function open(id: string) {
    setCurrent(id)
    setRead([...read, id])
  }

  function pin(id: string) {
    setPinned(pinned.includes(id) ? pinned.filter((each) => each !== id) : [...pinned, id])
  }

  return (
    <nav
      aria-labelledby="history-heading"
      className="mx-auto max-w-md rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="flex flex-wrap items-center justify-between gap-2 px-4 pt-3">
        <h2 id="history-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
          Conversations
        </h2>
        <a
          href="#"
          className="inline-flex items-center gap-1.5 rounded-lg bg-primary-600 py-2 ps-3 pe-3.5 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
        >
          <PencilSquareIcon aria-hidden="true" className="size-5" />
          New
        </a>
      </div>
      <div className="grid grid-cols-1 gap-3 p-4">
        <div className="grid grid-cols-1 items-center">
          <label htmlFor="history-search" className="sr-only">
            Search conversations
          </label>
          <input
            id="history-search"
            type="search"
            placeholder="Search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            className="col-start-1 row-start-1 w-full rounded-lg border border-secondary-500 bg-white py-2 ps-10 pe-3 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
          />
          <MagnifyingGlassIcon
            aria-hidden="true"
            className="pointer-events-none col-start-1 row-start-1 ms-3 size-5 text-secondary-500 dark:text-secondary-400"
          />
        </div>
        <div
          role="group"
          aria-label="Show"
          className="flex flex-wrap rounded-lg bg-secondary-950/5 p-0.5 text-sm/6 dark:bg-white/10"
        >
          {filters.map((each) => (
            <button
              key={each.id}
              type="button"
              aria-pressed={filter === each.id}
              onClick={() => setFilter(each.id)}
              className="flex-1 rounded-md px-2 py-2 font-medium text-secondary-700 transition duration-150 hover:text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-primary-600 aria-pressed:bg-white aria-pressed:text-secondary-950 aria-pressed:shadow-xs motion-reduce:transition-none sm:py-1 dark:text-secondary-300 dark:hover:text-white dark:focus-visible:outline-primary-400 dark:aria-pressed:bg-secondary-700 dark:aria-pressed:text-white"
            >
              {each.name}
            </button>
          ))}
        </div>
        <p role="status" className="sr-only">
          {found.length === 1 ? '1 conversation' : `${found.length} conversations`}
        </p>
      </div>
      {days.map(
        (day) =>
          found.some((each) => each.day === day.name) && (
            <section key={day.name} aria-label={day.name} className="px-2 pb-3">
              <h3 className="px-2 pb-1 text-xs/5 font-semibold text-secondary-600 dark:text-secondary-400">
                {day.name}
              </h3>
              <ul role="list">
                {day.conversations.map(
                  (each) =>
                    found.some((one) => one.id === each.id) && (
                      <li
                        key={each.id}
                        className={clsx(
                          'flex items-start rounded-lg transition duration-150 motion-reduce:transition-none',
                          current === each.id
                            ? 'bg-primary-100 dark:bg-primary-400/20'
                            : 'hover:bg-secondary-950/5 dark:hover:bg-white/5',
                        )}
                      >
                        <button
                          type="button"
                          aria-current={current === each.id ? 'page' : undefined}
                          onClick={() => open(each.id)}
                          className="min-w-0 flex-1 rounded-lg py-2 ps-2 text-start text-sm/5 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 dark:focus-visible:outline-primary-400"
                        >
                          <span className="flex items-center gap-1.5 font-medium text-secondary-950 dark:text-white">
                            {each.isNew && !read.includes(each.id) && (
                              <span className="size-2 shrink-0 rounded-full bg-primary-600 dark:bg-primary-400">
                                <span className="sr-only">New answer: </span>
                              </span>
                            )}
                            <span className="min-w-0 wrap-break-word">{each.title}</span>
                          </span>
                          <span className="mt-0.5 block text-pretty text-secondary-700 dark:text-secondary-300">
                            {each.text}
                          </span>
                          <span className="mt-0.5 block text-xs/5 text-secondary-600 dark:text-secondary-400">
                            <bdi>{each.with === '' ? each.time : `${each.time}, shared with ${each.with}`}</bdi>
                          </span>
                        </button>
                        <button
                          type="button"
                          aria-pressed={pinned.includes(each.id)}
                          onClick={() => pin(each.id)}
                          className="shrink-0 rounded-lg p-2.5 text-secondary-500 transition duration-150 hover:text-secondary-700 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 aria-pressed:text-primary-700 motion-reduce:transition-none dark:text-secondary-400 dark:hover:text-secondary-200 dark:focus-visible:outline-primary-400 dark:aria-pressed:text-primary-300"
                        >
                          {pinned.includes(each.id) ? (
                            <BookmarkIcon aria-hidden="true" className="size-5" />
                          ) : (
                            <BookmarkOutlineIcon aria-hidden="true" className="size-5" />
                          )}
                          <span className="sr-only">Pin {each.title}</span>
                        </button>
                      </li>
                    ),
                )}
              </ul>
            </section>
          ),
      )}
      {found.length === 0 && (
        <p className="px-4 pb-6 text-sm/6 text-secondary-600 dark:text-secondary-400">
          Nothing found. Try a title or a word from an answer.
        </p>
      )}
    </nav>
  )
}
