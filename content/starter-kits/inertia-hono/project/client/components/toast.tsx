import { usePage } from '@inertiajs/react'
import { CheckCircleIcon, XMarkIcon } from '@heroicons/react/20/solid'
import { useEffect, useState } from 'react'

/** Says what was done. The region is there from the start, so that screen readers hear what comes into it. */
export default function Toast() {
  const { flash } = usePage()
  const [dismissed, setDismissed] = useState<typeof flash | null>(null)
  const toast = flash === dismissed ? undefined : flash.toast

  useEffect(() => {
    if (!flash.toast) return
    const timer = setTimeout(() => setDismissed(flash), 8000)
    return () => clearTimeout(timer)
  }, [flash])

  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-30 flex justify-center p-4 sm:justify-end sm:p-6"
    >
      {toast && (
        <div className="pointer-events-auto flex w-full max-w-sm items-center gap-3 rounded-xl bg-white py-2.5 ps-4 pe-2.5 shadow-lg ring-1 ring-secondary-950/10 dark:bg-secondary-800 dark:ring-white/10">
          <CheckCircleIcon aria-hidden="true" className="size-5 shrink-0 text-primary-600 dark:text-primary-400" />
          <p className="min-w-0 flex-1 text-sm/6 font-medium text-secondary-950 dark:text-white">{toast}</p>
          <button
            type="button"
            onClick={() => setDismissed(flash)}
            className="grid size-9 place-items-center rounded-lg text-secondary-600 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
          >
            <span className="sr-only">Dismiss</span>
            <XMarkIcon aria-hidden="true" className="size-5" />
          </button>
        </div>
      )}
    </div>
  )
}
