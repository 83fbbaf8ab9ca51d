/**
 * @title Toast notification with undo
 * @description A toast notification that says what was archived and offers undo while a bar runs down; it waits under the pointer and the focus.
 * @keywords snackbar, flash message, undo delete, pop-up message, alert, countdown
 * @free
 * @layout padded
 * @minHeight 400
 * @order 1
 * @part AUI-C28-1
 */
import { useEffect, useRef, useState } from 'react'
import { ArchiveBoxIcon, XMarkIcon } from '@heroicons/react/20/solid'

const inbox = [
  { id: 'halden', from: 'Halden Print', subject: 'Proof for the fall poster, second round', when: '9:40 AM' },
  { id: 'adeyemi', from: 'Adeyemi & Sons Joinery', subject: 'Delivery window moved to Thursday', when: '9:12 AM' },
  { id: 'kowalczyk', from: 'Kowalczyk Family Dentistry', subject: 'Signed quote attached', when: '8:55 AM' },
  { id: 'nakamura', from: 'Studio Nakamura', subject: 'Invoice paid', when: '8:30 AM' },
  { id: 'riverside', from: 'Riverside Community Garden', subject: 'New photos of the sign', when: 'Yesterday' },
]

export default function ToastNotificationWithUndo() {
  // Begin with [], [] and 0 so that the toast shows once something is archived
  const [removed, setRemoved] = useState(['nakamura', 'halden'])
  // What can still be undone, the latest at the end
  const [undoable, setUndoable] = useState(['nakamura', 'halden'])
  const [seconds, setSeconds] = useState(8)
  const [isCounting, setIsCounting] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const last = undoable[undoable.length - 1]
  const name = inbox.find((conversation) => conversation.id === last)?.from
  const shown = inbox.filter((conversation) => !removed.includes(conversation.id))

  useEffect(() => {
    if (!isCounting || seconds === 0) return
    const timer = setTimeout(() => setSeconds((current) => current - 1), 1000)
    return () => clearTimeout(timer)
  }, [isCounting, seconds])

  function archive(id: string) {
    setRemoved([...removed, id])
    setUndoable(seconds > 0 ? [...undoable, id] : [id])
    setSeconds(8)
    setIsCounting(true)
    heading.current?.focus()
  }

  function undo() {
    setRemoved(removed.filter((id) => !undoable.includes(id)))
    setSeconds(0)
    heading.current?.focus()
  }

  function close() {
    setSeconds(0)
    heading.current?.focus()
  }

  return (
    <div className="mx-auto max-w-3xl">
      <section
        aria-labelledby="inbox-heading"
        className="rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
      >
        <h2
          id="inbox-heading"
          ref={heading}
          tabIndex={-1}
          className="rounded-xl px-5 py-2.5 text-base/7 font-semibold text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 sm:px-6 dark:text-white dark:focus-visible:outline-primary-400"
        >
          Inbox
        </h2>
        <ul role="list">
          {shown.map((conversation) => (
            <li
              key={conversation.id}
              className="flex items-center gap-4 border-t border-secondary-950/10 px-5 py-1.5 sm:px-6 dark:border-white/10"
            >
              <div className="min-w-0 flex-1 text-sm/6">
                <p className="font-medium text-secondary-950 dark:text-white">{conversation.from}</p>
                <p className="text-secondary-600 dark:text-secondary-400">{conversation.subject}</p>
              </div>
              <p className="shrink-0 text-xs/5 text-secondary-600 tabular-nums max-sm:hidden dark:text-secondary-400">
                <bdi>{conversation.when}</bdi>
              </p>
              <button
                type="button"
                onClick={() => archive(conversation.id)}
                className="-me-1 shrink-0 rounded-lg p-2.5 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:me-0 sm:p-1.5 dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
              >
                <ArchiveBoxIcon aria-hidden="true" className="size-5" />
                <span className="sr-only">Archive {conversation.from}</span>
              </button>
            </li>
          ))}
        </ul>
        {shown.length === 0 && (
          <p className="border-t border-secondary-950/10 px-5 py-8 text-center text-sm/6 text-secondary-600 dark:border-white/10 dark:text-secondary-400">
            All done. New email shows up here.
          </p>
        )}
      </section>
      <div
        role="status"
        className="pointer-events-none fixed inset-x-4 bottom-4 z-10 flex justify-center sm:inset-x-6 sm:bottom-6 sm:justify-end"
      >
        {seconds > 0 && (
          <div
            onMouseEnter={() => setIsCounting(false)}
            onMouseLeave={() => setIsCounting(true)}
            className="pointer-events-auto relative w-full max-w-md text-sm/6 text-white"
          >
            {undoable.length > 1 && (
              <div
                aria-hidden="true"
                className="absolute inset-x-3 -top-2.5 bottom-0 rounded-xl bg-secondary-600 shadow-lg dark:bg-secondary-700"
              />
            )}
            <div className="relative overflow-hidden rounded-xl bg-secondary-900 shadow-lg ring-1 ring-white/10 dark:bg-secondary-800">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3 ps-4 pe-3">
                <span
                  aria-hidden="true"
                  className="flex size-10 shrink-0 items-center justify-center rounded-full bg-white/10"
                >
                  <ArchiveBoxIcon className="size-5" />
                </span>
                <div className="min-w-0 flex-1 basis-32">
                  <p className="font-semibold">
                    <bdi>
                      {undoable.length > 1 ? `${undoable.length} conversations archived` : 'Conversation archived'}
                    </bdi>
                  </p>
                  <p className="text-secondary-300">
                    {undoable.length === 1
                      ? name
                      : undoable.length === 2
                        ? `${name} and 1 other`
                        : `${name} and ${undoable.length - 1} others`}
                  </p>
                </div>
                <div className="ms-auto flex items-center gap-1">
                  <button
                    type="button"
                    onClick={undo}
                    onFocus={() => setIsCounting(false)}
                    onBlur={() => setIsCounting(true)}
                    className="rounded-lg bg-white px-3.5 py-2 font-semibold text-secondary-950 transition duration-150 hover:bg-secondary-100 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none"
                  >
                    Undo
                  </button>
                  <button
                    type="button"
                    onClick={close}
                    onFocus={() => setIsCounting(false)}
                    onBlur={() => setIsCounting(true)}
                    className="rounded-lg p-2.5 text-secondary-300 transition duration-150 hover:bg-white/10 hover:text-white focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-white motion-reduce:transition-none"
                  >
                    <span className="sr-only">Close message</span>
                    <XMarkIcon aria-hidden="true" className="size-5" />
                  </button>
                </div>
              </div>
              <div
                aria-hidden="true"
                className="h-1 bg-primary-500 transition-all duration-1000 ease-linear motion-reduce:transition-none"
                style={{ width: `${(seconds / 8) * 100}%` }}
              />
            </div>
          </div>
        )}
      </div>
    </div>
  )
}
