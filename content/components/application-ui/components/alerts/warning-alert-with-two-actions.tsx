/**
 * @title Warning alert with two actions
 * @description A warning alert in the editor of a page, which explains a conflict and offers two ways out of it.
 * @keywords callout, confirm, conflict, inline message, notice with buttons
 * @layout padded
 * @order 2
 * @part AUI-C01-2
 */
import { useState } from 'react'
import { ArrowsRightLeftIcon, CheckCircleIcon, ExclamationTriangleIcon } from '@heroicons/react/20/solid'

const editors = ['/media/avatars/avatar-10.webp', '/media/avatars/avatar-03.webp']

export default function WarningAlertWithTwoActions() {
  const [answer, setAnswer] = useState('')

  return (
    <div className="mx-auto max-w-xl overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-secondary-950/10 bg-secondary-50 px-4 py-2 text-sm/6 text-secondary-600 sm:px-5 dark:border-white/10 dark:bg-white/5 dark:text-secondary-400">
        <h2 className="me-auto text-base/7 font-semibold text-secondary-950 dark:text-white">Delivery times</h2>
        You and Leyla are editing
        <span className="flex">
          {editors.map((editor) => (
            <img
              key={editor}
              src={editor}
              alt=""
              width={256}
              height={256}
              className="-ms-2 size-8 rounded-full ring-2 ring-secondary-50 first:ms-0 dark:ring-secondary-900"
            />
          ))}
        </span>
      </div>
      <div className="p-4 sm:p-5" role="status">
        {answer ? (
          <div className="flex gap-3 rounded-xl bg-green-50 p-4 text-sm/6 text-green-900 ring-1 ring-green-700/20 ring-inset dark:bg-green-400/10 dark:text-green-200 dark:ring-green-400/20">
            <CheckCircleIcon aria-hidden="true" className="my-0.5 size-5 shrink-0 text-green-700 dark:text-green-400" />
            <p className="min-w-0 flex-1 font-semibold">{answer}</p>
            <button
              type="button"
              onClick={() => setAnswer('')}
              className="-my-2 shrink-0 rounded-sm py-2 font-semibold underline decoration-current/30 underline-offset-4 hover:decoration-current focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-green-700 sm:my-0 sm:py-0 dark:focus-visible:outline-green-400"
            >
              Undo
            </button>
          </div>
        ) : (
          <div className="flex gap-3 rounded-xl bg-amber-50 p-4 text-sm/6 text-amber-900 ring-1 ring-amber-700/20 ring-inset dark:bg-amber-950 dark:text-amber-100 dark:ring-amber-500/50">
            <ExclamationTriangleIcon
              aria-hidden="true"
              className="my-0.5 size-5 shrink-0 text-amber-600 dark:text-amber-400"
            />
            <div className="min-w-0 flex-1">
              <p className="font-semibold text-pretty">Someone else changed this page while you were writing</p>
              <p className="mt-1 text-pretty">
                Leyla Demir saved a newer version at 10:42 AM. If you save yours, her two changes to this page will be
                lost.
              </p>
              <div className="mt-3 flex flex-wrap gap-3">
                <button
                  type="button"
                  onClick={() => setAnswer('Both versions are open side by side')}
                  className="inline-flex items-center gap-2 rounded-lg bg-white px-3 py-2 text-sm/6 font-semibold text-amber-950 shadow-xs ring-1 ring-amber-900/30 transition duration-150 ring-inset hover:bg-amber-100 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-amber-900 motion-reduce:transition-none sm:py-1.5 dark:bg-white/10 dark:text-white dark:shadow-none dark:ring-white/20 dark:hover:bg-white/15 dark:focus-visible:outline-amber-300"
                >
                  <ArrowsRightLeftIcon aria-hidden="true" className="-ms-0.5 size-5" />
                  Compare versions
                </button>
                <button
                  type="button"
                  onClick={() => setAnswer('Your version is saved')}
                  className="rounded-lg px-3 py-2 text-sm/6 font-semibold transition duration-150 hover:bg-amber-900/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-amber-900 motion-reduce:transition-none sm:py-1.5 dark:hover:bg-amber-300/10 dark:focus-visible:outline-amber-300"
                >
                  Save mine anyway
                </button>
              </div>
            </div>
          </div>
        )}
      </div>
      <article className="px-4 pb-5 sm:px-5">
        <p className="text-base/7 text-pretty text-secondary-700 dark:text-secondary-300">
          Prints leave our shop{' '}
          <mark className="rounded-sm bg-amber-200 px-1 text-amber-950 dark:bg-amber-400/25 dark:text-amber-100">
            within two working days
          </mark>
          <span
            aria-hidden="true"
            className="ms-px inline-block h-5 w-0.5 translate-y-1 bg-primary-600 dark:bg-primary-400"
          />
          . Posters over 24 inches take a day longer, since they dry flat before we roll them.
        </p>
      </article>
    </div>
  )
}
