/**
 * @title Toast
 * @description The region where a sentence is said once.
 * @layout full
 * @order 22
 */
import { useEffect, useState } from 'react'
import { XMarkIcon } from '@heroicons/react/20/solid'

/* from lib/toast */
function watchToast(listener: (text: string) => void) {
  return () => listener('')
}

export default function Toast() {
  const [text, setText] = useState('')

  useEffect(() => {
    const stop = watchToast((said: string) => setText(said))
    return () => stop()
  }, [])

  return (
    <div role="status" className="fixed end-4 bottom-4 z-30 max-w-[calc(100vw-2rem)]">
      {text && (
        <div className="bg-secondary-950 dark:text-secondary-950 flex items-center gap-3 rounded-xl py-2 ps-4 pe-2 text-sm/6 font-medium text-white shadow-lg dark:bg-white">
          <p className="py-1">{text}</p>
          <button
            type="button"
            onClick={() => setText('')}
            className="dark:hover:bg-secondary-950/10 grid size-8 place-items-center rounded-lg hover:bg-white/15 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-400 dark:focus-visible:outline-primary-600"
          >
            <span className="sr-only">Dismiss</span>
            <XMarkIcon aria-hidden="true" className="size-5" />
          </button>
        </div>
      )}
    </div>
  )
}
