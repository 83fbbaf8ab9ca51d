/**
 * @title Details card with copy buttons
 * @description A card that lists a record's fields with a copy button beside each value people need elsewhere.
 * @keywords description list, key value list, data list, facts, copy to clipboard, payment details, record
 * @layout padded
 * @order 2
 * @part AUI-C10-2
 */
import { useEffect, useState } from 'react'
import { CheckIcon, ClipboardDocumentIcon } from '@heroicons/react/20/solid'

const details = [
  { id: 'account', name: 'Account holder', value: 'Halden Print LLC' },
  { id: 'routing', name: 'Routing number', value: '123456780' },
  { id: 'number', name: 'Account number', value: '4410 2207 91' },
  { id: 'reference', name: 'Reference', value: 'INV-2081' },
]

export default function DetailsCardWithCopyButtons() {
  const [copied, setCopied] = useState('')

  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(''), 2500)
    return () => clearTimeout(timer)
  }, [copied])

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
          Please send $1,860.00 by September 30 and quote the reference so that we can match it.
        </p>
      </div>
      <dl>
        {details.map((detail) => (
          <div
            key={detail.id}
            className="grid items-center gap-x-4 border-t border-secondary-950/10 px-5 py-2.5 text-sm/6 sm:grid-cols-3 sm:px-6 dark:border-white/10"
          >
            <dt className="text-secondary-600 dark:text-secondary-400">{detail.name}</dt>
            <dd className="flex items-center justify-between gap-4 sm:col-span-2">
              <span className="min-w-0 font-medium wrap-break-word text-secondary-950 tabular-nums dark:text-white">
                {detail.value}
              </span>
              <button
                type="button"
                onClick={() => copy(detail.id, detail.value)}
                className="-m-1 shrink-0 rounded-lg p-2.5 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:m-0 sm:p-1.5 dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
              >
                {copied === detail.id ? (
                  <CheckIcon aria-hidden="true" className="size-5 text-green-700 dark:text-green-400" />
                ) : (
                  <ClipboardDocumentIcon aria-hidden="true" className="size-5" />
                )}
                <span className="sr-only">Copy {detail.name}</span>
              </button>
            </dd>
          </div>
        ))}
      </dl>
      <p role="status" className="sr-only">
        {copied && 'Copied'}
      </p>
    </section>
  )
}
