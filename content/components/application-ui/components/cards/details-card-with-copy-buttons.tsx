/**
 * @title Details card with copy buttons
 * @description A card that lists a record's fields with a copy button beside each value, and marks the one copied last.
 * @keywords description list, key value list, data list, facts, copy to clipboard, payment details, record
 * @layout padded
 * @order 2
 * @part AUI-C10-2
 */
import { useState } from 'react'
import { CheckIcon, Square2StackIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const details = [
  { id: 'account', name: 'Account holder', value: 'Halden Print LLC' },
  { id: 'routing', name: 'Routing number', value: '125 000 105' },
  { id: 'number', name: 'Account number', value: '4410 2207 9135' },
  { id: 'reference', name: 'Reference', value: 'HP-5530' },
]

export default function DetailsCardWithCopyButtons() {
  // The sample starts with one copied; begin with an empty text.
  const [copied, setCopied] = useState('number')

  async function copy(id: string, value: string) {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(id)
    } catch {
      setCopied('')
    }
  }

  return (
    <section
      aria-labelledby="transfer-heading"
      className="mx-auto max-w-xl rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="p-5 sm:px-6">
        <h2 id="transfer-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
          Pay by bank transfer
        </h2>
        <p className="text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400">
          Send $2,148.00 by September 30 with this reference.
        </p>
      </div>
      <dl>
        {details.map((detail) => (
          <div
            key={detail.id}
            className={clsx(
              'grid items-center gap-x-4 border-t border-secondary-950/10 px-5 py-2.5 text-sm/6 sm:grid-cols-3 sm:px-6 dark:border-white/10',
              copied === detail.id && 'bg-green-50 dark:bg-green-400/10',
            )}
          >
            <dt className="text-secondary-600 dark:text-secondary-400">{detail.name}</dt>
            <dd className="flex items-center justify-between gap-4 sm:col-span-2">
              <span className="min-w-0 text-base/6 font-semibold wrap-break-word text-secondary-950 tabular-nums dark:text-white">
                {detail.value}
              </span>
              <button
                type="button"
                onClick={() => copy(detail.id, detail.value)}
                className={clsx(
                  '-me-2 inline-flex min-h-10 shrink-0 items-center gap-1.5 rounded-lg px-2.5 text-sm/5 font-semibold transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:min-h-8 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400',
                  copied === detail.id
                    ? 'text-green-800 dark:text-green-300'
                    : 'text-secondary-700 dark:text-secondary-300',
                )}
              >
                {copied === detail.id ? (
                  <CheckIcon aria-hidden="true" className="size-5" />
                ) : (
                  <Square2StackIcon aria-hidden="true" className="size-5 text-secondary-500 dark:text-secondary-400" />
                )}
                {copied === detail.id ? 'Copied' : 'Copy'}
                <span className="sr-only"> {detail.name}</span>
              </button>
            </dd>
          </div>
        ))}
      </dl>
      <p role="status" className="sr-only">
        {copied !== '' && 'Copied'}
      </p>
    </section>
  )
}
