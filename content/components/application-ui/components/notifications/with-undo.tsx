/**
 * @title Toast notification with undo
 * @description A toast notification that says what was archived and offers undo for ten seconds.
 * @keywords snackbar, flash message, undo delete, pop-up message, alert, push notification
 * @free
 * @layout padded
 * @minHeight 420
 * @opens Archive Halden Print
 * @order 1
 * @part AUI-C28-1
 */
import { useEffect, useState } from 'react'
import { ArchiveBoxIcon, XMarkIcon } from '@heroicons/react/20/solid'

const inbox = [
  { id: 'halden', from: 'Halden Print', subject: 'Proof for the spring poster, second round' },
  { id: 'osei', from: 'Osei Logistics', subject: 'Delivery window moved to Thursday' },
  { id: 'kowalczyk', from: 'Kowalczyk Family Dentistry', subject: 'Signed quote attached' },
]

export default function ToastNotificationWithUndo() {
  const [conversations, setConversations] = useState(inbox)
  const [archived, setArchived] = useState('')

  useEffect(() => {
    if (!archived) return
    const timer = setTimeout(() => setArchived(''), 10000)
    return () => clearTimeout(timer)
  }, [archived])

  function archive(id: string) {
    setConversations(conversations.filter((conversation) => conversation.id !== id))
    setArchived(inbox.find((conversation) => conversation.id === id)?.from ?? '')
  }

  function undo() {
    const kept = conversations.map((conversation) => conversation.id)
    setConversations(inbox.filter((conversation) => kept.includes(conversation.id) || conversation.from === archived))
    setArchived('')
  }

  return (
    <div className="mx-auto flex min-h-80 max-w-3xl flex-col">
      <section
        aria-labelledby="inbox-heading"
        className="rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
      >
        <h2 id="inbox-heading" className="p-5 text-base/7 font-semibold text-secondary-950 sm:px-6 dark:text-white">
          Inbox
        </h2>
        <ul role="list">
          {conversations.map((conversation) => (
            <li
              key={conversation.id}
              className="flex items-center gap-4 border-t border-secondary-950/10 px-5 py-3 sm:px-6 dark:border-white/10"
            >
              <div className="min-w-0 flex-1 text-sm/6">
                <p className="font-medium text-secondary-950 dark:text-white">{conversation.from}</p>
                <p className="text-secondary-600 dark:text-secondary-400">{conversation.subject}</p>
              </div>
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
        {conversations.length === 0 && (
          <p className="border-t border-secondary-950/10 px-5 py-8 text-center text-sm/6 text-secondary-600 dark:border-white/10 dark:text-secondary-400">
            All done. New mail appears here.
          </p>
        )}
      </section>
      <div
        role="status"
        className="pointer-events-none fixed inset-x-4 bottom-4 z-10 flex justify-center sm:justify-end"
      >
        {archived && (
          <div className="pointer-events-auto flex w-full max-w-sm items-center gap-3 rounded-xl bg-secondary-900 py-2 ps-4 pe-2 text-sm/6 text-white shadow-lg sm:py-3 dark:bg-secondary-700">
            <p className="min-w-0 flex-1">Archived {archived}</p>
            <button
              type="button"
              onClick={undo}
              className="shrink-0 rounded-lg px-2.5 py-2 font-semibold transition duration-150 hover:bg-white/10 focus-visible:outline-2 focus-visible:outline-white motion-reduce:transition-none sm:py-1"
            >
              Undo
            </button>
            <button
              type="button"
              onClick={() => setArchived('')}
              className="shrink-0 rounded-lg p-2.5 text-secondary-300 transition duration-150 hover:bg-white/10 hover:text-white focus-visible:outline-2 focus-visible:outline-white motion-reduce:transition-none sm:p-1.5"
            >
              <span className="sr-only">Close message</span>
              <XMarkIcon aria-hidden="true" className="size-5" />
            </button>
          </div>
        )}
      </div>
    </div>
  )
}
