/**
 * @title File upload progress list
 * @description A list of file uploads with a picture or the kind of file, a progress bar, the time left, a way to cancel or retry, and the outcome of each.
 * @keywords progress bar, loading, uploader, cancel upload, transfer
 * @free
 * @layout padded
 * @order 1
 * @part AUI-C33-1
 */
import { useState } from 'react'
import { ArrowPathIcon, CheckCircleIcon, XMarkIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const queue = [
  {
    id: 'photo',
    name: 'reading-corner.jpg',
    type: 'JPG',
    image: '/media/scenes/corner-sage.webp',
    size: '4.2 MB',
    left: '',
    percent: 100,
    status: 'sent',
  },
  {
    id: 'film',
    name: 'fall-collection-film.mov',
    type: 'MOV',
    image: '/media/scenes/meeting-ochre.webp',
    size: '86 MB',
    left: '12 seconds left',
    percent: 64,
    status: 'sending',
  },
  {
    id: 'prices',
    name: 'price-list-2026-09.csv',
    type: 'CSV',
    image: '',
    size: '1.1 MB',
    left: '',
    percent: 31,
    status: 'failed',
  },
]

// What stands below the name
function detailOf(status: string, percent: number, size: string, left: string) {
  if (status === 'failed') return `Connection lost at ${percent}% of ${size}`
  if (status === 'waiting') return `Connecting again, goes on at ${percent}%`
  return status === 'sent' ? `Uploaded, ${size}` : `${percent}% of ${size}, ${left}`
}

export default function FileUploadProgressList() {
  const [files, setFiles] = useState(queue)

  function remove(id: string) {
    setFiles(files.filter((file) => file.id !== id))
  }

  function retry(id: string) {
    // Start your upload again here
    setFiles(files.map((file) => (file.id === id ? { ...file, status: 'waiting' } : file)))
  }

  return (
    <section
      aria-labelledby="uploads-heading"
      className="mx-auto max-w-xl rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="flex items-baseline justify-between gap-4 px-5 py-4 sm:px-6">
        <h2 id="uploads-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
          Uploads
        </h2>
        <p className="text-sm/6 text-secondary-600 tabular-nums dark:text-secondary-400">
          <bdi>
            {files.filter((file) => file.status === 'sent').length} of {files.length} done
          </bdi>
        </p>
      </div>
      <ul role="list">
        {files.map((file) => (
          <li key={file.id} className="border-t border-secondary-950/10 px-5 py-4 sm:px-6 dark:border-white/10">
            <div className="flex items-center gap-3">
              {file.image ? (
                <img
                  src={file.image}
                  alt=""
                  width={1200}
                  height={900}
                  className="h-14 w-16 shrink-0 rounded-lg object-cover"
                />
              ) : (
                <span
                  aria-hidden="true"
                  className="flex h-14 w-16 shrink-0 items-center justify-center rounded-lg bg-primary-50 text-sm/5 font-semibold text-primary-800 dark:bg-primary-400/15 dark:text-primary-200"
                >
                  {file.type}
                </span>
              )}
              <div className="min-w-0 flex-1 text-sm/6">
                <p className="font-medium wrap-break-word text-secondary-950 dark:text-white">{file.name}</p>
                <p
                  className={
                    file.status === 'failed'
                      ? 'text-red-700 dark:text-red-400'
                      : 'text-secondary-600 dark:text-secondary-400'
                  }
                >
                  <bdi>{detailOf(file.status, file.percent, file.size, file.left)}</bdi>
                </p>
              </div>
              {file.status === 'failed' && (
                <button
                  type="button"
                  onClick={() => retry(file.id)}
                  className="-m-1 shrink-0 rounded-lg p-2.5 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:m-0 sm:p-1.5 dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
                >
                  <ArrowPathIcon aria-hidden="true" className="size-5" />
                  <span className="sr-only">Try {file.name} again</span>
                </button>
              )}
              {file.status === 'sent' ? (
                <CheckCircleIcon
                  aria-hidden="true"
                  className="m-1.5 size-5 shrink-0 text-green-600 dark:text-green-400"
                />
              ) : (
                <button
                  type="button"
                  onClick={() => remove(file.id)}
                  className="-m-1 shrink-0 rounded-lg p-2.5 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:m-0 sm:p-1.5 dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
                >
                  <XMarkIcon aria-hidden="true" className="size-5" />
                  <span className="sr-only">Cancel {file.name}</span>
                </button>
              )}
            </div>
            {file.status !== 'sent' && (
              <div
                role="progressbar"
                aria-label={file.name}
                aria-valuenow={file.percent}
                aria-valuemin={0}
                aria-valuemax={100}
                className="mt-2 h-1.5 overflow-hidden rounded-full bg-secondary-200 dark:bg-white/15"
              >
                <div
                  style={{ width: `${file.percent}%` }}
                  className={clsx(
                    'h-full rounded-full',
                    file.status === 'failed' && 'bg-red-600 dark:bg-red-400',
                    file.status === 'waiting' &&
                      'animate-pulse bg-primary-600 motion-reduce:animate-none dark:bg-primary-500',
                    file.status === 'sending' && 'bg-primary-600 dark:bg-primary-500',
                  )}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
