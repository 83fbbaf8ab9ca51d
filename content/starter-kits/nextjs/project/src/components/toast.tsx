'use client'

import { CheckIcon, XMarkIcon } from '@heroicons/react/20/solid'
import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'

type Props = { toast: { text: string; id: string } | null }

/** The one place that says how something went. It is there from the start, so that screen readers hear what it says. */
export default function Toast({ toast }: Props) {
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-30 flex justify-center sm:inset-x-6 sm:bottom-6 sm:justify-end"
    >
      {toast && <Message key={toast.id} text={toast.text} />}
    </div>
  )
}

/** Stays until it is closed, or until somebody goes on. */
function Message({ text }: { text: string }) {
  const path = usePathname()
  const [place] = useState(path)
  const [isClosed, setIsClosed] = useState(false)

  // Where the browser loads a page, the proxy did so already.
  useEffect(() => {
    document.cookie = 'toast=; Path=/; Max-Age=0'
  }, [])

  if (path !== place && !isClosed) setIsClosed(true)
  if (isClosed) return null
  return (
    <div className="pointer-events-auto flex w-full max-w-sm items-center gap-3 rounded-xl bg-white py-2.5 ps-3 pe-2 text-sm/6 shadow-lg ring-1 ring-secondary-950/10 dark:bg-secondary-800 dark:ring-white/10">
      <span aria-hidden="true" className="grid size-7 shrink-0 place-items-center rounded-full bg-green-700 text-white">
        <CheckIcon className="size-5" />
      </span>
      <p className="min-w-0 flex-1 font-medium text-pretty text-secondary-950 dark:text-white">{text}</p>
      <button
        type="button"
        onClick={() => setIsClosed(true)}
        className="rounded-lg p-2.5 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:p-1.5 dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400 noscript:hidden"
      >
        <span className="sr-only">Close message</span>
        <XMarkIcon aria-hidden="true" className="size-5" />
      </button>
    </div>
  )
}
