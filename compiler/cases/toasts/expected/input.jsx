import { useState } from 'react'
import { XMarkIcon } from '@heroicons/react/20/solid'

const timeOnScreen = 5000

export default function StackedToasts() {
  const [toasts, setToasts] = useState([])
  const [count, setCount] = useState(0)

  function dismiss(id) {
    setToasts((current) => current.filter((toast) => toast.id !== id))
  }

  function announce(text) {
    const id = count + 1
    setCount(id)
    setToasts((current) => [...current, { id, text }])
    setTimeout(() => dismiss(id), timeOnScreen)
  }

  return (
    <div className="min-h-60">
      <div className="flex gap-3">
        <button
          type="button"
          onClick={() => announce('The invoice was sent.')}
          className="rounded-md bg-primary-600 px-3 py-2 text-sm text-white"
        >
          Send invoice
        </button>
        <button
          type="button"
          onClick={() => announce('The draft was saved.')}
          className="rounded-md bg-secondary-100 px-3 py-2 text-sm text-secondary-900"
        >
          Save draft
        </button>
      </div>
      <div role="status" className="fixed end-4 bottom-4 flex w-72 flex-col gap-2">
        {toasts.map((toast) => (
          <div key={toast.id} className="flex items-center gap-3 rounded-md bg-secondary-900 p-3 text-sm text-white">
            <p>{toast.text}</p>
            <button type="button" onClick={() => dismiss(toast.id)} className="ms-auto">
              <span className="sr-only">Dismiss</span>
              <XMarkIcon aria-hidden="true" className="size-5" />
            </button>
          </div>
        ))}
      </div>
    </div>
  )
}
